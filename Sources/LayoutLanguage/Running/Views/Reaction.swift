import Diagnostics
import LayoutEngine

/// A handler of a view, from behavior modifiers and controls.
enum Handler {
  /// A button's action.
  case press(FunctionValue)
  case gesture(GestureValue, GesturePriority)
  /// A control that shows and changes a value.
  case control(ControlHandle)
  case disabled(Bool)
  case appear(FunctionValue)
  case disappear(FunctionValue)
  /// `.task`, which restarts when the id changes.
  case task(FunctionValue, id: Value?)
  /// `.onChange(of:)`, with the number of the closure's parameters.
  case change(Value, initial: Bool, FunctionValue, arguments: Int)
  case geometry(of: FunctionValue, FunctionValue, arguments: Int)
  /// `.onScrollGeometryChange`
  case scrollGeometry(of: FunctionValue, FunctionValue)
  /// `.animation(_:value:)`; without a value, any change counts.
  case animation(SceneAnimation?, value: Value?)
  /// `.animation(_:body:)`: around the closure's effects, and around the view passed to it.
  case scopedAnimation(SceneAnimation?)
  case endOfScope
  /// `.transaction`; with a value, only if that changed.
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

/// The precedence among gestures on a view and around it.
enum GesturePriority { case ordinary, high, simultaneous }

/// A timer: `Timer.publish(every:on:in:)`.
struct TimerValue {
  var interval: Double
}

/// A control's value and its valid range.
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

/// A gesture: its trigger, and its closures.
package struct GestureValue {
  enum Kind {
    case tap(count: Int, space: SpaceName = .local)
    case longPress
    case drag(minimumDistance: Double, space: SpaceName)
    /// Gestures that no step can perform, such as those with two fingers.
    case other(String)
    /// Several gestures on one view.
    case several([GestureValue])
  }

  var kind: Kind
  var changed: [FunctionValue] = []
  var ended: [FunctionValue] = []
  var updating: [(box: Box, body: FunctionValue)] = []

  /// The gesture itself, or the gestures that it consists of.
  var parts: [GestureValue] {
    if case .several(let parts) = kind { return parts.flatMap(\.parts) }
    return [self]
  }
}

/// Identifies a modifier of a view across rounds.
struct ReactionKey: Hashable {
  let identity: Int
  /// The index among the view's modifiers, from the outside in.
  let ordinal: Int
}

/// A handler in the tree of one round.
struct Reaction {
  let handler: Handler
  let key: ReactionKey
  /// The first node of its view.
  let node: Int
  let range: SourceRange?
  /// The handlers around it, outermost first.
  let enclosing: [Int]
  let path: IdentityPath
  let spaces: [PendingSpace]
  /// The number of scales and rotations around it.
  let transforms: Int
  /// The scroll view of a lazy container, which shows it only while it is visible.
  let window: Int?
  /// The frame in stage coordinates, set after layout.
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  var isShown = false
  var geometry: ReaderGeometry?
  /// The first scroll view inside, or else the one around it.
  var scroll: Int?
}

/// A node of one of a round's trees.
struct NodePlace: Hashable {
  let tree: Int
  let node: Int
}

/// The place of a named view, for gestures.
struct ViewPlace {
  let path: IdentityPath
  let reacting: [Int]
  let node: NodePlace
}
