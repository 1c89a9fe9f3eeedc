import LayoutDrawing
import LayoutEngine
import LayoutLanguage

extension Filmstrip {
  /// A performance as pictures: the start, each step's way at a quarter, a half and three quarters of its time where it
  /// is animated, and where it ends.
  ///
  ///     start   t = ¼   t = ½   t = ¾   t = 1, after tap left
  init(_ performance: ScenePerformance, title: String) {
    var frames: [Frame] = []
    func add(_ caption: String, _ picture: Picture) {
      var picture = picture
      picture.title = caption
      frames.append(Frame(caption, picture))
    }
    let isFirstAnimated = performance.moments.first?.isSeenMoving ?? false
    add(isFirstAnimated ? "t = 0, start" : "start", Picture(performance.start, title: ""))
    var before = performance.start
    for moment in performance.moments {
      let way = Way(from: before, moment)
      for (time, name) in moment.isSeenMoving ? Self.times : [] {
        let step = performance.moments.count > 1 ? ", \(moment.step.words)" : ""
        add("t = \(name)\(step)", way.picture(at: time))
      }
      add("\(moment.isSeenMoving ? "t = 1, " : "")after \(moment.step.words)", way.end)
      before = moment.scene
    }
    self.init(title: title, frames: frames)
  }

  private static let times = [(0.25, "¼"), (0.5, "½"), (0.75, "¾")]
}

extension ScenePerformance.Moment {
  /// Whether some view is on its way for a while instead of jumping.
  fileprivate var isSeenMoving: Bool { change.moved.contains { $0.animation != nil } }
}

/// The way from one scene to the next. Views without a name are on it, too: where both scenes have the same nodes, each
/// goes from its own frame to its own; else it goes along with the named view that it is in.
private struct Way {
  let end: Picture
  private let moment: ScenePerformance.Moment
  private let nodes: [SceneNode]
  /// The frames at the start, if the nodes are the same ones.
  private let starts: [Rect]?
  /// For each node the named view that it is or is inside of, by its place among those that were kept.
  private let leaders: [Int?]

  init(from before: Scene, _ moment: ScenePerformance.Moment) {
    self.moment = moment
    end = Picture(moment.scene, title: "")
    nodes = moment.scene.tree?.nodes ?? []
    let old = before.tree?.nodes ?? []
    let change = moment.change
    let isSame =
      change.inserted.isEmpty && change.removed.isEmpty && old.map(\.parent) == nodes.map(\.parent)
      && old.map(\.kind.name) == nodes.map(\.kind.name)
    starts = isSame ? old.map(\.frame) : nil
    leaders = Self.leaders(of: nodes, among: change.kept)
  }

  private static func leaders(of nodes: [SceneNode], among kept: [SceneChange.Kept]) -> [Int?] {
    var leaders: [Int?] = []
    var free = Set(kept.indices)
    for node in nodes {
      let own = kept.indices.first { index in
        free.contains(index) && kept[index].to.frame == node.frame && node.names.contains(kept[index].to.name)
      }
      if let own { free.remove(own) }
      leaders.append(own ?? node.parent.flatMap { leaders.indices.contains($0) ? leaders[$0] : nil })
    }
    return leaders
  }

  func picture(at time: Double) -> Picture {
    var picture = end
    // Where lines meet on the way is nobody's answer.
    picture.guides = []
    for index in picture.figures.indices where leaders.indices.contains(index) {
      let leader = leaders[index].map { moment.change.kept[$0] }
      let share = (leader?.animation ?? moment.change.animation)?.progress(at: time) ?? 1
      let frame = picture.figures[index].frame
      if let starts {
        picture.figures[index].frame = starts[index].moved(towards: frame, by: share)
      } else if let leader {
        picture.figures[index].frame = frame.carried(from: leader.to.frame, to: leader.frame(at: time))
      }
    }
    return picture
  }
}

extension Rect {
  fileprivate func moved(towards end: Rect, by share: Double) -> Rect {
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
    return Rect(
      x: between(x, end.x), y: between(y, end.y), width: between(width, end.width), height: between(height, end.height))
  }

  /// Where it is when the view that it is in goes from one frame to another.
  fileprivate func carried(from old: Rect, to new: Rect) -> Rect {
    let wide = old.width > 0 ? new.width / old.width : 1
    let high = old.height > 0 ? new.height / old.height : 1
    return Rect(
      x: new.x + (x - old.x) * wide, y: new.y + (y - old.y) * high, width: width * wide, height: height * high)
  }
}
