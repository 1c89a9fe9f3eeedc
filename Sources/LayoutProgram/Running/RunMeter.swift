import Diagnostics

/// The used budget of a run: steps, memory, views, text; see `Run.Budget`.
///
/// Counting costs an addition and a comparison; the other checks run once in a thousand steps.
package struct RunMeter {
  var steps = 0
  /// The step at which the budget and the deadline are checked next.
  private(set) var checkpoint = Run.Budget.stepsBetweenLooks
  private var bytes = 0
  /// The number of traced nodes.
  private var tracedNodes = 0
  /// The number of placed views, in all trees together.
  private var views = 0
  /// The length of all placed texts.
  private var shownLength = 0
  /// The current statement or call.
  var latest: SourceRange?

  /// Resets the budget for the next step of a performance.
  mutating func startAnew() {
    steps = 0
    checkpoint = Run.Budget.stepsBetweenLooks
    bytes = 0
  }

  /// Resets the budget for the next round of a scene's views.
  package mutating func startRound() { (views, shownLength) = (0, 0) }

  /// - Throws: if there were too many steps.
  mutating func passCheckpoint() throws(Stop) {
    if steps > Run.Budget.steps {
      throw Stop(
        .limit, LimitMessage.steps(most: Run.Budget.steps), at: latest, notes: [Note(LimitMessage.mayNeverStop)])
    }
    checkpoint = min(steps + Run.Budget.stepsBetweenLooks, Run.Budget.steps)
  }

  /// Counts allocated bytes.
  mutating func spend(_ count: Int, at range: SourceRange?) throws(Stop) {
    bytes += count
    if bytes > Run.Budget.bytes { throw Stop(.limit, LimitMessage.memory, at: range) }
  }

  /// Counts a placed view.
  package mutating func place(at range: SourceRange?) throws(Stop) {
    views += 1
    if views > Run.Budget.views {
      throw Stop(.limit, LimitMessage.views(most: Run.Budget.views), at: range)
    }
  }

  /// Counts the characters of a placed text.
  package mutating func show(_ length: Int, at range: SourceRange?) throws(Stop) {
    shownLength += length
    if shownLength > Run.Budget.shownLength {
      throw Stop(.limit, LimitMessage.shownText(most: Run.Budget.shownLength), at: range)
    }
  }

  /// Counts the nodes of a traced scene; a performance has several scenes.
  mutating func trace(_ nodes: Int) throws(Stop) {
    tracedNodes += nodes
    try Self.refuse(tracing: tracedNodes)
  }

  /// - Throws: if a trace cannot have that many nodes.
  package static func refuse(tracing nodes: Int, at range: SourceRange? = nil) throws(Stop) {
    if nodes > Run.Budget.tracedNodes {
      throw Stop(
        .limit, LimitMessage.tracedNodes(most: Run.Budget.tracedNodes), at: range,
        notes: [Note(LimitMessage.framesWithoutTrace)])
    }
  }
}
