/// SwiftUI's and the standard library's types for one program, created on first use.
///
/// A program's extensions add members to these types, so programs cannot share them.
package final class NativeTypes {
  private let index: NativeIndex
  private let natives: NativeTable
  /// The created types, by their number in the index.
  // Each access reads or writes the whole array.
  @exclusivity(unchecked) private var made: [Nominal?]
  private var isSealed = false
  /// Whether the program's extensions are known, so that conformances no longer change.
  private var isSettled = false

  init(_ index: NativeIndex, _ natives: NativeTable) {
    self.index = index
    self.natives = natives
    made = Array(repeating: nil, count: index.types.count)
  }

  /// Other names of types: Swift's own aliases, variants of key paths, nested types, and the configurations of styles.
  static let otherNames = [
    "WritableKeyPath": "KeyPath", "ReferenceWritableKeyPath": "KeyPath", "Subviews": "LayoutSubviews",
    "LayoutSubviewsElement": "LayoutSubview", "ButtonStyleConfiguration": "Configuration",
    "PrimitiveButtonStyleConfiguration": "Configuration", "LabelStyleConfiguration": "Configuration",
    "ToggleStyleConfiguration": "Configuration", "GroupBoxStyleConfiguration": "Configuration",
    "ProgressViewStyleConfiguration": "Configuration", "MenuStyleConfiguration": "Configuration",
    "TimeInterval": "Double", "TimerTimerPublisher": "TimerPublisher",
    "CFTimeInterval": "Double", "CFAbsoluteTime": "Double",
    "StaticString": "String", "CGPointAnimatableData": "AnimatablePair", "CGSizeAnimatableData": "AnimatablePair",
    "ArrayIndex": "Int", "DictionaryIndex": "Int", "ArraySliceIndex": "Int", "LayoutSubviewsIndex": "Int",
    "CollectionIndex": "Int", "BidirectionalCollectionIndex": "Int", "RandomAccessCollectionIndex": "Int",
    "MutableCollectionIndex": "Int",
    "IntegerLiteralType": "Int", "FloatLiteralType": "Double", "BooleanLiteralType": "Bool",
    "StringLiteralType": "String", "TimelineViewDefaultContext": "TimelineViewContext",
    "AnimationTimelineSchedule": "TimelineSchedule",
    "DispatchWallTime": "DispatchTime",
    "HStackLayoutCache": "AnyLayoutCache", "VStackLayoutCache": "AnyLayoutCache", "ZStackLayoutCache": "AnyLayoutCache",
    "GridLayoutCache": "AnyLayoutCache", "_VariadicView_Children": "_VariadicViewChildren",
    "_VariadicViewMultiViewRoot": "_VariadicView_MultiViewRoot",
    "_VariadicViewUnaryViewRoot": "_VariadicView_UnaryViewRoot",
    "CoordinateSpaceProtocol": "CoordinateSpace", "NamedCoordinateSpace": "CoordinateSpace",
    "VisualEffect": "EmptyVisualEffect", "PeriodicTimelineSchedule": "TimelineSchedule",
    "EveryMinuteTimelineSchedule": "TimelineSchedule", "ExplicitTimelineSchedule": "TimelineSchedule",
    "NSRect": "CGRect", "NSSize": "CGSize", "NSPoint": "CGPoint",
    "FocusStateBinding": "Binding",
    // The course has no localized texts.
    "LocalizedStringKey": "String", "LocalizedStringResource": "String",
  ]

  /// Types that the checker knows under another name than Apple's: one `Configuration` has what every style receives, and
  /// `Content` is what any modifier receives.
  static let ownNames = [
    "ButtonStyleConfiguration": "Configuration", "PrimitiveButtonStyleConfiguration": "Configuration",
    "LabelStyleConfiguration": "Configuration", "ToggleStyleConfiguration": "Configuration",
    "ProgressViewStyleConfiguration": "Configuration", "GroupBoxStyleConfiguration": "Configuration",
    "_ViewModifier_Content": "Content", "_VariadicView_Children": "_VariadicView.Children",
  ]

  /// Protocols that the checker treats as a single type.
  private static let ofOneType: Set = ["TimelineSchedule", "TabViewStyle", "TextSelectability"]

  /// Protocols whose types lose their generic arguments in the checker: `VStack<Content>` is `VStack`.
  private static let forgetful: Set = ["View", "Gesture", "Scene", "Shape"]

  /// The names of all types, created or not.
  package var keys: [String] { index.typeNames }

  /// The types that the program used.
  package var values: [Nominal] { made.compactMap { $0 } }

  package subscript(name: String) -> Nominal? {
    guard Self.mayBeType(name), let number = index.number(of: name) else { return nil }
    if let nominal = made[number] { return nominal }
    return isSealed ? nil : make(number)
  }

  /// Whether a name can be one of these types: all begin with a capital letter, `_VariadicView` after an
  /// underscore. This rejects most looked-up names quickly.
  package static func mayBeType(_ name: String) -> Bool {
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  private func make(_ number: Int) -> Nominal? {
    let type = index.types[number]
    guard type.isDeclared else { return nil }
    let text = NativeText(text: .shared, start: type.nameEnd, declaration: type.declaration)
    let kind = kind(of: type, text)
    // `protocol Identifiable<ID: Hashable>`. Only protocols need constraints here: calls check those of other types.
    var reader = SignatureReader(text) { kind == .proto ? self[$0] : nil }
    var (generics, conformances) = reader.nominal()
    for place in type.extensions {
      var reader = SignatureReader(NativeText(text: .shared, start: place, declaration: place)) { _ in nil }
      for conformance in reader.nominal().conformances where !conformances.contains(conformance) {
        conformances.append(conformance)
      }
    }
    // A type is animated if it declares `animatableData` itself.
    if kind == .proto, type.name != "AnimatableModifier" { conformances.removeAll { $0 == "Animatable" } }
    let nominal = Nominal(type.name, kind, native: index.members(ofType: number, natives))
    if Self.forgetful.contains(type.name) { generics = [] }
    if kind == .proto { noteAssociatedTypes(of: text, in: generics) }
    if kind == .proto || !forgets(type, conformances) {
      nominal.parameters = generics.isEmpty ? parameters(around: type) : generics
    } else if !generics.isEmpty {
      nominal.forgotten = text
    }
    nominal.isPartlyKnown = AppleMembers.isPartlyKnown(nominal.name)
    nominal.isForeignClass = AppleMembers.isClass(nominal.name)
    // Stored before its protocols are looked up, so that a cycle would end.
    made[number] = nominal
    nominal.conformances = conformances.compactMap { self[$0] }.filter { $0.kind == .proto || kind == .object }
    if kind == .enumeration { addCases(to: nominal) }
    if isSettled { nominal.settle() }
    return nominal
  }

  /// The kind of type for the checker. It needs no cases without values, which are constants.
  private func kind(of type: NativeType, _ text: NativeText) -> Nominal.Kind {
    let kind = text.typeKind
    if Self.ofOneType.contains(type.name) { return .structure }
    return kind == .enumeration && !text.hasCaseWithValues ? .structure : kind
  }

  /// Whether values of the type do not keep their generic arguments.
  private func forgets(_ type: NativeType, _ conformances: [String]) -> Bool {
    if type.name == "ModifiedContent" { return false }
    return conformances.contains { Self.forgetful.contains($0) } || type.name == "ContextMenu"
  }

  /// The generic parameters of the enclosing type: `Anchor<Value>.Source` has those of `Anchor`.
  private func parameters(around type: NativeType) -> [GenericParameter] {
    guard let end = type.qualifiedName.lastIndex(of: "."),
      let outer = self[type.qualifiedName[..<end].filter { $0 != "." }], outer.kind != .proto
    else { return [] }
    return outer.parameters.map { GenericParameter(name: $0.name) }
  }

  /// Records the constraints of a protocol's primary associated types: `associatedtype ID: Hashable`.
  private func noteAssociatedTypes(of text: NativeText, in parameters: [GenericParameter]) {
    if parameters.isEmpty { return }
    for offset in text.associatedTypes {
      let name = text.text.string(offset..<text.text.endOfWord(from: offset))
      guard let parameter = parameters.first(where: { $0.name == name }) else { continue }
      var reader = SignatureReader(text.from(offset)) { self[$0] }
      parameter.constraints = reader.associatedType().constraints
    }
  }

  /// Adds the cases of `Result`, whose associated values patterns destructure.
  private func addCases(to nominal: Nominal) {
    if nominal.name == "Result", let error = self["Error"] { nominal.parameters.last?.constraints = [error] }
    nominal.addNativeCases()
  }

  /// Declares that extensions no longer change any type's conformances.
  package func settle() {
    isSettled = true
    for nominal in values { nominal.settle() }
  }

  /// Types that a value may have although no code names them.
  private static let ofValues = [
    "Bool", "Int", "UInt8", "Double", "Float", "String", "Character", "Optional", "Array", "Set", "Dictionary",
    "CGSize", "CGPoint", "CGRect", "Color",
    "Font",
  ]

  /// Stops the creation of types and members, because several threads may run a checked program.
  package func seal() {
    for name in Self.ofValues { _ = self[name] }
    isSealed = true
    for nominal in values { nominal.seal() }
  }
}

/// SwiftUI's and the standard library's global functions for one program.
package final class NativeFunctions {
  private let functions: NativeMembers
  private var made: [String: [Member]] = [:]

  init(_ index: NativeIndex, _ natives: NativeTable) { functions = index.functions(natives) }

  /// The names of all functions, created or not.
  package var keys: [String] { functions.names }

  /// The functions that the program used.
  package var values: some Collection<[Member]> { made.values }

  package subscript(name: String) -> [Member]? {
    if let members = made[name] { return members }
    guard let number = functions.number(of: name) else { return nil }
    let members = functions.members(number, named: name, of: nil)
    made[name] = members
    return members
  }
}
