/// `position(x:y:)`: takes the proposed size and centers its content on a point.
///
///     Image 20 × 20, position(x: 10, y: 10) in 50 × 50:   50 × 50, image at 0, 0
///
/// Along an axis without a proposal, it is as long as its content.
struct Position: LayoutModifier {
  var point: Point

  func finalOffer(_ proposal: Proposal, own: Proposal?, to node: Int, _ pass: LayoutPass) -> Proposal {
    own ?? pass.finalSize(of: node, in: proposal)
  }

  func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    if let length = proposal[axis] { return TrackedLength(length, reads: .along(axis)) }
    var answer = pass.length(axis, of: node + 1, in: proposal)
    answer.reads.formUnion(.along(axis))
    return answer
  }

  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    var answer = pass.length(axis, of: node + 1, in: offer)
    answer.value = point[axis] - answer.value / 2
    return answer
  }

  func traits(_ content: ViewTraits) -> ViewTraits {
    ViewTraits(explicitKeys: content.explicitKeys, crossing: content.crossing)
  }
  func space(_ wish: inout ViewSpacing) -> Bool {
    wish = .box
    return true
  }
  func range(_ axis: Axis, _ content: LengthRange?) -> LengthRange? { .any }
}
