import Diagnostics
import SwiftSyntax

// Questions that the checker asks of nearly every node, answered without the library's general ways.

extension ExprSyntax {
  /// A closure that is written out.
  var isClosure: Bool { kind == .closureExpr }
}

extension SourceText {
  /// Whether a word stands anywhere in the text, be it in a comment.
  ///
  /// Where it does not, no walk through the nodes can find it.
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
  /// The type as it is written, without the blanks around it.
  ///
  /// Nearly every type is a name by itself, which need not be put together of its parts.
  var writtenName: String {
    if let plain = self.as(IdentifierTypeSyntax.self), plain.genericArgumentClause == nil { return plain.name.text }
    return trimmedDescription
  }

  /// `inout CGFloat`
  var isInout: Bool { kind == .attributedType && trimmedDescription.hasPrefix("inout ") }
}

extension GenericRequirementSyntax {
  /// `Element == Card`
  static func element(is type: TypeSyntax) -> GenericRequirementSyntax {
    let element = TypeSyntax(IdentifierTypeSyntax(name: .identifier("Element")))
    let equality = SameTypeRequirementSyntax(
      leftType: .type(element), equal: .binaryOperator("=="), rightType: .type(type.detached))
    return GenericRequirementSyntax(requirement: .sameTypeRequirement(equality))
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`") else { return text }
    if text.hasSuffix("`"), text.count > 2 { return String(text.dropFirst().dropLast()) }
    return text
  }
}
