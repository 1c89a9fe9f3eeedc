import Diagnostics
import LayoutProgram
import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file as Swift's parser read it.
package struct ParsedFile: Sendable {
  /// The tree with unfolded operators, as the parser leaves it; the start for incremental parsing of changed text.
  let read: IncrementalParseResult
  /// The tree with operators folded by precedence.
  package let tree: SourceFileSyntax
  /// Warnings, which do not keep the program from running.
  package let warnings: [Problem]
}

/// Runs Swift's own parser behind guards, and turns its diagnostics into our problems.
package enum Parsing {
  /// Parses a file and folds its operators.
  ///
  /// - Parameter change: the previous text and its differences from this one. The parser reuses the
  ///   statements and members outside of the changes; the result is the same as without it.
  /// - Throws: all syntax errors in Swift's own words, in source order.
  package static func parse(
    _ source: SourceText, file: Int, after change: (file: ParsedFile, edits: ConcurrentEdits)? = nil
  ) throws(Problems) -> ParsedFile {
    let parts: [SourcePart]
    do throws(Problem) {
      parts = try SourceGuard.check(source, file: file)
    } catch {
      throw Problems([error], in: [source])
    }
    try FirstLook.take(at: parts, of: source, file: file)
    let transition = change.map {
      IncrementalParseTransition(previousIncrementalParseResult: $0.file.read, edits: $0.edits)
    }
    let read: IncrementalParseResult = Parser.parseIncrementally(source: source.text, parseTransition: transition)
    let problems = findings(in: read.tree, of: source, file: file)
    if problems.contains(where: { $0.severity == .error }) { throw Problems(problems, in: [source]) }
    return ParsedFile(read: read, tree: try fold(read.tree, source, file: file), warnings: problems)
  }

  /// The parser's diagnostics. Of very many errors it reports only the first: formatting a thousand takes a second, and
  /// nobody fixes more than a few at once.
  static func findings(in tree: SourceFileSyntax, of source: SourceText, file: Int) -> [Problem] {
    var end = source.bytes.count
    var beginning = tree
    while let enough = ErrorCounter.endOfEnoughErrors(in: beginning) {
      // Parses the text up to there by itself. If all errors are about its end, half the text has half as many.
      end = enough < end ? enough : end / 2
      beginning = Parser.parse(source: String(decoding: source.bytes.prefix(end), as: UTF8.self))
    }
    let found = problems(in: beginning, of: source, file: file)
    if end == source.bytes.count { return found }
    // The cut causes missing tokens at the end.
    let before = found.filter { ($0.range?.upper ?? 0) < end }
    if !tree.hasError { return before.filter { $0.severity == .warning } }
    return before.contains { $0.severity == .error } ? before : found
  }

  private static func problems(in tree: SourceFileSyntax, of source: SourceText, file: Int) -> [Problem] {
    var slips: [SyntaxSlip] = []
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree) {
      let found = slip(diagnostic, in: source, file: file)
      if slips.last?.explains(found) != true { slips.append(found) }
    }
    return slips.map(\.problem)
  }

  /// Swift's operators, and a file's own with their precedence groups.
  package static func operators(of tree: SourceFileSyntax, _ note: (OperatorError) -> Void = { _ in }) -> OperatorTable
  {
    var table = OperatorTable.standardOperators
    table.addSourceFile(tree) { error in
      // Swift no longer has `++` and `--`, but the parser's operator table does.
      if case .operatorAlreadyExists(_, let new) = error, new.name == "++" || new.name == "--" { return }
      note(error)
    }
    return table
  }

  /// Errors for `lowerThan` in precedence groups, which the library that folds operators takes for `higherThan`.
  private static func lowerGroups(in tree: SourceFileSyntax, file: Int) -> [Problem] {
    tree.statements.flatMap { item -> [Problem] in
      guard case .decl(let declaration) = item.item, let group = declaration.as(PrecedenceGroupDeclSyntax.self) else {
        return []
      }
      return group.groupAttributes.compactMap { attribute in
        guard case .precedenceGroupRelation(let relation) = attribute,
          relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.lowerThan)
        else { return nil }
        return Problem(unsupported: .name("lowerThan"), at: relation.higherThanOrLowerThanLabel.range(in: file))
      }
    }
  }

  /// Folds operators by precedence.
  private static func fold(_ tree: SourceFileSyntax, _ source: SourceText, file: Int) throws(Problems)
    -> SourceFileSyntax
  {
    var problems = lowerGroups(in: tree, file: file)
    func tell(_ error: OperatorError) {
      problems.append(slip(error.asDiagnostic, in: source, file: file).problem)
    }
    let table = operators(of: tree, tell)
    let folder = SequenceFolder(table)
    let folded = folder.rewrite(tree)
    if folder.hasErrors {
      OperatorErrors(in: tree, table).found.forEach(tell)
    }
    if !problems.isEmpty { throw Problems(Array(problems.prefix(ErrorCounter.most)), in: [source]) }
    return folded.as(SourceFileSyntax.self) ?? tree
  }

  /// A fix-it with more changes is not worth offering, and computing it takes quadratic time.
  private static let mostChanges = 10

  private static func slip(_ diagnostic: Diagnostic, in source: SourceText, file: Int) -> SyntaxSlip {
    SyntaxSlip(
      problem(from: diagnostic, file: file), words(of: diagnostic), at: diagnostic.node, in: source.bytes, file: file)
  }

  /// The compiler's own wording, also for errors of the `SwiftOperators` library.
  private static func words(of diagnostic: Diagnostic) -> String {
    let message = diagnostic.message
    for kind in ["infix", "prefix", "postfix"] where message.hasPrefix("unknown \(kind) operator ") {
      return "cannot find operator \(message.dropFirst("unknown \(kind) operator ".count)) in scope"
    }
    return message
  }

  /// Whether the compiler accepts a syntax error before Swift 6: `@Environment (\.colorScheme)`.
  private static func isOnlyAWarning(_ message: String) -> Bool {
    message == "extraneous whitespace before '(' is not permitted"
  }

  private static func problem(from diagnostic: Diagnostic, file: Int) -> Problem {
    let lower = diagnostic.position.utf8Offset
    let node = diagnostic.node
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let isOnNode = lower >= node.positionAfterSkippingLeadingTrivia.utf8Offset && lower < end
    let message = words(of: diagnostic)
    return Problem(
      .syntax, SwiftMessage.words(message),
      at: SourceRange(file: file, lower: lower, upper: isOnNode ? end : lower),
      severity: diagnostic.diagMessage.severity == .error && !isOnlyAWarning(message) ? .error : .warning,
      notes: diagnostic.notes.map {
        Note(
          SwiftMessage.words($0.message),
          at: SourceRange(file: file, lower: $0.position.utf8Offset, upper: $0.position.utf8Offset))
      },
      fixIts: diagnostic.fixIts.filter { $0.changes.count <= mostChanges }.map { fixIt in
        let edit = fixIt.edits.first
        let range = edit.map {
          SourceRange(file: file, lower: $0.range.lowerBound.utf8Offset, upper: $0.range.upperBound.utf8Offset)
        }
        return FixIt(
          fixIt.message.message, replacing: range ?? SourceRange(file: file, lower: lower, upper: lower),
          with: edit?.replacement ?? "")
      })
  }
}
