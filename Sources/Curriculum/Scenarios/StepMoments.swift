import LayoutLanguage

/// A moment at which a scene with steps is looked at.
struct StepMoment {
  /// What stored frames call it: the step's words, the time if the step is not over, and a number if the same was done
  /// before.
  ///
  ///     tap left@0.5   half of the time on the way
  ///     tap left       when everything has come to rest
  ///     tap left (2)   the same button a second time
  var key: String
  /// The step's position.
  var step: Int
  /// The share of the step's time, from 0 to 1.
  var time: Double
}

extension ExerciseScenario {
  /// When its scene is looked at, apart from the start, in order.
  var moments: [StepMoment] {
    steps.indices.flatMap { position -> [StepMoment] in
      let words = steps[position].words
      let before = steps[..<position].count { $0.words == words }
      let name = before == 0 ? words : "\(words) (\(before + 1))"
      return Set(steps[position].times).sorted().map { time in
        StepMoment(key: time < 1 ? "\(name)@\(points(time))" : name, step: position, time: time)
      }
    }
  }
}

extension ScenePerformance.Moment {
  /// The scene on its way: views that stay are between their old and new places, new ones are at theirs.
  func scene(at time: Double) -> Scene {
    guard time < 1 else { return scene }
    var scene = scene
    var kept = change.kept[...]
    for index in scene.views.indices {
      // Both lists are in the order of the tree.
      guard let next = kept.first, next.to.isSame(as: scene.views[index]) else { continue }
      scene.views[index].frame = next.frame(at: time)
      kept = kept.dropFirst()
    }
    return scene
  }
}

extension NamedView {
  fileprivate func isSame(as other: NamedView) -> Bool {
    name == other.name && naming == other.naming && range == other.range && frame == other.frame
  }
}
