/// `position(x:y:)`: takes all that is proposed, and puts the centre of its content on a point of it.
///
///     Image 20 × 20, position(x: 10, y: 10) in 50 × 50:   50 × 50, image at 0, 0
///
/// Where nothing is proposed it is as long as its content.
extension LayoutPass {
  func lengthOfPosition(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    if let length = proposal[axis] { return TrackedLength(length, reads: .along(axis)) }
    var answer = length(axis, of: tree.content(of: node), in: proposal)
    answer.reads.formUnion(.along(axis))
    return answer
  }

  func originInPosition(_ axis: Axis, _ node: Int, offer: Proposal) -> TrackedLength {
    let point = tree.payloads.offsets[payload(of: node)]
    var answer = length(axis, of: tree.content(of: node), in: offer)
    answer.value = point[axis] - answer.value / 2
    return answer
  }
}
