import Diagnostics
import SwiftSyntax

// Fast answers to questions that the checker asks about nearly every node.

extension ExprSyntax {
  /// Whether this is a closure literal.
  package var isClosure: Bool { kind == .closureExpr }
}

extension SourceText {
  /// Whether a word occurs anywhere in the node's text, comments included; if not, there is no need to walk the tree
  /// for it.
  func mentions(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count > 0, bytes.count >= count else { return false }
    return word.withUTF8Buffer { wanted in
      for start in 0...(bytes.count - count) where bytes[start] == wanted[0] {
        if (1..<count).allSatisfy({ bytes[start + $0] == wanted[$0] }) { return true }
      }
      return false
    }
  }
}

extension TypeSyntax {
  /// The type's text without surrounding spaces. Fast for plain names, as nearly all types are.
  package var writtenName: String {
    if let plain = self.as(IdentifierTypeSyntax.self), plain.genericArgumentClause == nil { return plain.name.text }
    return trimmedDescription
  }

  /// Whether the type is `inout`: `inout CGFloat`.
  var isInout: Bool { kind == .attributedType && trimmedDescription.hasPrefix("inout ") }
}

extension GenericRequirementSyntax {
  /// A same-type requirement: `Element == Card`.
  static func element(is type: TypeSyntax) -> GenericRequirementSyntax {
    let element = TypeSyntax(IdentifierTypeSyntax(name: .identifier("Element")))
    let equality = SameTypeRequirementSyntax(
      leftType: .type(element), equal: .binaryOperator("=="), rightType: .type(type.detached))
    return GenericRequirementSyntax(requirement: .sameTypeRequirement(equality))
  }
}

extension TokenSyntax {
  /// The name without backticks.
  package var identifierText: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`") else { return text }
    if text.hasSuffix("`"), text.count > 2 { return String(text.dropFirst().dropLast()) }
    return text
  }
}
