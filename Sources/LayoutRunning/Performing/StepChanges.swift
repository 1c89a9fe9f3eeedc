import LayoutEngine
import LayoutProgram

/// Compares the scene before and after a step.
extension LiveScene {
  /// Performs a step and returns its effect on the views.
  ///
  /// - Parameter isInterrupted: whether the next step starts at a set time instead of at rest.
  package func moment(of step: SceneStep, isInterrupted: Bool) throws(Stop) -> ScenePerformance.Moment {
    let before = identified
    run.startAnew()
    let start = step.isWait ? lastStep : run.events.clock.time
    run.events.motion.startStep(at: start)
    try perform(step)
    try settle()
    var duration = run.events.motion.logicalEnd - start
    if case .wait(let seconds) = step.action { duration = max(duration, seconds) }
    var instants: [SceneInstant] = []
    for (time, seconds) in step.instants(of: duration) {
      try advance(to: start + seconds)
      instants.append(try instant(time, since: start))
    }
    if !isInterrupted, !step.isWait { try comeToRest() }
    lastStep = isInterrupted && !step.isWait ? start : run.events.clock.time
    // An interrupted step has no state at rest.
    if !isInterrupted, step.times.contains(.atRest) { instants.append(try instant(.atRest, since: start)) }
    return ScenePerformance.Moment(
      step: step, scene: try scene(), change: change(since: before), time: start, duration: duration,
      instants: instants)
  }

  /// Identifies a named view across steps: its identity, the source of its name, and an ordinal among equal ones.
  private struct NameKey: Hashable {
    let identity: Int
    let naming: NamedView.Naming
    var number = 0
  }

  private struct Identified {
    let key: NameKey
    let view: NamedView
    let node: NodePlace
  }

  private var identified: [Identified] {
    var counts: [NameKey: Int] = [:]
    return zip(layout.views, layout.places).map { view, place in
      var key = NameKey(identity: run.identities.number(of: place.path), naming: view.naming)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      return Identified(key: key, view: view, node: place.node)
    }
  }

  private func change(since before: [Identified]) -> SceneChange {
    var known: [NameKey: NamedView] = [:]
    for earlier in before { known[earlier.key] = earlier.view }
    let motion = run.events.motion
    var change = SceneChange(kept: [], inserted: [], removed: [], animation: motion.animation)
    for now in identified {
      if let earlier = known.removeValue(forKey: now.key) {
        let key = motion.keys[now.node.tree][now.node.node]
        change.kept.append(.init(from: earlier, to: now.view, animation: motion.parts[key]?.animation))
      } else {
        change.inserted.append(now.view)
      }
    }
    change.removed = before.filter { known[$0.key] != nil }.map(\.view)
    return change
  }
}

extension SceneStep {
  /// The times at which to sample the scene before rest, in order.
  fileprivate func instants(of duration: Double) -> [(time: StepTime, seconds: Double)] {
    let instants = Set(times).compactMap { time -> (time: StepTime, seconds: Double)? in
      switch time {
      case .atRest: nil
      case .share(let share): (time, share * duration)
      case .seconds(let seconds): (time, seconds)
      }
    }
    return instants.sorted { $0.seconds < $1.seconds }
  }
}
