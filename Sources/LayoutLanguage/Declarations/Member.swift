import Diagnostics
import LayoutEngine
import SwiftSyntax
import Synchronization

/// A parameter of a function, initializer, subscript or enum case.
package struct Parameter {
  /// The argument label; nil for `_`.
  package var label: String?
  /// The name inside the body.
  var name: String
  package var type: Type
  package var hasDefault = false
  var isVariadic = false
  var isInout = false
  /// Whether it is `some Shape`, so that the caller decides the type.
  var isOfSomeType = false
  /// The program's own property wrappers on the parameter, which wrap its argument.
  var wrappers: [AttributeSyntax] = []
  /// Whether it is a closure for bars and screens that are never shown, which may use unsupported features.
  var isUnread = false
  /// The default value's syntax, for the program's own functions.
  private var written: WrittenDefault?

  init(
    label: String?, name: String, type: Type, hasDefault: Bool = false, defaultValue: ExprSyntax? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
    written = defaultValue.map { WrittenDefault(value: $0) }
  }

  /// The default value's syntax, for the program's own functions.
  var defaultValue: ExprSyntax? {
    get { written?.value }
    set { written = newValue.map { WrittenDefault(value: $0) } }
  }
}

/// A default value as written, behind one pointer. The size of syntax nodes is known only at run time; stored
/// inline, they would make every value that contains one slow to copy.
private final class WrittenDefault {
  let value: ExprSyntax

  init(value: ExprSyntax) { self.value = value }
}

/// The parameters, result and effects of a callable.
///
/// A class, because it is passed around constantly. Its creator fills it in; afterward it does not change.
package final class Signature {
  package var generics: [GenericParameter]
  package var parameters: [Parameter]
  package var result: Type
  /// Whether a caller needs `try`.
  var isThrowing = false
  /// The only error type that it throws: `throws(Mistake)`.
  var thrown: Type?
  /// Whether a caller needs `await`.
  var isAsync = false
  /// Whether a caller needs `try` if an argument may throw.
  var isRethrowing = false
  /// Whether it accepts any arguments, unchecked: modifiers that only paint or behave.
  var acceptsAnything = false
  /// The generic parameters whose types a caller passes after the arguments: its own, their associated types,
  /// and those of a type whose values do not store them, such as an array.
  var handedTypes: [GenericParameter] = []
  /// Whether it returns `Self`: its result has the receiver's own type.
  var givesSelf = false
  /// Associated types such as `Key.Value`, inferred once the base is known: the type of its `defaultValue`.
  var associated: [(base: GenericParameter, value: GenericParameter)] = []

  init(generics: [GenericParameter] = [], parameters: [Parameter], result: Type) {
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
    var isFromSurroundings: Bool { self == .environment || self == .environmentObject }
  }

  /// A declaration in the given code that the language implements itself, without its body.
  package enum Replacement {
    /// `load("razemon.json")`: reads one of the request's data sets.
    case loadData
    /// `@Entry var gap: CGFloat = 8` in an extension of `EnvironmentValues`.
    case entry
  }

  /// The access level.
  enum Access {
    case everywhere
    case file
    /// The type that it belongs to, with its extensions in the same file.
    case type
  }

  package let name: String
  package let kind: Kind
  package let isStatic: Bool
  var access = Access.everywhere
  package unowned let owner: Nominal?
  /// The position of its declaration; nil for SwiftUI's own.
  package var range: SourceRange?
  package var isMutable = false
  package var isMutating = false
  var isViewBuilder = false
  /// The program's own result builder on a stored property.
  var builder: AttributeSyntax?
  /// Whether it is evaluated when first read.
  var isLazy = false
  /// Whether it is marked `override`.
  var isOverride = false
  /// Whether it is dispatched statically: a protocol extension declares it, and no protocol requires it.
  var isCalledDirectly = false
  /// The protocols that an extension's `where` clause requires of `Self`.
  var selfConstraints: [Nominal] = []
  /// What the extension around it asks of the type's parameters: `where Element == Int`.
  var parameterConstraints: [ParameterConstraint] = []
  /// Whether it adds observers to a property of the superclass: `override var width { didSet { … } }`.
  var isWatchedAnew = false
  /// Whether it is a `convenience init`.
  var isConvenience = false
  package var wrapper: Wrapper?
  /// The problem of an unsupported property wrapper: the type of the property is then unknown.
  var beyond: Problem?
  /// Whether its value never comes from the creator of the instance.
  var isGiven: Bool { wrapper?.isGiven == true || beyond != nil }
  /// The program's own property wrappers on it.
  package var wrapping: Wrapping?
  /// The source of a property with `@Environment` or `@EnvironmentObject`.
  var environmentSource: EnvironmentSource?
  /// The key of a property with `@AppStorage` or `@SceneStorage`.
  var storageKey: Expression?
  /// The text style that scales a `@ScaledMetric`.
  var scaledStyle: TextStyle?
  /// The index of a stored property or enum case.
  var index = 0

  /// The syntax of its declaration; nil for SwiftUI's own.
  package var source: MemberSource?
  /// The catalog declaration; nil for the program's own members.
  package var nativeText: NativeText?
  /// Its implementation, resolved on first use, because most overloads are never called.
  let resolvedNative = AtomicLazyReference<NativeFunction>()
  /// The implementation of a member that a type of the program has implicitly: an enum's `rawValue`.
  var synthesized: NativeFunction?

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
  var globalIndex = 0
  /// The built-in implementation that replaces its body.
  package var replacement: Replacement?
  /// The scope in which the checker resolves its types and code.
  package var context: DeclarationContext?

  init(_ name: String, _ kind: Kind, isStatic: Bool = false, owner: Nominal? = nil) {
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

/// The syntax that declares a member, behind one pointer, because its size is known only at run time.
package final class MemberSource {
  let syntax: MemberSyntax
  /// Whether the declared type begins with `some` or `any`.
  private(set) lazy var existential = syntax.existential
  /// Whether a stored property has an initial value.
  private(set) lazy var hasInitialValue: Bool = {
    guard case .binding(let binding, let attributes, _) = syntax else { return false }
    return binding.initialValue(attributes) != nil
  }()

  package init(_ syntax: MemberSyntax) { self.syntax = syntax }

  /// Whether the declaration leaves a view's exact type open.
  enum Existential {
    /// `some View`
    case opaque
    /// `any View`
    case boxed
  }
}

extension Member {
  /// The syntax of its declaration; nil for SwiftUI's own.
  package var syntax: MemberSyntax? { source?.syntax }

  /// Whether the catalog declares it, not the program.
  package var isNative: Bool { nativeText != nil || synthesized != nil }
}

/// The syntax that declares a member.
package enum MemberSyntax {
  case binding(PatternBindingSyntax, attributes: AttributeListSyntax, isLet: Bool)
  case function(FunctionDeclSyntax)
  case initializer(InitializerDeclSyntax)
  case subscripting(SubscriptDeclSyntax)
  case enumCase(EnumCaseElementSyntax)
}

/// The scope of a declaration: its file, and the types around it.
package final class DeclarationContext {
  package let file: Int
  package let nominal: Nominal?
  package let generics: [String: GenericParameter]
  package let parent: DeclarationContext?
  /// Whether it is the inside of an extension.
  var isExtension = false
  /// The requirements of an extension's `where` clause on the type's parameters.
  var requirements: [GenericRequirementSyntax] = []

  /// The requirements as text, to tell declarations apart.
  var demands: [String] { requirements.map(\.requirement.trimmedDescription).sorted() }
  /// Whether it, or one around it, is the inside of an extension.
  var isInExtension: Bool { isExtension || parent?.isInExtension == true }
  /// Whether these are the statements of a function that declares types; then `localTypes` has these types by name.
  var isLocal = false
  package var localTypes: [String: Nominal] = [:]
  /// Whether all declarations in it are private to the file.
  var isPrivateExtension = false
  /// For a file: its private types whose names other files use for other types.
  var privateTypes: [String: Nominal] = [:]

  package init(file: Int, nominal: Nominal?, generics: [String: GenericParameter] = [:], parent: DeclarationContext?) {
    self.file = file
    self.nominal = nominal
    self.generics = generics
    self.parent = parent
  }
}

extension DeclarationContext {
  /// The context with the requirements of a member's own `where` clause: `init(…) where Icon == Image`.
  func narrowed(by clause: GenericWhereClauseSyntax?) -> DeclarationContext {
    guard let clause, let nominal, !nominal.isNative else { return self }
    let own = clause.requirements.filter { requirement in
      let left =
        switch requirement.requirement {
        case .conformanceRequirement(let conformance): conformance.leftType.trimmedDescription
        case .sameTypeRequirement(let same): same.leftType.trimmedDescription
        default: ""
        }
      return nominal.parameters.contains { $0.name == left }
    }
    if own.isEmpty { return self }
    let inner = DeclarationContext(file: file, nominal: nominal, parent: self)
    inner.requirements = requirements + own
    return inner
  }

  /// Whether statements around here declare types.
  var hasLocalTypes: Bool { isLocal || parent?.hasLocalTypes == true }

  /// Whether this context is the other one or inside of it.
  func isInside(_ other: DeclarationContext) -> Bool { self === other || parent?.isInside(other) == true }
}

/// A requirement on a parameter of a generic type, as a run checks it.
struct ParameterConstraint {
  /// The position of the parameter.
  let index: Int
  let type: Nominal
  /// Whether the argument has to be the type itself, and not one that conforms to it.
  let isSame: Bool

  /// Whether a type with these arguments may meet it. Not every value knows its type's arguments.
  func isMet(by arguments: [Nominal]) -> Bool {
    guard arguments.indices.contains(index) else { return true }
    let argument = arguments[index]
    if isSame { return argument.isNative == type.isNative && argument.qualifiedName == type.qualifiedName }
    return argument.isNative || argument.conforms(to: type)
  }
}
