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
  var deferred: [FunctionValue] = []
  /// Counts everything that is stored where views can see it.
  var mutations = 0
  /// Who changed something last, in case the views never come to rest.
  var unsettled: UnsettledChange?
  /// Whether steps will be performed, so that it matters which views stay the same.
  var isPerforming = false

  /// What `withAnimation` said since the step began.
  var animation: SceneAnimation?
  /// The `.animation(_:value:)` modifiers whose value changed since the step began.
  var animated: [ReactionKey: SceneAnimation?] = [:]

  /// How far scroll views have been scrolled, by identity and axis.
  var offsets: [Int: [Axis: Double]] = [:]
  var commands: [ScrollCommand] = []
  /// Whether the views that can be scrolled to have to be known.
  var wantsTargets: Bool { !commands.isEmpty }

  /// What a modifier remembers.
  struct Memory {
    /// The value that it compares with.
    var value = Value.void
    /// For a view that may disappear.
    var farewell: FunctionValue?
    var range: SourceRange?
    var viewName: String?
  }

  /// Forgets what belongs to one round.
  mutating func startRound() {
    reactions = []
    states.startRound()
  }
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
