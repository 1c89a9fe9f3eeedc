import Diagnostics

/// How a change is shown: SwiftUI's `Transaction`.
struct SceneTransaction: Hashable {
  /// Nil shows it at once.
  var animation: SceneAnimation?
  /// Whether `.animation(_:value:)` inside has no say.
  var disablesAnimations = false
  /// Who wants to know when all that it set in motion has come to its end.
  var completions: [Int] = []
}

/// What `withAnimation` does when what it set in motion has come to its end.
struct AnimationCompletion {
  let work: SceneClock.Work
  let range: SourceRange?
  /// Whether springs have to be at rest, and not only as good as there.
  let waitsForRest: Bool
  /// Whether some change was made with it that is shown, or will be.
  var hasChange = false
  /// The latest end of what it set in motion.
  var end: Double?
}

extension Run {
  /// Has to be called before anything is stored where views can see it.
  ///
  /// Changes with one transaction are shown together; what was changed with another one before is shown first, so that
  /// each goes its own way: `withAnimation(.linear) { x = 100 }; x = 150` goes from 50 to 150.
  func willChange() throws(Stop) {
    events.mutations &+= 1
    guard events.isPerforming, !events.isUpdating else { return }
    if let pending = events.pending, pending != events.transaction { try events.showNow?() }
    events.pending = events.transaction
    for number in events.transaction.completions { events.completions[number]?.hasChange = true }
  }

  /// Does something with which changes are animated.
  func transacting<Answer>(
    _ transaction: SceneTransaction, _ work: () throws(Stop) -> Answer
  ) throws(Stop) -> Answer {
    let outer = events.transaction
    events.transaction = transaction
    defer { events.transaction = outer }
    return try work()
  }

  /// `withAnimation`, with what is to be done in the end.
  func animating(
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

  /// Sees to it that a completion is called when what it waits for has ended, or else as soon as possible.
  func complete(_ number: Int) throws(Stop) {
    guard let completion = events.completions.removeValue(forKey: number) else { return }
    guard completion.end ?? 0 < .infinity else { return }
    let due = max(completion.end ?? 0, events.clock.time)
    try schedule(completion.work, at: due, completion.range)
  }
}
