import LayoutProgram
import SwiftSyntax

/// The requirements of an extension's `where` clause, as syntax.
private final class WrittenRequirements: Written {
  let syntax: [GenericRequirementSyntax]

  init(_ syntax: [GenericRequirementSyntax]) { self.syntax = syntax }
}

extension DeclarationContext {
  /// The requirements of an extension's `where` clause on the type's parameters.
  var requirements: [GenericRequirementSyntax] {
    get { (writtenRequirements as? WrittenRequirements)?.syntax ?? [] }
    set { writtenRequirements = newValue.isEmpty ? nil : WrittenRequirements(newValue) }
  }

  /// The requirements as text, to tell declarations apart.
  var demands: [String] { requirements.map(\.requirement.trimmedDescription).sorted() }

  /// The context with the requirements of a member's own `where` clause: `init(…) where Icon == Image`.
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
}
