import LayoutLanguage

/// A moment at which a scene with steps is looked at.
struct StepMoment {
  /// What stored frames call it.
  var key: MomentKey
  /// The step's position.
  var step: Int
  /// The share of the step's time, from 0 to 1.
  var time: Double
}

extension ExerciseScenario {
  /// When its scene is looked at, apart from the start, in order.
  var moments: [StepMoment] {
    zip(steps, steps.names).enumerated().flatMap { position, step in
      Set(step.0.times).sorted().map { StepMoment(key: MomentKey(step.1, at: $0), step: position, time: $0) }
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
