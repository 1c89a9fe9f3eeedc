import LayoutEngine

/// A tree described in a test, with names for the views whose frames matter.
struct View {
  var rule: LayoutRule
  var children: [View] = []
  var name: String?
  /// The result of its guide as data, if it is known.
  var formula: Formula?
  /// Elided containers around this view, the outermost first.
  var elided: [LayoutRule] = []
  var direction: LayoutDirection?

  func named(_ name: String) -> View {
    var view = self
    view.name = name
    return view
  }

  func inside(_ rule: LayoutRule, and others: View...) -> View { View(rule: rule, children: [self] + others) }

  func alone(in container: LayoutRule) -> View {
    var view = self
    view.elided.insert(container, at: 0)
    return view
  }

  func rightToLeft() -> View {
    var view = self
    view.direction = .rightToLeft
    return view
  }
}

// MARK: - Views

var color: View { View(rule: .shape) }
var circle: View { View(rule: .circle) }
var divider: View { View(rule: .divider) }

func box(_ width: Double, _ height: Double) -> View { color.frame(width, height) }
func text(_ string: String) -> View { View(rule: .text(StyledText(string))) }
func spacer(_ minLength: Double? = nil) -> View { View(rule: .spacer(minLength: minLength)) }
func image(_ width: Double, _ height: Double, isResizable: Bool = false) -> View {
  View(rule: .image(size: Size(width: width, height: height), isResizable: isResizable))
}

func row(_ alignment: AlignmentKey, spacing: Double? = nil, _ children: [View]) -> View {
  View(rule: .stack(.horizontal, alignment: alignment, spacing: spacing), children: children)
}
func row(_ alignment: AlignmentKey, spacing: Double? = nil, _ children: View...) -> View {
  row(alignment, spacing: spacing, children)
}
func row(spacing: Double? = nil, _ children: [View]) -> View { row(.verticalCenter, spacing: spacing, children) }
func row(spacing: Double? = nil, _ children: View...) -> View { row(.verticalCenter, spacing: spacing, children) }
func column(_ alignment: AlignmentKey, spacing: Double? = nil, _ children: [View]) -> View {
  View(rule: .stack(.vertical, alignment: alignment, spacing: spacing), children: children)
}
func column(_ alignment: AlignmentKey, spacing: Double? = nil, _ children: View...) -> View {
  column(alignment, spacing: spacing, children)
}
func column(spacing: Double? = nil, _ children: [View]) -> View {
  column(.horizontalCenter, spacing: spacing, children)
}
func column(spacing: Double? = nil, _ children: View...) -> View {
  column(.horizontalCenter, spacing: spacing, children)
}
func layers(_ alignment: Alignment = .center, _ children: View...) -> View {
  View(rule: .zStack(alignment), children: children)
}

// MARK: - Modifiers

extension View {
  func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> View {
    inside(.fixedFrame(width: width, height: height, alignment: alignment))
  }
  func frame(_ frame: FlexibleFrame, _ alignment: Alignment = .center) -> View {
    inside(.flexibleFrame(frame, alignment: alignment))
  }
  func padding(_ all: Double) -> View { padding(EdgeInsets(top: all, leading: all, bottom: all, trailing: all)) }
  func padding(_ insets: EdgeInsets) -> View { inside(.padding(insets)) }
  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> View {
    inside(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
  func aspectRatio(_ ratio: Double?, _ mode: ContentMode = .fit) -> View { inside(.aspectRatio(ratio, mode)) }
  func offset(_ x: Double, _ y: Double) -> View { inside(.offset(x: x, y: y)) }
  func position(_ x: Double, _ y: Double) -> View { inside(.position(x: x, y: y)) }
  func priority(_ priority: Double) -> View { inside(.layoutPriority(priority)) }
  func guide(_ key: AlignmentKey, isPure: Bool = false, _ value: @escaping (ViewDimensions) -> Double) -> View {
    inside(.alignmentGuide(key, isPure: isPure, value))
  }
  func guide(_ key: AlignmentKey, at value: Double) -> View { guide(key) { _ in value } }
  func overlay(_ alignment: Alignment, _ secondary: View) -> View { inside(.overlay(alignment), and: secondary) }
  func overlay(_ secondary: View) -> View { overlay(.center, secondary) }
  func background(_ alignment: Alignment, _ secondary: View) -> View { inside(.background(alignment), and: secondary) }
  func background(_ secondary: View) -> View { background(.center, secondary) }
}

// MARK: - Laying out

/// A layout with its frames by name as `[x, y, width, height]`, to a thousandth of a point.
struct Scene {
  var result: LayoutResult
  var count: Int
  private var nodes: [String: Int]

  init(
    _ width: Double, _ height: Double, scale: Double = 2, maximumDepth: Int = 1000,
    _ view: (inout LayoutTreeBuilder) -> View
  ) {
    var builder = LayoutTreeBuilder(maximumDepth: maximumDepth)
    var nodes: [String: Int] = [:]
    Self.add(view(&builder), to: &builder, &nodes)
    let tree = builder.finish()
    count = tree.count
    self.nodes = nodes
    result = tree.layout(in: Size(width: width, height: height), scale: scale)
  }

  init(_ width: Double, _ height: Double, scale: Double = 2, _ view: View) {
    self.init(width, height, scale: scale) { _ in view }
  }

  subscript(name: String) -> [Double] {
    guard let node = nodes[name] else { return [] }
    let frame = result.frame(of: node)
    return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
  }

  var statistics: LayoutStatistics { result.statistics }
  var noteKinds: [LayoutNote.Kind] { result.notes.map(\.kind) }
  /// The kinds of quantity that had an invalid number.
  var oddNumbers: [LayoutNote.Quantity] {
    noteKinds.compactMap { if case .invalidNumber(let quantity, _) = $0 { quantity } else { nil } }
  }

  /// Whether every number of every frame is finite.
  var isFinite: Bool {
    (0..<count).allSatisfy { node in
      let frame = result.frame(of: node)
      return frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
    }
  }

  private static func add(_ view: View, to builder: inout LayoutTreeBuilder, _ nodes: inout [String: Int]) {
    let direction = builder.layoutDirection
    builder.layoutDirection = view.direction ?? direction
    for container in view.elided { builder.elide(container) }
    let node = builder.open(view.rule)
    if let name = view.name { nodes[name] = node }
    for child in view.children { add(child, to: &builder, &nodes) }
    builder.close()
    builder.layoutDirection = direction
  }
}
