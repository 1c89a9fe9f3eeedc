import Diagnostics
import LayoutEngine
import LayoutProgram

/// Scrolls content inside of scroll views.
///
///     ┌──────┐ ← the window        offset 60: the content's point 60 is at the window's start
///     │ row 3│   60 … 80           scrollTo(row, anchor: a)   aligns a of the row with a of the window
///     │ …    │                     scrollTo(row)              scrolls as little as possible
///     └──────┘
///
/// An offset belongs to the scroll view's identity and stays within what the content allows.
extension Run {
  /// Applies the offsets of a tree's scroll views to its frames, outer ones first.
  func scroll(_ layout: inout LayoutResult, _ scrolling: StageScrolling) {
    for (number, view) in scrolling.views.enumerated() where view.end > view.node + 1 && layout.isShown(view.node) {
      var moved = Point.zero
      let (window, content) = (layout.frame(of: view.node), layout.frame(of: view.node + 1))
      for axis in [Axis.horizontal, .vertical] where view.scrolls(axis) {
        let room = ScrollRoom(view, axis, layout)
        var offset = self.offset(of: view, axis, room)
        for (index, command) in events.commands.enumerated() {
          guard let target = scrolling.targets.first(where: { $0.key == command.key && $0.view == number }) else {
            continue
          }
          offset = room.offset(showing: layout.frame(of: target.node), command.anchor?[axis], from: offset)
          events.commands[index].isDone = true
          events.offsets[view.identity, default: [:]][axis] = offset
        }
        // Content that shrinks reduces the offset.
        if events.offsets[view.identity]?[axis] != nil {
          offset = room.clamped(offset)
          events.offsets[view.identity]?[axis] = offset
        }
        events.rests[view.identity, default: [:]][axis] = room.rest(at: offset, in: events.states.round)
        moved[axis] = room.isReversed ? offset : -offset
      }
      let covered = layout.coveredEnd(of: view.node)
      let insets = EdgeInsets(
        top: view.vertical ? content.y - window.y : 0, leading: view.horizontal ? content.x - window.x : 0,
        bottom: view.insets.bottom + covered.y, trailing: view.insets.trailing + covered.x)
      events.scrollMeasures[view.identity] = ScrollMeasures(
        scrolled: Point(x: -moved.x, y: -moved.y), content: content.size, insets: insets, window: window.size)
      if moved != .zero { layout.move(view.node + 1..<view.end, x: moved.x, y: moved.y) }
      for pinning in scrolling.pinnings where pinning.view == number { pin(pinning, view, &layout) }
    }
  }

  /// The offset before any scrolling in this round.
  private func offset(of view: ScrollRecord, _ axis: Axis, _ room: ScrollRoom) -> Double {
    let (scrolled, rest) = (events.offsets[view.identity]?[axis], events.rests[view.identity]?[axis])
    guard let rest, rest.round >= events.states.round - 1 else { return scrolled ?? room.start(view.anchors, axis) }
    if let scrolled, scrolled != rest.offset { return scrolled }
    return room.offset(after: rest, view.anchors, axis)
  }

  /// Pins headers to the window's start and footers to its end, while their section is visible.
  private func pin(_ pinning: StageScrolling.Pinning, _ view: ScrollRecord, _ layout: inout LayoutResult) {
    let axis = pinning.axis
    let window = layout.frame(of: view.node)
    var sections: [Int: (start: Double, end: Double)] = [:]
    for (section, nodes) in pinning.parts {
      let frame = layout.frame(of: nodes.lowerBound)
      let known = sections[section.section] ?? (.infinity, -.infinity)
      sections[section.section] = (min(known.start, frame.start(axis)), max(known.end, frame.end(axis)))
    }
    for (section, nodes) in pinning.parts {
      guard let extent = sections[section.section] else { continue }
      let frame = layout.frame(of: nodes.lowerBound)
      var distance = 0.0
      if section.part == .header, pinning.edges.contains(axis == .vertical ? .top : .leading) {
        let last = extent.end - frame.length(axis)
        distance = max(0, min(window.start(axis), last) - frame.start(axis))
      } else if section.part == .footer, pinning.edges.contains(axis == .vertical ? .bottom : .trailing) {
        let first = extent.start + frame.length(axis)
        distance = min(0, max(window.end(axis), first) - frame.end(axis))
      }
      if distance != 0 {
        layout.move(nodes, x: axis == .horizontal ? distance : 0, y: axis == .vertical ? distance : 0)
      }
    }
  }

  /// Drops the round's scroll commands; scrolling to a missing view does nothing.
  func endScrolling() {
    for command in events.commands where !command.isDone {
      warn(.noScrollTarget(command.key), at: command.range)
    }
    events.commands = []
  }
}

/// The scrolling range of a scroll view along an axis.
private struct ScrollRoom {
  private let window: Rect
  private let axis: Axis
  /// The content's length minus the window's; negative if the content is shorter.
  private let surplus: Double
  /// Whether right-to-left content starts at the right.
  let isReversed: Bool

  init(_ view: ScrollRecord, _ axis: Axis, _ layout: LayoutResult) {
    self.axis = axis
    window = layout.frame(of: view.node)
    isReversed = axis == .horizontal && view.isRightToLeft
    let content = layout.frame(of: view.node + 1)
    let inset =
      (axis == .horizontal ? view.insets.trailing : view.insets.bottom) + layout.coveredEnd(of: view.node)[axis]
    surplus =
      isReversed
      ? window.start(axis) - (content.start(axis) - inset) : content.end(axis) + inset - window.end(axis)
  }

  func clamped(_ offset: Double) -> Double { max(0, min(offset, surplus)) }

  /// The initial offset.
  func start(_ anchors: ScrollAnchors, _ axis: Axis) -> Double {
    surplus > 0 ? (anchors[.initialOffset]?[axis] ?? 0) * surplus : resting(anchors, axis)
  }

  /// The offset of content shorter than its window, by the alignment anchor.
  private func resting(_ anchors: ScrollAnchors, _ axis: Axis) -> Double { (anchors[.alignment]?[axis] ?? 0) * surplus }

  /// The offset after the content's length changed: if the anchor was in view, it stays in view.
  func offset(after rest: ScrollRest, _ anchors: ScrollAnchors, _ axis: Axis) -> Double {
    if surplus == rest.surplus { return rest.offset }
    guard surplus > 0 else { return resting(anchors, axis) }
    if let anchor = anchors[.sizeChanges]?[axis], rest.surplus <= 0 || abs(rest.offset - anchor * rest.surplus) < 0.5 {
      return anchor * surplus
    }
    return rest.surplus > 0 ? clamped(rest.offset) : 0
  }

  func rest(at offset: Double, in round: Int) -> ScrollRest {
    ScrollRest(offset: offset, surplus: surplus, round: round)
  }

  /// The offset that makes a frame visible.
  func offset(showing frame: Rect, _ anchor: Double?, from current: Double) -> Double {
    let start = isReversed ? window.end(axis) - frame.end(axis) : frame.start(axis) - window.start(axis)
    let length = frame.length(axis)
    let room = window.length(axis)
    if let anchor { return clamped(start + anchor * length - anchor * room) }
    if start < current { return clamped(start) }
    if start + length > current + room { return clamped(start + length - room) }
    return clamped(current)
  }
}

extension ScrollRecord {
  func scrolls(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
}

extension UnitPoint {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Point {
  fileprivate subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Rect {
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  fileprivate func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
  fileprivate func end(_ axis: Axis) -> Double { start(axis) + length(axis) }
}
