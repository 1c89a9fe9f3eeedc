import Diagnostics
import LayoutEngine
import Synchronization

/// A parameter of a function, initializer, subscript or enum case.
package struct Parameter {
  /// The argument label; nil for `_`.
  package var label: String?
  /// The name inside the body.
  package var name: String
  package var type: Type
  package var hasDefault = false
  package var isVariadic = false
  package var isInout = false
  /// Whether it is `some Shape`, so that the caller decides the type.
  package var isOfSomeType = false
  /// Whether it is a closure for bars and screens that are never shown, which may use unsupported features.
  package var isUnread = false
  /// What the program's own function says of it besides.
  package var written: (any Written)?

  package init(label: String?, name: String, type: Type, hasDefault: Bool = false) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
  }
}

/// A piece of the source that the checker keeps with a declaration; only the checker reads it.
package protocol Written: AnyObject {}

/// The parameters, result and effects of a callable.
///
/// A class, because it is passed around constantly. Its creator fills it in; afterward it does not change.
package final class Signature {
  package var generics: [GenericParameter]
  package var parameters: [Parameter]
  package var result: Type
  /// Whether a caller needs `try`.
  package var isThrowing = false
  /// The only error type that it throws: `throws(Mistake)`.
  package var thrown: Type?
  /// Whether a caller needs `await`.
  package var isAsync = false
  /// Whether a caller needs `try` if an argument may throw.
  package var isRethrowing = false
  /// Whether it accepts any arguments, unchecked: modifiers that only paint or behave.
  package var acceptsAnything = false
  /// The generic parameters whose types a caller passes after the arguments: its own, their associated types,
  /// and those of a type whose values do not store them, such as an array.
  package var handedTypes: [GenericParameter] = []
  /// Whether it returns `Self`: its result has the receiver's own type.
  package var givesSelf = false
  /// Associated types such as `Key.Value`, inferred once the base is known: the type of its `defaultValue`.
  package var associated: [(base: GenericParameter, value: GenericParameter)] = []

  package init(generics: [GenericParameter] = [], parameters: [Parameter], result: Type) {
    self.generics = generics
    self.parameters = parameters
    self.result = result
  }
}

/// A declaration in a type or at the top level.
///
/// Signatures, types and bodies are resolved on first use. For example, a property without a type annotation
/// gets its type from its value, which may use members declared further down.
package final class Member {
  package enum Kind {
    /// A stored property; its index is its position in a value's fields.
    case field
    /// A property with a getter and possibly a setter.
    case computed
    case method
    case initializer
    case subscripting
    /// An enum case; its index is its position in the declaration.
    case enumCase
  }

  /// A property wrapper that the language supports.
  package enum Wrapper: String, CaseIterable {
    case state = "State"
    case binding = "Binding"
    case environment = "Environment"
    case environmentObject = "EnvironmentObject"
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case bindable = "Bindable"
    case scaledMetric = "ScaledMetric"
    case gestureState = "GestureState"
    case focusState = "FocusState"
    case namespace = "Namespace"
    case appStorage = "AppStorage"
    case sceneStorage = "SceneStorage"

    /// Whether the views around set it, and no initializer does.
    package var isFromSurroundings: Bool { self == .environment || self == .environmentObject }
  }

  /// A declaration in the given code that the language implements itself, without its body.
  package enum Replacement {
    /// `load("razemon.json")`: reads one of the request's data sets.
    case loadData
    /// `@Entry var gap: CGFloat = 8` in an extension of `EnvironmentValues`.
    case entry
  }

  /// The access level.
  package enum Access {
    case everywhere
    case file
    /// The type that it belongs to, with its extensions in the same file.
    case type
  }

  package let name: String
  package let kind: Kind
  package let isStatic: Bool
  package var access = Access.everywhere
  package unowned let owner: Nominal?
  /// The position of its declaration; nil for SwiftUI's own.
  package var range: SourceRange?
  package var isMutable = false
  package var isMutating = false
  package var isViewBuilder = false
  /// The program's own result builder in front of a stored property.
  package var writtenBuilder: (any Written)?
  /// Whether it is evaluated when first read.
  package var isLazy = false
  /// Whether it is marked `override`.
  package var isOverride = false
  /// Whether it is dispatched statically: a protocol extension declares it, and no protocol requires it.
  package var isCalledDirectly = false
  /// The protocols that an extension's `where` clause requires of `Self`.
  package var selfConstraints: [Nominal] = []
  /// The requirements of the enclosing extension on the type's parameters: `where Element == Int`.
  package var parameterConstraints: [ParameterConstraint] = []
  /// Whether it adds observers to a property of the superclass: `override var width { didSet { … } }`.
  package var isWatchedAnew = false
  /// Whether it is a `convenience init`.
  package var isConvenience = false
  package var wrapper: Wrapper?
  /// The problem of an unsupported property wrapper: the type of the property is then unknown.
  package var beyond: Problem?
  /// Whether its value never comes from the creator of the instance.
  package var isGiven: Bool { wrapper?.isGiven == true || beyond != nil }
  /// The program's own property wrappers around it.
  package var writtenWrapping: (any Written)?
  /// The source of a property with `@Environment` or `@EnvironmentObject`.
  package var environmentSource: EnvironmentSource?
  /// The key of a property with `@AppStorage` or `@SceneStorage`.
  package var storageKey: Expression?
  /// The text style that scales a `@ScaledMetric`.
  package var scaledStyle: TextStyle?
  /// The index of a stored property or enum case.
  package var index = 0

  /// The declaration in the program; nil for SwiftUI's own members.
  package var source: (any MemberSource)?
  /// The catalog declaration; nil for the program's own members.
  package var nativeText: NativeText?
  /// The table that holds the closure of a catalog member; nil for the program's own members.
  var natives: NativeTable?
  /// Its implementation, resolved on first use, because most overloads are never called.
  let resolvedNative = AtomicLazyReference<NativeFunction>()
  /// The implementation of a member that a type of the program has implicitly: an enum's `rawValue`.
  package var synthesized: NativeFunction?

  package var signatureState = Resolution<Signature>.unknown
  package var typeState = Resolution<Type>.unknown
  /// Its code; nil before checking.
  package var code: FunctionCode?
  /// The code of a property's setter.
  package var setter: FunctionCode?
  /// The observers of a stored property.
  package var willSet: FunctionCode?
  package var didSet: FunctionCode?
  /// The initial value of a stored property; nil before checking.
  package var initialValue: Expression?
  /// The index of a static or global stored property in the run's table of globals.
  package var globalIndex = 0
  /// The built-in implementation that replaces its body.
  package var replacement: Replacement?
  /// The scope in which the checker resolves its types and code.
  package var context: DeclarationContext?

  package init(_ name: String, _ kind: Kind, isStatic: Bool = false, owner: Nominal? = nil) {
    self.name = name
    self.kind = kind
    self.isStatic = isStatic
    self.owner = owner
  }
}

/// The state of resolving a type; a request while it is underway means a cycle.
package enum Resolution<Answer> {
  case unknown
  case underway
  case known(Answer)
  /// Every later request gets the same problem.
  indirect case failed(Problem)
}

/// The part of a member's declaration that a run needs.
package protocol MemberSource: AnyObject {
  /// Whether a stored property has an initial value.
  var hasInitialValue: Bool { get }
  /// Whether the property has a `willSet` or `didSet`.
  var hasObservers: Bool { get }
  /// Whether it is a case of an enum without values.
  var hasNoPayload: Bool { get }
  /// The labels of a function's parameters as written.
  var labels: [String] { get }
}

extension Member {
  /// Whether a stored property has an initial value.
  package var hasInitialValue: Bool { source?.hasInitialValue ?? false }

  /// Whether the property has a `willSet` or `didSet`.
  package var hasObservers: Bool { source?.hasObservers ?? false }

  /// Whether it is a case of an enum without values.
  var hasNoPayload: Bool { source?.hasNoPayload ?? false }

  /// The labels of a function's parameters as written.
  package var labels: [String] { source?.labels ?? [] }

  /// Whether the catalog declares it, not the program.
  package var isNative: Bool { nativeText != nil || synthesized != nil }
}

/// The scope of a declaration: its file, and the types around it.
package final class DeclarationContext {
  package let file: Int
  package let nominal: Nominal?
  package let generics: [String: GenericParameter]
  package let parent: DeclarationContext?
  /// Whether it is the inside of an extension.
  package var isExtension = false
  /// The requirements of an extension's `where` clause on the type's parameters.
  package var writtenRequirements: (any Written)?
  /// Whether it, or one around it, is the inside of an extension.
  package var isInExtension: Bool { isExtension || parent?.isInExtension == true }
  /// Whether these are the statements of a function that declares types; then `localTypes` has these types by name.
  package var isLocal = false
  package var localTypes: [String: Nominal] = [:]
  /// Whether all declarations in it are private to the file.
  package var isPrivateExtension = false
  /// For a file: its private types whose names other files use for other types.
  package var privateTypes: [String: Nominal] = [:]

  package init(file: Int, nominal: Nominal?, generics: [String: GenericParameter] = [:], parent: DeclarationContext?) {
    self.file = file
    self.nominal = nominal
    self.generics = generics
    self.parent = parent
  }
}

extension DeclarationContext {
  /// Whether statements around here declare types.
  package var hasLocalTypes: Bool { isLocal || parent?.hasLocalTypes == true }

  /// Whether this context is the other one or inside of it.
  package func isInside(_ other: DeclarationContext) -> Bool { self === other || parent?.isInside(other) == true }
}

/// A requirement on a parameter of a generic type, as a run checks it.
package struct ParameterConstraint {
  /// The position of the parameter.
  let index: Int
  let type: Nominal
  /// Whether the argument must be this type itself rather than a type that conforms to it.
  let isSame: Bool

  package init(index: Int, type: Nominal, isSame: Bool) {
    self.index = index
    self.type = type
    self.isSame = isSame
  }

  /// Whether these arguments can satisfy the requirement. It holds without arguments, because some values do not keep them.
  func isMet(by arguments: [Nominal]) -> Bool {
    guard arguments.indices.contains(index) else { return true }
    let argument = arguments[index]
    if isSame { return argument.isNative == type.isNative && argument.qualifiedName == type.qualifiedName }
    return argument.isNative || argument.conforms(to: type)
  }
}
