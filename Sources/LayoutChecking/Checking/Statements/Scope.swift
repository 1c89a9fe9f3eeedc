import Diagnostics
import LayoutProgram
import SwiftSyntax

/// A variable, parameter or constant of a function.
package final class Variable {
  package let name: String
  let slot: Int
  package var type: Type
  package let isMutable: Bool
  /// Whether the slot contains a binding, and the name means its value: `item` for a closure's `$item`.
  var isBound = false
  /// Whether the slot contains a closure that computes the value.
  var isComputed = false
  /// Declared with `!`: unwrapped wherever its value is required.
  var isImplicitlyUnwrapped = false
  /// The underlying type of its `some View`.
  var made: ConcreteType?
  /// Whether it is an `async let`: reading it needs `await`, and may throw.
  var isAwaited = false
  var mayThrow = false
  /// The accessors, if the slot contains a property wrapper.
  var access: Access?
  /// The slots of a computed variable's setter and a stored one's observers.
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
  /// Code that reads a wrapper, and code that returns the wrapper with a new value.
  struct Access {
    let get: FunctionCode
    let set: FunctionCode?
    /// Returns the value and the changed wrapper, if its getter is `mutating`.
    var changing: FunctionCode?
  }
}

/// A function or closure during the check. Its frame will have a slot for each variable.
final class FunctionScope {
  let parent: FunctionScope?
  var context: DeclarationContext
  var slotCount = 0
  /// The type of `self`; nil outside of types.
  let selfType: Type?
  /// Whether this is a static member, so that `self` is the type.
  let isStatic: Bool
  /// Whether `self` is mutable: in a mutating method, an initializer, a setter.
  var isSelfMutable = false
  var isClosure = false
  /// Whether this is an `init?`, which may `return nil`.
  var isFailable = false
  /// Whether any variable is declared without a value.
  var hasOpenVariables = false
  /// Whether the branches of a closure's only `if` have no values, or values of different types.
  var branchesDisagree = false
  /// Whether this is the body of a `for`, which has a frame of its own but is no function.
  var isLoop = false
  /// Whether the function is asynchronous, and whether anything in it suspends.
  var canWait = false
  var waits = false
  /// Whether errors can leave the function.
  var canThrow = false
  /// Whether the value of an `async let` is being checked: its errors are thrown at the `await`.
  var readsAwaited = false
  var awaitedThrows = false
  /// Whether a closure contains uncaught errors.
  var letsErrorsOut = false
  /// The `try`s around the current expression, and how many of them, with a mark, handle the error.
  var tries: [TryExprSyntax] = []
  var takingTries = 0
  /// For each surrounding `do`: whether it catches every error.
  var catches: [Bool] = []
  /// The declared error type: `throws(Mistake)`.
  var thrown: Type?
  /// For each surrounding `do`: the types of the errors thrown in it; nil for untyped ones.
  var caught: [[Type?]] = []
  /// Statements that `break` and `continue` can leave, outermost first.
  var exits: [Exit] = []
  /// Whether this is the initial value of a stored property, evaluated before there is a `self`.
  var isInitialValue = false
  /// Whether the default value of a parameter is being checked: static members are available, values are not.
  var isDefaultValue = false
  /// The property whose observer this is: assigning it here calls no observer.
  var observes: Member?
  /// The variable whose observer this is.
  var observedVariable: Variable?
  /// Whether this is an initializer, which may contain `self.init(…)`.
  var isInitializer = false
  /// The type of `return` values; nil in a view builder.
  var returnType: Type?
  /// The `return` values, if the result is `some View`.
  var results: [FunctionResult] = []
  /// The value type of the surrounding keyframe animator: the root of its key paths.
  var keyframeRoot: Type?
  /// Whether statements build views.
  var buildsViews = false
  /// The slots of its generic parameters' types.
  var typeSlots: [GenericParameter: Int] = [:]
  /// Whether slot 0 contains the receiver: the value, or for static members the type.
  var hasReceiver = false
  /// Whether this function's own frame contains `self`; closures find it in an outer one.
  var holdsSelf = false
  /// Whether it uses variables other than its own, which may change between two calls.
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
    /// Whether `break` without a label leaves it.
    var isPlain = true
  }

  /// The surrounding function, if this is the body of a loop.
  var home: FunctionScope {
    var here = self
    while here.isLoop, let parent = here.parent { here = parent }
    return here
  }

  /// Records that an error of a type, or of any, is thrown here.
  func noteThrown(_ type: Type?) {
    if !caught.isEmpty { caught[caught.count - 1].append(type) }
  }

  func newSlot() -> Int {
    slotCount += 1
    return slotCount - 1
  }

  /// The number of frames from here outward to `function`.
  func depth(to function: FunctionScope) -> Int {
    var depth = 0
    var here: FunctionScope? = self
    while let scope = here, scope !== function {
      depth += 1
      here = scope.parent
    }
    return depth
  }

  /// Records the use of a variable of `owner`, a surrounding function; nil for one without an owner.
  func readVariable(of owner: FunctionScope?) {
    var here: FunctionScope? = self
    while let scope = here, scope !== owner {
      scope.readsVariables = true
      here = scope.parent
    }
  }

  /// The number of frames outward to the one with `self`.
  var depthToSelf: Int {
    var depth = 0
    var here: FunctionScope? = self
    while let scope = here, !scope.holdsSelf {
      depth += 1
      here = scope.parent
    }
    return depth
  }

  /// Whether a frame from here outward has a `self`.
  var hasSelf: Bool {
    var here: FunctionScope? = self
    while let scope = here {
      if scope.holdsSelf { return true }
      here = scope.parent
    }
    return false
  }
}

/// The names of a block.
final class BlockScope {
  let function: FunctionScope
  let parent: BlockScope?
  // Read at every name lookup; accesses never overlap.
  @exclusivity(unchecked) private(set) var variables: [String: Variable] = [:]
  /// Local functions.
  @exclusivity(unchecked) var localFunctions: [String: [LocalFunction]] = [:]

  /// Names that statements of this very block have declared.
  @exclusivity(unchecked) private var declared: Set<String> = []

  /// Records a declared name; returns whether it is the first of that name.
  func declareOnce(_ name: String) -> Bool { declared.insert(name).inserted }

  /// Names that the block declares anywhere, and those whose declaration has an error.
  private var later: Set<String> = []
  private var broken: Set<String> = []

  func noteDeclarations(in items: CodeBlockItemListSyntax) {
    for item in items where item.item.is(DeclSyntax.self) { later.formUnion(item.declaredNames) }
  }

  func noteBroken(_ item: CodeBlockItemSyntax) { broken.formUnion(item.declaredNames) }

  /// Whether a surrounding block declares the name further down.
  func declaresLater(_ name: String) -> Bool {
    later.contains(name) || (parent?.function === function && parent?.declaresLater(name) == true)
  }

  func isBroken(_ name: String) -> Bool { broken.contains(name) || parent?.isBroken(name) == true }

  /// A local function: a closure in a slot.
  struct LocalFunction {
    let variable: Variable
    let signature: Signature
    let node: SyntaxIdentifier
    /// The member for overload resolution.
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

  /// The functions of a name in the nearest block that declares any.
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
