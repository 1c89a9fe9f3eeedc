/// SwiftUI's and the standard library's types for one program, each made when the program first needs it.
///
/// A program's extensions add members to these types, so no two programs share one.
final class NativeTypes {
  private let index: NativeIndex
  /// The types that were made, by their number in the index.
  // Each use reads or writes it whole.
  @exclusivity(unchecked) private var made: [Nominal?]
  private var isSealed = false
  /// The program's extensions are read: what types conform to stays as it is.
  private var isSettled = false

  init(_ index: NativeIndex) {
    self.index = index
    made = Array(repeating: nil, count: index.types.count)
  }

  /// Types that go by another name as well: those of key paths, by which a `Layout` calls its subviews, and what a
  /// style is given.
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
    "TargetContext": "ScrollTargetBehaviorContext", "DispatchWallTime": "DispatchTime",
    "HStackLayoutCache": "AnyLayoutCache", "VStackLayoutCache": "AnyLayoutCache", "ZStackLayoutCache": "AnyLayoutCache",
    "GridLayoutCache": "AnyLayoutCache", "_VariadicView_Children": "_VariadicViewChildren",
    "_VariadicViewMultiViewRoot": "_VariadicView_MultiViewRoot",
    "_VariadicViewUnaryViewRoot": "_VariadicView_UnaryViewRoot",
    "CoordinateSpaceProtocol": "CoordinateSpace", "NamedCoordinateSpace": "CoordinateSpace",
    "VisualEffect": "EmptyVisualEffect", "PeriodicTimelineSchedule": "TimelineSchedule",
    "EveryMinuteTimelineSchedule": "TimelineSchedule", "ExplicitTimelineSchedule": "TimelineSchedule",
    "NSRect": "CGRect", "NSSize": "CGSize", "NSPoint": "CGPoint",
    "FocusStateBinding": "Binding",
    // Texts here are in one language.
    "LocalizedStringKey": "String", "LocalizedStringResource": "String",
  ]

  /// Types that the catalogue declares under the names that they have at Apple's: here one stands for all that a style
  /// is given, and content is content, whatever it is changed by.
  static let ownNames = [
    "ButtonStyleConfiguration": "Configuration", "PrimitiveButtonStyleConfiguration": "Configuration",
    "LabelStyleConfiguration": "Configuration", "ToggleStyleConfiguration": "Configuration",
    "ProgressViewStyleConfiguration": "Configuration", "GroupBoxStyleConfiguration": "Configuration",
    "_ViewModifier_Content": "Content", "_VariadicView_Children": "_VariadicView.Children",
  ]

  /// Protocols whose values here are all of one type.
  private static let ofOneType: Set = ["TimelineSchedule", "TabViewStyle", "TextSelectability"]

  /// What the values of these types are made of is not remembered: `VStack<Content>` is a `VStack`.
  private static let forgetful: Set = ["View", "Gesture", "Scene", "Shape"]

  /// The names of all types, made or not.
  var keys: [String] { index.typeNames }

  /// The types that the program needed.
  var values: [Nominal] { made.compactMap { $0 } }

  subscript(name: String) -> Nominal? {
    guard Self.mayBeType(name), let number = index.number(of: name) else { return nil }
    if let nominal = made[number] { return nominal }
    return isSealed ? nil : make(number)
  }

  /// All of these types begin with a capital letter, `_VariadicView` after a line: most names that are asked for do not.
  static func mayBeType(_ name: String) -> Bool {
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  private func make(_ number: Int) -> Nominal? {
    let type = index.types[number]
    guard type.isDeclared else { return nil }
    let text = NativeText(text: .shared, start: type.nameEnd, declaration: type.declaration)
    let kind = Self.ofOneType.contains(type.name) ? .structure : text.typeKind
    // `protocol Identifiable<ID: Hashable>`; what types ask of theirs, the calls that make them ask.
    var reader = SignatureReader(text) { kind == .proto ? self[$0] : nil }
    var (generics, conformances) = reader.nominal()
    for place in type.extensions {
      var reader = SignatureReader(NativeText(text: .shared, start: place, declaration: place)) { _ in nil }
      for conformance in reader.nominal().conformances where !conformances.contains(conformance) {
        conformances.append(conformance)
      }
    }
    // Whether a value moves is told by its own `animatableData`.
    if kind == .proto, type.name != "AnimatableModifier" { conformances.removeAll { $0 == "Animatable" } }
    let nominal = Nominal(type.name, kind, native: index.members(ofType: number))
    if Self.forgetful.contains(type.name) { generics = [] }
    if kind == .proto { noteAssociatedTypes(of: text, in: generics) }
    if kind == .proto || !forgets(type, conformances) {
      nominal.parameters = generics.isEmpty ? parameters(around: type) : generics
    } else if !generics.isEmpty {
      nominal.forgotten = text
    }
    nominal.isPartlyKnown = AppleMembers.isPartlyKnown(nominal.name)
    nominal.isForeignClass = AppleMembers.isClass(nominal.name)
    // Known before its protocols are asked for, so that a circle would end.
    made[number] = nominal
    nominal.conformances = conformances.compactMap { self[$0] }.filter { $0.kind == .proto || kind == .object }
    if kind == .enumeration { addCases(to: nominal) }
    if isSettled { nominal.settle() }
    return nominal
  }

  private func forgets(_ type: NativeType, _ conformances: [String]) -> Bool {
    if type.name == "ModifiedContent" { return false }
    return conformances.contains { Self.forgetful.contains($0) } || ["SharePreview", "ContextMenu"].contains(type.name)
  }

  /// The parameters of the type around: `Anchor<Value>.Source` has those of `Anchor`.
  private func parameters(around type: NativeType) -> [GenericParameter] {
    guard let end = type.qualifiedName.lastIndex(of: "."),
      let outer = self[type.qualifiedName[..<end].filter { $0 != "." }], outer.kind != .proto
    else { return [] }
    return outer.parameters.map { GenericParameter(name: $0.name) }
  }

  /// `associatedtype ID: Hashable`, of the protocol's primary ones.
  private func noteAssociatedTypes(of text: NativeText, in parameters: [GenericParameter]) {
    if parameters.isEmpty { return }
    for offset in text.associatedTypes {
      let name = text.text.string(offset..<text.text.endOfWord(from: offset))
      guard let parameter = parameters.first(where: { $0.name == name }) else { continue }
      var reader = SignatureReader(text.from(offset)) { self[$0] }
      parameter.constraints = reader.associatedType().constraints
    }
  }

  /// `Result` has cases with values, which patterns take apart.
  private func addCases(to nominal: Nominal) {
    if nominal.name == "Result", let error = self["Error"] { nominal.parameters.last?.constraints = [error] }
    nominal.addNativeCases()
  }

  /// Says that no extension will change what the types conform to.
  func settle() {
    isSettled = true
    for nominal in values { nominal.settle() }
  }

  /// The types that a value can have without being named anywhere.
  private static let ofValues = [
    "Bool", "Int", "UInt8", "Double", "Float", "String", "Character", "Optional", "Array", "Set", "Dictionary",
    "CGSize", "CGPoint", "CGRect", "Color",
    "Font",
  ]

  /// Ends the making of types and members: a checked program may be run by several threads.
  func seal() {
    for name in Self.ofValues { _ = self[name] }
    isSealed = true
    for nominal in values { nominal.seal() }
  }
}

/// SwiftUI's and the standard library's global functions for one program.
final class NativeFunctions {
  private let functions: NativeMembers
  private var made: [String: [Member]] = [:]

  init(_ index: NativeIndex) { functions = index.functions }

  /// The names of all functions, made or not.
  var keys: [String] { functions.names }

  /// The functions that the program asked for.
  var values: some Collection<[Member]> { made.values }

  subscript(name: String) -> [Member]? {
    if let members = made[name] { return members }
    guard let number = functions.number(of: name) else { return nil }
    let members = functions.members(number, named: name, of: nil)
    made[name] = members
    return members
  }
}
