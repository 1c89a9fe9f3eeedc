import Diagnostics

/// What a run has used of its budget: steps, memory, views, text; see `Run.Budget`.
///
/// Counting costs an addition and a comparison; everything else is looked at once in a thousand steps.
struct RunMeter {
  var steps = 0
  /// The number of steps at which the budget and the deadline are looked at next.
  private(set) var checkpoint = Run.Budget.stepsBetweenLooks
  private var bytes = 0
  /// How many nodes traces have told about.
  private var tracedNodes = 0
  /// How many views have been given a place, in all trees together.
  private var views = 0
  /// How long the texts are that have been given a place.
  private var shownLength = 0
  /// The statement or call that the run is at.
  var latest: SourceRange?

  /// Gives the next step of a performance a budget of its own.
  mutating func startAnew() {
    steps = 0
    checkpoint = Run.Budget.stepsBetweenLooks
    bytes = 0
  }

  /// Gives the next round of a scene's views a budget of its own.
  mutating func startRound() { (views, shownLength) = (0, 0) }

  /// - Throws: if there were too many steps.
  mutating func passCheckpoint() throws(Stop) {
    if steps > Run.Budget.steps {
      throw Stop(
        .limit, LimitMessage.steps(most: Run.Budget.steps), at: latest, notes: [Note(LimitMessage.mayNeverStop)])
    }
    checkpoint = min(steps + Run.Budget.stepsBetweenLooks, Run.Budget.steps)
  }

  /// Counts what was made.
  mutating func spend(_ count: Int, at range: SourceRange?) throws(Stop) {
    bytes += count
    if bytes > Run.Budget.bytes { throw Stop(.limit, LimitMessage.memory, at: range) }
  }

  /// Counts a view that is given a place.
  mutating func place(at range: SourceRange?) throws(Stop) {
    views += 1
    if views > Run.Budget.views {
      throw Stop(.limit, LimitMessage.views(most: Run.Budget.views), at: range)
    }
  }

  /// Counts the letters of a text that is given a place.
  mutating func show(_ length: Int, at range: SourceRange?) throws(Stop) {
    shownLength += length
    if shownLength > Run.Budget.shownLength {
      throw Stop(.limit, LimitMessage.shownText(most: Run.Budget.shownLength), at: range)
    }
  }

  /// Counts the nodes that a scene tells about; a performance has several scenes.
  mutating func trace(_ nodes: Int) throws(Stop) {
    tracedNodes += nodes
    try Self.refuse(tracing: tracedNodes)
  }

  /// - Throws: if so many nodes are more than a trace tells about.
  static func refuse(tracing nodes: Int, at range: SourceRange? = nil) throws(Stop) {
    if nodes > Run.Budget.tracedNodes {
      throw Stop(
        .limit, LimitMessage.tracedNodes(most: Run.Budget.tracedNodes), at: range,
        notes: [Note(LimitMessage.framesWithoutTrace)])
    }
  }
}
