import Diagnostics
import Foundation
import LayoutEditing
import Testing

@testable import Curriculum

/// Tests that diagnoses are revealed in steps, and that the first two never contain the code to type.
@Suite struct RevealTests {
  @Test func aNewCauseGetsTheLaw() {
    #expect(Reveal.afterCheck(told: nil, isUnchanged: false) == .law)
  }

  @Test(arguments: [
    (Reveal.law, false, Reveal.direction), (.law, true, .law), (.direction, false, .direction),
    (.code, false, .code), (.code, true, .code),
  ])
  func aCauseThatComesAgainGetsMore(told: Reveal, isUnchanged: Bool, shown: Reveal) {
    #expect(Reveal.afterCheck(told: told, isUnchanged: isUnchanged) == shown)
  }

  @Test(
    arguments: [
      (nil, Reveal.direction), (Reveal.law, .direction), (Reveal.direction, .code), (Reveal.code, .code),
    ] as [(Reveal?, Reveal)])
  func whoAsksGetsOneStepMore(told: Reveal?, next: Reveal) {
    #expect(Reveal.onRequest(told: told) == next)
  }

  @Test func eachStepKeepsTheOnesBefore() {
    let words = DiagnosisWords(fact: "a", why: "b", direction: "c", code: "d")
    #expect(Reveal.allCases.map(words.told) == [["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
    #expect(DiagnosisWords(fact: "a", why: "", direction: "c", code: "").told(.code) == ["a", "c"])
  }

  /// The truth: the edits with which each diagnosis was proven, and the code in its last step.
  @Test(arguments: ExercisesTests.exercises) func theFirstCheckOfWrongAnswersNamesNoCode(id: String) async throws {
    let reports = try await CourseReports.shared.look(at: id).reports
    let folder = ExercisesTests.root.appendingPathComponent(
      try #require(ExercisesTests.pack?.exercise(called: id)).folder)
    for (path, report) in reports where path.hasPrefix("wrong/") || path == "starter.layout" {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for diagnosis in report.diagnoses where diagnosis.severity == .essential {
        for language in GoldenMessagesTests.languages {
          let leaks = Leaks(diagnosis.spoken(in: language), in: text).found
          #expect(leaks.isEmpty, "\(id)/\(path) \(diagnosis.id.rawValue): \(leaks) in \(diagnosis.words.told(.law))")
        }
      }
    }
  }

  @Test(arguments: DiagnosisCase.names.filter { $0.contains("/gets-") })
  func theFirstCheckOfCasesNamesNoCode(name: String) async throws {
    let subject = try DiagnosisCase(name)
    for diagnosis in try await CaseReports.shared.report(of: name).diagnoses where diagnosis.severity == .essential {
      for language in GoldenMessagesTests.languages {
        let leaks = Leaks(diagnosis.spoken(in: language), in: subject.answer.text).found
        #expect(leaks.isEmpty, "\(name): \(leaks) in \(diagnosis.words.told(.law))")
      }
    }
  }
}

/// Code to type that occurs in the first two steps of a diagnosis but not in the learner's own text.
struct Leaks {
  let found: [String]

  init(_ diagnosis: Diagnosis, in text: String) {
    let words = diagnosis.words
    // The observation may mention any number.
    let own = diagnosis.said.words(in: SpokenLanguage(diagnosis.language))
    let shown = "\(own.fact) \(words.why)"
    let isRemoval = !diagnosis.edits.isEmpty && diagnosis.edits.allSatisfy(\.text.isEmpty)
    let typed = diagnosis.edits.map(\.text) + (isRemoval ? [] : words.code.codeInSentences)
    found = typed.filter { Self.isTold($0, shown) && !Self.isTold($0, text) }
  }

  /// Whether a text contains these words of code, one after another.
  private static func isTold(_ code: String, _ text: String) -> Bool {
    let (wanted, words) = (code.codeWords, text.codeWords)
    // An operator alone is not code to type.
    guard wanted.contains(where: { $0.first.map { $0.isLetter || $0.isNumber } ?? false }) else { return false }
    return words.indices.contains { words[$0...].starts(with: wanted) }
  }
}

extension String {
  /// The text in backticks.
  fileprivate var codeInSentences: [String] {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}
