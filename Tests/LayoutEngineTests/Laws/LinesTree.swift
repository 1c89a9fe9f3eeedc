@testable import LayoutEngine

/// A random tree in which lines come from nested views, and placed views have other lengths than measured ones: stacks,
/// layers and overlays around guides, ratios, fixed sizes and spacers. The same for the same seed.
///
/// It has few different lines, so that guides are often for a line that some container asks for, and it often
/// has elided stacks.
struct LinesTree {
  /// The parameters of the tree.
  struct Ingredients {
    /// Every length is a multiple of this.
    var unit = 1.0
    var hasTexts = true
    /// Whether guides and layouts return infinity and NaN.
    var isOdd = false
  }

  private let ingredients: Ingredients
  private let custom: AlignmentKey
  private var random: SmallGenerator
  private var budget: Int

  static func make(seed: Int, _ ingredients: Ingredients = Ingredients()) -> LaidTree {
    LaidTree(unit: ingredients.unit) { custom in
      var maker = LinesTree(
        ingredients: ingredients, custom: custom,
        random: SmallGenerator(state: UInt64(truncatingIfNeeded: seed) &* 7919 &+ 17), budget: 6 + seed % 19)
      for _ in 0..<4 { _ = maker.random.next() }
      let view = maker.view(4)
      return view.fixedSize(horizontal: seed % 2 == 0, vertical: seed % 3 == 0)
    }
  }

  // MARK: Choices

  private mutating func choice(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }

  private mutating func oneOf<Element>(_ list: [Element]) -> Element { list[choice(list.count)] }

  private mutating func length(_ range: ClosedRange<Int> = 0...90) -> Double {
    Double(Int.random(in: range, using: &random)) * ingredients.unit
  }

  private mutating func perhaps(_ range: ClosedRange<Int> = 0...90) -> Double? {
    let length = length(range)
    return choice(3) == 0 ? nil : length
  }

  private mutating func key(_ axis: Axis) -> AlignmentKey {
    axis == .vertical ? oneOf([.verticalCenter, .firstTextBaseline, custom]) : oneOf([.horizontalCenter, .leading])
  }

  private mutating func alignment() -> Alignment {
    Alignment(horizontal: key(.horizontal), vertical: key(.vertical))
  }

  // MARK: Views

  private mutating func view(_ depth: Int) -> View {
    budget -= 1
    guard depth > 0, budget > 0 else { return leaf() }
    switch choice(8) {
    case 0: return leaf()
    case 1...3: return container(depth)
    default: return modified(depth)
    }
  }

  private mutating func leaf() -> View {
    switch choice(14) {
    case 0: return circle
    case 1: return image(length(), length())
    case 2: return image(length(), length(), isResizable: true)
    case 3, 4: return spacer(choice(2) == 0 ? nil : length(0...20))
    case 5: return divider
    case 6: return color.frame(length(), length())
    case 7 where ingredients.hasTexts: return text(oneOf(["Word", "A few more words", "One\nTwo", ""]))
    default: return color
    }
  }

  private mutating func container(_ depth: Int) -> View {
    let axis: Axis = choice(2) == 0 ? .horizontal : .vertical
    var views: [View] = []
    for _ in 0...choice(4) {
      let view = view(depth - 1)
      views.append(choice(4) == 0 ? view.priority(Double(choice(3) - 1)) : view)
    }
    let rule: LayoutRule
    switch choice(8) {
    case 0, 1: rule = .zStack(alignment())
    case 2 where ingredients.isOdd: rule = .custom(OddLayout(kind: choice(OddLayout.kinds)))
    default: rule = .stack(axis, alignment: key(axis.other), spacing: choice(3) == 0 ? nil : length(-4...20))
    }
    if views.count == 1, choice(2) == 0 { return views[0].alone(in: rule) }
    return View(rule: rule, children: views)
  }

  private mutating func modified(_ depth: Int) -> View {
    let inside = choice(3) == 0 ? view(depth - 1) : guided(view(depth - 1))
    switch choice(14) {
    case 0:
      return inside.padding(
        EdgeInsets(top: length(-9...20), leading: length(-9...20), bottom: length(-9...20), trailing: length(-9...20)))
    case 1, 2: return inside.frame(perhaps(), perhaps(), alignment())
    case 3, 4: return inside.frame(bounds(), alignment())
    case 5, 6: return inside.fixedSize(horizontal: choice(2) == 0, vertical: choice(2) == 0)
    case 7...9: return inside.aspectRatio(oneOf([nil, 0.5, 1, 2]), oneOf([.fit, .fill]))
    case 10: return inside.offset(length(-30...30), length(-30...30))
    case 11: return inside.position(length(), length())
    case 12: return guided(inside)
    default:
      let secondary = view(depth - 1)
      return choice(2) == 0 ? inside.overlay(alignment(), secondary) : inside.background(alignment(), secondary)
    }
  }

  private mutating func bounds() -> FlexibleFrame {
    FlexibleFrame(
      minWidth: perhaps(0...30), idealWidth: perhaps(30...60), maxWidth: choice(3) == 0 ? .infinity : perhaps(60...90),
      minHeight: perhaps(0...30), idealHeight: perhaps(30...60),
      maxHeight: choice(3) == 0 ? .infinity : perhaps(60...90))
  }

  private mutating func guided(_ view: View) -> View {
    let key = key(choice(2) == 0 ? .horizontal : .vertical)
    let other = oneOf([AlignmentKey.leading, .top, .lastTextBaseline, custom])
    let more = length(-20...20)
    let basis: Formula.Basis =
      switch choice(ingredients.isOdd ? 9 : 6) {
      case 0: .nothing
      case 1: .lineAndHeight(key)
      case 2: .halfTheHeight
      case 3: .halfTheWidth
      case 4: .line(other)
      case 5: .explicitLine(other)
      case 6: .widthLessWidth
      case 7: .heightLessHeight
      default: .oneThroughWidth
      }
    return view.guide(key, isPure: more < 5, Formula(basis: basis, more: more))
  }
}

/// A layout that returns infinity or NaN when its length is probed.
struct OddLayout: Layout {
  static let kinds = 5
  let kind: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
    size(proposal)
  }

  func size(_ proposal: ProposedViewSize) -> Size {
    Size(width: odd(proposal.width ?? 10), height: odd(proposal.height ?? 10))
  }

  private func odd(_ length: Double) -> Double {
    switch kind {
    case 0: length - length
    case 1: .nan
    case 2: .infinity
    case 3: -length
    default: 100 / length
    }
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
