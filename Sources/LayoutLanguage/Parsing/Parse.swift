import Diagnostics
import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Swift's own parser, guarded, with its findings as our problems.
enum Parsing {
  /// - Throws: what is not Swift, in Swift's own words; all of it, in source order.
  static func parse(_ source: SourceText, file: Int) throws(Problems) -> (tree: SourceFileSyntax, warnings: [Problem]) {
    do throws(Problem) {
      try SourceGuard.check(source, file: file)
    } catch {
      throw Problems([error], in: [source])
    }
    let tree = Parser.parse(source: source.text)
    var warnings: [Problem] = []
    if tree.hasError || tree.hasWarning {
      let problems = ParseDiagnosticsGenerator.diagnostics(for: tree).map { problem(from: $0, file: file) }
      if problems.contains(where: { $0.severity == .error }) { throw Problems(problems, in: [source]) }
      warnings = problems
    }
    return (try fold(tree, source, file: file), warnings)
  }

  /// Gives operators their precedence.
  private static func fold(_ tree: SourceFileSyntax, _ source: SourceText, file: Int) throws(Problems) -> SourceFileSyntax {
    var problems: [Problem] = []
    let folded = OperatorTable.standardOperators.foldAll(tree) { error in
      problems.append(problem(from: error.asDiagnostic, file: file))
    }
    if !problems.isEmpty { throw Problems(problems, in: [source]) }
    return folded.as(SourceFileSyntax.self) ?? tree
  }

  private static func problem(from diagnostic: Diagnostic, file: Int) -> Problem {
    let lower = diagnostic.position.utf8Offset
    let node = diagnostic.node
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let isOnNode = lower >= node.positionAfterSkippingLeadingTrivia.utf8Offset && lower < end
    return Problem(
      .syntax, diagnostic.message, at: SourceRange(file: file, lower: lower, upper: isOnNode ? end : lower),
      severity: diagnostic.diagMessage.severity == .error ? .error : .warning,
      notes: diagnostic.notes.map { Note($0.message, at: SourceRange(file: file, lower: $0.position.utf8Offset, upper: $0.position.utf8Offset)) },
      fixIts: diagnostic.fixIts.map { fixIt in
        let edit = fixIt.edits.first
        let range = edit.map {
          SourceRange(file: file, lower: $0.range.lowerBound.utf8Offset, upper: $0.range.upperBound.utf8Offset)
        }
        return FixIt(fixIt.message.message, replacing: range ?? SourceRange(file: file, lower: lower, upper: lower), with: edit?.replacement ?? "")
      })
  }
}
