import Diagnostics

/// The context of a change: SwiftUI's `Transaction`.
package struct SceneTransaction: Hashable {
  /// The animation; nil shows the change at once.
  package var animation: SceneAnimation?
  /// Whether `.animation(_:value:)` inside has no effect.
  package var disablesAnimations = false
  /// Completion handlers to call when its animations have ended.
  package var completions: [Int] = []

  package init(animation: SceneAnimation? = nil, disablesAnimations: Bool = false, completions: [Int] = []) {
    self.animation = animation
    self.disablesAnimations = disablesAnimations
    self.completions = completions
  }
}

/// The completion of a `withAnimation`.
package struct AnimationCompletion {
  package let work: SceneClock.Work
  package let range: SourceRange?
  /// Whether springs have to be at rest, instead of only logically complete.
  package let waitsForRest: Bool
  /// Whether any change was made with it.
  var hasChange = false
  /// The latest end of its animations.
  package var end: Double?

  package init(
    work: SceneClock.Work, range: SourceRange?, waitsForRest: Bool, hasChange: Bool = false, end: Double? = nil
  ) {
    self.work = work
    self.range = range
    self.waitsForRest = waitsForRest
    self.hasChange = hasChange
    self.end = end
  }
}

extension Run {
  /// Call this before anything visible to views is stored.
  ///
  /// Changes with one transaction are shown together. Earlier changes with another transaction are shown first, so that
  /// each animates on its own: `withAnimation(.linear) { x = 100 }; x = 150` goes from 50 to 150.
  package func willChange() throws(Stop) {
    events.mutations &+= 1
    guard events.isPerforming, !events.isUpdating else { return }
    if let pending = events.pending, pending != events.transaction { try events.showNow?() }
    events.pending = events.transaction
    for number in events.transaction.completions { events.completions[number]?.hasChange = true }
  }

  /// Runs work whose changes use a transaction.
  package func transacting<Answer>(
    _ transaction: SceneTransaction, _ work: () throws(Stop) -> Answer
  ) throws(Stop) -> Answer {
    let outer = events.transaction
    events.transaction = transaction
    defer { events.transaction = outer }
    return try work()
  }

  /// Runs a `withAnimation` with its completion.
  package func animating(
    by animation: SceneAnimation?, _ body: FunctionValue, _ completion: AnimationCompletion? = nil,
    at range: SourceRange?
  ) throws(Stop) -> Value {
    var transaction = events.transaction
    transaction.animation = animation
    let number = events.completionsMade
    if let completion {
      events.completionsMade += 1
      events.completions[number] = completion
      transaction.completions.append(number)
    }
    let answer = try transacting(transaction) { () throws(Stop) in try call(body, [], at: range) }
    if events.completions[number]?.hasChange == false { try complete(number) }
    return answer
  }

  /// Schedules a completion for the end of its animations, or as soon as possible.
  package func complete(_ number: Int) throws(Stop) {
    guard let completion = events.completions.removeValue(forKey: number) else { return }
    guard completion.end ?? 0 < .infinity else { return }
    let due = max(completion.end ?? 0, events.clock.time)
    try schedule(completion.work, at: due, completion.range)
  }
}
