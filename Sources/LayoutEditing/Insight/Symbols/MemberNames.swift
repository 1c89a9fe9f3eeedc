import Diagnostics
import LayoutChecking
import LayoutProgram
import SwiftSyntax

// Editors need these properties of a member besides its name.

extension Member {
  var symbolID: SymbolID { range.map { SymbolID($0) } ?? .vocabulary("\(owner?.name ?? "").\(name)") }

  /// The name without the `$` or `_` of a wrapped property.
  var plainName: String {
    native != nil || wrapping == nil ? name : String(name.drop { $0 == "_" || $0 == "$" })
  }

  /// The declaration in Swift.
  var declarationText: String { isNative ? VocabularyText.member(self) : OwnText.member(self) }

  var symbolKind: SymbolKind {
    switch kind {
    case .field, .computed: owner == nil ? .variable : .property
    case .method where name.first.map { !$0.isLetter && $0 != "_" } == true: .operator
    case .method: owner == nil ? .function : .method
    case .initializer: .initializer
    case .subscripting: .method
    case .enumCase: .enumCase
    }
  }

  /// The argument labels of a call; nil if it cannot be called.
  var parameterLabels: [String]? {
    switch syntax {
    case .function(let function): function.signature.parameterClause.parameters.map { $0.firstName.identifierText }
    case .initializer(let initializer):
      initializer.signature.parameterClause.parameters.map { $0.firstName.identifierText }
    case .enumCase(let element): element.parameterClause?.parameters.map { $0.firstName?.identifierText ?? "_" }
    case .subscripting, .binding, nil: nil
    }
  }

  /// The tokens of the declaration that are argument labels.
  var labelTokens: [TokenSyntax] {
    switch syntax {
    case .function(let function): function.signature.parameterClause.parameters.map(\.firstName)
    case .initializer(let initializer): initializer.signature.parameterClause.parameters.map(\.firstName)
    case .subscripting(let subscripting): subscripting.parameterClause.parameters.map(\.firstName)
    case .enumCase(let element): element.parameterClause?.parameters.compactMap(\.firstName) ?? []
    case .binding, nil: []
    }
  }

  /// The ranges of argument labels in the declaration.
  var labelPlaces: [SourceRange] {
    guard let file = range?.file else { return [] }
    return labelTokens.map { $0.range(in: file) }
  }

  func labelText(at place: SourceRange) -> String? {
    labelTokens.first { $0.positionAfterSkippingLeadingTrivia.utf8Offset == place.lower }?.identifierText
  }
}
