/// Room around a view.
///
///     40 × 20 with padding(10)       60 × 40, content at 10, 10
///     Color with padding(-8) in 100  content offered 116; 100 wide, content at −8
///
/// The content is offered what is left, never less than 0; the padding is as large as content and insets, never less than 0.
struct Padding {
  var insets: EdgeInsets

  func offer(_ proposal: Proposal) -> Proposal {
    proposal
      .with(.horizontal, less(proposal.width, total(.horizontal)), reads: proposal.widthReads)
      .with(.vertical, less(proposal.height, total(.vertical)), reads: proposal.heightReads)
  }

  func total(_ axis: Axis) -> Double {
    axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
  }

  func origin(_ axis: Axis) -> Double { axis == .horizontal ? insets.leading : insets.top }

  private func less(_ length: Double?, _ inset: Double) -> Double? { length.map { max(0, $0 - inset) } }
}

extension LayoutPass {
  func lengthOfPadding(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let padding = tree.payloads.paddings[payload(of: node)]
    var answer = length(axis, of: tree.content(of: node), in: padding.offer(proposal))
    answer.value = max(0, answer.value + padding.total(axis))
    return answer
  }

  func offerInPadding(_ node: Int, in proposal: Proposal) -> Proposal {
    tree.payloads.paddings[payload(of: node)].offer(proposal)
  }
}
