import Diagnostics

/// A scene that nobody touches is shown as it is at the start: it is said what will change it later, and how to see that.
///
///     .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOpen = true } }
///
/// What is due is tried: much that a program puts off, such as printing, changes nothing. What happens again and again
/// has no end that anyone would wait for, and is not tried.
extension LiveScene {
  /// So many things are tried.
  private static let mostTried = 200
  /// Nobody can ask for a later time.
  private static let latest = 60.0

  /// A warning of the first thing that will change the scene. Trying it spoils the scene: it has to be read before.
  func firstChangeToCome() -> Problem? {
    guard run.events.clock.events.contains(where: { !$0.isEndless }) else { return nil }
    run.startAnew()
    run.events.isPerforming = true
    run.events.showNow = nil
    let now = run.events.clock.time
    for _ in 0..<Self.mostTried {
      guard let event = run.events.clock.next(by: .greatestFiniteMagnitude) else { return nil }
      if !event.isEndless, changesScene(event) { return warning(of: event, since: now) }
    }
    return nil
  }

  private func changesScene(_ event: SceneClock.Event) -> Bool {
    run.events.pending = nil
    do throws(Stop) {
      try run.carryOut(event)
      try run.catchUp()
    } catch {
      return error.problem.kind == .runtime
    }
    return run.events.pending != nil || !run.events.commands.isEmpty
  }

  private func warning(of event: SceneClock.Event, since now: Double) -> Problem {
    let seconds = (event.due - now).inHundredths
    // What moves slowly has only begun to when it happens.
    let animation = run.events.pending?.animation
    let end = (event.due + (animation?.isFinite == true ? animation?.duration ?? 0 : 0)).inHundredths
    let notes = end <= Self.latest ? [Note(SceneMessage.lookLater(seconds: end))] : []
    let message = SceneMessage.happensLater(seconds: seconds)
    return Problem(.input, message, at: event.range, severity: .warning, notes: notes)
  }
}

extension Double {
  /// Rounded up, so that it is not too early.
  fileprivate var inHundredths: Double { (self * 100 - 1e-6).rounded(.up) / 100 }
}
