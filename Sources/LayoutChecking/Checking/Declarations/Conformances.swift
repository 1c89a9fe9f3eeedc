import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks the conformances of the program's types.
extension TypeChecker {
  func checkConformances(of nominal: Nominal) {
    if nominal.kind == .proto || nominal.unknownHeritage != nil { return }
    var told: [NativeName: Problem] = [:]
    for requirement in Self.nativeRequirements where nominal.conforms(toNative: requirement.proto) {
      if let provider = requirement.providedBy, nominal.conforms(toNative: provider) { continue }
      guard let found = check(requirement, of: nominal) else { continue }
      // One problem for all missing members of a protocol; a member with other labels gets one of its own.
      told[requirement.proto, default: found].notes += told[requirement.proto] == nil ? [] : found.notes
    }
    for proto in NativeName.allCases { if let problem = told[proto] { report(problem) } }
    for proto in nominal.allConformances where !proto.isNative { checkConformance(of: nominal, to: proto) }
    checkAccess(of: nominal)
    checkEquality(of: nominal)
    checkOrder(of: nominal)
    checkCoding(of: nominal)
    checkConditions(of: nominal)
  }

  /// A conformance with a condition implies none to the protocols that the protocol refines, such as `Equatable` for
  /// `extension Stack: Hashable where Element: Hashable {}`.
  private func checkConditions(of nominal: Nominal) {
    let clauses = module.conformanceClauses.filter { $0.0 === nominal }
    guard clauses.contains(where: { !$0.2.requirements.isEmpty }) else { return }
    let named = Set(clauses.flatMap { $0.1.inheritedTypes.flatMap { module.protocolNames($0.type) } })
    for (_, clause, context) in clauses where !context.requirements.isEmpty {
      for name in clause.inheritedTypes.flatMap({ module.protocolNames($0.type) }) where name != "Codable" {
        guard let proto = module.type(named: name, from: context),
          let implied = proto.allConformances.first(where: { !named.contains($0.name) && $0.name != "Sendable" })
        else { continue }
        report(
          Problem(
            .type,
            "conditional conformance of type '\(nominal.selfType)' to protocol '\(name)' does not imply conformance to inherited protocol '\(implied.name)'",
            at: Syntax(clause).range(in: context.file),
            notes: [Note(DeclarationNote.needs("extension \(nominal.name): \(implied.name) where …"))]))
      }
    }
  }

  /// A member that a protocol requires is at least as accessible as its type.
  private func checkAccess(of nominal: Nominal) {
    for member in nominal.members.values.joined() where member.access != .everywhere && member.owner === nominal {
      if member.access == .file, nominal.isHidden { continue }
      guard let proto = nominal.allConformances.first(where: { requires(member, $0) }) else { continue }
      if member.access == .file, proto.isHidden { continue }
      let (kind, name) = (member.kind == .method ? "method" : "property", member.name)
      let labels = member.kind == .method ? "(\(labels(of: member)?.inWords ?? ""))" : ""
      report(
        Problem(
          .type,
          "\(kind) '\(name)\(labels)' must be as accessible as its enclosing type because it matches a requirement in protocol '\(proto.name)'",
          at: member.range,
          notes: [
            Note(
              SwiftMessage.words(
                "mark the \(kind) as '\(nominal.isHidden ? "fileprivate" : "internal")' to satisfy the requirement"))
          ]))
    }
  }

  private func requires(_ member: Member, _ proto: Nominal) -> Bool {
    guard member.kind == .method || member.kind == .field || member.kind == .computed else { return false }
    guard proto.isNative else {
      return proto.ownMembers(member.name).contains {
        !$0.hasBody && $0.isStatic == member.isStatic && labels(of: $0) == labels(of: member)
      }
    }
    if member.name == "defaultValue", member.isStatic, proto.name == NativeName.preferenceKey.rawValue { return true }
    return Self.nativeRequirements.contains {
      $0.proto.rawValue == proto.name && $0.name == member.name && $0.isStatic == member.isStatic
        && $0.labels == labels(of: member)
    }
  }

  /// Only enums without associated values get a synthesized order.
  private func checkOrder(of nominal: Nominal) {
    guard nominal.kind != .enumeration,
      nominal.conformances.contains(where: { $0.isNative && $0.name == "Comparable" }),
      nominal.lookUp("<", isStatic: true).allSatisfy({ $0.isNative }), module.globals["<"] == nil
    else { return }
    report(
      missing("Comparable", in: nominal, .needs("static func < (lhs: \(nominal.name), rhs: \(nominal.name)) -> Bool")))
  }

  /// A type is coded property by property unless it implements coding; then each property must be codable.
  private func checkCoding(of nominal: Nominal) {
    guard nominal.kind == .structure else { return }
    for (name, label, member) in [(NativeName.decodable, "from", "init"), (.encodable, "to", "encode")]
    where nominal.conforms(toNative: name) {
      if nominal.lookUp(member, isStatic: member == "init").contains(where: { $0.labels == [label] }) { continue }
      guard let proto = module.vocabulary.types[name.rawValue] else { continue }
      let parts = nominal.codingKeys.compactMap { try? type(of: $0.member) }
      guard parts.contains(where: { isSurelyNo(proto, $0) }) else { continue }
      report(missing(name.rawValue, in: nominal, .partsHaveToBe(name.rawValue)))
      return
    }
  }

  /// Equality is synthesized part by part unless the type implements it; then each part must be equatable.
  ///
  /// This reports only parts that definitely are not: functions, and types of the program.
  private func checkEquality(of nominal: Nominal) {
    guard nominal.kind == .structure || nominal.kind == .enumeration else { return }
    for name in [NativeName.hashable, .equatable] where nominal.conforms(toNative: name) {
      if (name == .hashable ? nominal.hashing : nominal.equality) != nil { continue }
      guard let proto = module.vocabulary.types[name.rawValue] else { continue }
      var parts = nominal.fields.filter { $0.wrapper == nil }.compactMap { try? type(of: $0) }
      for member in nominal.cases { parts += (try? signature(of: member).parameters.map(\.type)) ?? [] }
      guard parts.contains(where: { isSurelyNo(proto, $0) }) else { continue }
      report(missing(name.rawValue, in: nominal, .partsHaveToBe(name.rawValue)))
      return
    }
  }

  private func isSurelyNo(_ proto: Nominal, _ type: Type) -> Bool {
    switch type.shallow {
    case .function, .tuple: return true
    case .nominal(let nominal, let arguments):
      let holds = ["Optional", "Array", "ArraySlice", "Set", "Dictionary"].contains(nominal.name)
      if nominal.isNative { return holds && arguments.contains { isSurelyNo(proto, $0) } }
      return nominal.kind != .object && !nominal.conforms(to: proto)
    default: return false
    }
  }

  /// A requirement of one of SwiftUI's protocols.
  fileprivate struct NativeRequirement {
    let proto: NativeName
    let name: String
    /// The labels of a function; nil for a property.
    var labels: [String]?
    var isStatic = false
    let declaration: String
    var types = WitnessTypes()
    /// A protocol whose types inherit the member from SwiftUI: shapes draw themselves, effects apply themselves.
    var providedBy: NativeName?
  }

  fileprivate static let nativeRequirements = [
    NativeRequirement(
      proto: .view, name: "body", declaration: "var body: some View { … }", types: WitnessTypes(result: .someView),
      providedBy: .shape),
    NativeRequirement(
      proto: .shape, name: "path", labels: ["in"], declaration: "func path(in rect: CGRect) -> Path { … }",
      types: WitnessTypes(parameters: [.type("CGRect")], result: .type("Path"))),
    NativeRequirement(
      proto: .viewModifier, name: "body", labels: ["content"],
      declaration: "func body(content: Content) -> some View { … }", types: WitnessTypes(result: .someView),
      providedBy: .geometryEffect),
    NativeRequirement(
      proto: .alignmentID, name: "defaultValue", labels: ["in"], isStatic: true,
      declaration: "static func defaultValue(in context: ViewDimensions) -> CGFloat { … }",
      types: WitnessTypes(parameters: [.type("ViewDimensions")], result: .type("CGFloat"))),
    NativeRequirement(
      proto: .previewProvider, name: "previews", isStatic: true, declaration: "static var previews: some View { … }",
      types: WitnessTypes(result: .someView)),
    NativeRequirement(proto: .app, name: "body", declaration: "var body: some Scene { … }"),
    NativeRequirement(
      proto: .layout, name: "sizeThatFits", labels: ["proposal", "subviews", "cache"],
      declaration: "func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }",
      types: WitnessTypes(
        parameters: [.type("ProposedViewSize"), .type("LayoutSubviews"), .changed], result: .type("CGSize"))),
    NativeRequirement(
      proto: .layout, name: "placeSubviews", labels: ["in", "proposal", "subviews", "cache"],
      declaration:
        "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }",
      types: WitnessTypes(
        parameters: [.type("CGRect"), .type("ProposedViewSize"), .type("LayoutSubviews"), .changed], result: .nothing)),
    NativeRequirement(
      proto: .layoutValueKey, name: "defaultValue", isStatic: true, declaration: "static let defaultValue: … = …"),
    NativeRequirement(proto: .identifiable, name: "id", declaration: "let id: …"),
    NativeRequirement(
      proto: .environmentKey, name: "defaultValue", isStatic: true, declaration: "static let defaultValue: … = …"),
    NativeRequirement(proto: .optionSet, name: "rawValue", declaration: "let rawValue: Int"),
    NativeRequirement(
      proto: .preferenceKey, name: "reduce", labels: ["value", "nextValue"], isStatic: true,
      declaration: "static func reduce(value: inout …, nextValue: () -> …) { … }",
      types: WitnessTypes(parameters: [.changed, .any], result: .nothing)),
    style(.buttonStyle), style(.primitiveButtonStyle), style(.labelStyle), style(.toggleStyle),
    style(.groupBoxStyle),
  ]

  private static func style(_ proto: NativeName) -> NativeRequirement {
    NativeRequirement(
      proto: proto, name: "makeBody", labels: ["configuration"],
      declaration: "func makeBody(configuration: Configuration) -> some View { … }",
      types: WitnessTypes(result: .someView))
  }

  private func check(_ requirement: NativeRequirement, of nominal: Nominal) -> Problem? {
    // Swift gives objects an identity as their id.
    if requirement.proto == .identifiable, nominal.kind == .object { return nil }
    let candidates = nominal.lookUp(requirement.name, isStatic: requirement.isStatic).filter { !$0.isNative }
    let fitting = candidates.filter { labels(of: $0) == requirement.labels }
    let misfits = fitting.map { misfit(of: $0, with: requirement.types) }
    if misfits.contains(where: { $0 == nil }) { return nil }
    if let misfit = misfits.compactMap({ $0 }).first {
      return missing(requirement.proto.rawValue, in: nominal, .needs(requirement.declaration), before: [misfit])
    }
    // With another number of parameters, the compiler does not consider it an attempt at the requirement.
    if let labels = requirement.labels,
      let near = candidates.first(where: { self.labels(of: $0)?.count == labels.count }),
      let own = self.labels(of: near), let range = near.range
    {
      let kind = near.kindInWords
      report(
        Problem(
          .type,
          "\(kind) '\(near.name)(\(own.inWords))' has different argument labels from those required by protocol '\(requirement.proto.rawValue)' ('\(requirement.name)(\(labels.inWords))')",
          at: range, notes: [Note(DeclarationNote.needs(requirement.declaration))]))
      return nil
    }
    let near = notes(
      onMissing: requirement.name, isStatic: requirement.isStatic, isFunction: requirement.labels != nil, in: nominal)
    return missing(requirement.proto.rawValue, in: nominal, .needs(requirement.declaration), before: near)
  }

  /// Checks one of the program's own protocols: every requirement without a default implementation must be here.
  private func checkConformance(of nominal: Nominal, to proto: Nominal) {
    for member in proto.requirements {
      let isThere = nominal.lookUp(member.name, isStatic: member.isStatic).contains { candidate in
        (candidate.hasBody || candidate.owner?.kind != .proto) && labels(of: candidate) == labels(of: member)
          && !differs(candidate, from: member)
      }
      let hasOwn = !nominal.lookUp("init", isStatic: true).filter(\.hasBody).isEmpty
      if isThere || (member.kind == .initializer && nominal.kind == .structure && !hasOwn) { continue }
      let note: DeclarationNote =
        if let labels = labels(of: member) {
          .protocolAsksForFunction(proto: proto.name, function: "\(member.name)(\(labels.inWords))")
        } else {
          .protocolAsksForProperty(proto: proto.name, property: member.name)
        }
      report(missing(proto.name, in: nominal, note))
    }
  }

  fileprivate func labels(of member: Member) -> [String]? {
    guard member.kind == .method || member.kind == .initializer else { return nil }
    guard let signature = try? signature(of: member) else { return member.labels }
    return signature.parameters.map { $0.label ?? "_" }
  }

  private func missing(
    _ proto: String, in nominal: Nominal, _ note: DeclarationNote, before: [Note] = []
  ) -> Problem {
    Problem(
      .type, "type '\(nominal.qualifiedName)' does not conform to protocol '\(proto)'",
      at: nominal.range ?? module.members.first { $0.owner == nominal }?.range, notes: before + [Note(note)])
  }
}

/// Decides which members of protocol extensions are dispatched dynamically.
extension TypeChecker {
  /// Members that no protocol requires are dispatched statically: `any P` uses the implementation of `P`, whatever the
  /// value's type declares.
  func noteDispatch() {
    for member in module.members {
      guard let owner = member.owner else { continue }
      if owner.kind != .proto {
        member.parameterConstraints = parameterConstraints(of: member, in: owner)
        continue
      }
      member.selfConstraints = selfConstraints(of: member)
      guard member.hasBody, member.context?.isInExtension == true else { continue }
      member.isCalledDirectly = !([owner] + owner.allConformances).contains { asks($0, for: member) }
    }
  }

  private func asks(_ proto: Nominal, for member: Member) -> Bool {
    if proto.isNative {
      return Self.nativeRequirements.contains { $0.name == member.name }
        || ["init", "description", "hash", "==", "<", "allCases", "rawValue"].contains(member.name)
        || proto.ownMembers(member.name).contains { $0.isNative }
    }
    return proto.ownMembers(member.name).contains { wanted in
      !wanted.hasBody && wanted.isStatic == member.isStatic && labels(of: wanted) == labels(of: member)
    }
  }

  private func selfConstraints(of member: Member) -> [Nominal] {
    var found: [Nominal] = []
    var here = member.context
    while let context = here {
      for requirement in context.requirements {
        guard case .conformanceRequirement(let asked) = requirement.requirement,
          asked.leftType.trimmedDescription == "Self", let type = try? type(asked.rightType, in: context)
        else { continue }
        if let proto = type.nominal { found.append(proto) }
      }
      here = context.parent
    }
    return found
  }
}

extension [String] {
  fileprivate var inWords: String { map { "\($0):" }.joined() }
}

extension Nominal {
  /// Whether only its file can name it.
  fileprivate var isHidden: Bool { access != .everywhere || outer?.isHidden == true }

  /// The requirements of a protocol, in source order.
  fileprivate var requirements: [Member] {
    members.values.joined().filter { !$0.hasBody }.sorted { ($0.range?.lower ?? 0) < ($1.range?.lower ?? 0) }
  }
}

extension Member {
  /// Whether it has an implementation.
  var hasBody: Bool {
    switch syntax {
    case .function(let function): function.body != nil
    case .initializer(let initializer): initializer.body != nil
    case .binding(let binding, _, _): owner?.kind != .proto || binding.accessorBlock?.hasBody == true
    case .subscripting(let subscripting): subscripting.accessorBlock?.hasBody == true
    case .enumCase, nil: true
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate var hasBody: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.body != nil }
    @unknown default: true
    }
  }
}
