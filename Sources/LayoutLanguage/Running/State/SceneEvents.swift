import Diagnostics
import LayoutEngine

/// What happens in a scene between its rounds of evaluation: who reacts, what is remembered, what was set in motion.
struct SceneEvents {
  /// The handlers of this round's views, in the order of the trees.
  var reactions: [Reaction] = []
  /// What each modifier remembers from round to round.
  var memory: [ReactionKey: Memory] = [:]
  /// The state of views, by identity.
  var states = StateStore()
  /// What `@GestureState` properties go back to when a gesture ends.
  var gestureStarts: [(box: Box, start: Value)] = []
  /// Fingers that a step left on the screen: what they call when they go up.
  var heldDrags: [(ended: [FunctionValue], value: Value, reaction: Reaction)] = []
  /// What is put off until the handlers of this round are done.
  var deferred: [DeferredWork] = []
  /// Bodies that made objects, by their views' identity; and what has changed since they were asked for.
  var bodies: [Int: KeptBody] = [:]
  var changed: Set<ObjectIdentifier> = []
  /// Counts everything that is stored where views can see it.
  var mutations = 0
  /// How many of them stored what was there already.
  private var repeatedSets = 0
  /// Whether what was put off is being done: a reader's work, which comes again with each round.
  var isCatchingUp = false
  /// Whether it matters that a value was there already; to find out takes as long as the value is large.
  var looksForRepeats: Bool { isPerforming || isCatchingUp }
  /// Counts what makes something other than it was.
  var realMutations: Int { mutations &- repeatedSets }
  /// Who changed something last, in case the views never come to rest.
  var unsettled: UnsettledChange?
  /// Whether steps will be performed, so that it matters which views stay the same.
  var isPerforming = false

  /// How a change that is made now is shown.
  var transaction = SceneTransaction()
  /// How what was changed and is not shown yet is to be shown.
  var pending: SceneTransaction?
  /// How the change is shown that views are being made for.
  var shown = SceneTransaction()
  /// Shows what was changed so far, in the middle of an action.
  var showNow: (() throws(Stop) -> Void)?
  /// Whether views are being made: what they store is no change of its own.
  var isUpdating = false
  /// Where everything that is shown is, and where it is going.
  var motion = SceneMotion()
  /// Who waits for the end of what `withAnimation` set in motion.
  var completions: [Int: AnimationCompletion] = [:]
  var completionsMade = 0

  /// The scene's own time.
  var clock = SceneClock()
  var timers: [Int: SceneTimer] = [:]
  var timersMade = 0
  /// The task that is being worked on, and all that are not done.
  var task: WaitingTask?
  var tasks: [Int: WaitingTask] = [:]
  var tasksMade = 0
  /// Views that show one thing after another, by their identity.
  var animators: [Int: AnimatorState] = [:]

  /// How many surroundings there have been in which something else flows down.
  var surroundingsMade = 0
  /// How far scroll views have been scrolled, by identity and axis.
  var offsets: [Int: [Axis: Double]] = [:]
  /// Where they came to rest in the last round.
  var rests: [Int: [Axis: ScrollRest]] = [:]
  /// How much room they have.
  var rooms = ScrollRooms()
  var commands: [ScrollCommand] = []
  /// Whether the views that can be scrolled to have to be known.
  var wantsTargets: Bool { !commands.isEmpty }

  /// What a modifier remembers.
  struct Memory {
    /// The value that it compares with.
    var value = Value.void
    /// The task or timer that runs for as long as the view is there.
    var task: Int?
    var timer: Int?
    /// For a view that may disappear.
    var farewell: FunctionValue?
    var range: SourceRange?
    var viewName: String?
  }

  /// Forgets what belongs to one round.
  mutating func startRound() {
    reactions = []
    states.startRound()
    rooms.startRound()
  }

  /// Something is stored that is there already.
  mutating func repeatSet() {
    mutations &+= 1
    repeatedSets &+= 1
  }
}

/// What `DispatchQueue.main.async` or a `Task` puts off until the handlers of a round are done.
struct DeferredWork {
  let action: FunctionValue
  /// The number of the task that it begins.
  var task: Int?
  let range: SourceRange?
}

/// Something that has just changed the state of a scene.
struct UnsettledChange {
  let what: CauseOfChange
  let range: SourceRange?
  let viewName: String?
}

/// `proxy.scrollTo(id, anchor:)`, to be carried out when the views are laid out next.
struct ScrollCommand {
  let key: String
  let anchor: UnitPoint?
  let range: SourceRange?
  var isDone = false
}
