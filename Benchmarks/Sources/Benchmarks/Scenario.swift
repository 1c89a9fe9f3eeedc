import LayoutEngine

/// A shape of tree that can be made with any number of rows, levels or views.
enum Scenario: String, CaseIterable {
  /// A column of rows: picture, column of three lines, spacer, icon.
  case wide
  /// The same, each row aligned by a custom line that its picture sets by hand.
  case wideWithGuides = "wide-guides"
  /// Rows in columns in rows …, at each level one rigid view.
  case deepFixed = "deep-fixed"
  /// The same with a view of 5 to 700 points at each level, both ways.
  case deepFlexible = "deep-flexible"
  /// The same with a word at each level.
  case deepText = "deep-text"
  /// One row of views of many different minimums and maximums.
  case flexibleRow = "flexible-row"

  /// The yardstick's name for the same shape, if it has it.
  var yardstick: String? {
    switch self {
    case .wide, .wideWithGuides: "wide"
    case .deepFixed: "deepA"
    case .deepFlexible: "deepP"
    case .deepText: nil
    case .flexibleRow: "flexrow"
    }
  }

  /// How many rows, levels or views.
  var sizes: [Int] {
    switch self {
    case .wide, .wideWithGuides: [100, 10_000]
    case .deepFixed, .deepFlexible, .deepText: [40, 400]
    case .flexibleRow: [1_000, 100_000]
    }
  }

  func stage(_ count: Int) -> Size {
    switch self {
    case .wide, .wideWithGuides: Size(width: 400, height: 1e9)
    case .deepFixed, .deepFlexible, .deepText: Size(width: 1000, height: 1000)
    case .flexibleRow: Size(width: 60 * Double(count), height: 40)
    }
  }

  func tree(_ count: Int) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    switch self {
    case .wide: builder.addRows(count, aligned: .verticalCenter)
    case .wideWithGuides:
      let eyes = builder.addKey(.vertical, name: "eyes") { $0[.verticalCenter] }
      builder.addRows(count, aligned: eyes)
    case .deepFixed: builder.addNest(count) { $0.addRigid(10, 10) }
    case .deepFlexible: builder.addNest(count) { $0.addFlexible(5...700, 5...700) }
    case .deepText: builder.addNest(count) { $0.add(.text(StyledText("word"))) }
    case .flexibleRow: builder.addFlexibleRow(count)
    }
    return builder.finish()
  }
}

extension LayoutTreeBuilder {
  fileprivate mutating func addRows(_ count: Int, aligned key: AlignmentKey) {
    open(.stack(.vertical, alignment: .leading, spacing: 0))
    for _ in 0..<count {
      open(.stack(.horizontal, alignment: key, spacing: 0))
      if key == .verticalCenter {
        addRigid(40, 40)
      } else {
        open(.alignmentGuide(key, isPure: true) { $0.height * 0.4 })
        addRigid(40, 40)
        close()
      }
      open(.stack(.vertical, alignment: .leading, spacing: 0))
      for width in [80.0, 90, 100] { addRigid(width, 16) }
      close()
      add(.spacer(minLength: 0))
      addRigid(24, 24)
      close()
    }
    close()
  }

  /// Two children at each level: a view, and the next level.
  fileprivate mutating func addNest(_ depth: Int, _ addView: (inout LayoutTreeBuilder) -> Void) {
    for level in 0..<depth {
      open(
        level.isMultiple(of: 2)
          ? .stack(.horizontal, alignment: .verticalCenter, spacing: 0)
          : .stack(.vertical, alignment: .horizontalCenter, spacing: 0))
      addView(&self)
    }
    addView(&self)
    for _ in 0..<depth { close() }
  }

  fileprivate mutating func addFlexibleRow(_ count: Int) {
    open(.stack(.horizontal, alignment: .verticalCenter, spacing: 0))
    for index in 0..<count {
      let minimum = Double(5 + index * 7 % 40)
      let maximum = index.isMultiple(of: 10) ? .infinity : minimum + Double(10 + index * 13 % 200)
      addFlexible(minimum...maximum, 0...40)
    }
    close()
  }

  /// A view that takes no other size: a picture.
  fileprivate mutating func addRigid(_ width: Double, _ height: Double) {
    add(.image(size: Size(width: width, height: height), isResizable: false))
  }

  /// A colour in a frame with bounds.
  fileprivate mutating func addFlexible(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) {
    let bounds = FlexibleFrame(
      minWidth: widths.lowerBound, maxWidth: widths.upperBound, minHeight: heights.lowerBound,
      maxHeight: heights.upperBound)
    open(.flexibleFrame(bounds, alignment: .center))
    add(.shape)
    close()
  }
}
