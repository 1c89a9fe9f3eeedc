import Diagnostics
import LayoutProgram
import SwiftSyntax

// Generic parameters, extensions, conformances and inheritance.

extension Module {
  /// The generic parameters of a clause, without duplicates.
  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    guard let clause else { return [] }
    var seen: Set<String> = []
    return clause.parameters.compactMap {
      seen.insert($0.name.identifierText).inserted ? GenericParameter(name: $0.name.identifierText) : nil
    }
  }

  /// Records the constraints that the clause, and a `where` clause after it, put on the parameters.
  func constrain(
    _ parameters: [GenericParameter], by clause: GenericParameterClauseSyntax?,
    where requirements: GenericWhereClauseSyntax?,
    in context: DeclarationContext
  ) {
    if let requirements { constrain(parameters, where: requirements, in: context) }
    guard let clause else { return }
    for (parameter, syntax) in zip(parameters, Array(clause.parameters)) {
      guard let inherited = syntax.inheritedType else { continue }
      for name in protocolNames(inherited) {
        if let proto = constraint(named: name, from: context.parent) { parameter.constraints.append(proto) }
      }
    }
  }

  func constrain(
    _ parameters: [GenericParameter], where requirements: GenericWhereClauseSyntax, in context: DeclarationContext
  ) {
    for requirement in requirements.requirements {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        let parameter = parameters.first(where: { $0.name == conformance.leftType.trimmedDescription })
      else { continue }
      for name in protocolNames(conformance.rightType) {
        if let proto = constraint(named: name, from: context.parent) { parameter.constraints.append(proto) }
      }
    }
  }

  /// The protocol that a generic parameter must conform to, one beyond the course included.
  private func constraint(named name: String, from context: DeclarationContext?) -> Nominal? {
    if let proto = type(named: name, from: context) { return proto }
    return BeyondTheCourse.type(named: name) == nil ? nil : Nominal(beyond: name)
  }

  func protocolNames(_ type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { protocolNames($0.type) }
    }
    if let name = type.as(IdentifierTypeSyntax.self) { return [name.name.identifierText] }
    if let member = type.as(MemberTypeSyntax.self) {
      let name = member.name.identifierText
      return [member.baseType.trimmedDescription == "_VariadicView" ? "_VariadicView_\(name)" : name]
    }
    // `@preconcurrency PreferenceKey`
    if let attributed = type.as(AttributedTypeSyntax.self) { return protocolNames(attributed.baseType) }
    return []
  }

  /// Resolves `SwiftUI.App`, even if the program declares an `App` itself.
  private func ofSwiftUI(_ name: String, _ written: TypeSyntax) -> Nominal? {
    guard let home = written.as(MemberTypeSyntax.self)?.baseType.trimmedDescription,
      home == "SwiftUI" || home == "Swift"
    else { return nil }
    return vocabulary.types[name]
  }

  func open(_ declaration: ExtensionDeclSyntax, in context: DeclarationContext) {
    let element = declaration.extendedType.as(ArrayTypeSyntax.self)?.element
    let written = element == nil ? declaration.extendedType.writtenName : "Array"
    let path = written.split(separator: ".").map(String.init)
    var nominal: Nominal?
    for name in path {
      if name == "SwiftUI" || name == "Swift" { continue }
      let plain = String(name.prefix { $0 != "<" })
      nominal = nominal.map { $0.nestedTypes[plain] ?? ($0.isBeyond ? $0 : nil) } ?? type(named: plain, from: context)
    }
    guard let nominal else {
      if path.count == 2, let home = type(named: path[0], from: context), home.isNative,
        BeyondTheCourse.hasPart(path[1], of: home.name)
      {
        report(
          Problem(unsupported: .type(written), at: Syntax(declaration.extendedType).range(in: context.file)))
        return
      }
      report(unknownType(written, at: Syntax(declaration.extendedType).range(in: context.file)))
      return
    }
    let inside = DeclarationContext(
      file: context.file, nominal: nominal,
      generics: .init(nominal.parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      parent: context)
    inside.isExtension = true
    inside.requirements = declaration.genericWhereClause?.requirements.map { $0 } ?? []
    // `extension [Card]` is `extension Array where Element == Card`.
    if let element { inside.requirements.append(.element(is: element)) }
    inside.isPrivateExtension = declaration.modifiers.contains {
      $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
    }
    if let clause = declaration.inheritanceClause { conformanceClauses.append((nominal, clause, inside)) }
    collectMembers(declaration.memberBlock, in: inside)
  }

  func conform(_ nominal: Nominal, to clause: InheritanceClauseSyntax, in context: DeclarationContext) {
    for inherited in clause.inheritedTypes {
      for name in protocolNames(inherited.type) {
        // Every type conforms to `Any`: `class Loader: Any`.
        if name == "Any" { continue }
        guard let proto = ofSwiftUI(name, inherited.type) ?? type(named: name, from: context) else {
          report(unknownType(name, at: Syntax(inherited).range(in: context.file)))
          continue
        }
        if proto.isBeyond || proto.isPartlyKnown || proto.isForeignClass && nominal.kind == .object {
          inherit(nominal, from: proto, at: Syntax(inherited).range(in: context.file))
        } else if proto.kind == .proto {
          guard nominal.kind != .proto || !proto.conforms(to: nominal) else {
            report(
              Problem(
                .type, "protocol '\(nominal.name)' refines itself", at: Syntax(inherited).range(in: context.file),
                notes: [Note(DeclarationNote.protocolsBuildOnOthers(name))]))
            continue
          }
          nominal.conformances.append(proto)
        } else if nominal.kind == .enumeration,
          proto.name == "String" || proto.name == "Character" || NumberType(rawValue: proto.name) != nil
        {
          nominal.rawType = proto.selfType
        } else if nominal.kind == .enumeration {
          report(
            Problem(
              .type, "raw type '\(name)' is not expressible by a string, integer, or floating-point literal",
              at: Syntax(inherited).range(in: context.file)))
        } else if nominal.kind == .object, proto.kind == .object {
          if proto === nominal || proto.inherits(from: nominal) {
            report(
              Problem(
                .type, "'\(nominal.name)' inherits from itself", at: Syntax(inherited).range(in: context.file)))
          } else {
            heirs.append((nominal, proto))
          }
        } else {
          report(
            Problem(
              .type, "inheritance from non-protocol type '\(name)'", at: Syntax(inherited).range(in: context.file)))
        }
      }
    }
  }

  /// Records an unsupported supertype, which may have unknown members.
  private func inherit(_ nominal: Nominal, from beyond: Nominal, at range: SourceRange) {
    nominal.heritage = beyond
    nominal.heritageRange = range
    // `struct Map: UIViewRepresentable` is a view with unknown content.
    let refined: NativeName? =
      beyond.name.hasSuffix("Representable")
      ? .view : beyond.name == "LosslessStringConvertible" ? .customStringConvertible : nil
    if let refined, let proto = vocabulary.types[refined.rawValue] { nominal.conformances.append(proto) }
  }

  /// An enum without associated values is hashable implicitly.
  func makeHashable(_ nominal: Nominal) {
    let hasPayload = nominal.cases.contains { member in
      guard case .enumCase(let element)? = member.syntax else { return false }
      return element.parameterClause != nil
    }
    guard !hasPayload, let hashable = vocabulary.types["Hashable"], !nominal.conforms(to: hashable) else { return }
    nominal.conformances.append(hashable)
  }

  /// Sets the superclasses of classes; superclasses come before their subclasses.
  func inherit() {
    var waiting = heirs
    heirs = []
    while !waiting.isEmpty {
      let ready = waiting.firstIndex { heir in !waiting.contains { $0.0 === heir.1 } }
      guard let ready else {
        for (nominal, _) in waiting {
          report(Problem(.type, "'\(nominal.name)' inherits from itself", at: nominal.range))
        }
        return
      }
      let (nominal, parent) = waiting.remove(at: ready)
      nominal.inherit(from: parent)
    }
  }
}
