import Diagnostics
import LayoutEngine

/// The state of a scene between rounds of evaluation: handlers, remembered values, animations.
package struct SceneEvents {
  /// The handlers of this round's views, in tree order.
  package var reactions: [Reaction] = []
  /// The values that modifiers remember from round to round.
  package var memory: [ReactionKey: Memory] = [:]
  /// The state of views, by identity.
  package var states = StateStore()
  /// The initial values of `@GestureState` properties, restored when a gesture ends.
  package var gestureStarts: [(box: Box, start: Value)] = []
  /// Fingers that a step left on the screen, with the closures to call when they lift.
  package var heldDrags: [(ended: [FunctionValue], value: Value, reaction: Reaction)] = []
  /// Work deferred until the handlers of this round are done.
  package var deferred: [DeferredWork] = []
  /// Cached bodies that created objects, by their views' identity; and the changes since.
  package var bodies: [Int: KeptBody] = [:]
  var changed: Set<ObjectIdentifier> = []
  /// Counts all stores that views can see.
  package var mutations = 0
  /// The number of those that stored an equal value.
  private var repeatedSets = 0
  /// Whether deferred work is running: a reader's work recurs with each round.
  package var isCatchingUp = false
  /// Whether equal values matter; comparing them costs time in proportion to their size.
  var looksForRepeats: Bool { isPerforming || isCatchingUp }
  /// Counts stores that changed a value.
  package var realMutations: Int { mutations &- repeatedSets }
  /// The last change, in case the views never settle.
  package var unsettled: UnsettledChange?
  /// Whether steps will follow, so that view identity matters.
  package var isPerforming = false

  /// The transaction for a change made now.
  package var transaction = SceneTransaction()
  /// The transaction of changes that are not shown yet.
  package var pending: SceneTransaction?
  /// The transaction of the change being shown.
  package var shown = SceneTransaction()
  /// Shows the changes so far, in the middle of an action.
  package var showNow: (() throws(Stop) -> Void)?
  /// Whether views are being built: their stores are not changes of their own.
  package var isUpdating = false
  /// The animation state.
  package var motion = SceneMotion()
  /// Pending completions of `withAnimation`.
  package var completions: [Int: AnimationCompletion] = [:]
  var completionsMade = 0

  /// The scene's own time.
  package var clock = SceneClock()
  package var timers: [Int: SceneTimer] = [:]
  var timersMade = 0
  /// The running task, and all unfinished ones.
  package var task: WaitingTask?
  package var tasks: [Int: WaitingTask] = [:]
  package var tasksMade = 0
  /// Animator views, by identity.
  package var animators: [Int: AnimatorState] = [:]

  /// The number of different environments so far.
  var surroundingsMade = 0
  /// Offsets of scroll views, by identity and axis.
  package var offsets: [Int: [Axis: Double]] = [:]
  /// Their final positions in the last round.
  package var rests: [Int: [Axis: ScrollRest]] = [:]
  /// Their sizes.
  package var rooms = ScrollRooms()
  /// Their `ScrollGeometry`.
  package var scrollMeasures: [Int: ScrollMeasures] = [:]
  /// The sources of matched geometry.
  package var matched = MatchedGroups()
  package var commands: [ScrollCommand] = []

  package init() {}
  /// Whether to record scroll targets.
  package var wantsTargets: Bool { !commands.isEmpty }

  /// The memory of a modifier.
  package struct Memory {
    /// The value to compare with.
    package var value = Value.void
    /// The task or timer that runs as long as the view exists.
    package var task: Int?
    package var timer: Int?
    /// The `onDisappear` closure of a view.
    package var farewell: FunctionValue?
    package var range: SourceRange?
    package var viewName: String?

    package init(
      value: Value = Value.void, task: Int? = nil, timer: Int? = nil, farewell: FunctionValue? = nil,
      range: SourceRange? = nil, viewName: String? = nil
    ) {
      self.value = value
      self.task = task
      self.timer = timer
      self.farewell = farewell
      self.range = range
      self.viewName = viewName
    }
  }

  /// Forgets the reactions of the last round.
  package mutating func startRound() {
    reactions = []
    states.startRound()
    rooms.startRound()
    matched.startRound()
  }

  /// Counts a store of an equal value.
  mutating func repeatSet() {
    mutations &+= 1
    repeatedSets &+= 1
  }
}

/// Work that `DispatchQueue.main.async` or a `Task` defers until a round's handlers are done.
package struct DeferredWork {
  package let action: FunctionValue
  /// The number of the task that it starts.
  package var task: Int?
  package let range: SourceRange?

  package init(action: FunctionValue, task: Int? = nil, range: SourceRange?) {
    self.action = action
    self.task = task
    self.range = range
  }
}

/// The latest change of the scene's state.
package struct UnsettledChange {
  package let what: CauseOfChange
  package let range: SourceRange?
  package let viewName: String?

  package init(what: CauseOfChange, range: SourceRange?, viewName: String?) {
    self.what = what
    self.range = range
    self.viewName = viewName
  }
}

/// A call of `proxy.scrollTo(id, anchor:)`, applied at the next layout.
package struct ScrollCommand {
  package let key: String
  package let anchor: UnitPoint?
  package let range: SourceRange?
  package var isDone = false

  package init(key: String, anchor: UnitPoint?, range: SourceRange?, isDone: Bool = false) {
    self.key = key
    self.anchor = anchor
    self.range = range
    self.isDone = isDone
  }
}
