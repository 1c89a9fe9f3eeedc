import Diagnostics
import LayoutLanguage
import SwiftParser
import SwiftSyntax

extension Parsing {
  /// The syntax tree of a text that may have errors; nil if the guard refuses the text.
  static func parseLeniently(_ source: SourceText, file: Int) -> SourceFileSyntax? {
    guard let parts = try? SourceGuard.check(source, file: file),
      (try? FirstLook.take(at: parts, of: source, file: file)) != nil
    else { return nil }
    let tree = Parser.parse(source: source.text)
    return SequenceFolder(operators(of: tree)).rewrite(tree).as(SourceFileSyntax.self) ?? tree
  }
}

/// A program checked for an editor: as far as possible despite its errors.
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
