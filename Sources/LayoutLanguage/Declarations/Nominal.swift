import Diagnostics

/// A struct, enum, class or protocol: one of SwiftUI's own, or one that the program declares.
///
/// Nominal types are compared by identity: two `Menu`s nested in different extensions are different types.
final class Nominal: Hashable {
  enum Kind: String {
    case structure = "struct"
    case enumeration = "enum"
    case object = "class"
    case proto = "protocol"
  }

  /// One of the standard library's types that decide what an expression may mean.
  enum Role {
    case optional, int, double, cgFloat, float, any, never
    /// A whole number with another size than `Int`, or without a sign.
    case integer
    /// None of these.
    case other

    /// The length of a name tells nearly all of them apart.
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

  let name: String
  let kind: Kind
  /// What the language itself knows the type for.
  let role: Role
  /// One of SwiftUI's or the standard library's, not the program's.
  let isNative: Bool
  /// Several protocols at once.
  private(set) var isComposition = false
  var parameters: [GenericParameter] = []
  /// Whether another framework's type has far more to it than is known here: what is missing is no mistake.
  var isPartlyKnown = false
  /// Whether it is a class of another framework, to inherit from, though its values are no objects here.
  var isForeignClass = false
  /// How many of them belong to the generic type that it is declared in: they come first.
  var outerParameters = 0
  /// The type it is written inside of.
  var outer: Nominal?
  // These are asked for at every step of checking, and each use reads or writes one of them whole: there is nothing
  // that a second use could come in between, and to have the runtime watch for that takes longer than the reading.

  /// Protocols it says it conforms to (for a protocol: those it refines).
  @exclusivity(unchecked) var conformances: [Nominal] = []
  /// Types that are written inside of it.
  @exclusivity(unchecked) var nestedTypes: [String: Nominal] = [:]
  /// The class it inherits from.
  @exclusivity(unchecked) private(set) var superclass: Nominal?
  /// The raw type of an enum: `enum Corner: String`.
  var rawType: Type?
  /// What `rawValue` gives for each case.
  var rawValues: [Value] = []
  /// Where its name was declared; nil for SwiftUI's own.
  var range: SourceRange?
  /// Its members; of SwiftUI's own types, those of a name for which the program has some as well.
  @exclusivity(unchecked) private(set) var members: [String: [Member]] = [:]
  /// SwiftUI's own members by name, and those that the program asked for.
  private let native: NativeMembers
  @exclusivity(unchecked) private(set) var made: [[Member]] = []
  /// For each of `made` the number of the name: a program asks for few of a type's names.
  @exclusivity(unchecked) private var numbers: [Int] = []
  /// Who may name it, the types around it aside.
  var access = Member.Access.everywhere
  /// What it conforms to and inherits from is all known and stays so.
  @exclusivity(unchecked) private var isSettled = false
  /// Every type that it conforms to or inherits from, in the order in which members are looked for; found when settled.
  @exclusivity(unchecked) private var ancestors: [Nominal]?
  private var isSealed = false
  /// Stored properties of an instance, in order: the fields of a value.
  private(set) var fields: [Member] = []
  /// Cases of an enum, in order.
  private(set) var cases: [Member] = []
  /// The generic type that this one is with its arguments, as `Line<Middle>` is to `Line`; they are known while a
  /// program runs.
  let original: Nominal?
  let arguments: [Nominal]
  /// Of a type that does not remember what it is made of: where its declaration lists its parameters.
  var forgotten: NativeText?
  /// The type's own `==` and `hash(into:)`, once they are checked.
  private(set) var equality: Member?
  private(set) var hashing: Member?
  /// Whether some code asks for the arguments, so that its values have to know them.
  var usesArguments = false
  /// A type beyond the course, of which there is never a value: only its name is known.
  let isBeyond: Bool
  /// A type beyond the course that it inherits from or conforms to: it may have members that nobody knows here.
  var heritage: Nominal?
  /// Where it says so.
  var heritageRange: SourceRange?
  /// Takes part in layout: told once, asked for every view built.
  private(set) lazy var isView = conforms(toNative: .view)

  init(_ name: String, _ kind: Kind, isNative: Bool) {
    self.name = name
    self.kind = kind
    role = .other
    self.isNative = isNative
    native = NativeMembers()
    original = nil
    arguments = []
    isBeyond = false
  }

  /// A type beyond the course.
  init(beyond name: String) {
    self.name = name
    kind = .object
    role = .other
    isNative = true
    native = NativeMembers()
    original = nil
    arguments = []
    isBeyond = true
  }

  /// One of SwiftUI's or the standard library's types.
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

  /// `Named & Sized`: every type that conforms to all of them.
  init(composing parts: [Nominal]) {
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

  /// A generic type with its arguments: `Line<Middle>`. What it can do is what `Line` can.
  init(_ original: Nominal, of arguments: [Nominal]) {
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

  static func == (left: Nominal, right: Nominal) -> Bool {
    if left === right { return true }
    guard let original = left.original else { return false }
    return original === right.original && left.arguments == right.arguments
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(original ?? self)) }

  /// `HorizontalAlignment.Menu` for a nested type.
  var qualifiedName: String {
    if isNative { return NativeIndex.shared.qualifiedName(of: name) }
    return outer.map { "\($0.qualifiedName).\(name)" } ?? name
  }

  /// `Self` inside of extensions of protocols such as `Comparable`: the very type of the value, not just any.
  private(set) lazy var selfParameter: GenericParameter? = {
    let isOfValues =
      kind == .proto && isNative && [NativeName.equatable, .comparable, .numeric].contains { conforms(toNative: $0) }
    return isOfValues && !isView ? GenericParameter(name: "Self", constraints: [self]) : nil
  }()

  /// What its members' declarations name without saying what it is: its parameters, and `Self` of the values.
  var ownGenerics: [GenericParameter] { selfParameter.map { parameters + [$0] } ?? parameters }

  /// `Self` in what one of the program's protocols declares: the type that conforms.
  private(set) lazy var conformingType: GenericParameter? =
    kind == .proto && !isComposition && (!isNative || conforms(toNative: .sequence))
    ? GenericParameter(name: "Self", constraints: [self]) : nil

  /// The type with its own generic parameters as arguments.
  var selfType: Type {
    if let selfParameter { return .parameter(selfParameter) }
    return kind == .proto ? .opaque(self) : .nominal(self, parameters.map { .parameter($0) })
  }

  /// Notes what the type itself says about when two of its values are equal.
  func noteOwnEquality() {
    equality = ownMembers("==").first { $0.isStatic && $0.kind == .method && !$0.isNative }
    hashing = ownMembers("hash").first { !$0.isStatic && $0.kind == .method && !$0.isNative }
  }

  /// For a program that is no longer needed.
  func removeMembers() {
    members = [:]
    made = []
    numbers = []
    ancestors = nil
    fields = []
    cases = []
    (equality, hashing) = (nil, nil)
  }

  /// Members of that name that are declared for this very type.
  func ownMembers(_ name: String) -> [Member] {
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

  /// From now on nothing changes what it conforms to or inherits from.
  ///
  /// The program's own types, which are not sealed, find their ancestors at once.
  func settle() {
    isSettled = true
    if !isNative { ancestors = findAncestors() }
  }

  /// From now on nothing is kept that is asked for.
  func seal() { isSealed = true }

  func add(_ member: Member) {
    var all = ownMembers(member.name)
    all.append(member)
    members[member.name] = all
    switch member.kind {
    case .field: if !member.isStatic { fields.append(member) }
    case .enumCase: cases.append(member)
    default: break
    }
  }

  /// The cases of one of the standard library's enums, in the order in which they are declared.
  func addNativeCases() {
    for name in native.names {
      for member in ownMembers(name) where member.kind == .enumCase {
        member.index = cases.count
        cases.append(member)
      }
    }
  }

  /// Makes a class inherit: the superclass's properties come before its own.
  func inherit(from other: Nominal) {
    superclass = other
    fields = other.fields + fields
    for (index, field) in fields.enumerated() { field.index = index }
  }

  /// Whether a class is among those that this one inherits from.
  func inherits(from other: Nominal) -> Bool {
    var here = superclass
    while let nominal = here {
      if nominal === other { return true }
      here = nominal.superclass
    }
    return false
  }

  /// Whether the type, or a protocol it refines, conforms to a protocol.
  func conforms(to proto: Nominal) -> Bool {
    if isBeyond || proto.isBeyond { return proto.name != NativeName.view.rawValue }
    if proto.isComposition { return proto.conformances.allSatisfy { conforms(to: $0) } }
    return conformsToOne { $0 === proto }
  }

  func conforms(toNative name: NativeName) -> Bool {
    if isBeyond { return name != .view }
    return conformsToOne { $0.isNative && $0.name == name.rawValue }
  }

  /// A gesture of UIKit's, in a form that SwiftUI takes for one of its own: nothing here makes it.
  func isForeignGesture(_ proto: Nominal) -> Bool {
    guard let heritage, proto.isNative, proto.name == NativeName.gesture.rawValue else { return false }
    return heritage.name == "UIGestureRecognizerRepresentable"
  }

  /// Whether it draws controls: a `ButtonStyle` or its like, whose `makeBody` builds views and takes a `Configuration`.
  var isControlStyle: Bool {
    allConformances.contains { $0.isNative && $0.name.hasSuffix("Style") && $0.name != "ShapeStyle" }
  }

  /// Whether it, or anything that it conforms to, is wanted.
  private func conformsToOne(_ isWanted: (Nominal) -> Bool) -> Bool {
    if isWanted(self) { return true }
    if conformances.isEmpty, superclass == nil { return false }
    if let ancestors = settledAncestors { return ancestors.contains(where: isWanted) }
    var visited: [Nominal] = []
    return reachesOne(isWanted, &visited)
  }

  /// What refines nothing is asked each time it is met; only the others could lead round in a circle.
  private func reachesOne(_ isWanted: (Nominal) -> Bool, _ visited: inout [Nominal]) -> Bool {
    // Most that is wanted is one step away.
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

  /// Every protocol it conforms to, also through others; each once, in whatever ways they refine each other.
  var allConformances: [Nominal] {
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

  /// Members of that name: the type's own first, then those of its protocols.
  func lookUp(_ name: String, isStatic: Bool) -> [Member] {
    let own = ownMembers(name)
    // Hardly ever are some members of one name static and others not.
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
    if name == "init", !found.isEmpty, !own.isEmpty, !own.allSatisfy(\.isConvenience) { return own }
    for proto in conformances { proto.collect(name, isStatic: isStatic, into: &found, visited: &visited) }
    return found
  }

  /// Every type that it conforms to or inherits from, each once, in the order in which members are looked for; nil
  /// while that may still change, and where it was not asked for before the program was sealed.
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

  /// The protocol beyond which there is nothing else to look through, as for nearly all views.
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

  /// Names of everything that can be asked of it, for suggestions.
  func memberNames(isStatic: Bool) -> [String] {
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

/// The types that a walk through conformances has been to: a handful, which a list finds sooner than a set.
private struct Visited {
  private(set) var nominals: [Nominal] = []

  init(_ first: Nominal) {
    // More than most have, so that the list need not grow.
    nominals.reserveCapacity(8)
    nominals.append(first)
  }

  /// Whether the walk comes here for the first time.
  mutating func insert(_ nominal: Nominal) -> Bool {
    if nominals.contains(where: { $0 === nominal }) { return false }
    nominals.append(nominal)
    return true
  }
}

extension Nominal {
  /// A class, or a protocol that only classes conform to: its members change what the object keeps, not `self`.
  var isOfObjects: Bool {
    kind == .object || kind == .proto && allConformances.contains { $0.isNative && $0.name == "AnyObject" }
  }
}
