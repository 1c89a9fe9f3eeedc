import Diagnostics
import LayoutEngine

/// What a view does when something happens: what behaviour modifiers and controls leave behind.
enum Handler {
  /// A button's action.
  case press(FunctionValue)
  case gesture(GestureValue, GesturePriority)
  /// A control that shows and changes a value.
  case control(ControlHandle)
  case disabled(Bool)
  case appear(FunctionValue)
  case disappear(FunctionValue)
  /// `.task`, and again whenever the value is another.
  case task(FunctionValue, id: Value?)
  /// `.onChange(of:)`; the number says how many values the closure wants.
  case change(Value, initial: Bool, FunctionValue, arguments: Int)
  case geometry(of: FunctionValue, FunctionValue, arguments: Int)
  /// `.animation(_:value:)`; without a value, any change counts.
  case animation(SceneAnimation?, value: Value?)
  /// `.animation(_:body:)`: around what its closure does, and around the view that is handed to that.
  case scopedAnimation(SceneAnimation?)
  case endOfScope
  /// `.transaction`; with a value, only when that is another.
  case transaction(FunctionValue, value: Value?)
  case transition(SceneTransition)
  /// `.geometryGroup()`
  case geometryGroup
  /// `.onReceive` of a timer.
  case timer(TimerValue, FunctionValue)
  /// `.scrollPosition(id:)`
  case scrollPosition(Box, anchor: UnitPoint?)
  /// A scroll view.
  case scroll(identity: Int)
}

/// Which of several gestures on a view, or around it, comes first.
enum GesturePriority { case ordinary, high, simultaneous }

/// `Timer.publish(every:on:in:)`
struct TimerValue {
  var interval: Double
}

/// A control's value and what it may be.
enum ControlHandle {
  case toggle(Box)
  case slider(Box, bounds: ClosedRange<Double>, step: Double)
  case stepper(Box, bounds: ClosedRange<Double>?)
  case picker(Box, content: View)
  case text(Box)

  var box: Box {
    switch self {
    case .toggle(let box), .slider(let box, _, _), .stepper(let box, _), .picker(let box, _), .text(let box): box
    }
  }
}

/// A gesture: what starts it, and what it calls.
struct GestureValue {
  enum Kind {
    case tap(count: Int, space: SpaceName = .local)
    case longPress
    case drag(minimumDistance: Double, space: SpaceName)
    /// Two fingers, or what no step can do.
    case other(String)
    /// Several gestures on one view.
    case several([GestureValue])
  }

  var kind: Kind
  var changed: [FunctionValue] = []
  var ended: [FunctionValue] = []
  var updating: [(box: Box, body: FunctionValue)] = []

  /// The gesture itself, or those it is made of.
  var parts: [GestureValue] {
    if case .several(let parts) = kind { return parts.flatMap(\.parts) }
    return [self]
  }
}

/// Which modifier of which view something belongs to, the same in all rounds.
struct ReactionKey: Hashable {
  let identity: Int
  /// The place among the view's modifiers, from the outside in.
  let ordinal: Int
}

/// A handler in the tree of one round.
struct Reaction {
  let handler: Handler
  let key: ReactionKey
  /// The first node of the view that has it.
  let node: Int
  let range: SourceRange?
  /// The handlers around it, outermost first.
  let enclosing: [Int]
  let path: IdentityPath
  let spaces: [(name: SpaceName, node: Int)]
  /// The scroll view in which a lazy container shows it only while it is in sight.
  let window: Int?
  /// In stage coordinates, once it is laid out.
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  var isShown = false
  var geometry: ReaderGeometry?
}

/// A node of one of a round's trees.
struct NodePlace: Hashable {
  let tree: Int
  let node: Int
}

/// Where a named view is, for those who want to touch it.
struct ViewPlace {
  let path: IdentityPath
  let reacting: [Int]
  let node: NodePlace
}
