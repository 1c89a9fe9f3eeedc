import LayoutEngine

/// Comparing what is shown before and after a step.
extension LiveScene {
  /// Does a step and says what became of the views.
  func moment(of step: SceneStep) throws(Stop) -> ScenePerformance.Moment {
    let before = identified
    run.startAnew()
    run.events.animation = nil
    run.events.animated = [:]
    try perform(step)
    try settle()
    return ScenePerformance.Moment(step: step, scene: try scene(), change: change(since: before))
  }

  /// Which view a named view is: its identity, where its name comes from, and the how-manieth such name it is.
  private struct NameKey: Hashable {
    let identity: Int
    let naming: NamedView.Naming
    var number = 0
  }

  private struct Identified {
    let key: NameKey
    let view: NamedView
    let reacting: [Int]
  }

  private var identified: [Identified] {
    var counts: [NameKey: Int] = [:]
    return zip(layout.views, layout.places).map { view, place in
      var key = NameKey(identity: run.identities.number(of: place.path), naming: view.naming)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      return Identified(key: key, view: view, reacting: place.reacting)
    }
  }

  private func change(since before: [Identified]) -> SceneChange {
    var known: [NameKey: NamedView] = [:]
    for earlier in before { known[earlier.key] = earlier.view }
    var change = SceneChange(kept: [], inserted: [], removed: [], animation: commonAnimation)
    for now in identified {
      if let earlier = known.removeValue(forKey: now.key) {
        change.kept.append(.init(from: earlier, to: now.view, animation: animation(around: now.reacting)))
      } else {
        change.inserted.append(now.view)
      }
    }
    change.removed = before.filter { known[$0.key] != nil }.map(\.view)
    return change
  }

  /// What the whole step is animated by.
  private var commonAnimation: SceneAnimation? {
    if let animation = run.events.animation { return animation }
    for reaction in run.events.reactions {
      if let animation = run.events.animated[reaction.key] ?? nil { return animation }
    }
    return nil
  }

  /// The innermost `.animation(_:value:)` around a view whose value changed has the last word.
  private func animation(around reacting: [Int]) -> SceneAnimation? {
    for number in reacting.reversed() where number < run.events.reactions.count {
      if let animation = run.events.animated[run.events.reactions[number].key] { return animation }
    }
    return run.events.animation
  }
}
