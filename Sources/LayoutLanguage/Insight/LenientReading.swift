import Diagnostics
import SwiftParser
import SwiftSyntax

extension Parsing {
  /// A text as Swift's parser understands it, though it may have mistakes; nil for one that the parser is never shown.
  static func parseLeniently(_ source: SourceText, file: Int) -> SourceFileSyntax? {
    guard let parts = try? SourceGuard.check(source, file: file),
      (try? FirstLook.take(at: parts, of: source, file: file)) != nil
    else { return nil }
    let tree = Parser.parse(source: source.text)
    return SequenceFolder(operators(of: tree)).rewrite(tree).as(SourceFileSyntax.self) ?? tree
  }
}

/// A program that is read for an editor: checked as far as it goes, whatever is wrong with it.
struct ReadProgram {
  let trees: [SourceFileSyntax]
  let checker: TypeChecker
  let notes: NameNotes

  init(
    _ sources: [SourceText], _ trees: [SourceFileSyntax], asking question: CursorQuestion? = nil, by deadline: Deadline?
  ) {
    self.trees = trees
    notes = NameNotes(trees, asking: question)
    checker = TypeChecker(module: Module(trees: trees), reading: sources, by: deadline)
    checker.inference.notes = notes
    checker.checkModule()
    _ = checker.checkRoots()
  }

  var module: Module { checker.module }
}
