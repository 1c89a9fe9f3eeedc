import Diagnostics
import LayoutEngine

/// A value while a program runs.
///
/// What is small lies in the value itself, so that a number costs no memory of its own; what is large lies behind it,
/// so that every value stays small.
enum Value {
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
  /// `lower ..< upper`; a closed range ends one later than it says.
  indirect case range(Int, Int, isClosed: Bool = false)
  /// A range of other values, or one without an end.
  indirect case interval(Interval)
  /// A part of an array that keeps the array's indices.
  indirect case slice(Slice)
  /// What a sequence makes of another one: reversed, numbered, in pairs.
  indirect case sequence(SequenceView)
  indirect case set(KeyedValues)
  indirect case dictionary(KeyedValues)
  indirect case instance(Instance)
  case object(Object)
  indirect case enumeration(Enumeration)
  case function(FunctionValue)
  case metatype(Nominal)
  /// Part of a text, with its places.
  indirect case substring(Substring)
  /// A place in a text.
  case index(String.Index)
  /// A value in a place of type `Any`, with the type by which it is known there.
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
  /// A set of edges; a set of axes is the edges at their ends.
  case edges(EdgeSet)
  indirect case gridItem(GridItemValue)
  /// What a `GeometryReader` gives its closure.
  indirect case geometry(ReaderGeometry)
  indirect case space(SpaceName)
  /// An `Anchor`, or an `Anchor.Source`.
  indirect case anchor(AnchorValue)
  /// `EnvironmentValues`.
  indirect case environment(ViewEnvironment)
  indirect case animation(SceneAnimation)
  indirect case gesture(GestureValue)
  indirect case transition(SceneTransition)
  /// When a `TimelineView` is made again.
  indirect case schedule(TimelineSchedule)
  /// A member of one of SwiftUI's enumerations, such as `ContentMode.fit`, or a style that nobody looks into.
  case token(String)
}

/// A struct's value.
struct Instance {
  var nominal: Nominal
  var fields: [Value]
  /// The call that made it, for messages that name a line.
  var range: SourceRange?
  /// Who compares it, where its type says itself what is equal.
  var judge: ValueComparison?
}

/// An object of a class.
final class Object {
  let nominal: Nominal
  var fields: [Value]
  let judge: ValueComparison?
  /// Which object of its run it is.
  var number = 0

  init(_ nominal: Nominal, fields: [Value], judge: ValueComparison? = nil) {
    self.nominal = nominal
    self.fields = fields
    self.judge = judge
  }
}

/// A value of one of the program's enums.
struct Enumeration {
  let nominal: Nominal
  let index: Int
  var payload: [Value]
  var judge: ValueComparison?
}

/// A closure with what it captured, or a function used as a value.
indirect enum FunctionValue {
  case closure(FunctionCode, Frame)
  case member(Member, receiver: Value?)
  case native(NativeFunction, receiver: Value?)
  case keyPath([KeyPathStep])
  /// A guide that a what-if tries.
  case guess(GuideGuess)
}

/// The storage of a `@State` property, or a way to what is stored elsewhere.
class Box {
  /// How whoever writes through it animates that; nil if it does not say.
  var animation: SceneAnimation?? { nil }
  var value: Value
  /// What it holds itself, without asking the program.
  var stored: Value { value }
  /// How many boxes this one looks through.
  var depth: Int { 0 }
  init(_ value: Value) { self.value = value }
}

/// An alignment of one axis: built in, or the program's own, known by its ID's type.
enum AlignmentValue: Hashable {
  case builtIn(AlignmentKey)
  case custom(Nominal)
}

/// A set of edges, as in `.padding(.horizontal)`.
struct EdgeSet: OptionSet, Hashable {
  let rawValue: UInt8
  static let top = EdgeSet(rawValue: 1)
  static let leading = EdgeSet(rawValue: 2)
  static let bottom = EdgeSet(rawValue: 4)
  static let trailing = EdgeSet(rawValue: 8)
  static let horizontal: EdgeSet = [.leading, .trailing]
  static let vertical: EdgeSet = [.top, .bottom]
  static let all: EdgeSet = [.horizontal, .vertical]
}

/// A colour by name, with what was asked of its opacity.
struct ColorValue: Hashable {
  var name: String
  var opacity = 1.0
}
