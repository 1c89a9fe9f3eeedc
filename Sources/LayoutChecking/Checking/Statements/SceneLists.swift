import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks the scenes of an app. The first one is the stage; the others are checked but never shown.
///
///     var body: some Scene {
///       WindowGroup { ContentView() }
///       Window("About", id: "about") { AboutView() }
///     }
extension TypeChecker {
  func sceneList(_ items: CodeBlockItemListSyntax, as result: Type) throws(Problem) -> EmitBlock {
    var first: (() -> Expression)?
    for item in items.flatMap(\.activeItems) {
      guard let expression = item.singleExpression else { throw unsupported(.statement, at: item) }
      let scene: () -> Expression
      do throws(Problem) {
        let mark = inference.mark
        scene = try check(expression, as: result, for: .result).emit
        inference.settleLiterals(since: mark)
      } catch {
        guard let stop = stopping(for: error, in: expression) else { throw error }
        scene = { stop }
      }
      first = first ?? scene
    }
    return { [.returning(first?())] }
  }
}

extension CodeBlockItemSyntax {
  /// The item itself, or those in the active branch of an `#if`.
  fileprivate var activeItems: [CodeBlockItemSyntax] {
    guard case .decl(let declaration) = item, let condition = declaration.as(IfConfigDeclSyntax.self) else {
      return [self]
    }
    guard case .statements(let items)? = condition.activeClause?.elements else { return [] }
    return items.flatMap(\.activeItems)
  }
}
