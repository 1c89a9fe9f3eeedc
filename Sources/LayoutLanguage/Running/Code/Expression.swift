import Diagnostics

/// An expression after checking: every name is a place, every call knows its target.
indirect enum Expression {
  case constant(Value)
  /// A variable: `depth` frames outwards, then the slot.
  case local(depth: Int, slot: Int)
  /// A static or global stored property, computed when first read.
  case global(Member)
  /// A stored property of a struct value or an object.
  case field(Expression, Int)
  case tupleElement(Expression, Int)
  /// A function, method, initialiser or getter of the program.
  case call(Member, receiver: Argument?, arguments: [Argument], range: SourceRange)
  /// A function that SwiftUI or the standard library brings.
  case native(NativeFunction, arguments: [Argument], range: SourceRange?)
  /// A closure or function value.
  case callValue(Expression, [Expression], range: SourceRange?)
  /// A local function that changes variables it is handed.
  case callLocal(Expression, [Argument], range: SourceRange)
  case closure(FunctionCode)
  /// A method or initialiser used as a value: `computeValue: Razémon.defaultValue`.
  case functionReference(Member, receiver: Expression?)
  /// A struct made by its memberwise initialiser; nil takes the property's own start value.
  case construct(Nominal, [Expression?], range: SourceRange)
  /// A case with its payload; nil takes the default that the declaration states.
  case enumCase(Nominal, Int, [Expression?])
  case array([Expression])
  case dictionary([(key: Expression, value: Expression)], range: SourceRange)
  case set([Expression])
  case tuple([Expression], labels: TupleLabels? = nil)
  case interpolation([Expression])
  /// Wraps a value as an optional.
  case some(Expression)
  case forceUnwrap(Expression, range: SourceRange)
  /// `a ?? b`; where `b` is optional too, so is the answer.
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
  /// `load("razemon.json")`: a data set, decoded into the type that its place wants.
  case load(Expression, as: Type, range: SourceRange)
  /// An `if` or `switch` used as a value, or a closure's statements run in place.
  case block([Statement])
  case assign(Place, Expression)
  /// An assignment whose value may change what the place is found by: `list[next()] = next()`.
  case assignInOrder(Place, Expression)
  /// `place += value`: the place is found once, then the value is worked out, then what is there is read into one slot
  /// beside the value in the other, and what is made of both is stored. `place? += value` works nothing out where nothing
  /// is there, which is looked up first.
  case change(Place, current: Int, by: Expression, operand: Int, to: Expression, ifThere: Bool)
  /// What is in a place, which reading may fill: a struct's `lazy` property.
  case reading(Place)
  /// `try? f()`: an error thrown inside makes it nil.
  case tryOptional(Expression, flattens: Bool)
  /// `try! f()`
  case tryForced(Expression, range: SourceRange)
  /// `is`, `as?` and `as!`
  case cast(Expression, Cast, Type, range: SourceRange)
  /// A closure whose capture list keeps values of its own.
  case capturing([Expression], FunctionCode)
  /// A method of the superclass, which no subclass takes over: `super.area()`.
  case callExactly(Member, receiver: Expression, arguments: [Argument], range: SourceRange)
  /// `super.init(…)`: runs the superclass's initialiser on the object that is being made.
  case initializeSuper(Member, Expression, arguments: [Argument], range: SourceRange)
  /// A `lazy` property: worked out when first read.
  case lazy(Expression, Member)
  /// `type(of: value)`
  case dynamicType(Expression)
  /// A generic type with its arguments: `Line<Middle>.self`.
  case generic(Nominal, [Expression])
  /// What stands for a generic parameter, by its number, in the type of a value or in a type.
  case typeArgument(of: Expression, Int)
  /// A value of a generic type, which may have to know what its parameters stand for.
  case typed(Expression, as: Expression)
}

/// What a cast makes of a value whose type does not fit.
enum Cast {
  /// `is`: false.
  case test
  /// `as?`: nil.
  case conditional
  /// `as!`: the end of the program.
  case forced
}

/// An argument as the callee wants it.
indirect enum Argument {
  case value(Expression)
  /// The callee may change it: `inout`, or the receiver of a `mutating` method.
  case place(Place)
  /// The parameter's default.
  case omitted
}

/// Something that can be assigned to.
indirect enum Place {
  case local(depth: Int, slot: Int)
  case global(Member)
  case field(Place, Int)
  case tupleElement(Place, Int)
  case element(Place, Expression, range: SourceRange)
  /// The value inside a `@State` or `@Binding`; the expression yields the box.
  case box(Expression)
  case forced(Place, range: SourceRange)
  /// A subscript of SwiftUI's own that can be assigned to.
  case nativeElement(Place, NativeFunction, setter: NativeFunction, Expression, range: SourceRange)
  /// A property with a setter.
  case computed(Member, receiver: Place?)
  /// A subscript with a setter.
  case subscripting(Member, receiver: Place, arguments: [Expression], range: SourceRange)
  /// `value[keyPath: path]`
  case path(Place, Expression)
  /// A stored property that is watched by `willSet` or `didSet`.
  case observed(Place, Member, owner: Place)
  /// A `lazy` property, worked out when it is first read.
  case lazy(Place, Member)
  /// A property of the superclass, which no subclass takes over: `super.width`.
  case exactly(Member, Expression)
  /// What a property wrapper in a place says: read by one code, set by one that gives the changed wrapper back.
  case wrapped(Place, get: FunctionCode, set: FunctionCode)
  /// A computed variable of a function: two closures.
  case accessed(get: Expression, set: Expression)
  /// A variable of a function with closures that watch it.
  case watched(Place, before: Expression?, after: Expression?)
  /// A value that is only read: the receiver of a method on a temporary.
  case temporary(Expression)
}

enum Arithmetic: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}

enum Comparison: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// One dot of `\.name.count`.
enum KeyPathStep {
  case field(Int)
  case tupleElement(Int)
  case getter(Member)
  case native(NativeFunction)
  /// `?` and what follows it.
  case chain([KeyPathStep], flattens: Bool)

  /// Whether two paths from the same type lead the same way.
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

/// A statement after checking.
indirect enum Statement {
  case expression(Expression, range: SourceRange)
  /// A view of a view builder's block.
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
  /// `break`, out of the statement with that label or the nearest loop or `switch`.
  case breaking(String?)
  case continuing(String?)
  case fallingThrough
  /// Carried out when the statements around it are left.
  case deferring([Statement])
  case throwing(Expression, range: SourceRange)
  /// `do { … } catch { … }`; the slot holds the error.
  case doCatch([Statement], slot: Int, [SwitchCase])
  /// A statement that is no loop but has a label to `break` to.
  case labeled(String, [Statement])
}

/// One part of an `if`'s, `guard`'s or `while`'s condition.
enum Condition {
  case expression(Expression)
  /// `if let name = optional`
  case unwrap(Expression, slot: Int?)
  case pattern(Pattern, Expression)
}

/// What a `case` matches.
indirect enum Pattern {
  case any
  case bind(slot: Int)
  case value(Expression)
  case range(Expression)
  case enumCase(Int, [Pattern])
  case tuple([Pattern])
  case some(Pattern)
  case none
  /// The program's own `~=`, of what is in the slot.
  case test(slot: Int, Expression)
  /// `is T`, or `let name as T`
  case cast(Type, Pattern)
}

struct SwitchCase {
  var patterns: [Pattern]
  var condition: Expression?
  var body: [Statement]
}

/// The code of a function, method, getter or closure.
final class FunctionCode {
  let name: String
  /// Slots of its frame: the receiver (for members), the parameters, then its variables.
  var slotCount = 0
  /// Where parameters go; slot 0 holds the receiver of a member.
  var parameterSlots: [Int] = []
  /// Values for parameters that a call leaves out.
  var defaults: [Expression?] = []
  var hasReceiver = false
  var body: [Statement] = [] {
    didSet {
      if body.count == 1, case .returning(let expression?) = body[0] { answer = expression } else { answer = nil }
    }
  }
  /// What it answers, where that is all it does, as most closures.
  private(set) var answer: Expression?
  /// `init?`: gives an optional.
  var isFailable = false
  /// The statements' views are its result.
  var buildsViews = false
  /// Whether it may stop in the middle, and go on when the scene's time has come.
  var waits = false
  /// Whether a closure answers the same whenever it is given the same.
  var isPure = false
  let range: SourceRange?

  init(name: String, range: SourceRange?) {
    self.name = name
    self.range = range
  }
}
