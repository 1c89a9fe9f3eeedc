import Diagnostics
import LayoutProgram
import SwiftSyntax

extension TypeChecker {
  /// The error for an undeclared type in a file that imports an unknown module, as with `import Charts`.
  ///
  /// The declarations of the module are unknown. Unless the name resembles a known one, it is no error of the program.
  func perhapsOfOtherModule(_ problem: Problem, _ name: String, at node: some SyntaxProtocol) -> Problem {
    guard NativeTypes.mayBeType(name), let other = Syntax(node).otherModule else { return problem }
    let notes = problem.notes + [Note(NameNote.perhapsOf(module: other))]
    let kind = problem.notes.isEmpty ? ProblemKind.unsupported : problem.kind
    return Problem(kind, problem.message, at: problem.range, notes: notes, fixIts: problem.fixIts)
  }

  /// The problem of an undeclared modifier in such a file; nil if it imports nothing unknown.
  func modifierOfOtherModule(_ name: String, at node: Syntax) -> Problem? {
    guard let other = node.otherModule else { return nil }
    var problem = unsupported(.modifier(name), at: node)
    problem.notes.append(Note(NameNote.perhapsOf(module: other)))
    return problem
  }
}

extension Syntax {
  /// The first unsupported module that the file imports.
  fileprivate var otherModule: String? {
    guard let file = root.as(SourceFileSyntax.self) else { return nil }
    for statement in file.statements {
      guard let path = statement.item.as(ImportDeclSyntax.self)?.path.first else { continue }
      if !Self.knownModules.contains(path.name.text) { return path.name.text }
    }
    return nil
  }

  private static let knownModules: Set<String> = [
    "SwiftUI", "Foundation", "CoreGraphics", "Combine", "Observation", "os", "PlaygroundSupport", "Swift", "UIKit",
    "AppKit", "DeveloperToolsSupport", "Darwin", "CoreFoundation", "Dispatch", "SwiftUICore", "_Concurrency",
  ]
}
