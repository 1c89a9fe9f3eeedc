import Diagnostics
import LayoutEngine

/// A value at run time.
///
/// Small payloads are stored inline, so a number needs no allocation; large ones are indirect, so every value stays
/// small.
package enum Value {
  case void
  case bool(Bool)
  case int(Int)
  /// A `Double` or `CGFloat`.
  case double(Double)
  /// A number of any other type.
  case number(Number)
  case string(String)
  case none
  indirect case some(Value)
  case array([Value])
  case tuple([Value], labels: TupleLabels? = nil)
  /// `lower ..< upper`; a closed range is stored with its upper bound plus one.
  indirect case range(Int, Int, isClosed: Bool = false)
  /// A range of other values, or one without an end.
  indirect case interval(Interval)
  /// A part of an array that keeps the array's indices.
  indirect case slice(Slice)
  /// A sequence derived from another one: reversed, enumerated, zipped.
  indirect case sequence(SequenceView)
  indirect case set(KeyedValues)
  indirect case dictionary(KeyedValues)
  indirect case instance(Instance)
  case object(Object)
  indirect case enumeration(Enumeration)
  case function(FunctionValue)
  case metatype(Nominal)
  /// Part of a text, with its indices.
  indirect case substring(Substring)
  /// An index of a text.
  case index(String.Index)
  /// A value stored as `Any`, with its static type.
  indirect case erased(Value, as: Type)
  indirect case view(View)
  /// The storage behind a `@State` or `@Binding`.
  case box(Box)
  case horizontalAlignment(AlignmentValue)
  case verticalAlignment(AlignmentValue)
  indirect case alignment(AlignmentValue, AlignmentValue)
  indirect case dimensions(ViewDimensions)
  indirect case font(Font)
  indirect case color(ColorValue)
  indirect case insets(EdgeInsets)
  case size(Size)
  case point(Point)
  indirect case rect(Rect)
  indirect case proposal(ProposedViewSize)
  indirect case spacing(ViewSpacing)
  indirect case subview(SubviewValue)
  case layout(LayoutChoice)
  /// A set of edges; a set of axes consists of the edges at their ends.
  case edges(EdgeSet)
  indirect case gridItem(GridItemValue)
  /// The argument of a `GeometryReader`'s closure.
  indirect case geometry(ReaderGeometry)
  indirect case space(SpaceName)
  /// An `Anchor`, or an `Anchor.Source`.
  indirect case anchor(AnchorValue)
  /// `EnvironmentValues`.
  indirect case environment(ViewEnvironment)
  indirect case animation(SceneAnimation)
  indirect case gesture(GestureValue)
  indirect case transition(SceneTransition)
  /// The schedule of a `TimelineView`.
  indirect case schedule(TimelineSchedule)
  /// A case of one of SwiftUI's enums, such as `ContentMode.fit`, or an opaque style.
  case token(String)
}

/// A struct's value.
package struct Instance {
  var nominal: Nominal
  var fields: [Value]
  /// The call that created it, for messages that name a line.
  var range: SourceRange?
  /// Compares it, if its type defines its own equality.
  var judge: ValueComparison?
}

/// An object of a class.
package final class Object {
  let nominal: Nominal
  var fields: [Value]
  let judge: ValueComparison?
  /// Its number in the run.
  var number = 0

  init(_ nominal: Nominal, fields: [Value], judge: ValueComparison? = nil) {
    self.nominal = nominal
    self.fields = fields
    self.judge = judge
  }
}

/// A value of one of the program's enums.
package struct Enumeration {
  let nominal: Nominal
  let index: Int
  var payload: [Value]
  var judge: ValueComparison?
}

/// A closure with its captured values, or a function used as a value.
package indirect enum FunctionValue {
  case closure(FunctionCode, Frame)
  case member(Member, receiver: Value?)
  case native(NativeFunction, receiver: Value?)
  case keyPath([KeyPathStep])
  /// A guide that exists only in an edit.
  case guess(GuideGuess)
}

/// The storage of a `@State` property, or a binding to storage elsewhere.
package class Box {
  /// The animation of writes through it; nil if it does not set one.
  var animation: SceneAnimation?? { nil }
  var value: Value
  /// The stored value, without calls into the program.
  var stored: Value { value }
  /// The number of nested bindings.
  var depth: Int { 0 }
  init(_ value: Value) { self.value = value }
}

/// An alignment of one axis: built in, or the program's own, identified by its ID's type.
package enum AlignmentValue: Hashable {
  case builtIn(AlignmentKey)
  case custom(Nominal)
}

/// A set of edges, as in `.padding(.horizontal)`.
package struct EdgeSet: OptionSet, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  static let top = EdgeSet(rawValue: 1)
  static let leading = EdgeSet(rawValue: 2)
  static let bottom = EdgeSet(rawValue: 4)
  static let trailing = EdgeSet(rawValue: 8)
  static let horizontal: EdgeSet = [.leading, .trailing]
  static let vertical: EdgeSet = [.top, .bottom]
  static let all: EdgeSet = [.horizontal, .vertical]
}

/// A color by name, with its opacity.
package struct ColorValue: Hashable {
  var name: String
  var opacity = 1.0
}
