import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// A program with a placeholder name at the cursor, and where the checker looked for that name.
struct Probe {
  let program: ReadProgram
  let question: CursorQuestion
  /// The name at the cursor.
  let token: TokenSyntax
  /// The letters of the name before the cursor.
  let typed: String
  /// Their range.
  let replaced: SourceRange
  /// Whether parentheses or braces already follow the name.
  let isCalled: Bool

  private static let name = "nameAtTheCursor"

  /// Nil inside of strings, comments and, unless requested, numbers; also if the guard refuses the text.
  init?(_ sources: [SourceText], at offset: Int, inNumbers: Bool = false, by deadline: Deadline?) {
    guard let source = sources.first, offset >= 0, offset <= source.bytes.count else { return nil }
    let cut = CursorText(source.bytes, at: offset)
    if cut.isNumber, !inNumbers { return nil }
    let given = sources.enumerated().dropFirst().map { file, text in
      Parsing.parseLeniently(text, file: file) ?? SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
    }
    var best: (ReadProgram, CursorQuestion, TokenSyntax)?
    for text in cut.texts(naming: Self.name) {
      let probed = SourceText(name: source.name, text: text)
      guard let tree = Parsing.parseLeniently(probed, file: 0),
        let token = tree.token(at: AbsolutePosition(utf8Offset: cut.start)), token.identifierText == Self.name
      else { continue }
      let question = CursorQuestion(Self.name)
      let program = ReadProgram([probed] + sources.dropFirst(), [tree] + given, asking: question, by: deadline)
      if best == nil || !question.searches.isEmpty { best = (program, question, token) }
      if !question.searches.isEmpty || deadline?.isOver == true { break }
    }
    guard let best else { return nil }
    (program, question, token) = best
    typed = String(decoding: source.bytes[cut.start..<offset], as: UTF8.self)
    replaced = SourceRange(file: 0, lower: cut.start, upper: offset)
    isCalled = cut.isCalled
  }

  /// Whether the name follows a dot.
  var isMember: Bool {
    token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }

  /// Whether it is a component of a key path.
  var isInKeyPath: Bool { token.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == true }

  /// Whether it follows a dot without a base.
  var isImplicit: Bool {
    token.parent?.parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}
