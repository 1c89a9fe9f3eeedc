/// `layoutPriority(_:)`: stacks offer room to higher priorities first.
///
///     300 wide, no spacing:  Color.layoutPriority(1), Color   →   300, 0
struct LayoutPriority: FramelessModifier, StoredKind {
  var value: Double

  static func table(in payloads: Payloads) -> ContiguousArray<LayoutPriority> { payloads.priorities }

  func traits(_ content: ViewTraits) -> ViewTraits {
    var traits = content
    traits.priority = value
    return traits
  }
}

extension LayoutTree {
  /// The priority by which a stack serves a view: higher first. Spacers have a lower priority than all other views.
  public func priority(of node: Int) -> Double {
    node >= 0 && node < count ? traits.priority[node + 1] : 0
  }
}
