import LayoutLanguage
/// Declarations of the catalog as Swift's documentation shows them: without bodies, attributes and `public`.
enum VocabularyText {
  /// The declaration of a type: `struct HStack: View`; nil for a type that the catalog does not declare.
  static func type(_ name: String) -> String? {
    guard let number = NativeIndex.shared.number(of: name) else { return nil }
    let type = NativeIndex.shared.types[number]
    guard type.isDeclared else { return nil }
    let text = NativeText(text: .shared, start: type.nameEnd, declaration: type.declaration)
    // A `Primitive` is a view without a body.
    let words = text.signature.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word == "Primitive" ? "View" : word == "Primitive," ? "View," : String(word)
    }
    return "\(text.typeKind.rawValue) \(type.qualifiedName)\(words.joined(separator: " "))"
  }

  /// The declaration of a member or function.
  static func member(_ member: Member) -> String {
    let head = member.isStatic && member.kind != .initializer ? "static " : member.isMutating ? "mutating " : ""
    let word = word(for: member)
    guard let text = member.nativeText else { return head + word + member.name }
    if text.acceptsAnything { return head + "func \(member.name)(…) -> some View" }
    let signature = text.signature.replacing("= native()", by: "= …")
    if case .constant = text.body, signature.isEmpty, let owner = member.owner {
      return "\(head)\(word)\(member.name): \(owner.qualifiedName)"
    }
    return head + word + member.name + signature
  }

  private static func word(for member: Member) -> String {
    switch member.kind {
    case .method: "func "
    case .computed, .field: member.nativeSetter == nil && member.isStatic ? "let " : "var "
    case .enumCase: "case "
    case .initializer, .subscripting: ""
    }
  }
}

extension String {
  /// Whether another text is a part of it.
  func mentions(_ part: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { bytes[$0] == first && bytes[$0...].starts(with: wanted) }
  }
}
