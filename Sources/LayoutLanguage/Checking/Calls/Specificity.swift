import SwiftSyntax

/// Which of several declarations Swift prefers: the one that asks for more.
///
///     func width<T>(_ value: T) -> CGFloat { 10 }
///     func width<T: Comparable>(_ value: T) -> CGFloat { 20 }   `width("a")` is 20
extension TypeChecker {
  func isMoreSpecial(_ one: Member, _ first: Signature, than other: Member, _ second: Signature) -> Bool {
    guard one !== other, one.native == nil, other.native == nil, takes(second, whatFits: first) else { return false }
    return takes(first, whatFits: second) ? demands(of: one) > demands(of: other) : true
  }

  /// Whether a declaration could be called with whatever another one takes.
  private func takes(_ general: Signature, whatFits special: Signature) -> Bool {
    guard general.parameters.count == special.parameters.count else { return false }
    let mark = inference.mark
    defer { inference.undo(to: mark) }
    var open: [GenericParameter: Type] = [:]
    for generic in general.generics { open[generic] = inference.fresh(constraints: generic.constraints) }
    for (wanted, given) in zip(general.parameters, special.parameters) {
      guard wanted.label == given.label,
        inference.conversion(from: given.type, to: wanted.type.substituting(open)) == .identity
      else { return false }
    }
    return general.generics.allSatisfy { generic in
      guard let type = open[generic], !type.shallow.isVariable else { return true }
      return generic.constraints.allSatisfy { inference.conforms(type, to: $0) }
    }
  }

  /// Of one type's members of a name, those first that its extensions ask most for.
  func mostDemandingFirst(_ members: [Member]) -> [Member] {
    let indexed = members.enumerated().map { place, member in
      (
        home: members.firstIndex { $0.owner === member.owner } ?? place, demands: demands(of: member), place: place,
        member: member
      )
    }
    return indexed.sorted { ($0.home, -$0.demands, $0.place) < ($1.home, -$1.demands, $1.place) }.map(\.member)
  }

  /// How much the extensions around a member ask for; to be a certain type is more than to conform to a protocol.
  private func demands(of member: Member) -> Int {
    requirements(around: member).reduce(0) { sum, requirement in
      if case .sameTypeRequirement = requirement.requirement { return sum + 2 }
      return sum + 1
    }
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

  /// What tells two declarations of the same parameters apart: `where` clauses and constraints.
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
  /// The generic parameters by number: it is all the same how they are called.
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
