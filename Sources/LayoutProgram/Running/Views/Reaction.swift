import Diagnostics
import LayoutEngine

/// A handler of a view, from behavior modifiers and controls.
package enum Handler {
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
package enum GesturePriority { case ordinary, high, simultaneous }

/// A timer: `Timer.publish(every:on:in:)`.
package struct TimerValue {
  package var interval: Double

  package init(interval: Double) {
    self.interval = interval
  }
}

/// A control's value and its valid range.
package enum ControlHandle {
  case toggle(Box)
  case slider(Box, bounds: ClosedRange<Double>, step: Double)
  case stepper(Box, bounds: ClosedRange<Double>?)
  case picker(Box, content: View)
  case text(Box)

  package var box: Box {
    switch self {
    case .toggle(let box), .slider(let box, _, _), .stepper(let box, _), .picker(let box, _), .text(let box): box
    }
  }
}

/// A gesture: its trigger, and its closures.
package struct GestureValue {
  package enum Kind {
    case tap(count: Int, space: SpaceName = .local)
    case longPress
    case drag(minimumDistance: Double, space: SpaceName)
    /// Gestures that no step can perform, such as those with two fingers.
    case other(String)
    /// Several gestures on one view.
    case several([GestureValue])
  }

  package var kind: Kind
  package var changed: [FunctionValue] = []
  package var ended: [FunctionValue] = []
  package var updating: [(box: Box, body: FunctionValue)] = []

  package init(
    kind: Kind, changed: [FunctionValue] = [], ended: [FunctionValue] = [],
    updating: [(box: Box, body: FunctionValue)] = []
  ) {
    self.kind = kind
    self.changed = changed
    self.ended = ended
    self.updating = updating
  }

  /// The gesture itself, or the gestures that it consists of.
  package var parts: [GestureValue] {
    if case .several(let parts) = kind { return parts.flatMap(\.parts) }
    return [self]
  }
}

/// Identifies a modifier of a view across rounds.
package struct ReactionKey: Hashable {
  package let identity: Int
  /// The index among the view's modifiers, from the outside in.
  package let ordinal: Int

  package init(identity: Int, ordinal: Int) {
    self.identity = identity
    self.ordinal = ordinal
  }
}

/// A handler in the tree of one round.
package struct Reaction {
  package let handler: Handler
  package let key: ReactionKey
  /// The first node of its view.
  package let node: Int
  package let range: SourceRange?
  /// The handlers around it, outermost first.
  package let enclosing: [Int]
  package let path: IdentityPath
  package let spaces: [PendingSpace]
  /// The number of scales and rotations around it.
  package let transforms: Int
  /// The scroll view of a lazy container, which shows it only while it is visible.
  package let window: Int?
  /// The frame in stage coordinates, set after layout.
  package var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  package var isShown = false
  package var geometry: ReaderGeometry?
  /// The first scroll view inside, or else the one around it.
  package var scroll: Int?

  package init(
    handler: Handler, key: ReactionKey, node: Int, range: SourceRange?, enclosing: [Int], path: IdentityPath,
    spaces: [PendingSpace], transforms: Int, window: Int?, frame: Rect = Rect(x: 0, y: 0, width: 0, height: 0),
    isShown: Bool = false, geometry: ReaderGeometry? = nil, scroll: Int? = nil
  ) {
    self.handler = handler
    self.key = key
    self.node = node
    self.range = range
    self.enclosing = enclosing
    self.path = path
    self.spaces = spaces
    self.transforms = transforms
    self.window = window
    self.frame = frame
    self.isShown = isShown
    self.geometry = geometry
    self.scroll = scroll
  }
}

/// A node of one of a round's trees.
package struct NodePlace: Hashable {
  package let tree: Int
  package let node: Int

  package init(tree: Int, node: Int) {
    self.tree = tree
    self.node = node
  }
}

/// The place of a named view, for gestures.
package struct ViewPlace {
  package let path: IdentityPath
  package let reacting: [Int]
  package let node: NodePlace

  package init(path: IdentityPath, reacting: [Int], node: NodePlace) {
    self.path = path
    self.reacting = reacting
    self.node = node
  }
}

extension GestureValue {
  /// The value that a drag passes to closures, in the catalog's order of members.
  package static func drag(from start: Point, by way: Size) -> Value {
    let end = Point(x: start.x + way.width, y: start.y + way.height)
    return .tuple([.point(end), .point(start), .point(end), .size(way), .size(way), .size(.zero)])
  }
}
