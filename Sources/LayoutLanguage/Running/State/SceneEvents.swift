import Diagnostics
import LayoutEngine

/// The state of a scene between rounds of evaluation: handlers, remembered values, animations.
struct SceneEvents {
  /// The handlers of this round's views, in tree order.
  var reactions: [Reaction] = []
  /// The values that modifiers remember from round to round.
  var memory: [ReactionKey: Memory] = [:]
  /// The state of views, by identity.
  var states = StateStore()
  /// The initial values of `@GestureState` properties, restored when a gesture ends.
  var gestureStarts: [(box: Box, start: Value)] = []
  /// Fingers that a step left on the screen, with the closures to call when they lift.
  var heldDrags: [(ended: [FunctionValue], value: Value, reaction: Reaction)] = []
  /// Work deferred until the handlers of this round are done.
  var deferred: [DeferredWork] = []
  /// Cached bodies that created objects, by their views' identity; and the changes since.
  var bodies: [Int: KeptBody] = [:]
  var changed: Set<ObjectIdentifier> = []
  /// Counts all stores that views can see.
  var mutations = 0
  /// The number of those that stored an equal value.
  private var repeatedSets = 0
  /// Whether deferred work is running: a reader's work recurs with each round.
  var isCatchingUp = false
  /// Whether equal values matter; comparing them costs time in proportion to their size.
  var looksForRepeats: Bool { isPerforming || isCatchingUp }
  /// Counts stores that changed a value.
  var realMutations: Int { mutations &- repeatedSets }
  /// The last change, in case the views never settle.
  var unsettled: UnsettledChange?
  /// Whether steps will follow, so that view identity matters.
  var isPerforming = false

  /// The transaction for a change made now.
  var transaction = SceneTransaction()
  /// The transaction of changes that are not shown yet.
  var pending: SceneTransaction?
  /// The transaction of the change being shown.
  var shown = SceneTransaction()
  /// Shows the changes so far, in the middle of an action.
  var showNow: (() throws(Stop) -> Void)?
  /// Whether views are being built: their stores are not changes of their own.
  var isUpdating = false
  /// The animation state.
  var motion = SceneMotion()
  /// Pending completions of `withAnimation`.
  var completions: [Int: AnimationCompletion] = [:]
  var completionsMade = 0

  /// The scene's own time.
  var clock = SceneClock()
  var timers: [Int: SceneTimer] = [:]
  var timersMade = 0
  /// The running task, and all unfinished ones.
  var task: WaitingTask?
  var tasks: [Int: WaitingTask] = [:]
  var tasksMade = 0
  /// Animator views, by identity.
  var animators: [Int: AnimatorState] = [:]

  /// The number of different environments so far.
  var surroundingsMade = 0
  /// Offsets of scroll views, by identity and axis.
  var offsets: [Int: [Axis: Double]] = [:]
  /// Their final positions in the last round.
  var rests: [Int: [Axis: ScrollRest]] = [:]
  /// Their sizes.
  var rooms = ScrollRooms()
  /// Their `ScrollGeometry`.
  var scrollMeasures: [Int: ScrollMeasures] = [:]
  /// The sources of matched geometry.
  var matched = MatchedGroups()
  var commands: [ScrollCommand] = []
  /// Whether to record scroll targets.
  var wantsTargets: Bool { !commands.isEmpty }

  /// The memory of a modifier.
  struct Memory {
    /// The value to compare with.
    var value = Value.void
    /// The task or timer that runs as long as the view exists.
    var task: Int?
    var timer: Int?
    /// The `onDisappear` closure of a view.
    var farewell: FunctionValue?
    var range: SourceRange?
    var viewName: String?
  }

  /// Forgets the reactions of the last round.
  mutating func startRound() {
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
struct DeferredWork {
  let action: FunctionValue
  /// The number of the task that it starts.
  var task: Int?
  let range: SourceRange?
}

/// The latest change of the scene's state.
struct UnsettledChange {
  let what: CauseOfChange
  let range: SourceRange?
  let viewName: String?
}

/// A call of `proxy.scrollTo(id, anchor:)`, applied at the next layout.
struct ScrollCommand {
  let key: String
  let anchor: UnitPoint?
  let range: SourceRange?
  var isDone = false
}
