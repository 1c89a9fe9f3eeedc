/// `ScrollView`: a window as long as offered, onto content that may be longer.
///
///     ScrollView in 300 × 200            ┌──────┐
///       column 120 × 400                 │      │  120 × 200: along the axis the window takes what is offered,
///                                        └──────┘  across it is as wide as its content
///                                        ·      ·
///
/// Along its axes the content is offered nothing, and so has its ideal length; it starts at the window's start. Margins keep
/// the content off the window's edges and make the window wider across.
struct Scroll {
  var horizontal: Bool
  var vertical: Bool
  var insets: EdgeInsets

  func scrolls(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

  func total(_ axis: Axis) -> Double {
    axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
  }

  func start(_ axis: Axis) -> Double { axis == .horizontal ? insets.leading : insets.top }

  func offer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    for axis in [Axis.horizontal, .vertical] {
      if scrolls(axis) {
        offer = offer.with(axis, nil, reads: [])
      } else if let length = proposal[axis] {
        offer = offer.with(axis, max(0, length - total(axis)), reads: proposal.reads(axis))
      }
    }
    return offer
  }
}

extension LayoutPass {
  func scroll(_ node: Int) -> Scroll { tree.payloads.scrolls[payload(of: node)] }

  func lengthOfScroll(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let scroll = scroll(node)
    if scroll.scrolls(axis), let length = proposal[axis] { return TrackedLength(length, reads: .along(axis)) }
    var answer = length(axis, of: tree.content(of: node), in: scroll.offer(proposal))
    answer.value = max(0, answer.value + scroll.total(axis))
    if scroll.scrolls(axis) { answer.reads.formUnion(.along(axis)) }
    return answer
  }

  func offerInScroll(_ node: Int, in proposal: Proposal) -> Proposal { scroll(node).offer(proposal) }

  /// The content starts after the window's margin, and after the bar that lies on the window, if there is one.
  func originInScroll(_ axis: Axis, _ node: Int) -> TrackedLength {
    TrackedLength(scroll(node).start(axis) + (contentShifts[node]?[axis] ?? 0))
  }
}
