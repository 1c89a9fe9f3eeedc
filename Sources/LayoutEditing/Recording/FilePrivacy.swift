import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// The names that a program declares at its top level.
struct OwnNames {
  private(set) var types: Set<String> = []
  private(set) var functions: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    for tree in trees {
      let finder = DeclaredNames(viewMode: .sourceAccurate)
      finder.walk(tree)
      types.formUnion(finder.types)
      functions.formUnion(finder.functions)
    }
  }
}

/// Types at any depth, so that an extension of `Outer.Inner` counts as the program's own, and functions.
private final class DeclaredNames: SyntaxVisitor {
  var types: Set<String> = []
  var functions: Set<String> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.identifierText)
    return .visitChildren
  }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.insert(name.identifierText)
    return .visitChildren
  }
}

/// Makes all declarations of a file private, so that two files of a module can each have a `ContentView`.
///
///     struct Menu: AlignmentID {}          private struct Menu: AlignmentID {}
///     extension HorizontalAlignment {}     private extension HorizontalAlignment {}
struct FilePrivacy {
  private let file: Int
  private let own: OwnNames
  private var edits: [TextEdit] = []

  static func edits(in tree: SourceFileSyntax, file: Int, own: OwnNames) throws(RecordingObstacle) -> [TextEdit] {
    var privacy = FilePrivacy(file: file, own: own)
    try privacy.hide(tree.statements)
    return privacy.edits
  }

  private init(file: Int, own: OwnNames) {
    self.file = file
    self.own = own
  }

  private mutating func hide(_ items: CodeBlockItemListSyntax) throws(RecordingObstacle) {
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      if let branches = declaration.as(IfConfigDeclSyntax.self) {
        for clause in branches.clauses {
          if case .statements(let inside)? = clause.elements { try hide(inside) }
        }
      } else {
        try hide(declaration)
      }
    }
  }

  private mutating func hide(_ declaration: DeclSyntax) throws(RecordingObstacle) {
    switch declaration.kind {
    case .importDecl, .macroExpansionDecl: return
    case .operatorDecl, .precedenceGroupDecl: throw .operators
    case .extensionDecl:
      if let one = declaration.as(ExtensionDeclSyntax.self) { try hide(one) }
    default:
      removeMain(declaration)
      setAccess(of: declaration, to: "private")
    }
  }

  // MARK: Extensions

  private mutating func hide(_ one: ExtensionDeclSyntax) throws(RecordingObstacle) {
    let name = one.extendedType.trimmedDescription
    let first = name.prefix { $0 != "." && $0 != "<" }
    if own.types.contains(String(first)) { return setAccess(of: DeclSyntax(one), to: nil) }
    guard let protocols = one.inheritanceClause?.inheritedTypes else {
      setAccess(of: DeclSyntax(one), to: "private")
      for member in one.memberBlock.members { setAccess(of: member.decl, to: nil) }
      return
    }
    let areOwn = protocols.allSatisfy { own.types.contains($0.type.trimmedDescription) }
    guard areOwn else { throw .conformance(name) }
    setAccess(of: DeclSyntax(one), to: nil)
    for member in one.memberBlock.members { setAccess(of: member.decl, to: "fileprivate") }
  }

  // MARK: Access

  private static let wide: Set = ["public", "open", "internal", "package"]
  private static let narrow: Set = ["private", "fileprivate"]

  /// Replaces the access level of a declaration; one that is private already stays so.
  private mutating func setAccess(of declaration: DeclSyntax, to access: String?) {
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return }
    let plain = modified.modifiers.filter { $0.detail == nil }
    if plain.contains(where: { Self.narrow.contains($0.name.text) }) { return }
    for modifier in plain where Self.wide.contains(modifier.name.text) {
      let start = modifier.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append(TextEdit(SourceRange(file: file, lower: start, upper: modifier.endPosition.utf8Offset), ""))
    }
    guard let access else { return }
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    let last = attributes?.lastToken(viewMode: .sourceAccurate)
    guard
      let start = last?.nextToken(viewMode: .sourceAccurate) ?? declaration.firstToken(viewMode: .sourceAccurate)
    else { return }
    let offset = start.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(TextEdit(SourceRange(file: file, lower: offset, upper: offset), "\(access) "))
  }

  /// Removes `@main`: the package has an entry point of its own.
  private mutating func removeMain(_ declaration: DeclSyntax) {
    for attribute in declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? [] {
      if case .attribute(let one) = attribute, one.attributeName.trimmedDescription == "main" {
        edits.append(TextEdit(range(of: Syntax(one)), ""))
      }
    }
  }

  private func range(of node: Syntax) -> Diagnostics.SourceRange {
    SourceRange(
      file: file, lower: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      upper: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
