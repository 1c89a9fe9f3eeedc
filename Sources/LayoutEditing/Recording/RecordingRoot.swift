import Diagnostics
import LayoutProgram
import LayoutRunning
import SwiftSyntax

/// The root view of a recording package: an expression, and the edits and additions that it needs.
struct RecordingRoot {
  private(set) var expression = ""
  private(set) var edits: [TextEdit] = []
  private(set) var additions: [String] = []

  /// The type that holds a preview's or a snippet's views.
  static let typeName = "RecordedRoot"

  init(of code: ProgramCode, for request: SceneRequest, in trees: [SourceFileSyntax]) throws(RecordingObstacle) {
    let previews = Self.previews(in: trees)
    if request.view == nil, let first = previews.first {
      expression = "\(Self.typeName)()"
      edits += Self.rootType(of: first)
    } else if request.view == nil, !code.roots.isEmpty {
      expression = "\(Self.typeName)()"
      edits += try Self.rootType(ofSnippetIn: trees)
    } else {
      try take(Self.type(for: request, in: code), request.arguments)
    }
    let isUsed = request.view == nil && !previews.isEmpty
    for preview in previews.dropFirst(isUsed ? 1 : 0) {
      edits.append(TextEdit(preview.range, ""))
    }
  }

  // MARK: Types

  static func type(for request: SceneRequest, in code: ProgramCode) throws(RecordingObstacle) -> Nominal {
    if let name = request.view {
      guard let nominal = code.declaredTypes.first(where: { $0.name == name && $0.isView }) else { throw .text }
      return nominal
    }
    guard let nominal = try? code.soleRoot() else { throw .text }
    return nominal
  }

  private mutating func take(_ nominal: Nominal, _ arguments: [JSON.Member]) throws(RecordingObstacle) {
    let name = nominal.qualifiedName
    if nominal.conforms(toNative: .app) { throw .app }
    if nominal.conforms(toNative: .previewProvider) {
      expression = "\(name).previews"
      return
    }
    guard nominal.parameters.isEmpty else { throw .genericRoot(name) }
    let list = try Self.arguments(arguments, of: nominal)
    // Inside of the type, because private properties make its initializer private.
    additions = [
      """
      extension \(name) {
        @MainActor fileprivate static func recordedRoot() -> Self { Self(\(list)) }
      }
      """
    ]
    expression = "\(name).recordedRoot()"
  }

  static func arguments(
    _ arguments: [JSON.Member], of nominal: Nominal
  ) throws(RecordingObstacle) -> String {
    let labels = Set(arguments.map(\.key))
    var slots: [(label: String, type: Type, isBinding: Bool)] = []
    let own = nominal.lookUp("init", isStatic: true).filter { !$0.isNative }
    for member in own where slots.isEmpty {
      guard case .known(let signature) = member.signatureState else { continue }
      let known = signature.parameters.compactMap(\.label)
      let needed = signature.parameters.filter { !$0.hasDefault }.compactMap(\.label)
      guard labels.isSubset(of: known), labels.isSuperset(of: needed) else { continue }
      slots = signature.parameters.compactMap { parameter in
        parameter.label.map { ($0, parameter.type, false) }
      }
    }
    if own.isEmpty {
      slots = nominal.fields.compactMap { member in
        guard case .known(let type) = member.typeState else { return nil }
        return (member.name, type, member.wrapper == .binding)
      }
    }
    var list: [String] = []
    for slot in slots {
      guard let argument = arguments.first(where: { $0.key == slot.label }) else { continue }
      guard let literal = SwiftLiteral.value(argument.value, as: slot.type) else { throw .value(slot.label) }
      list.append("\(slot.label): \(slot.isBinding ? ".constant(\(literal))" : literal)")
    }
    return list.joined(separator: ", ")
  }

  // MARK: Previews

  /// A `#Preview { … }` in a source file.
  struct Preview {
    var range: Diagnostics.SourceRange
    var file: Int
    var closure: ClosureExprSyntax?
  }

  static func previews(in trees: [SourceFileSyntax]) -> [Preview] {
    trees.enumerated().flatMap { file, tree in previews(in: tree.statements, file: file) }
  }

  private static func previews(in items: CodeBlockItemListSyntax, file: Int) -> [Preview] {
    items.flatMap { item -> [Preview] in
      if let branches = item.item.as(IfConfigDeclSyntax.self) {
        return branches.clauses.flatMap { clause -> [Preview] in
          if case .statements(let inside)? = clause.elements { previews(in: inside, file: file) } else { [] }
        }
      }
      guard let macro = item.item.asProtocol((any FreestandingMacroExpansionSyntax).self),
        macro.macroName.text == "Preview"
      else { return [] }
      let last = macro.arguments.last?.expression.as(ClosureExprSyntax.self)
      return [Preview(range: item.textRange(file), file: file, closure: macro.trailingClosure ?? last)]
    }
  }

  private static func rootType(of preview: Preview) -> [TextEdit] {
    guard let closure = preview.closure else { return [] }
    var edits: [TextEdit] = []
    var properties = ""
    for item in closure.statements {
      guard let variable = item.item.as(VariableDeclSyntax.self),
        variable.attributes.contains(where: { $0.trimmedDescription == "@Previewable" })
      else { continue }
      properties += item.trimmedDescription.replacing("@Previewable ", with: "", maxReplacements: 1) + "\n"
      edits.append(TextEdit(item.textRange(preview.file), ""))
    }
    let begin = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let end = closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    edits += [
      TextEdit(
        SourceRange(file: preview.file, lower: preview.range.lower, upper: begin),
        "private struct \(typeName): View {\n\(properties)var body: some View {"),
      TextEdit(SourceRange(file: preview.file, lower: end, upper: preview.range.upper), "}\n}"),
    ]
    return edits
  }

  // MARK: Snippets

  /// Moves top-level views into a type's body; they must not have declarations in between.
  static func rootType(ofSnippetIn trees: [SourceFileSyntax]) throws(RecordingObstacle) -> [TextEdit] {
    for (file, tree) in trees.enumerated() {
      let items = Array(tree.statements)
      func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
        if case .decl = item.item { return false }
        return true
      }
      guard let first = items.firstIndex(where: isStatement), let last = items.lastIndex(where: isStatement) else {
        continue
      }
      guard items[first...last].allSatisfy({ isStatement($0) || $0.item.is(VariableDeclSyntax.self) }) else {
        throw .scatteredViews
      }
      let begin = items[first].textRange(file).lower
      let end = items[last].textRange(file).upper
      return [
        TextEdit(
          SourceRange(file: file, lower: begin, upper: begin),
          "private struct \(typeName): View {\nvar body: some View {\n"),
        TextEdit(SourceRange(file: file, lower: end, upper: end), "\n}\n}"),
      ]
    }
    throw .text
  }
}

extension SyntaxProtocol {
  /// Its own text, without surrounding spaces.
  fileprivate func textRange(_ file: Int) -> Diagnostics.SourceRange {
    SourceRange(
      file: file, lower: positionAfterSkippingLeadingTrivia.utf8Offset,
      upper: endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
