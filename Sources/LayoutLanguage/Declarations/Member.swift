import Diagnostics
import LayoutEngine
import SwiftSyntax
import Synchronization

/// A parameter of a function, initializer, subscript or enum case.
package struct Parameter {
  /// The word before the colon at a call; nil for `_`.
  package var label: String?
  /// The name inside the body.
  var name: String
  package var type: Type
  package var hasDefault = false
  var isVariadic = false
  var isInout = false
  /// `some Shape`: the caller says of which type.
  var isOfSomeType = false
  /// Property wrappers of the program's own, in which the function keeps what it is handed.
  var wrappers: [AttributeSyntax] = []
  /// A closure of bars and screens that are never shown, which may hold what the course does not have.
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

/// A default value as it is written, behind one pointer: the library's nodes have a size that is known only while the
/// program runs, and so would everything that holds one, which makes it slow to hand on.
private final class WrittenDefault {
  let value: ExprSyntax

  init(value: ExprSyntax) { self.value = value }
}

/// What a callable takes and gives.
///
/// An object, since it is handed on all the time; whoever makes it fills it in, and then it stays as it is.
package final class Signature {
  package var generics: [GenericParameter]
  package var parameters: [Parameter]
  package var result: Type
  /// A caller has to `try`.
  var isThrowing = false
  /// `throws(Mistake)`: the only errors that it throws.
  var thrown: Type?
  /// A caller has to `await`.
  var isAsync = false
  /// A caller has to `try` if an argument may throw.
  var isRethrowing = false
  /// Takes whatever it is called with, unchecked: modifiers that only paint or behave.
  var acceptsAnything = false
  /// The parameters whose types a caller hands over behind the arguments: its own, those that belong to them, and those
  /// of a type that does not know them itself, such as an array.
  var handedTypes: [GenericParameter] = []
  /// `-> Self`: what it gives is of the very type that it is called on.
  var givesSelf = false
  /// `Key.Value`: parameters that are known once the other is, as the type of its `defaultValue`.
  var associated: [(base: GenericParameter, value: GenericParameter)] = []

  init(generics: [GenericParameter] = [], parameters: [Parameter], result: Type) {
    self.generics = generics
    self.parameters = parameters
    self.result = result
  }
}

/// Something that a type, or the module, declares under a name.
///
/// Signatures, types and bodies are found when first asked for: a property without a type gets it from its value,
/// which may use members declared further down.
package final class Member {
  package enum Kind {
    /// A stored property; its index among the fields is its place in a value.
    case field
    /// A property with a getter, perhaps a setter.
    case computed
    case method
    case initializer
    case subscripting
    /// A case of an enum; its index is its place in the declaration.
    case enumCase
  }

  /// A property wrapper that the language knows.
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

    /// No initializer sets it: the views around do.
    var isFromSurroundings: Bool { self == .environment || self == .environmentObject }
  }

  /// A declaration of the given code that works here without its body.
  package enum Replacement {
    /// `load("razemon.json")`: reads one of the request's data sets.
    case loadData
    /// `@Entry var gap: CGFloat = 8` in an extension of `EnvironmentValues`.
    case entry
  }

  /// Who may name it.
  enum Access {
    case everywhere
    case file
    /// The type it belongs to, with its extensions in the same file.
    case type
  }

  package let name: String
  package let kind: Kind
  package let isStatic: Bool
  var access = Access.everywhere
  package unowned let owner: Nominal?
  /// Where it was declared; nil for SwiftUI's own.
  package var range: SourceRange?
  package var isMutable = false
  package var isMutating = false
  var isViewBuilder = false
  /// The program's own result builder in front of a stored property.
  var builder: AttributeSyntax?
  /// Worked out when first read.
  var isLazy = false
  /// Says that it takes over a superclass's member.
  var isOverride = false
  /// No protocol asks for it, though it stands in a protocol's extension: whoever calls it, calls this very one.
  var isCalledDirectly = false
  /// What an extension's `where` asks of `Self`.
  var selfConstraints: [Nominal] = []
  /// `override var width { didSet { … } }`: the superclass's, with more code that watches it.
  var isWatchedAnew = false
  /// `convenience init`
  var isConvenience = false
  package var wrapper: Wrapper?
  /// A property wrapper beyond the course, which says what the property holds: nobody knows that here.
  var beyond: Problem?
  /// Whether its value comes from elsewhere, never from whoever makes the value that has it.
  var isGiven: Bool { wrapper?.isGiven == true || beyond != nil }
  /// The program's own property wrappers around it.
  package var wrapping: Wrapping?
  /// What a property with `@Environment` or `@EnvironmentObject` reads.
  var environmentSource: EnvironmentSource?
  /// The key of a property with `@AppStorage` or `@SceneStorage`.
  var storageKey: Expression?
  /// The text style with which a `@ScaledMetric` grows.
  var scaledStyle: TextStyle?
  /// The index of a stored property or enum case.
  var index = 0

  /// What the program says of it; nil for SwiftUI's own.
  package var source: MemberSource?
  /// The declaration of a member of the catalogue; nil for the program's own.
  package var nativeText: NativeText?
  /// How it works, found when first needed: hardly any overload of a name is ever called.
  let resolvedNative = AtomicLazyReference<NativeFunction>()
  /// Code of ours for a member that a type of the program has by itself: an enum's `rawValue`.
  var synthesized: NativeFunction?

  package var signatureState = Resolution<Signature>.unknown
  package var typeState = Resolution<Type>.unknown
  /// The code, once it is checked.
  package var code: FunctionCode?
  /// Code of a property's setter.
  package var setter: FunctionCode?
  /// Code that is run before and after a stored property changes.
  package var willSet: FunctionCode?
  package var didSet: FunctionCode?
  /// The start value of a stored property, once it is checked.
  package var initialValue: Expression?
  /// A static or global stored property lives in the run's table of globals under this number.
  var globalIndex = 0
  /// A function whose body the language brings itself.
  package var replacement: Replacement?
  /// The scope in which its types and code are read.
  package var context: DeclarationContext?

  init(_ name: String, _ kind: Kind, isStatic: Bool = false, owner: Nominal? = nil) {
    self.name = name
    self.kind = kind
    self.isStatic = isStatic
    self.owner = owner
  }
}

/// How far the finding of a type has come; a question while it is being found is a circle.
package enum Resolution<Answer> {
  case unknown
  case underway
  case known(Answer)
  /// Whoever asks again is told the same.
  indirect case failed(Problem)
}

/// The piece of syntax that declares a member, behind one pointer: its size is known only while the program runs.
package final class MemberSource {
  let syntax: MemberSyntax
  /// What the declared type begins with, asked for wherever the member is used.
  private(set) lazy var existential = syntax.existential
  /// Whether a stored property says what it starts with.
  private(set) lazy var hasInitialValue: Bool = {
    guard case .binding(let binding, let attributes, _) = syntax else { return false }
    return binding.initialValue(attributes) != nil
  }()

  package init(_ syntax: MemberSyntax) { self.syntax = syntax }

  /// Whether a view's exact type is left open.
  enum Existential {
    /// `some View`
    case opaque
    /// `any View`
    case boxed
  }
}

extension Member {
  /// What the program says of it; nil for SwiftUI's own.
  package var syntax: MemberSyntax? { source?.syntax }

  /// Whether the catalogue declares it, not the program.
  package var isNative: Bool { nativeText != nil || synthesized != nil }
}

/// The piece of syntax that declares a member.
package enum MemberSyntax {
  case binding(PatternBindingSyntax, attributes: AttributeListSyntax, isLet: Bool)
  case function(FunctionDeclSyntax)
  case initializer(InitializerDeclSyntax)
  case subscripting(SubscriptDeclSyntax)
  case enumCase(EnumCaseElementSyntax)
}

/// Where a declaration stands: which file, and inside which types.
package final class DeclarationContext {
  package let file: Int
  package let nominal: Nominal?
  package let generics: [String: GenericParameter]
  package let parent: DeclarationContext?
  /// The inside of an extension.
  var isExtension = false
  /// What an extension's `where` asks of the type's parameters.
  var requirements: [GenericRequirementSyntax] = []

  /// The same in words, as far as declarations are told apart by it.
  var demands: [String] { requirements.map(\.requirement.trimmedDescription).sorted() }
  /// Whether it, or one around it, is the inside of an extension.
  var isInExtension: Bool { isExtension || parent?.isInExtension == true }
  /// The statements of a function that declare types, and those types by name.
  var isLocal = false
  package var localTypes: [String: Nominal] = [:]
  /// Whatever is declared here stays in its file.
  var isPrivateExtension = false
  /// Of a file: its private types with names that other files use for other types.
  var privateTypes: [String: Nominal] = [:]

  package init(file: Int, nominal: Nominal?, generics: [String: GenericParameter] = [:], parent: DeclarationContext?) {
    self.file = file
    self.nominal = nominal
    self.generics = generics
    self.parent = parent
  }
}

extension DeclarationContext {
  /// `init(…) where Icon == Image`: what a member's own `where` asks of the parameters of the type around.
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

  /// Whether types are declared in statements around here.
  var hasLocalTypes: Bool { isLocal || parent?.hasLocalTypes == true }

  /// Whether a place inside of a function is one that this is in.
  func isInside(_ other: DeclarationContext) -> Bool { self === other || parent?.isInside(other) == true }
}
