import Diagnostics
import SwiftSyntax

/// A variable, parameter or constant of a function.
final class Variable {
  let name: String
  let slot: Int
  var type: Type
  let isMutable: Bool
  /// `item` beside a closure's `$item`: the slot holds a binding, the name stands for what it is of.
  var isBound = false
  /// The slot holds a closure that works the value out.
  var isComputed = false
  /// What stands behind its `some View`.
  var made: ConcreteType?
  /// `async let`: to read it is to wait for it, and perhaps to be thrown the error that its value ended with.
  var isAwaited = false
  var mayThrow = false
  /// How it is read and set, where the slot holds a property wrapper.
  var access: Access?
  /// The slots of the closures that set a computed variable, and that watch a stored one.
  var setter: Int?
  var willSet: Int?
  var didSet: Int?
  unowned let function: FunctionScope

  init(name: String, slot: Int, type: Type, isMutable: Bool, function: FunctionScope) {
    self.name = name
    self.slot = slot
    self.type = type
    self.isMutable = isMutable
    self.function = function
  }
}

extension Variable {
  /// Code that reads a wrapper, and code that gives the wrapper back that was told another value.
  struct Access {
    let get: FunctionCode
    let set: FunctionCode?
  }
}

/// One function or closure while it is checked: its frame will have a slot for each variable.
final class FunctionScope {
  let parent: FunctionScope?
  var context: DeclarationContext
  var slotCount = 0
  /// The type of `self`; nil outside of types.
  let selfType: Type?
  /// In a static member, `self` is the type.
  let isStatic: Bool
  /// `self` may be changed: a mutating method, an initialiser, a setter.
  var isSelfMutable = false
  var isClosure = false
  /// `init?`: may end with `return nil`.
  var isFailable = false
  /// Some variable is declared without a value.
  var hasOpenVariables = false
  /// Whether the ways through an `if` that is all there is to a closure give nothing, or values that do not fit together.
  var branchesDisagree = false
  /// The body of a `for`: a frame of its own, but no function.
  var isLoop = false
  /// The function may wait, and something in it does.
  var canWait = false
  var waits = false
  /// Errors may leave the function.
  var canThrow = false
  /// The value of an `async let` is being read: what it throws is thrown where it is awaited.
  var readsAwaited = false
  var awaitedThrows = false
  /// A closure: something in it throws, and nothing in it catches that.
  var letsErrorsOut = false
  /// The `try`s around what is being read, and how many of them, with a mark, take the error.
  var tries: [TryExprSyntax] = []
  var takingTries = 0
  /// For each `do` around: whether it catches every error.
  var catches: [Bool] = []
  /// `throws(Mistake)`
  var thrown: Type?
  /// For each `do` around: the types of the errors thrown in it, nil for those that may be of any.
  var caught: [[Type?]] = []
  /// What `break` and `continue` may leave, outermost first.
  var exits: [Exit] = []
  /// The start value of a stored property, worked out before there is a `self`.
  var isInitialValue = false
  /// The default value of a parameter is being read: it knows the type's static members, and no value.
  var isDefaultValue = false
  /// The property whose observer this is: to set it here calls no observer.
  var observes: Member?
  /// The variable whose observer this is.
  var observedVariable: Variable?
  /// An initialiser: `self.init(…)` may stand in it.
  var isInitializer = false
  /// What `return` must give; nil in a view builder.
  var returnType: Type?
  /// What it may return, where that is `some View`.
  var results: [FunctionResult] = []
  /// The value of a keyframe animator whose keyframes are listed here: where key paths start.
  var keyframeRoot: Type?
  /// Statements build views.
  var buildsViews = false
  /// Where the types are that stand for its generic parameters.
  var typeSlots: [GenericParameter: Int] = [:]
  /// Slot 0 holds the value, or for static members the type, that it is called on.
  var hasReceiver = false
  /// Whether this function's own frame holds `self`; closures find it in an outer one.
  var holdsSelf = false
  /// Whether something is read or changed that is not this function's own and may change between two calls.
  private(set) var readsVariables = false

  init(parent: FunctionScope?, context: DeclarationContext, selfType: Type?, isStatic: Bool) {
    self.parent = parent
    self.context = context
    self.selfType = selfType
    self.isStatic = isStatic
  }

  /// A statement that `break` can leave; a loop can also be continued.
  struct Exit {
    var label: String?
    var isLoop: Bool
    /// `break` without a label leaves it.
    var isPlain = true
  }

  /// The function around, where this is the body of a loop.
  var home: FunctionScope {
    var here = self
    while here.isLoop, let parent = here.parent { here = parent }
    return here
  }

  /// Says that an error of a type, or of any, is thrown here.
  func noteThrown(_ type: Type?) {
    if !caught.isEmpty { caught[caught.count - 1].append(type) }
  }

  func newSlot() -> Int {
    slotCount += 1
    return slotCount - 1
  }

  /// How many frames outwards `function` is.
  func depth(to function: FunctionScope) -> Int {
    var depth = 0
    var here: FunctionScope? = self
    while let scope = here, scope !== function {
      depth += 1
      here = scope.parent
    }
    return depth
  }

  /// Says that code in here reads or changes a variable of `owner`, a function around it; nil for one of nobody's.
  func readVariable(of owner: FunctionScope?) {
    var here: FunctionScope? = self
    while let scope = here, scope !== owner {
      scope.readsVariables = true
      here = scope.parent
    }
  }

  /// The frame that holds `self`, seen from here.
  var depthToSelf: Int {
    var depth = 0
    var here: FunctionScope? = self
    while let scope = here, !scope.holdsSelf {
      depth += 1
      here = scope.parent
    }
    return depth
  }

  /// Whether some frame from here outwards holds a `self`.
  var hasSelf: Bool {
    var here: FunctionScope? = self
    while let scope = here {
      if scope.holdsSelf { return true }
      here = scope.parent
    }
    return false
  }
}

/// The names of one pair of braces.
final class BlockScope {
  let function: FunctionScope
  let parent: BlockScope?
  // Asked at every name that is read; each use is over before another begins.
  @exclusivity(unchecked) private(set) var variables: [String: Variable] = [:]
  /// Functions declared inside a function.
  @exclusivity(unchecked) var localFunctions: [String: [LocalFunction]] = [:]

  /// Names that statements of these very braces have declared.
  @exclusivity(unchecked) private var declared: Set<String> = []

  /// Notes that a statement declares a name; whether it is the first.
  func declareOnce(_ name: String) -> Bool { declared.insert(name).inserted }

  /// Names that the block declares somewhere, and those whose declaration has a problem of its own.
  private var later: Set<String> = []
  private var broken: Set<String> = []

  func noteDeclarations(in items: CodeBlockItemListSyntax) {
    for item in items where item.item.is(DeclSyntax.self) { later.formUnion(item.declaredNames) }
  }

  func noteBroken(_ item: CodeBlockItemSyntax) { broken.formUnion(item.declaredNames) }

  /// Whether a block around declares the name further down.
  func declaresLater(_ name: String) -> Bool {
    later.contains(name) || (parent?.function === function && parent?.declaresLater(name) == true)
  }

  func isBroken(_ name: String) -> Bool { broken.contains(name) || parent?.isBroken(name) == true }

  /// A function declared inside another: a closure in a slot.
  struct LocalFunction {
    let variable: Variable
    let signature: Signature
    let node: SyntaxIdentifier
    /// What an overloaded call chooses among.
    let member: Member
    let context: DeclarationContext
  }

  init(function: FunctionScope, parent: BlockScope?) {
    self.function = function
    self.parent = parent
  }

  @discardableResult
  func declare(_ name: String, type: Type, isMutable: Bool = false) -> Variable {
    let variable = Variable(name: name, slot: function.newSlot(), type: type, isMutable: isMutable, function: function)
    variables[name] = variable
    return variable
  }

  func declare(_ variable: Variable) { variables[variable.name] = variable }

  /// Declares `item` for the binding `$item`.
  @discardableResult
  func declare(_ name: String, boundBy binding: Variable, type: Type) -> Variable {
    let variable = Variable(name: name, slot: binding.slot, type: type, isMutable: true, function: function)
    variable.isBound = true
    variables[name] = variable
    return variable
  }

  func lookUp(_ name: String) -> Variable? {
    var here: BlockScope? = self
    while let scope = here {
      if let variable = scope.variables[name] { return variable }
      here = scope.parent
    }
    return nil
  }

  func localFunction(_ name: String) -> LocalFunction? { localFunctions(named: name).first }

  /// The functions of a name in the nearest braces that have some.
  func localFunctions(named name: String) -> [LocalFunction] {
    var here: BlockScope? = self
    while let scope = here {
      if let functions = scope.localFunctions[name] { return functions }
      here = scope.parent
    }
    return []
  }

  var visibleNames: [String] {
    var names: [String] = []
    var here: BlockScope? = self
    while let scope = here {
      names += scope.variables.keys.sorted()
      here = scope.parent
    }
    return names
  }
}

extension CodeBlockItemSyntax {
  /// The variables that a statement declares.
  fileprivate var declaredNames: [String] {
    if case .stmt(let statement) = item, let condition = statement.as(GuardStmtSyntax.self) {
      return condition.conditions.compactMap {
        guard case .optionalBinding(let binding) = $0.condition else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      }
    }
    guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.flatMap { binding -> [String] in
      if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        return tuple.elements.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
      }
      return binding.pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.identifierText] } ?? []
    }
  }
}
