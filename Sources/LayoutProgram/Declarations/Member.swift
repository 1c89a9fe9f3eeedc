import Diagnostics
import LayoutEngine
import Synchronization

/// A parameter of a function, initializer, subscript or enum case.
package struct Parameter {
  /// The word before the colon at a call; nil for `_`.
  package var label: String?
  /// The name inside the body.
  package var name: String
  package var type: Type
  package var hasDefault = false
  package var isVariadic = false
  package var isInout = false
  /// `some Shape`: the caller says of which type.
  package var isOfSomeType = false
  /// A closure of bars and screens that are never shown, which may hold what the course does not have.
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

/// What a callable takes and gives.
///
/// An object, since it is handed on all the time; whoever makes it fills it in, and then it stays as it is.
package final class Signature {
  package var generics: [GenericParameter]
  package var parameters: [Parameter]
  package var result: Type
  /// A caller has to `try`.
  package var isThrowing = false
  /// `throws(Mistake)`: the only errors that it throws.
  package var thrown: Type?
  /// A caller has to `await`.
  package var isAsync = false
  /// A caller has to `try` if an argument may throw.
  package var isRethrowing = false
  /// Takes whatever it is called with, unchecked: modifiers that only paint or behave.
  package var acceptsAnything = false
  /// The parameters whose types a caller hands over behind the arguments: its own, those that belong to them, and those
  /// of a type that does not know them itself, such as an array.
  package var handedTypes: [GenericParameter] = []
  /// `-> Self`: what it gives is of the very type that it is called on.
  package var givesSelf = false
  /// `Key.Value`: parameters that are known once the other is, as the type of its `defaultValue`.
  package var associated: [(base: GenericParameter, value: GenericParameter)] = []

  package init(generics: [GenericParameter] = [], parameters: [Parameter], result: Type) {
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
    package var isFromSurroundings: Bool { self == .environment || self == .environmentObject }
  }

  /// A declaration of the given code that works here without its body.
  package enum Replacement {
    /// `load("razemon.json")`: reads one of the request's data sets.
    case loadData
    /// `@Entry var gap: CGFloat = 8` in an extension of `EnvironmentValues`.
    case entry
  }

  /// Who may name it.
  package enum Access {
    case everywhere
    case file
    /// The type it belongs to, with its extensions in the same file.
    case type
  }

  package let name: String
  package let kind: Kind
  package let isStatic: Bool
  package var access = Access.everywhere
  package unowned let owner: Nominal?
  /// Where it was declared; nil for SwiftUI's own.
  package var range: SourceRange?
  package var isMutable = false
  package var isMutating = false
  package var isViewBuilder = false
  /// The program's own result builder in front of a stored property.
  package var writtenBuilder: (any Written)?
  /// Worked out when first read.
  package var isLazy = false
  /// Says that it takes over a superclass's member.
  package var isOverride = false
  /// No protocol asks for it, though it stands in a protocol's extension: whoever calls it, calls this very one.
  package var isCalledDirectly = false
  /// What an extension's `where` asks of `Self`.
  package var selfConstraints: [Nominal] = []
  /// `override var width { didSet { … } }`: the superclass's, with more code that watches it.
  package var isWatchedAnew = false
  /// `convenience init`
  package var isConvenience = false
  package var wrapper: Wrapper?
  /// A property wrapper beyond the course, which says what the property holds: nobody knows that here.
  package var beyond: Problem?
  /// Whether its value comes from elsewhere, never from whoever makes the value that has it.
  package var isGiven: Bool { wrapper?.isGiven == true || beyond != nil }
  /// The program's own property wrappers around it.
  package var writtenWrapping: (any Written)?
  /// What a property with `@Environment` or `@EnvironmentObject` reads.
  package var environmentSource: EnvironmentSource?
  /// The key of a property with `@AppStorage` or `@SceneStorage`.
  package var storageKey: Expression?
  /// The text style with which a `@ScaledMetric` grows.
  package var scaledStyle: TextStyle?
  /// The index of a stored property or enum case.
  package var index = 0

  /// What the program says of it; nil for SwiftUI's own.
  package var source: (any MemberSource)?
  /// The declaration of a member of the catalogue; nil for the program's own.
  package var nativeText: NativeText?
  /// Where it is looked up how a member of the catalogue works; nil for the program\'s own.
  var natives: NativeTable?
  /// How it works, found when first needed: hardly any overload of a name is ever called.
  let resolvedNative = AtomicLazyReference<NativeFunction>()
  /// Code of ours for a member that a type of the program has by itself: an enum's `rawValue`.
  package var synthesized: NativeFunction?

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
  package var globalIndex = 0
  /// A function whose body the language brings itself.
  package var replacement: Replacement?
  /// The scope in which its types and code are read.
  package var context: DeclarationContext?

  package init(_ name: String, _ kind: Kind, isStatic: Bool = false, owner: Nominal? = nil) {
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

/// What the program says of a member, as far as running asks.
package protocol MemberSource: AnyObject {
  /// Whether a stored property says what it starts with.
  var hasInitialValue: Bool { get }
  /// Whether the property has a `willSet` or `didSet`.
  var hasObservers: Bool { get }
  /// Whether it is a case of an enum without values.
  var hasNoPayload: Bool { get }
  /// The labels of a function's parameters as written.
  var labels: [String] { get }
}

extension Member {
  /// Whether a stored property says what it starts with.
  package var hasInitialValue: Bool { source?.hasInitialValue ?? false }

  /// Whether the property has a `willSet` or `didSet`.
  package var hasObservers: Bool { source?.hasObservers ?? false }

  /// Whether it is a case of an enum without values.
  var hasNoPayload: Bool { source?.hasNoPayload ?? false }

  /// The labels of a function's parameters as written.
  package var labels: [String] { source?.labels ?? [] }

  /// Whether the catalogue declares it, not the program.
  package var isNative: Bool { nativeText != nil || synthesized != nil }
}

/// Where a declaration stands: which file, and inside which types.
package final class DeclarationContext {
  package let file: Int
  package let nominal: Nominal?
  package let generics: [String: GenericParameter]
  package let parent: DeclarationContext?
  /// The inside of an extension.
  package var isExtension = false
  /// What an extension's `where` asks of the type's parameters.
  package var writtenRequirements: (any Written)?
  /// Whether it, or one around it, is the inside of an extension.
  package var isInExtension: Bool { isExtension || parent?.isInExtension == true }
  /// The statements of a function that declare types, and those types by name.
  package var isLocal = false
  package var localTypes: [String: Nominal] = [:]
  /// Whatever is declared here stays in its file.
  package var isPrivateExtension = false
  /// Of a file: its private types with names that other files use for other types.
  package var privateTypes: [String: Nominal] = [:]

  package init(file: Int, nominal: Nominal?, generics: [String: GenericParameter] = [:], parent: DeclarationContext?) {
    self.file = file
    self.nominal = nominal
    self.generics = generics
    self.parent = parent
  }
}

extension DeclarationContext {
  /// Whether types are declared in statements around here.
  package var hasLocalTypes: Bool { isLocal || parent?.hasLocalTypes == true }

  /// Whether a place inside of a function is one that this is in.
  package func isInside(_ other: DeclarationContext) -> Bool { self === other || parent?.isInside(other) == true }
}
