import Diagnostics
import LayoutEngine

/// The size of the nearest window or scroll view, which `containerRelativeFrame` divides.
package struct ContainerRoom {
  /// The size without margins and safe areas.
  package var size = Size.zero
  /// The scroll view; nil for the window.
  package var scroll: Int?

  /// Subtracts insets.
  package mutating func inset(by insets: EdgeInsets) {
    size.width = max(0, size.width - insets.leading - insets.trailing)
    size.height = max(0, size.height - insets.top - insets.bottom)
  }
}

/// The arguments of `containerRelativeFrame`.
///
///     .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
///     size 320:  │ 100 │10│ 100 │10│ 100 │      two of the three with the spacing between them: 210
package struct ContainerFrame {
  package var axes: EdgeSet
  package var share: Share

  package init(axes: EdgeSet, share: Share) {
    self.axes = axes
    self.share = share
  }

  package enum Share {
    /// The full length.
    case whole
    /// A span of equal parts, with spacing between all of them.
    case parts(count: Int, span: Int, spacing: Double)
    /// A closure of the length and its axis.
    case made(FunctionValue)
  }
}

extension Run {
  /// The lengths of the frame along its axes.
  package func lengths(
    of frame: ContainerFrame, in room: ContainerRoom, at range: SourceRange?
  ) throws(Stop) -> (width: Double?, height: Double?) {
    if let scroll = room.scroll { events.rooms.asked.insert(scroll) }
    let width =
      frame.axes.contains(.horizontal) ? try length(frame.share, of: room.size.width, "horizontal", range) : nil
    let height = frame.axes.contains(.vertical) ? try length(frame.share, of: room.size.height, "vertical", range) : nil
    return (width, height)
  }

  private func length(
    _ share: ContainerFrame.Share, of room: Double, _ axis: String, _ range: SourceRange?
  ) throws(Stop) -> Double {
    switch share {
    case .whole: return room
    case .parts(let count, let span, let spacing):
      let part = (room - spacing * (Double(count) - 1)) / Double(max(count, 1))
      return max(0, part * Double(span) + spacing * (Double(span) - 1))
    case .made(let function):
      let length = try call(function, [.double(room), .token(axis)], at: range).number
      return length.isFinite ? max(0, length) : 0
    }
  }
}

/// The sizes of scroll views by identity: known after their layout, and so from the next round on.
package struct ScrollRooms {
  /// The sizes at the last layout.
  private var sizes: [Int: Size] = [:]
  /// The scroll views whose size was read in this round.
  package var asked: Set<Int> = []
  /// Whether any of these has another size than the round assumed.
  package private(set) var isNews = false

  package func size(of scroll: Int) -> Size? { sizes[scroll] }

  mutating func startRound() {
    asked = []
    isNews = false
  }

  package mutating func note(_ size: Size, of scroll: Int) {
    if let known = sizes[scroll], abs(known.width - size.width) < 0.001, abs(known.height - size.height) < 0.001 {
      return
    }
    sizes[scroll] = size
    isNews = true
  }
}
