import Diagnostics
import SwiftSyntax

extension TypeChecker {
  /// A note that an undeclared type may come from an unknown imported module, as with `import Charts`.
  func otherModule(of name: String, at node: some SyntaxProtocol) -> Note? {
    guard NativeTypes.mayBeType(name), let other = Syntax(node).otherModule else { return nil }
    return Note(NameNote.perhapsOf(module: other))
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
