/// `overlay` and `background`: a secondary view that is offered the primary's size, lined up with it.
///
///     primary 80 × 50, badge 20 × 20, .topTrailing:   badge at 60, 0
///
/// Size, guides, priority and spacing are the primary's; nothing that the secondary view does changes the layout around.
struct Overlay {
  var alignment: Alignment
}

extension LayoutPass {
  /// Where the secondary view's corner lies in the primary: their lines meet, each set by hand or by default.
  func originInOverlay(
    _ axis: Axis, of secondary: Int, _ overlay: Overlay, offer: Proposal, over primary: Int, in proposal: Proposal
  ) -> Double {
    let key = overlay.alignment[axis]
    let below = guide(key, of: primary, in: proposal)
    let above = guide(key, of: secondary, in: offer)
    return below.value - above.value
  }
}
