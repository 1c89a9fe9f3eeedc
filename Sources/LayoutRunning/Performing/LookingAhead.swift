import Diagnostics
import LayoutProgram

/// Warns that an untouched scene will change later, and says how to see that.
///
///     .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOpen = true } }
///
/// The scene runs deferred work to find out, because much of it, such as printing, changes nothing. It does
/// not try repeating work, which never ends.
extension LiveScene {
  /// The most events to try.
  private static let mostTried = 200
  /// The latest time that a step can ask for.
  private static let latest = 60.0

  /// A warning about the first deferred event that will change the scene. Trying it modifies the scene, so read the
  /// scene before.
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
    // An animation has only started at that time.
    let animation = run.events.pending?.animation
    let end = (event.due + (animation?.isFinite == true ? animation?.duration ?? 0 : 0)).inHundredths
    let notes = end <= Self.latest ? [Note(SceneMessage.lookLater(seconds: end))] : []
    let message = SceneMessage.happensLater(seconds: seconds)
    return Problem(.input, message, at: event.range, severity: .warning, notes: notes)
  }
}

extension Double {
  /// The number in hundredths, rounded up, so that the time is not too early.
  fileprivate var inHundredths: Double { (self * 100 - 1e-6).rounded(.up) / 100 }
}
