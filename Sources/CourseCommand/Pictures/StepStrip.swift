import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

extension Filmstrip {
  /// Makes a strip of a performance: the start, and each step at its end and during its animation, at a quarter, a half
  /// and three quarters of its time or at the requested times.
  ///
  ///     start   t = ¼   t = ½   t = ¾   t = 1, after tap left
  init(_ performance: ScenePerformance, title: String, say: Speaker) {
    var frames: [Frame] = []
    func add(_ caption: String, _ picture: Picture) {
      var picture = picture
      picture.title = caption
      frames.append(Frame(caption, picture))
    }
    let isFirstAnimated = performance.moments.first?.isSeenMoving ?? false
    add((isFirstAnimated ? "t = 0, " : "") + say.label(LayoutSentence.start), Picture(performance.start, title: ""))
    for moment in performance.moments {
      for instant in moment.instants where moment.isWorthSeeing(instant.time) {
        let step = performance.moments.count > 1 && !moment.onlyLooks ? ", \(moment.step.words)" : ""
        add("t = \(instant.time.caption)\(step)", Picture(instant.scene, title: ""))
      }
      if moment.onlyLooks { continue }
      add(
        (moment.isSeenMoving ? "t = 1, " : "") + say.label(CheckSentence.after(moment.step.words)),
        Picture(moment.scene, title: ""))
    }
    self.init(title: title, frames: frames)
  }

  /// Adds the instants at a quarter, a half and three quarters to each step without times of its own.
  static func look(at steps: inout [SceneStep]) {
    for index in steps.indices where steps[index].times == [.atRest] {
      steps[index].times = [.share(0.25), .share(0.5), .share(0.75), .atRest]
    }
  }
}

extension StepTime {
  /// `½`, `0.2 s`
  fileprivate var caption: String {
    switch self {
    case .share(0.25): "¼"
    case .share(0.5): "½"
    case .share(0.75): "¾"
    case .share(let share): points(share)
    case .seconds(let seconds): "\(points(seconds)) s"
    }
  }
}

extension ScenePerformance.Moment {
  /// Whether the step takes time instead of jumping.
  fileprivate var isSeenMoving: Bool { duration > 0 }

  fileprivate func isWorthSeeing(_ time: StepTime) -> Bool {
    switch time {
    case .atRest: false
    case .share: isSeenMoving
    case .seconds: true
    }
  }
}
