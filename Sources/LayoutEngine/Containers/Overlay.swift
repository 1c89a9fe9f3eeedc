/// `overlay` and `background`: a secondary view that is offered the primary view's size and aligned with it.
///
///     primary 80 × 50, badge 20 × 20, .topTrailing:   badge at 60, 0
///
/// Size, guides, priority and spacing are those of the primary view. The secondary view never affects other layout.
struct Overlay: FramelessModifier, StoredKind {
  var meeting: Alignment

  static var childCount: ClosedRange<Int>? { 2...2 }
  static func table(in payloads: Payloads) -> ContiguousArray<Overlay> { payloads.overlays }

  private static func secondary(_ node: Int, _ tree: LayoutTree) -> Int { Int(tree.nodes[node + 1].end) }

  static func placeChildren(of node: Int, in proposal: Proposal, _ stage: Size, _ pass: LayoutPass) {
    let overlay = at(node, pass.tree)
    let (primary, secondary) = (node + 1, secondary(node, pass.tree))
    let offer = pass.finalSize(of: primary, in: proposal)
    var corner = Point.zero
    for axis in [Axis.horizontal, .vertical] {
      let key = overlay.meeting[axis]
      let below = pass.guide(key, of: primary, in: proposal)
      corner[axis] = below.value - pass.guide(key, of: secondary, in: offer).value
    }
    pass.place(primary, at: .zero, in: node, proposal, stage)
    pass.place(secondary, at: corner, in: node, offer, stage)
  }

  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] {
    .both(at(node, pass.tree).meeting, of: [node + 1, secondary(node, pass.tree)])
  }
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay {
    child == node + 1 ? .passes : .hides
  }
  static func asksIncidentally(_ child: Int, of node: Int) -> Bool { child == node + 1 }
}
