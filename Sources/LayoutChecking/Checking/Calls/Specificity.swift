import LayoutProgram
import SwiftSyntax

/// Finds the more specific of several declarations, which Swift prefers.
///
///     func width<T>(_ value: T) -> CGFloat { 10 }
///     func width<T: Comparable>(_ value: T) -> CGFloat { 20 }   `width("a")` is 20
extension TypeChecker {
  func isMoreSpecial(_ one: Candidate, than other: Candidate) -> Bool {
    guard one.member !== other.member, !one.member.isNative, !other.member.isNative else { return false }
    let first = isAsSpecial(one, as: other)
    let second = isAsSpecial(other, as: one)
    if first != second { return first }
    guard first else { return false }
    if demands(of: one.member) != demands(of: other.member) {
      return demands(of: one.member) > demands(of: other.member)
    }
    // Both accept the same here, so the one with fewer parameters wins.
    return one.signature.parameters.count < other.signature.parameters.count
  }

  /// Whether one declaration is at least as specific: the other accepts everything that it does.
  private func isAsSpecial(_ one: Candidate, as other: Candidate) -> Bool {
    if one.signature.isGeneric != other.signature.isGeneric { return other.signature.isGeneric }
    if let home = one.member.owner, let others = other.member.owner, home !== others {
      if (home.kind == .proto) != (others.kind == .proto) { return others.kind == .proto }
      if home.inherits(from: others) || home.conforms(to: others) { return true }
      if others.inherits(from: home) || others.conforms(to: home) { return false }
    }
    return takes(other, whatFits: one)
  }

  /// Whether a declaration accepts all arguments that another one accepts in the same call.
  private func takes(_ general: Candidate, whatFits special: Candidate) -> Bool {
    let mark = inference.mark
    let costs = inference.costs
    defer {
      inference.undo(to: mark)
      inference.costs = costs
    }
    var open: [GenericParameter: Type] = [:]
    for generic in general.signature.generics { open[generic] = inference.fresh(constraints: generic.constraints) }
    for (wanted, given) in zip(general.used, special.used) {
      if given.isVariadic, !wanted.isVariadic { return false }
      switch inference.conversion(from: given.type, to: wanted.type.substituting(open)) {
      case .identity: continue
      case .wrap: if case .parameter = given.type { return false }
      case nil: return false
      }
    }
    let areMet = general.signature.generics.allSatisfy { generic in
      guard let type = open[generic]?.shallow, !type.isVariable else { return true }
      return generic.constraints.allSatisfy { inference.conforms(type, to: $0) }
    }
    return areMet
  }

  /// A type's members of one name, those in the most constrained extensions first.
  func mostDemandingFirst(_ members: [Member]) -> [Member] {
    let indexed = members.enumerated().map { place, member in
      (
        home: members.firstIndex { $0.owner === member.owner } ?? place, demands: demands(of: member), place: place,
        member: member
      )
    }
    return indexed.sorted { ($0.home, -$0.demands, $0.place) < ($1.home, -$1.demands, $1.place) }.map(\.member)
  }

  /// How constrained the extensions around a member are: a same-type requirement counts more than a conformance, and a
  /// refined protocol more than those that it refines.
  private func demands(of member: Member) -> Int {
    var sum = 0
    var here = member.context
    while let context = here {
      for requirement in context.requirements {
        guard case .conformanceRequirement(let asked) = requirement.requirement else {
          sum += 100
          continue
        }
        sum += 1 + ((try? type(asked.rightType, in: context))?.nominal?.allConformances.count ?? 0)
      }
      here = context.parent
    }
    return sum
  }

  private func requirements(around member: Member) -> [GenericRequirementSyntax] {
    var found: [GenericRequirementSyntax] = []
    var here = member.context
    while let context = here {
      found += context.requirements
      here = context.parent
    }
    return found
  }

  /// The requirements that distinguish declarations with the same parameters: `where` clauses and constraints.
  func requirementsInWords(of member: Member, _ signature: Signature) -> String {
    let constraints = signature.generics.map { $0.constraints.map(\.name).sorted().joined(separator: "&") }
    var clauses = requirements(around: member).map(\.requirement.trimmedDescription)
    for requirement in member.syntax?.whereClause?.requirements ?? [] {
      let words = requirement.requirement.trimmedDescription
      if words.contains("==") || words.prefix(while: { $0 != ":" }).contains(".") { clauses.append(words) }
    }
    return (constraints + clauses.sorted()).joined(separator: ";")
  }
}

extension Signature {
  /// The generic parameters by index, independent of their names.
  var canonicalGenerics: [GenericParameter: Type] {
    var found: [GenericParameter: Type] = [:]
    for (number, generic) in generics.enumerated() { found[generic] = .parameter(GenericParameter(name: "τ\(number)")) }
    return found
  }
}

extension MemberSyntax {
  fileprivate var whereClause: GenericWhereClauseSyntax? {
    switch self {
    case .function(let function): function.genericWhereClause
    case .initializer(let initializer): initializer.genericWhereClause
    default: nil
    }
  }
}

extension TypeChecker.Candidate {
  /// The parameters with arguments in the call, in order.
  fileprivate var used: [Parameter] {
    signature.parameters.indices.filter { !match.isEmpty($0) }.map { signature.parameters[$0] }
  }
}

extension Signature {
  /// Whether it is generic; `some Shape` as a parameter makes it so too.
  fileprivate var isGeneric: Bool { !generics.isEmpty || parameters.contains(where: \.isOfSomeType) }
}
