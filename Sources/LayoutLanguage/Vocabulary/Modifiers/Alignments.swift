import LayoutEngine

extension Vocabulary {
  /// Alignments of both axes, and what a guide's closure is given.
  static let alignmentTypes: [NativeDeclaration] =
    [
      .type("protocol AlignmentID"), .type("struct HorizontalAlignment: Hashable"),
      .type("struct VerticalAlignment: Hashable"),
      .type("struct Alignment: Hashable"), .type("struct ViewDimensions"),

      .member("HorizontalAlignment", "init(_ id: AlignmentID.Type)") { _, a in
        guard case .metatype(let id)? = a[0] else { return .horizontalAlignment(.builtIn(.horizontalCenter)) }
        return .horizontalAlignment(.custom(id))
      },
      .member("VerticalAlignment", "init(_ id: AlignmentID.Type)") { _, a in
        guard case .metatype(let id)? = a[0] else { return .verticalAlignment(.builtIn(.verticalCenter)) }
        return .verticalAlignment(.custom(id))
      },
      .member("Alignment", "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") { _, a in
        .alignment(a.horizontal(0), a.vertical(1))
      },
      .member("Alignment", "var horizontal: HorizontalAlignment") { _, a in .horizontalAlignment(a.alignment(0).0) },
      .member("Alignment", "var vertical: VerticalAlignment") { _, a in .verticalAlignment(a.alignment(0).1) },

      .member("ViewDimensions", "var width: CGFloat") { _, a in .double(a.dimensions?.width ?? 0) },
      .member("ViewDimensions", "var height: CGFloat") { _, a in .double(a.dimensions?.height ?? 0) },
      .member("ViewDimensions", "subscript(_ guide: HorizontalAlignment) -> CGFloat") { run, a in
        .double(a.dimensions?[run.key(a.horizontal(1), .horizontal)] ?? 0)
      },
      .member("ViewDimensions", "subscript(_ guide: VerticalAlignment) -> CGFloat") { run, a in
        .double(a.dimensions?[run.key(a.vertical(1), .vertical)] ?? 0)
      },
      .member("ViewDimensions", "subscript(explicit guide: HorizontalAlignment) -> CGFloat?") { run, a in
        explicit(a.dimensions?[explicit: run.key(a.horizontal(1), .horizontal)])
      },
      .member("ViewDimensions", "subscript(explicit guide: VerticalAlignment) -> CGFloat?") { run, a in
        explicit(a.dimensions?[explicit: run.key(a.vertical(1), .vertical)])
      },
    ]
    + horizontal.map { name, key in
      .constant("HorizontalAlignment", name, "HorizontalAlignment", .horizontalAlignment(.builtIn(key)))
    }
    + vertical.map { name, key in
      .constant("VerticalAlignment", name, "VerticalAlignment", .verticalAlignment(.builtIn(key)))
    }
    + combined.map { name, alignment in
      .constant(
        "Alignment", name, "Alignment", .alignment(.builtIn(alignment.horizontal), .builtIn(alignment.vertical)))
    }

  /// SwiftUI's names of lines along x.
  static let horizontal: [(String, AlignmentKey)] = [
    ("leading", .leading), ("center", .horizontalCenter), ("trailing", .trailing),
  ]

  /// SwiftUI's names of lines along y.
  static let vertical: [(String, AlignmentKey)] = [
    ("top", .top), ("center", .verticalCenter), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
    ("lastTextBaseline", .lastTextBaseline),
  ]

  /// SwiftUI's names of both in one.
  static let combined: [(String, Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing), ("centerFirstTextBaseline", .centerFirstTextBaseline),
    ("centerLastTextBaseline", .centerLastTextBaseline), ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
    ("leadingLastTextBaseline", .leadingLastTextBaseline), ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
    ("trailingLastTextBaseline", .trailingLastTextBaseline),
  ]

  private static func explicit(_ value: Double?) -> Value { value.map { .some(.double($0)) } ?? .none }
}

extension Arguments {
  /// A horizontal alignment; the centre where the call left it out.
  func horizontal(_ index: Int) -> AlignmentValue {
    if case .horizontalAlignment(let value)? = unwrapped(index) { return value }
    return .builtIn(.horizontalCenter)
  }

  func vertical(_ index: Int) -> AlignmentValue {
    if case .verticalAlignment(let value)? = unwrapped(index) { return value }
    return .builtIn(.verticalCenter)
  }

  /// Both axes; the centre where the call left it out.
  func alignment(_ index: Int) -> (AlignmentValue, AlignmentValue) {
    if case .alignment(let horizontal, let vertical)? = unwrapped(index) { return (horizontal, vertical) }
    return (.builtIn(.horizontalCenter), .builtIn(.verticalCenter))
  }

  var dimensions: ViewDimensions? {
    if case .dimensions(let dimensions)? = self[0] { return dimensions }
    return nil
  }
}
