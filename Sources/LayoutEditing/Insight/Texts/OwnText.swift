import LayoutLanguage
import SwiftSyntax

/// The program's own declarations in Swift, without bodies and with inferred types.
enum OwnText {
  /// The declaration of a member: `func card(width: CGFloat) -> some View`, `var gap: CGFloat`, `case corner(radius:
  /// CGFloat)`.
  static func member(_ member: Member) -> String {
    switch member.syntax {
    case .function(let function): return plain(function.withoutBody)
    case .initializer(var initializer):
      initializer.body = nil
      initializer.attributes = []
      return plain(initializer)
    case .subscripting(var subscripting):
      subscripting.accessorBlock = nil
      subscripting.attributes = []
      return plain(subscripting)
    case .enumCase(var element):
      element.trailingComma = nil
      return "case \(plain(element))"
    case .binding(let binding, let attributes, let isLet):
      let modifiers = binding.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.trimmedDescription ?? ""
      let words = [oneLine(attributes.trimmedDescription), oneLine(modifiers), isLet ? "let" : "var"]
      let type = type(of: member) ?? binding.sharedAnnotation.map { plain($0.type) }
      let name = member.plainName
      return words.filter { !$0.isEmpty }.joined(separator: " ") + " \(name)" + (type.map { ": \($0)" } ?? "")
    case nil: return member.name
    }
  }

  /// The declaration of a type: `struct OrderSpike: View`.
  static func type(_ nominal: Nominal) -> String {
    let generics = nominal.parameters.map(\.name)
    let protocols = nominal.conformances.filter { !nominal.isNative || $0.isNative }.map(\.name)
    return "\(nominal.kind.rawValue) \(nominal.qualifiedName)"
      + (generics.isEmpty || nominal.kind == .proto ? "" : "<\(generics.joined(separator: ", "))>")
      + (protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))")
  }

  /// The declaration of a variable: `let d: ViewDimensions`.
  static func variable(_ variable: Variable) -> String {
    let word = variable.isMutable ? "var" : "let"
    return "\(word) \(variable.name): \(variable.type.resolved)"
  }

  private static func type(of member: Member) -> String? {
    guard case .known(let type) = member.typeState else { return nil }
    return "\(type.resolved)"
  }

  static func plain(_ node: some SyntaxProtocol) -> String { oneLine(node.trimmedDescription) }

  /// Replaces line breaks and runs of spaces by one space.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension FunctionDeclSyntax {
  fileprivate var withoutBody: FunctionDeclSyntax {
    var head = self
    head.body = nil
    head.attributes = []
    return head
  }
}
