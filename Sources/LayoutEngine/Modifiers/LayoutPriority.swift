/// `layoutPriority(_:)`: when a stack shares out its room, higher comes first.
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
  /// How early a view is served by a stack around it: higher comes first. That of spacers is below all others.
  public func priority(of node: Int) -> Double {
    node >= 0 && node < count ? traits.priority[node + 1] : 0
  }
}
