import Diagnostics
import LayoutEngine
import SwiftSyntax
import Testing

@testable import LayoutChecking
@testable import LayoutProgram
@testable import LayoutRunning

/// Tests which guides the engine may run once for several proposals. Origin: the variables that each closure
/// reads and changes.
@Suite struct PurityTests {
  /// The number of runs of a row's guide when the surrounding column proposes nothing, everything and a share.
  private func runs(of guide: String) throws -> Int {
    let text = """
      let gap = 3.0
      var counter = 0.0
      final class Account { var sum = 1.0 }
      struct ContentView: View {
        var inset = 2.0
        @State private var isOpen = true
        var half: CGFloat { inset / 2 }
        let account = Account()
        func line(_ d: ViewDimensions) -> CGFloat { d.height / 2 }
        var body: some View {
          let fixed = 4.0
          var total = 0.0
          return VStack {
            HStack(alignment: .top) {
              Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { d in \(guide) }
              Color.blue
            }
            Color.green.onTapGesture { total += fixed }
          }
        }
      }
      #Preview { ContentView() }
      """
    let source = SourceText(name: "guide.layout", text: text)
    let module = Module(trees: [try Parsing.parse(source, file: 0).tree])
    let checker = TypeChecker(module: module, reading: [source])
    checker.checkModule()
    let preview = try #require(checker.checkRoots().first)
    try #require(checker.found.all.isEmpty, "\(checker.found.all)")
    let run = Run(
      checker.module.vocabulary.types, globalCount: checker.module.globalCount, request: SceneRequest(), sourceCount: 1)
    var stage = Stage(run: run, identifiers: [])
    let root = run.view(from: try run.run(preview, Frame(count: preview.slotCount, parent: nil)), at: nil)
    try stage.build(root, in: ViewEnvironment())
    let (tree, _) = stage.finish()
    let statistics = tree.layout(in: Size(width: 100, height: 100)).statistics
    #expect(run.failure == nil)
    return statistics.guidesRun
  }

  @Test(arguments: [
    "4", "d.height / 2", "d[.bottom] - gap", "d[.top] + inset", "max(d.height, fixed)", "d[explicit: .top] ?? fixed",
    "d.width > 5 ? 1 : 2", "let half = d.height / 2; return half", "var half = d.height; half -= fixed; return half",
    "if d.width > 5 { return 1 } else { return gap }", "[1, d.height][1]",
    "switch d.width { case 0..<50: return 1; default: return 2 }",
  ])
  func whatReadsItsDimensionsAloneRunsOnce(_ guide: String) throws {
    #expect(try runs(of: guide) == 1)
  }

  @Test(arguments: [
    "total", "total -= d.height; return total", "counter += 1; return counter", "counter", "isOpen ? 1 : 2", "half",
    "line(d)", "account.sum", "account.sum += 1; return 3", "let more = { total += 1 }; more(); return 2",
    "func grow() -> CGFloat { total += 1; return total }; return grow()",
  ])
  func whatReadsMoreRunsForEveryProposal(_ guide: String) throws {
    #expect(try runs(of: guide) > 1)
  }
}
