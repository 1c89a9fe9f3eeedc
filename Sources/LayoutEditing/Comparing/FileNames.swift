import SwiftSyntax

/// The names that a file declares, by kind of declaration.
struct FileNames {
  private var names: [String: [String]] = [:]

  init(_ tree: SourceFileSyntax) {
    let reader = FileNamesReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    names = reader.names
  }

  /// Every property.
  var properties: Set<String> { Set((names["var"] ?? []) + (names["static"] ?? [])) }

  /// Maps names that only the other file declares to those that only this one declares, in order and by kind: the first
  /// type to the first, and so on.
  func pairs(with other: FileNames, besides helpers: Set<String>) -> [String: String] {
    var pairs: [String: String] = [:]
    for (kind, theirs) in other.names {
      let mine = names[kind] ?? []
      let onlyMine = mine.filter { !theirs.contains($0) && !helpers.contains($0) }
      let onlyTheirs = theirs.filter { !mine.contains($0) && !helpers.contains($0) }
      guard onlyMine.count == onlyTheirs.count else { continue }
      for (name, own) in zip(onlyTheirs, onlyMine) { pairs[name] = own }
    }
    return pairs
  }
}

private final class FileNamesReader: SyntaxVisitor {
  var names: [String: [String]] = [:]

  private func note(_ kind: String, _ name: String) {
    if !(names[kind]?.contains(name) ?? false) { names[kind, default: []].append(name) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note("type " + inheritance(node.inheritanceClause), node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note("type " + inheritance(node.inheritanceClause), node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note("func", node.name.text)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    for binding in node.bindings {
      note(isStatic ? "static" : "var", binding.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  private func inheritance(_ clause: InheritanceClauseSyntax?) -> String {
    clause?.inheritedTypes.map(\.type.trimmedDescription).joined(separator: " ") ?? ""
  }
}
