import LayoutEngine

/// The frames of a picture in which one law of containers and their views is another one.
///
///     column from 0 to 190, anna at 28        from 28 to 190, if the column began where Anna begins
struct OtherFrames {
  let picture: OtherPicture
  let frames: ([Expectations.Frame]) -> [Expectations.Frame]

  /// Every law that could be another one, for the names of a picture.
  static func laws(of frames: [Expectations.Frame], along axes: [Axis]) -> [OtherFrames] {
    var found: [OtherFrames] = []
    for (index, one) in frames.enumerated() {
      let inside = frames.filter { $0.name != one.name && one.frame.holds($0.frame) }
      let others = frames.dropFirst(index + 1)
      found += others.map { exchanged(one.name, $0.name) }
      for axis in axes {
        found.append(without(one.name, axis))
        guard inside.count > 1 else { continue }
        found += inside.map { begins(one.name, at: $0.name, axis) }
        found.append(noOverhang(one.name, inside.map(\.name), axis))
      }
    }
    return found
  }

  private static func exchanged(_ one: String, _ other: String) -> OtherFrames {
    OtherFrames(picture: .exchanged(one, other)) { frames in
      frames.map { frame in
        let name = frame.name == one ? other : frame.name == other ? one : frame.name
        return Expectations.Frame(name: name, frame: frame.frame)
      }
    }
  }

  private static func begins(_ container: String, at view: String, _ axis: Axis) -> OtherFrames {
    OtherFrames(picture: .begins(container, at: view)) { frames in
      guard let place = frames.first(where: { $0.name == view })?.frame.origin[axis] else { return frames }
      return frames.changing(container) { frame in
        frame.moved(by: place - frame.origin[axis], growing: frame.origin[axis] - place, axis)
      }
    }
  }

  private static func noOverhang(_ container: String, _ views: [String], _ axis: Axis) -> OtherFrames {
    OtherFrames(picture: .noOverhang(container)) { frames in
      let longest = frames.filter { views.contains($0.name) }.map { $0.frame.size[axis] }.max()
      return frames.changing(container) { $0.moved(by: 0, growing: (longest ?? 0) - $0.size[axis], axis) }
    }
  }

  private static func without(_ view: String, _ axis: Axis) -> OtherFrames {
    OtherFrames(picture: .noRoom(view)) { frames in
      guard let gone = frames.first(where: { $0.name == view })?.frame else { return frames }
      let (start, length) = (gone.origin[axis], gone.size[axis])
      return frames.map { one in
        let isBehind = one.name != view && one.frame.origin[axis] >= start + length - 0.01
        let isAround = one.name != view && one.frame.holds(gone)
        let frame = one.frame.moved(by: isBehind ? -length : 0, growing: isAround ? -length : 0, axis)
        return Expectations.Frame(name: one.name, frame: frame)
      }
    }
  }
}

extension [Expectations.Frame] {
  fileprivate func changing(_ name: String, _ change: (Rect) -> Rect) -> [Expectations.Frame] {
    map { $0.name == name ? Expectations.Frame(name: name, frame: change($0.frame)) : $0 }
  }
}

extension Rect {
  fileprivate func moved(by way: Double, growing more: Double, _ axis: Axis) -> Rect {
    axis == .horizontal
      ? Rect(x: x + way, y: y, width: width + more, height: height)
      : Rect(x: x, y: y + way, width: width, height: height + more)
  }

  /// Whether another rectangle lies in it.
  func holds(_ other: Rect) -> Bool {
    x <= other.x + 0.01 && y <= other.y + 0.01 && x + width >= other.x + other.width - 0.01
      && y + height >= other.y + other.height - 0.01
  }
}
