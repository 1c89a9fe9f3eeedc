import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks the parts of a program that can be shown on their own.
extension TypeChecker {
  /// Code of the `#Preview`s; without any, of top-level views.
  package func checkRoots() -> [FunctionCode] {
    mode.isPreview = true
    defer { mode.isPreview = false }
    var roots: [FunctionCode] = []
    for preview in module.previews {
      do throws(Problem) {
        roots.append(try rootCode(preview.statements, in: preview.context, range: preview.range))
      } catch {
        report(error)
      }
    }
    guard roots.isEmpty, !module.topLevel.isEmpty, let context = module.fileContexts.first else { return roots }
    do throws(Problem) {
      roots.append(try snippetCode(module.topLevel, in: context))
    } catch {
      report(error)
    }
    return roots
  }
}
