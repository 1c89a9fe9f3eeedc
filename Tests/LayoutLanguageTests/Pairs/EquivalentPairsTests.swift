import Diagnostics
import Foundation
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// Equivalent programs have the same frames: random views in two notations each, and the exercises and cases
/// with rewritten bodies. `./test --everything` takes 2,000 pairs.
@Suite struct EquivalentPairsTests {
  private static let isWhole = ProcessInfo.processInfo.environment["TEST_EVERYTHING"] != nil
  private static let sketched = isWhole ? 1500 : 108

  @Test(arguments: SketchedView.Rewriting.allCases)
  func sketchedViewsHaveTheSameFrames(rewriting: SketchedView.Rewriting) throws {
    let count = Self.sketched / SketchedView.Rewriting.allCases.count
    var differentTexts = 0
    for number in 0..<count {
      var random = SmallRandom(seed: number * 31 + 7)
      let view = SketchedView(&random, depth: 2)
      var (plain, other) = (
        SketchWriting(rewriting, isRewritten: false), SketchWriting(rewriting, isRewritten: true)
      )
      let (one, two) = (plain.program(view), other.program(view))
      if one != two { differentTexts += 1 }
      let frames = try #require(Self.frames(of: one), "\(one)")
      #expect(!frames.isEmpty)
      #expect(Self.frames(of: two) == frames, "\(one)\n\(two)")
    }
    #expect(differentTexts > count / 3)
  }

  @Test func programsWithOtherBodiesHaveTheSameFrames() throws {
    let programs = Self.programs()
    var pairs = 0
    for (number, text) in programs.enumerated() where Self.isWhole || number % 12 == 0 {
      guard let frames = Self.frames(of: text) else { continue }
      for (place, way) in RewrittenBodies.Way.allCases.enumerated()
      where Self.isWhole || number / 12 % RewrittenBodies.Way.allCases.count == place {
        guard let other = RewrittenBodies.text(text, way) else { continue }
        pairs += 1
        #expect(Self.frames(of: other) == frames, "\(other)")
      }
    }
    #expect(pairs >= (Self.isWhole ? 500 : 20))
  }

  /// The solutions of all exercises, and the accepted cases without steps.
  private static func programs() -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Exercises")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let solutions = (files?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent == "solution.layout" }.sorted
    { $0.path < $1.path }
    let exercises = solutions.compactMap { file -> String? in
      let given = file.deletingLastPathComponent().appendingPathComponent("given.layout")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return ((try? String(contentsOf: given, encoding: .utf8)) ?? "") + "\n" + text
    }
    let cases = CaseFile.names(in: "accepted").compactMap { try? CaseFile($0, in: "accepted").source.text }
    return exercises + cases
  }

  /// The frames of the named views, each as text; nil if the program is refused.
  private static func frames(of text: String) -> [String]? {
    let source = SourceText(name: "pair.layout", text: text)
    let answer = withDeadline(seconds: 60) { () -> [String]? in
      guard let scene = try? Program.compile([source]).scene(for: SceneRequest(stage: Size(width: 320, height: 480)))
      else { return nil }
      return scene.views.filter { $0.naming != .content }.map { "\($0.name) \($0.frame)" }.sorted()
    }
    return answer ?? nil
  }
}
