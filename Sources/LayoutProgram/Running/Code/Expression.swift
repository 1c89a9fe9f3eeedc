import Diagnostics

/// A checked expression: every name has its storage, every call its target.
package indirect enum Expression {
  case constant(Value)
  /// A variable: `depth` frames outward, then the slot.
  case local(depth: Int, slot: Int)
  /// A static or global stored property, computed when first read.
  case global(Member)
  /// A stored property of a struct value or an object.
  case field(Expression, Int)
  case tupleElement(Expression, Int)
  /// A function, method, initializer or getter of the program.
  case call(Member, receiver: Argument?, arguments: [Argument], range: SourceRange)
  /// A function of SwiftUI or the standard library.
  case native(NativeFunction, arguments: [Argument], range: SourceRange?)
  /// A closure or function value.
  case callValue(Expression, [Expression], range: SourceRange?)
  /// A call of a local function with `inout` parameters.
  case callLocal(Expression, [Argument], range: SourceRange)
  case closure(FunctionCode)
  /// A method or initializer used as a value: `computeValue: Razémon.defaultValue`.
  case functionReference(Member, receiver: Expression?)
  /// A call of a memberwise initializer; nil uses the property's initial value.
  case construct(Nominal, [Expression?], range: SourceRange)
  /// An enum case with its associated values; nil uses the declared default.
  case enumCase(Nominal, Int, [Expression?])
  case array([Expression])
  case dictionary([(key: Expression, value: Expression)], range: SourceRange)
  case set([Expression])
  case tuple([Expression], labels: TupleLabels? = nil)
  case interpolation([Expression], range: SourceRange?)
  /// Wraps a value as an optional.
  case some(Expression)
  case forceUnwrap(Expression, range: SourceRange)
  /// `a ?? b`; if `b` is optional, so is the result.
  case coalesce(Expression, Expression, keepsOptional: Bool)
  /// `a?.b`: the second expression reads the unwrapped value from the slot.
  case optionalChain(Expression, slot: Int, Expression, flattens: Bool)
  case conditional(Expression, Expression, Expression)
  case arithmetic(Arithmetic, Expression, Expression, isInteger: Bool, range: SourceRange)
  case negate(Expression, range: SourceRange)
  case compare(Comparison, Expression, Expression)
  case not(Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  /// `0 ..< n` or `1 ... n`.
  case range(Expression, Expression, isClosed: Bool, range: SourceRange)
  case element(Expression, Expression, range: SourceRange)
  /// The value inside a `@State` or `@Binding`.
  case unbox(Expression)
  case keyPath([KeyPathStep])
  /// `load("razemon.json")`: a data file, decoded into the expected type.
  case load(Expression, as: Type, range: SourceRange)
  /// An `if` or `switch` used as a value, or a closure's statements run in place.
  case block([Statement])
  case assign(Place, Expression)
  /// An assignment whose value may affect its place: `list[next()] = next()`.
  case assignInOrder(Place, Expression)
  /// `place += value`: evaluates the place once, then the value, then reads the current value into one slot beside the
  /// operand in the other, and stores the result. `place? += value` first checks that the place has a value, and
  /// evaluates nothing else if it has none.
  case change(Place, current: Int, by: Expression, operand: Int, to: Expression, ifThere: Bool)
  /// A place whose getter may change it: a struct's `lazy` property.
  case reading(Place)
  /// `try? f()`: an error thrown inside makes it nil.
  case tryOptional(Expression, flattens: Bool)
  /// `try! f()`
  case tryForced(Expression, range: SourceRange)
  /// `is`, `as?` and `as!`
  case cast(Expression, Cast, Type, range: SourceRange)
  /// A closure with a capture list.
  case capturing([Expression], FunctionCode)
  /// A method of the superclass without dynamic dispatch: `super.area()`.
  case callExactly(Member, receiver: Expression, arguments: [Argument], range: SourceRange)
  /// `super.init(…)`: runs the superclass's initializer on the new object. `self.init(…)` of a class: runs the
  /// initializer, or a subclass's override.
  case initializeSuper(Member, Expression, arguments: [Argument], isOverridable: Bool, range: SourceRange)
  /// A `lazy` property: evaluated when first read.
  case lazy(Expression, Member)
  /// `type(of: value)`
  case dynamicType(Expression)
  /// A generic type with its arguments: `Line<Middle>.self`.
  case generic(Nominal, [Expression])
  /// The type argument with a given index, of a value's type or of a type.
  case typeArgument(of: Expression, Int)
  /// A value of a generic type, with its type arguments if they are needed at run time.
  case typed(Expression, as: Expression)
}

/// The behavior of a cast if the type does not fit.
package enum Cast {
  /// `is`: results in false.
  case test
  /// `as?`: results in nil.
  case conditional
  /// `as!`: stops the program.
  case forced
}

/// An argument in the form that the callee needs.
package indirect enum Argument {
  case value(Expression)
  /// A place that the callee may change: `inout`, or the receiver of a `mutating` method.
  case place(Place)
  /// Uses the parameter's default.
  case omitted
}

/// A place that code can assign to.
package indirect enum Place {
  case local(depth: Int, slot: Int)
  case global(Member)
  case field(Place, Int)
  case tupleElement(Place, Int)
  case element(Place, Expression, range: SourceRange)
  /// The value inside a `@State` or `@Binding`; the expression yields the box.
  case box(Expression)
  case forced(Place, range: SourceRange)
  /// An assignable subscript of SwiftUI.
  case nativeElement(Place, NativeFunction, setter: NativeFunction, Expression, range: SourceRange)
  /// A property with a setter.
  case computed(Member, receiver: Place?)
  /// A subscript with a setter.
  case subscripting(Member, receiver: Place, arguments: [Expression], range: SourceRange)
  /// `value[keyPath: path]`
  case path(Place, Expression)
  /// A stored property with `willSet` or `didSet`.
  case observed(Place, Member, owner: Place)
  /// A `lazy` property, evaluated when first read.
  case lazy(Place, Member)
  /// A property of the superclass without dynamic dispatch: `super.width`.
  case exactly(Member, Expression)
  /// A wrapped property: one function reads it, another returns the changed wrapper.
  case wrapped(Place, get: FunctionCode, set: FunctionCode)
  /// A computed local variable: two closures.
  case accessed(get: Expression, set: Expression)
  /// A local variable with observers.
  case watched(Place, before: Expression?, after: Expression?)
  /// A read-only value: the receiver of a method on a temporary.
  case temporary(Expression)
}

package enum Arithmetic: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}

package enum Comparison: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// A component of `\.name.count`.
package enum KeyPathStep {
  case field(Int)
  case tupleElement(Int)
  case getter(Member)
  case native(NativeFunction)
  /// `?` and the components after it.
  case chain([KeyPathStep], flattens: Bool)

  /// Whether two key paths from the same type are equal.
  static func areSame(_ one: [KeyPathStep], _ other: [KeyPathStep]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }
  }

  private func isSame(as other: KeyPathStep) -> Bool {
    switch (self, other) {
    case (.field(let a), .field(let b)), (.tupleElement(let a), .tupleElement(let b)): a == b
    case (.getter(let a), .getter(let b)): a === b
    case (.native(let a), .native(let b)): a.name == b.name
    case (.chain(let a, _), .chain(let b, _)): Self.areSame(a, b)
    default: false
    }
  }
}

/// A checked statement.
package indirect enum Statement {
  case expression(Expression, range: SourceRange)
  /// A view in a view builder's block.
  case view(Expression, range: SourceRange)
  case declare(slot: Int, Expression?)
  /// `let (a, b) = …`
  case declareTuple(slots: [Int?], Expression)
  case choose([Condition], then: [Statement], otherwise: [Statement]?, isBuilder: Bool, range: SourceRange)
  case switching(Expression, slot: Int, [SwitchCase], isBuilder: Bool, range: SourceRange)
  case forIn(
    Expression, pattern: Pattern, filter: Expression?, body: FunctionCode, label: String?, range: SourceRange)
  case whileLoop([Condition], body: [Statement], isRepeat: Bool, label: String?, range: SourceRange)
  case returning(Expression?)
  /// `break` out of the statement with that label, or of the nearest loop or `switch`.
  case breaking(String?)
  case continuing(String?)
  case fallingThrough
  /// A `defer` block, which runs when the surrounding statements end.
  case deferring([Statement])
  case throwing(Expression, range: SourceRange)
  /// `do { … } catch { … }`; the slot holds the error.
  case doCatch([Statement], slot: Int, [SwitchCase])
  /// A statement other than a loop with a label for `break`.
  case labeled(String, [Statement])
}

/// An element of the condition of an `if`, `guard` or `while`.
package enum Condition {
  case expression(Expression)
  /// `if let name = optional`
  case unwrap(Expression, slot: Int?)
  case pattern(Pattern, Expression)
}

/// A pattern of a `case`.
package indirect enum Pattern {
  case any
  case bind(slot: Int)
  case value(Expression)
  case range(Expression)
  case enumCase(Int, [Pattern])
  case tuple([Pattern])
  case some(Pattern)
  case none
  /// The program's own `~=`, applied to the value in the slot.
  case test(slot: Int, Expression)
  /// `is T`, or `let name as T`
  case cast(Type, Pattern)
}

package struct SwitchCase {
  package var patterns: [Pattern]
  package var condition: Expression?
  package var body: [Statement]

  package init(patterns: [Pattern], condition: Expression? = nil, body: [Statement]) {
    self.patterns = patterns
    self.condition = condition
    self.body = body
  }
}

/// The code of a function, method, getter or closure.
package final class FunctionCode {
  let name: String
  /// The number of slots in its frame: the receiver (for members), the parameters, then its variables.
  package var slotCount = 0
  /// The slots of the parameters; slot 0 holds the receiver of a member.
  package var parameterSlots: [Int] = []
  /// Default values of parameters.
  package var defaults: [Expression?] = []
  package var hasReceiver = false
  package var body: [Statement] = [] {
    didSet {
      if body.count == 1, case .returning(let expression?) = body[0] { answer = expression } else { answer = nil }
    }
  }
  /// The result, if the body is a single expression, as in most closures.
  private(set) var answer: Expression?
  /// Whether it is an `init?`, which returns an optional.
  package var isFailable = false
  /// Whether its statements form the views of its result.
  package var buildsViews = false
  /// Whether it may suspend, to resume at a later scene time.
  package var waits = false
  /// Whether a closure always returns the same result for the same arguments.
  var isPure = false
  package let range: SourceRange?

  package init(name: String, range: SourceRange?) {
    self.name = name
    self.range = range
  }
}
