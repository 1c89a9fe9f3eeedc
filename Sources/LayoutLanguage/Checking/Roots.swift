import Diagnostics
import SwiftSyntax

/// The pieces of a program that are shown by themselves.
extension TypeChecker {
  /// Code of the `#Preview`s; without any, of views at the top level.
  func checkRoots() -> [FunctionCode] {
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
