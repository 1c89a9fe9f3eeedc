import LayoutProgram
import SwiftSyntax

/// The source of a checked program: its files and what they declare.
///
/// It does not change after checking, so threads can share it.
package final class CheckedSource: ProgramSource, @unchecked Sendable {
  package let module: Module
  /// The parsed sources, the learner's first.
  package let files: [ParsedFile]

  package init(_ module: Module, _ files: [ParsedFile]) {
    self.module = module
    self.files = files
  }

  package var learnersTree: SourceFileSyntax? { files.first?.tree }

  package var givesObjects: Bool { files.contains { GivenObjectFinder.finds(in: $0.tree) } }

  package var parts: any SourceParts { SourceIndex(files.map(\.tree)) }
}
