import Diagnostics

/// A struct, enum, class or protocol: one of SwiftUI's own, or one that the program declares.
///
/// Nominal types are compared by identity: two `Menu`s nested in different extensions are different types.
package final class Nominal: Hashable {
  package enum Kind: String {
    case structure = "struct"
    case enumeration = "enum"
    case object = "class"
    case proto = "protocol"
  }

  /// The standard library's types that affect the meaning of expressions.
  package enum Role {
    case optional, int, double, cgFloat, float, any, never
    /// An integer type other than `Int`.
    case integer
    /// Any other type.
    case other

    /// Compares the length first, which distinguishes nearly all names.
    fileprivate init(of name: String) {
      switch name.utf8.count {
      case 3: self = name == "Int" ? .int : name == "Any" ? .any : .other
      case 4: self = name == "Int8" || name == "UInt" ? .integer : .other
      case 5:
        let isInteger = name == "UInt8" || name == "Int16" || name == "Int32" || name == "Int64"
        self = name == "Float" ? .float : name == "Never" ? .never : isInteger ? .integer : .other
      case 6:
        let isInteger = name == "UInt16" || name == "UInt32" || name == "UInt64"
        self = name == "Double" ? .double : isInteger ? .integer : .other
      case 7: self = name == "CGFloat" ? .cgFloat : .other
      case 8: self = name == "Optional" ? .optional : .other
      default: self = .other
      }
    }
  }

  package let name: String
  package let kind: Kind
  /// The role of the type in the language's own rules.
  package let role: Role
  /// Whether it belongs to SwiftUI or the standard library, not to the program.
  package let isNative: Bool
  /// Whether it is a composition of several protocols.
  private(set) var isComposition = false
  package var parameters: [GenericParameter] = []
  /// Whether another framework's type has far more members than the catalog declares, so that an unknown
  /// member is no mistake.
  package var isPartlyKnown = false
  /// Whether it is a class of another framework, which can be inherited from although its values are no objects here.
  package var isForeignClass = false
  /// The number of parameters that belong to the generic type around it; these come first.
  package var outerParameters = 0
  /// The type that it is nested in.
  package var outer: Nominal?
  // Every step of checking reads these, and each access reads or writes one of them as a whole. No
  // overlapping access is possible, and the runtime's exclusivity checks would take longer than the reads.

  /// The protocols that it declares to conform to; for a protocol, those that it refines.
  @exclusivity(unchecked) package var conformances: [Nominal] = []
  /// Types nested in it.
  @exclusivity(unchecked) package var nestedTypes: [String: Nominal] = [:]
  /// The superclass.
  @exclusivity(unchecked) package private(set) var superclass: Nominal?
  /// The raw type of an enum: `enum Corner: String`.
  package var rawType: Type?
  /// The `rawValue` of each case.
  package var rawValues: [Value] = []
  /// The position of its name; nil for SwiftUI's own.
  package var range: SourceRange?
  /// Its members; for one of SwiftUI's types, those of each name that the program adds members to.
  @exclusivity(unchecked) package private(set) var members: [String: [Member]] = [:]
  /// SwiftUI's own members: all by name, and those that the program has used.
  private let native: NativeMembers
  @exclusivity(unchecked) private(set) var made: [[Member]] = []
  /// The number of the name for each element of `made`. A program uses few names of a type.
  @exclusivity(unchecked) private var numbers: [Int] = []
  /// The access level, apart from that of the types around it.
  package var access = Member.Access.everywhere
  /// Whether its conformances and superclass are final.
  @exclusivity(unchecked) private var isSettled = false
  /// All supertypes, in member lookup order; computed once it is settled.
  @exclusivity(unchecked) private var ancestors: [Nominal]?
  private var isSealed = false
  /// The stored properties of an instance, in order.
  package private(set) var fields: [Member] = []
  /// The enum cases, in order.
  package private(set) var cases: [Member] = []
  /// The generic type of a specialization, as `Line` for `Line<Middle>`; specializations exist only while a
  /// program runs.
  package let original: Nominal?
  package let arguments: [Nominal]
  /// The declaration of the generic parameters, for a type whose values do not keep their arguments.
  package var forgotten: NativeText?
  /// The type's own `==` and `hash(into:)`; nil before checking.
  package private(set) var equality: Member?
  package private(set) var hashing: Member?
  /// Whether code reads the type arguments, so that values must store them.
  package var usesArguments = false
  /// Whether the type is unsupported: it has a name but no values.
  package let isBeyond: Bool
  /// The unsupported type that it inherits from or conforms to, which may have unknown members.
  package var heritage: Nominal?
  /// The position of that type in the inheritance clause.
  package var heritageRange: SourceRange?
  /// Whether it is a view; cached, because every built view needs it.
  package private(set) lazy var isView = conforms(toNative: .view)

  package init(_ name: String, _ kind: Kind, isNative: Bool) {
    self.name = name
    self.kind = kind
    role = .other
    self.isNative = isNative
    native = NativeMembers()
    original = nil
    arguments = []
    isBeyond = false
  }

  /// Makes an unsupported type.
  package init(beyond name: String) {
    self.name = name
    kind = .object
    role = .other
    isNative = true
    native = NativeMembers()
    original = nil
    arguments = []
    isBeyond = true
  }

  /// Makes a type of SwiftUI or the standard library.
  init(_ name: String, _ kind: Kind, native: NativeMembers) {
    self.name = name
    self.kind = kind
    role = Role(of: name)
    isNative = true
    self.native = native
    original = nil
    arguments = []
    isBeyond = false
  }

  /// Makes a protocol composition: `Named & Sized`.
  package init(composing parts: [Nominal]) {
    name = parts.map(\.name).joined(separator: " & ")
    kind = .proto
    role = .other
    isNative = false
    isComposition = true
    conformances = parts
    native = NativeMembers()
    original = nil
    arguments = []
    isBeyond = false
  }

  /// Makes a specialization of a generic type: `Line<Middle>`. It has the members of `Line`.
  package init(_ original: Nominal, of arguments: [Nominal]) {
    self.original = original
    isBeyond = false
    self.arguments = arguments
    name = original.name
    kind = original.kind
    role = original.role
    isNative = original.isNative
    parameters = original.parameters
    outerParameters = original.outerParameters
    outer = original.outer
    conformances = original.conformances
    superclass = original.superclass
    rawType = original.rawType
    rawValues = original.rawValues
    range = original.range
    fields = original.fields
    cases = original.cases
    equality = original.equality
    hashing = original.hashing
    native = NativeMembers()
  }

  package static func == (left: Nominal, right: Nominal) -> Bool {
    if left === right { return true }
    guard let original = left.original else { return false }
    return original === right.original && left.arguments == right.arguments
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(original ?? self)) }

  /// Whether two values have one type. Not every value of a generic type knows its arguments.
  func isSame(as other: Nominal) -> Bool {
    guard (original ?? self) === (other.original ?? other) else { return false }
    return arguments == other.arguments || arguments.isEmpty || other.arguments.isEmpty
  }

  /// The name with the types around it: `HorizontalAlignment.Menu`.
  package var qualifiedName: String {
    if isNative { return NativeIndex.shared.qualifiedName(of: name) }
    return outer.map { "\($0.qualifiedName).\(name)" } ?? name
  }

  /// `Self` in extensions of protocols such as `Comparable`: the value's own type, not any conforming type.
  package private(set) lazy var selfParameter: GenericParameter? = {
    let isOfValues =
      kind == .proto && isNative && [NativeName.equatable, .comparable, .numeric].contains { conforms(toNative: $0) }
    return isOfValues && !isView ? GenericParameter(name: "Self", constraints: [self]) : nil
  }()

  /// The generic parameters that declarations of its members may name: its own, and `Self` of values.
  var ownGenerics: [GenericParameter] { selfParameter.map { parameters + [$0] } ?? parameters }

  /// `Self` in a protocol of the program: the conforming type.
  package private(set) lazy var conformingType: GenericParameter? =
    kind == .proto && !isComposition && (!isNative || conforms(toNative: .sequence))
    ? GenericParameter(name: "Self", constraints: [self]) : nil

  /// The type with its own generic parameters as arguments.
  package var selfType: Type {
    if let selfParameter { return .parameter(selfParameter) }
    return kind == .proto ? .opaque(self) : .nominal(self, parameters.map { .parameter($0) })
  }

  /// Records the type's own `==` and `hash(into:)`.
  package func noteOwnEquality() {
    equality = ownMembers("==").first { $0.isStatic && $0.kind == .method && !$0.isNative }
    hashing = ownMembers("hash").first { !$0.isStatic && $0.kind == .method && !$0.isNative }
  }

  /// Removes all members of a program that is no longer needed.
  func removeMembers() {
    members = [:]
    made = []
    numbers = []
    ancestors = nil
    fields = []
    cases = []
    (equality, hashing) = (nil, nil)
  }

  /// The members of that name that this type itself declares.
  package func ownMembers(_ name: String) -> [Member] {
    if let original { return original.ownMembers(name) }
    if let known = members[name] { return known }
    guard let number = native.number(of: name) else { return [] }
    if let place = numbers.firstIndex(of: number) { return made[place] }
    let fresh = native.members(number, named: name, of: self)
    if isSealed { return fresh }
    made.append(fresh)
    numbers.append(number)
    return fresh
  }

  /// Marks its conformances and superclass as final.
  ///
  /// The program's own types, which are not sealed, compute their ancestors immediately.
  package func settle() {
    isSettled = true
    if !isNative { ancestors = findAncestors() }
  }

  /// Stops caching of looked-up members.
  func seal() { isSealed = true }

  package func add(_ member: Member) {
    var all = ownMembers(member.name)
    all.append(member)
    members[member.name] = all
    switch member.kind {
    case .field: if !member.isStatic { fields.append(member) }
    case .enumCase: cases.append(member)
    default: break
    }
  }

  /// Adds the cases of a standard library enum, in order of declaration.
  func addNativeCases() {
    for name in native.names {
      for member in ownMembers(name) where member.kind == .enumCase {
        member.index = cases.count
        cases.append(member)
      }
    }
  }

  /// Sets the superclass; its properties come before the class's own.
  package func inherit(from other: Nominal) {
    superclass = other
    fields = other.fields + fields
    for (index, field) in fields.enumerated() { field.index = index }
  }

  /// Whether a class is one of its superclasses.
  package func inherits(from other: Nominal) -> Bool {
    var here = superclass
    while let nominal = here {
      if nominal === other { return true }
      here = nominal.superclass
    }
    return false
  }

  /// Whether the type conforms to a protocol, directly or through another one.
  package func conforms(to proto: Nominal) -> Bool {
    if isBeyond || proto.isBeyond { return proto.name != NativeName.view.rawValue }
    if proto.isComposition { return proto.conformances.allSatisfy { conforms(to: $0) } }
    return conformsToOne { $0 === proto }
  }

  package func conforms(toNative name: NativeName) -> Bool {
    if isBeyond { return name != .view }
    return conformsToOne { $0.isNative && $0.name == name.rawValue }
  }

  /// Whether it adapts a UIKit gesture, so that it counts as a SwiftUI gesture although nothing here implements it.
  package func isForeignGesture(_ proto: Nominal) -> Bool {
    guard let heritage, proto.isNative, proto.name == NativeName.gesture.rawValue else { return false }
    return heritage.name == "UIGestureRecognizerRepresentable"
  }

  /// Whether it is a control style such as a `ButtonStyle`, whose `makeBody` takes a `Configuration` and builds views.
  package var isControlStyle: Bool {
    allConformances.contains { $0.isNative && $0.name.hasSuffix("Style") && $0.name != "ShapeStyle" }
  }

  /// Whether the predicate holds for the type itself or one of its supertypes.
  private func conformsToOne(_ isWanted: (Nominal) -> Bool) -> Bool {
    if isWanted(self) { return true }
    if conformances.isEmpty, superclass == nil { return false }
    if let ancestors = settledAncestors { return ancestors.contains(where: isWanted) }
    var visited: [Nominal] = []
    return reachesOne(isWanted, &visited)
  }

  /// Whether the predicate holds for a supertype. Types without supertypes are not recorded as visited: only
  /// the others can form a cycle.
  private func reachesOne(_ isWanted: (Nominal) -> Bool, _ visited: inout [Nominal]) -> Bool {
    // Most searches succeed at the first level.
    let direct = conformances
    for proto in direct where isWanted(proto) { return true }
    for proto in direct where proto.leads(to: isWanted, &visited) { return true }
    guard let superclass else { return false }
    return isWanted(superclass) || superclass.leads(to: isWanted, &visited)
  }

  private func leads(to isWanted: (Nominal) -> Bool, _ visited: inout [Nominal]) -> Bool {
    if conformances.isEmpty, superclass == nil { return false }
    if visited.contains(where: { $0 === self }) { return false }
    visited.append(self)
    return reachesOne(isWanted, &visited)
  }

  /// All protocols that it conforms to, directly or through others, without duplicates.
  package var allConformances: [Nominal] {
    if conformances.isEmpty, superclass == nil { return [] }
    var found: [Nominal] = []
    var visited = Visited(self)
    var waiting = conformances + (superclass.map { [$0] } ?? [])
    while let proto = waiting.popLast() {
      guard visited.insert(proto) else { continue }
      found.append(proto)
      waiting += proto.conformances + (proto.superclass.map { [$0] } ?? [])
    }
    return found
  }

  /// All members of that name: the type's own first, then those of its protocols.
  package func lookUp(_ name: String, isStatic: Bool) -> [Member] {
    let own = ownMembers(name)
    // Members of one name are rarely both static and not.
    var found = own.allSatisfy { $0.isStatic == isStatic } ? own : own.filter { $0.isStatic == isStatic }
    if conformances.isEmpty, superclass == nil { return name == "init" && !found.isEmpty ? own : found }
    if let proto = onlyProtocol {
      if name == "init", !found.isEmpty { return own }
      for member in proto.ownMembers(name) where member.isStatic == isStatic { found.append(member) }
      return found
    }
    if let ancestors = settledAncestors, name != "init" {
      for ancestor in ancestors {
        for member in ancestor.ownMembers(name) where member.isStatic == isStatic { found.append(member) }
      }
      return found
    }
    var visited = Visited(self)
    superclass?.collect(name, isStatic: isStatic, into: &found, visited: &visited)
    if name == "init", overridesAllInitializers(own) {
      return own + found.filter { one in one.isConvenience && !own.contains { $0.labels == one.labels } }
    }
    if name == "init", !found.isEmpty, !own.isEmpty, !own.allSatisfy(\.isConvenience) { return own }
    for proto in conformances { proto.collect(name, isStatic: isStatic, into: &found, visited: &visited) }
    return found
  }

  /// Whether a class overrides all designated initializers of its superclass, so that it inherits the others.
  private func overridesAllInitializers(_ own: [Member]) -> Bool {
    guard let superclass, !own.isEmpty else { return false }
    let designated = superclass.lookUp("init", isStatic: true).filter { !$0.isConvenience }
    return !designated.isEmpty && designated.allSatisfy { one in own.contains { $0.labels == one.labels } }
  }

  /// All supertypes in member lookup order, without duplicates; nil while they may still change, and if the
  /// program was sealed before the first lookup.
  private var settledAncestors: [Nominal]? {
    if let ancestors { return ancestors }
    guard isSettled, !isSealed else { return nil }
    let found = findAncestors()
    ancestors = found
    return found
  }

  private func findAncestors() -> [Nominal] {
    var visited = Visited(self)
    superclass?.visit(&visited)
    for proto in conformances { proto.visit(&visited) }
    return Array(visited.nominals.dropFirst())
  }

  private func visit(_ visited: inout Visited) {
    guard visited.insert(self) else { return }
    superclass?.visit(&visited)
    for proto in conformances { proto.visit(&visited) }
  }

  /// The only protocol to search, if it has no supertypes itself; this is the case for nearly all views.
  private var onlyProtocol: Nominal? {
    guard superclass == nil, conformances.count == 1, let only = conformances.first, only.conformances.isEmpty,
      only.superclass == nil, only !== self
    else { return nil }
    return only
  }

  private func collect(_ name: String, isStatic: Bool, into found: inout [Member], visited: inout Visited) {
    guard visited.insert(self) else { return }
    for member in ownMembers(name) where member.isStatic == isStatic { found.append(member) }
    superclass?.collect(name, isStatic: isStatic, into: &found, visited: &visited)
    for proto in conformances { proto.collect(name, isStatic: isStatic, into: &found, visited: &visited) }
  }

  /// The names of all its members, for suggestions.
  package func memberNames(isStatic: Bool) -> [String] {
    var names: Set<String> = []
    var visited: Set<Nominal> = []
    collectNames(isStatic: isStatic, into: &names, visited: &visited)
    return names.sorted()
  }

  private func collectNames(isStatic: Bool, into names: inout Set<String>, visited: inout Set<Nominal>) {
    guard visited.insert(self).inserted else { return }
    for (name, candidates) in members where candidates.contains(where: { $0.isStatic == isStatic }) {
      names.insert(name)
    }
    for name in native.names where native.has(name, isStatic: isStatic) { names.insert(name) }
    superclass?.collectNames(isStatic: isStatic, into: &names, visited: &visited)
    for proto in conformances { proto.collectNames(isStatic: isStatic, into: &names, visited: &visited) }
  }
}

/// The types that a walk over conformances has visited. There are few, so an array is faster than a set.
private struct Visited {
  private(set) var nominals: [Nominal] = []

  init(_ first: Nominal) {
    // Eight is more than most types need, so this avoids reallocations.
    nominals.reserveCapacity(8)
    nominals.append(first)
  }

  /// Whether the type is new to the walk.
  mutating func insert(_ nominal: Nominal) -> Bool {
    if nominals.contains(where: { $0 === nominal }) { return false }
    nominals.append(nominal)
    return true
  }
}

extension Nominal {
  /// Whether it is a class, or a protocol for classes only: its members mutate the object, not `self`.
  package var isOfObjects: Bool {
    kind == .object || kind == .proto && allConformances.contains { $0.isNative && $0.name == "AnyObject" }
  }
}
