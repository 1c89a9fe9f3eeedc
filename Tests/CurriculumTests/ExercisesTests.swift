import Diagnostics
import Foundation
import LayoutLanguage
import Testing

@testable import Curriculum

/// The course's own exercises, as they stand in the repository.
///
/// Their truth is the solution, baked; that the solution is right was judged by people and by the rules of SwiftUI that
/// the conformance cases protect.
@Suite struct ExercisesTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let exercises = (try? Pack.read(in: PackFolder(path: root.path)))?.exercises.map(\.id) ?? []
  /// Debug builds on a busy machine are slow; the limit of one second is for learners.
  static let patience = 60.0

  private struct Subject {
    let material: Material
    let checker: Checker
    let folder: URL

    init(_ id: String) throws {
      let pack = try Pack.read(in: PackFolder(path: ExercisesTests.root.path))
      let reference = try #require(pack.exercise(called: id))
      material = try Material(of: reference, in: pack)
      checker = Checker(material: material, expectations: try material.expectations(in: pack), seconds: patience)
      folder = ExercisesTests.root.appendingPathComponent(reference.folder)
    }

    func answer(_ path: String) throws -> SourceText {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return SourceText(name: path, text: text)
    }

    func answers(in name: String) throws -> [String] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
      return names.filter { $0.hasSuffix(".layout") }.sorted().map { "\(name)/\($0)" }
    }
  }

  /// Without a pack the tests below would have nothing to try, and be green.
  @Test func thePackCanBeRead() throws {
    #expect(try !Pack.read(in: PackFolder(path: Self.root.path)).exercises.isEmpty)
  }

  @Test(arguments: exercises) func solutionPassesEverywhere(id: String) throws {
    let subject = try Subject(id)
    let report = try subject.checker.check(try subject.answer("solution.layout"))
    #expect(report.verdict == .passed)
    #expect(report.passedScenarios == subject.material.exercise.scenarios.count)
    #expect(report.passedScenarios >= 3)
  }

  @Test(arguments: exercises) func starterFailsAndSaysWhere(id: String) throws {
    let subject = try Subject(id)
    let report = try subject.checker.check(try subject.answer("starter.layout"))
    #expect(report.verdict == .notYet)
    #expect(report.scenarios.first?.passed == false)
    #expect(report.scenarios.flatMap(\.views).allSatisfy { $0.range != nil })
    #expect(try subject.answer("starter.layout").text.contains("TODO"))
  }

  @Test(arguments: exercises) func otherRightAnswersPass(id: String) throws {
    let subject = try Subject(id)
    let answers = try subject.answers(in: "accepted")
    #expect(answers.count >= 2)
    for answer in answers {
      let report = try subject.checker.check(try subject.answer(answer))
      #expect(report.verdict == .passed, "\(answer)")
    }
  }

  @Test(arguments: exercises) func wrongAnswersFailAndNameTheirDiagnosis(id: String) throws {
    let subject = try Subject(id)
    let answers = try subject.answers(in: "wrong")
    #expect(answers.count >= 4)
    for name in answers {
      let answer = try subject.answer(name)
      #expect(answer.text(ofLine: 1).hasPrefix("// expects: "), "\(name)")
      let report = try subject.checker.check(answer)
      #expect(report.verdict == .notYet, "\(name)")
    }
  }

  /// A scenario that no wrong answer fails alone would teach nothing; the first one is there to be seen.
  @Test(arguments: exercises) func everyFurtherScenarioIsNeeded(id: String) throws {
    let subject = try Subject(id)
    var needed: Set<String> = []
    for name in try subject.answers(in: "wrong") {
      let failed = try subject.checker.check(try subject.answer(name)).scenarios.filter { !$0.passed }
      if failed.count == 1, let only = failed.first { needed.insert(only.scenario.id) }
    }
    for scenario in subject.material.exercise.scenarios.dropFirst() {
      #expect(needed.contains(scenario.id), "\(id): no wrong answer fails in “\(scenario.id)” alone")
    }
  }

  @Test(arguments: exercises) func expectedFramesEqualAFreshBake(id: String) throws {
    let subject = try Subject(id)
    let baked = try subject.material.bake(try subject.answer("solution.layout"), seconds: Self.patience)
    #expect(baked.changes(since: subject.checker.expectations).isEmpty)
  }

  @Test(arguments: exercises) func textsAreThere(id: String) throws {
    let subject = try Subject(id)
    #expect(subject.material.exercise.hints.count == 3)
    for text in ["lesson.md", "why.md"] { #expect(try subject.answer(text).text.count > 100, "\(id)/\(text)") }
  }
}
