import Diagnostics
import Foundation
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Mutation
import Testing

/// Two thousand broken programs: each has a scene, or a problem with a reason and a position inside of the text.
///
/// `Tests/Fuzz/run` does the same with many more, through the command line.
@Suite struct FuzzTests {
  private static let seed: UInt64 = 20
  private static let count = 2000
  private static let parts = 8

  /// The cases, in an order that is the same on every machine.
  private static let mutator = Mutator(
    programs: ["accepted", "refused"].flatMap { folder in
      CaseFile.names(in: folder).compactMap { name in try? CaseFile(name, in: folder).source.text }
    }, seed: seed)

  @Test(arguments: 0..<parts) func everyProgramIsAnswered(part: Int) {
    var shown = 0
    var refused = 0
    for number in stride(from: part, to: Self.count, by: Self.parts) {
      let source = SourceText(name: "fuzz.layout", text: Self.mutator.program(number))
      // Debug builds on a busy machine need more than the second that a learner waits.
      let answer = withDeadline(seconds: 60) { () -> Result<Scene, Problems> in
        do throws(Problems) {
          return .success(try Program.compile([source]).scene(for: SceneRequest(stage: Size(width: 320, height: 480))))
        } catch {
          return .failure(error)
        }
      }
      let again = "program \(number) of seed \(Self.seed)"
      switch answer {
      case nil: Issue.record("\(again) did not end")
      case .success(let scene):
        shown += 1
        #expect(!scene.views.contains { $0.frame.isNotANumber }, "\(again) has a frame that is no number")
      case .failure(let problems):
        refused += 1
        expectUsable(problems, again)
      }
    }
    #expect(shown > 20, "programs that only got other numbers are shown")
    #expect(refused > 100)
  }

  private func expectUsable(_ problems: Problems, _ again: String) {
    #expect(problems.all.contains { $0.severity == .error }, "\(again) was refused without an error")
    for problem in problems.all {
      #expect(!problem.message.english.isEmpty, "\(again) has an error without words")
      guard let range = problem.range else { continue }
      let isInside =
        range.lower >= 0 && range.lower <= range.upper
        && range.upper <= problems.sources[range.file].bytes.count
      #expect(isInside, "\(again): '\(problem.message.english)' lies outside of the text")
    }
  }
}

extension Rect {
  fileprivate var isNotANumber: Bool { x.isNaN || y.isNaN || width.isNaN || height.isNaN }
}
