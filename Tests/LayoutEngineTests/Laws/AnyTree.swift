@testable import LayoutEngine

/// The parameters of random trees.
struct Ingredients {
  var depth = 4
  /// Every length in the tree is a multiple of this.
  var unit = 1.0
  /// Whether views have explicit guides.
  var hasGuides = true
  var hasTexts = true
  /// Whether all lengths scale: only explicit gaps, and shapes with an explicit ideal size.
  var isScalable = false
}

/// A random tree of every kind of view that the builder has, the same for the same seed.
struct AnyTree {
  private let ingredients: Ingredients
  private let custom: AlignmentKey
  private var random: SmallGenerator
  private var budget: Int

  init(seed: Int, custom: AlignmentKey, _ ingredients: Ingredients = Ingredients()) {
    self.ingredients = ingredients
    self.custom = custom
    random = SmallGenerator(state: UInt64(truncatingIfNeeded: seed) &* 7919 &+ 17)
    budget = 14
    for _ in 0..<4 { _ = random.next() }
  }

  static func make(seed: Int, _ ingredients: Ingredients = Ingredients()) -> LaidTree {
    LaidTree(unit: ingredients.unit) { custom in
      var maker = AnyTree(seed: seed, custom: custom, ingredients)
      return maker.view(ingredients.depth)
    }
  }

  // MARK: Choices

  mutating func choice(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }

  mutating func oneOf<Element>(_ list: [Element]) -> Element { list[choice(list.count)] }

  mutating func length(_ range: ClosedRange<Int> = 0...90) -> Double {
    Double(Int.random(in: range, using: &random)) * ingredients.unit
  }

  private mutating func perhaps(_ range: ClosedRange<Int> = 0...90) -> Double? {
    let length = length(range)
    return choice(3) == 0 ? nil : length
  }

  private mutating func gap() -> Double? {
    let length = length(-4...20)
    return choice(3) == 0 && !ingredients.isScalable ? nil : length
  }

  private mutating func across(_ axis: Axis) -> AlignmentKey {
    axis == .vertical
      ? oneOf([.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, custom])
      : oneOf([.leading, .horizontalCenter, .trailing])
  }

  mutating func alignment() -> Alignment {
    Alignment(horizontal: across(.horizontal), vertical: across(.vertical))
  }

  // MARK: Views

  mutating func view(_ depth: Int) -> View {
    budget -= 1
    guard depth > 0, budget > 0 else { return leaf() }
    switch choice(8) {
    case 0: return leaf()
    case 1...3: return container(depth)
    default: return modified(depth)
    }
  }

  private mutating func leaf() -> View {
    switch choice(8) {
    case 0: return liking(color)
    case 1: return liking(circle)
    case 2: return image(length(), length())
    case 3: return liking(image(length(), length(), isResizable: true))
    case 4: return spacer(choice(2) == 0 && !ingredients.isScalable ? nil : length())
    case 5: return liking(divider)
    case 6 where ingredients.hasTexts: return text(oneOf(["Word", "A few more words", "One\nTwo", ""]))
    case 7 where !ingredients.isScalable: return View(rule: .geometryReader, children: [color, image(length(), 7)])
    default: return color.frame(length(), length())
    }
  }

  /// A shape with an explicit ideal size in a scalable tree; the default ideal of 10 points would not scale.
  private mutating func liking(_ shape: View) -> View {
    guard ingredients.isScalable else { return shape }
    return shape.frame(FlexibleFrame(idealWidth: length(), idealHeight: length()))
  }

  private mutating func several(_ depth: Int) -> [View] {
    var views: [View] = []
    for _ in 0..<(1 + choice(3)) {
      let view = view(depth - 1)
      views.append(choice(5) == 0 ? view.priority(Double(choice(3))) : view)
    }
    return views
  }

  private mutating func container(_ depth: Int) -> View {
    let axis: Axis = choice(2) == 0 ? .horizontal : .vertical
    let rule: LayoutRule
    switch choice(9) {
    case 0...2: rule = .stack(axis, alignment: across(axis.other), spacing: gap())
    case 3: rule = .zStack(alignment())
    case 4: rule = .lazyStack(axis, alignment: across(axis.other), spacing: gap())
    case 5: rule = .lazyGrid(lazyGrid(axis))
    case 6: rule = .viewThatFits(horizontal: choice(3) > 0, vertical: choice(2) == 0)
    case 7: return grid(depth)
    default: rule = .custom(Steps(step: length(0...9)))
    }
    return View(rule: rule, children: several(depth))
  }

  private mutating func lazyGrid(_ axis: Axis) -> LazyGrid {
    let tracks = (0..<(1 + choice(3))).map { _ in
      let thickness: GridTrack.Thickness =
        switch choice(3) {
        case 0: .fixed(length())
        case 1: .flexible(minimum: length(0...40), maximum: choice(2) == 0 ? .infinity : length(40...90))
        default: .adaptive(minimum: length(8...40), maximum: .infinity)
        }
      return GridTrack(thickness, spacing: gap(), alignment: choice(2) == 0 ? nil : alignment())
    }
    return LazyGrid(axis, tracks: tracks, alignment: across(axis.other), spacing: gap())
  }

  private mutating func grid(_ depth: Int) -> View {
    var rows: [View] = []
    for _ in 0..<(1 + choice(3)) {
      guard choice(4) > 0 else {
        rows.append(view(depth - 2))
        continue
      }
      var cells: [View] = []
      for _ in 0..<(1 + choice(3)) {
        let view = view(depth - 2)
        cells.append(choice(3) == 0 ? view.inside(.gridCell(cell())) : view)
      }
      rows.append(View(rule: .gridRow(choice(2) == 0 ? nil : across(.vertical)), children: cells))
    }
    return View(rule: .grid(alignment(), horizontalSpacing: gap(), verticalSpacing: gap()), children: rows)
  }

  private mutating func cell() -> GridCell {
    var cell = GridCell()
    cell.columns = 1 + choice(2)
    cell.isUnsizedHorizontally = choice(3) == 0
    cell.isUnsizedVertically = choice(3) == 0
    if choice(3) == 0 { cell.anchor = UnitPoint(x: 0.25, y: 1) }
    if choice(3) == 0 { cell.columnAlignment = across(.horizontal) }
    return cell
  }

  private mutating func modified(_ depth: Int) -> View {
    let inside = view(depth - 1)
    switch choice(15) {
    case 0, 1:
      return inside.padding(
        EdgeInsets(top: length(-9...20), leading: length(-9...20), bottom: length(-9...20), trailing: length(-9...20)))
    case 2, 3: return inside.frame(perhaps(), perhaps(), alignment())
    case 4, 5: return inside.frame(bounds(), alignment())
    case 6: return inside.fixedSize(horizontal: choice(2) == 0, vertical: choice(2) == 0)
    case 7: return inside.aspectRatio(oneOf([nil, 0.5, 1, 2]), oneOf([.fit, .fill]))
    case 8: return inside.offset(length(-30...30), length(-30...30))
    case 9: return inside.position(length(), length())
    case 10: return inside.inside(.ordinarySpacing(top: true, bottom: choice(2) == 0))
    case 11:
      let insets = EdgeInsets(top: length(0...9), leading: length(0...9), bottom: 0, trailing: length(0...9))
      return inside.inside(.scroll(horizontal: choice(2) == 0, vertical: choice(2) == 0, insets: insets))
    case 12:
      let edge = oneOf(Edge.allCases)
      let rule = LayoutRule.safeAreaInset(edge, alignment: across(edge.axis.other), spacing: gap())
      return inside.inside(rule, and: view(depth - 1))
    case 13 where ingredients.hasGuides: return guided(inside)
    default: return inside.overlay(alignment(), view(depth - 1))
    }
  }

  private mutating func bounds() -> FlexibleFrame {
    FlexibleFrame(
      minWidth: perhaps(0...30), idealWidth: perhaps(30...60), maxWidth: choice(3) == 0 ? .infinity : perhaps(60...90),
      minHeight: perhaps(0...30), idealHeight: perhaps(30...60),
      maxHeight: choice(3) == 0 ? .infinity : perhaps(60...90))
  }

  private mutating func guided(_ view: View) -> View {
    let key = oneOf([AlignmentKey.leading, .trailing, .top, .bottom, .firstTextBaseline, custom])
    let other = oneOf([AlignmentKey.leading, .top, .lastTextBaseline, custom])
    let more = length(-20...20)
    let isPure = more < 5
    switch choice(3) {
    case 0: return view.guide(key, isPure: isPure) { _ in more }
    case 1: return view.guide(key, isPure: isPure) { $0[key] + $0.height / 4 + more }
    default: return view.guide(key, isPure: isPure) { ($0[explicit: other] ?? more) + $0[other] / 2 + $0.width / 8 }
    }
  }
}

/// Subviews one below the other, each a step further to the right, at their ideal size.
struct Steps: Layout {
  let step: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
    var size = Size.zero
    for subview in subviews {
      let one = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      size.width = max(size.width, Double(subview.index) * step + one.width)
      size.height += one.height
    }
    return size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: Point(x: bounds.minX + Double(subview.index) * step, y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }
}

/// A built tree with the rules and children of its nodes.
struct LaidTree {
  private(set) var tree: LayoutTree
  private(set) var rules: [LayoutRule] = []
  private(set) var children: [[Int]] = []
  /// The description that the tree was built from.
  let view: View
  /// A custom line along y, and its default value.
  let custom: AlignmentKey
  let standardOfCustom: Formula

  /// - Parameter view: makes the content from the custom line.
  init(unit: Double = 1, _ direction: LayoutDirection = .leftToRight, _ view: (AlignmentKey) -> View) {
    var builder = LayoutTreeBuilder()
    builder.layoutDirection = direction
    let standard = Formula(basis: .heightAndLine(.bottom), more: 2 * unit)
    let custom = builder.addKey(.vertical, name: "third") { standard.value(in: $0) }
    (self.custom, standardOfCustom, self.view) = (custom, standard, view(custom))
    var rules: [LayoutRule] = []
    var children: [[Int]] = []
    _ = Self.add(self.view, to: &builder, &rules, &children)
    tree = builder.finish()
    self.rules = rules
    self.children = children
  }

  func frames(_ size: Size, scale: Double = 2) -> [Rect] { frames(tree.layout(in: size, scale: scale)) }

  func frames(_ result: LayoutResult) -> [Rect] { (0..<tree.count).map { result.frame(of: $0) } }

  private static func add(
    _ view: View, to builder: inout LayoutTreeBuilder, _ rules: inout [LayoutRule], _ children: inout [[Int]]
  ) -> Int {
    for container in view.elided { builder.elide(container) }
    let node = builder.open(view.rule)
    rules.append(view.rule)
    children.append([])
    for child in view.children { children[node].append(add(child, to: &builder, &rules, &children)) }
    builder.close()
    return node
  }
}

extension Rect {
  /// Whether four numbers are equal except for rounding errors.
  func isNear(_ other: Rect) -> Bool {
    x.isNear(other.x) && y.isNear(other.y) && width.isNear(other.width) && height.isNear(other.height)
  }

  func moved(_ dx: Double, _ dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

  func scaled(_ factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}

extension Double {
  func isNear(_ other: Double) -> Bool { abs(self - other) <= 1e-6 * max(1, abs(self)) }
}
