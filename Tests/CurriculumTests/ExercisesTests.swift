import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import Curriculum

/// Runs all checks of `course verify` on the course's own exercises in the repository.
///
/// The reference is the baked solution. People have reviewed the solutions, and the conformance cases protect SwiftUI's
/// rules.
@Suite struct ExercisesTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let pack = try? Pack.read(in: PackFolder(path: root.path))
  static let exercises = pack?.exercises.map(\.id) ?? []
  /// Debug builds on a busy machine are slow; the limit of one second is for learners.
  static let patience = 60.0

  @Test func thePackIsThere() throws { #expect(try #require(Self.pack).exercises.count >= 37) }

  @Test(arguments: exercises) func nothingIsFound(id: String) async throws {
    let result = try await CourseReports.shared.look(at: id).verification
    // Other tests check diagnoses more strictly, including their order; the program's own tests check that drawings are
    // up to date.
    let findings = result.findings.filter { $0.check != .diagnoses && !($0.check == .pictures && $0.isWarning) }
    #expect(findings.isEmpty, "\(findings)")
    #expect(result.scenarios >= 3)
    #expect(result.wrongAnswers >= 2)
    #expect(result.acceptedAnswers >= 2)
  }

  @Test func nothingIsFoundInThePackItself() throws {
    let pack = try #require(Self.pack)
    let findings = pack.verify(try pack.exercises.map { try pack.exercise($0) }).findings
    #expect(findings.filter { !$0.isWarning }.isEmpty, "\(findings)")
  }
}

/// The verification of an exercise of the course, with the report on each of its answers.
struct LookedAt: Sendable {
  var verification: Verification
  /// By name, such as `wrong/minus-signs.layout`.
  var reports: [String: CheckReport]
}

/// The verification of each exercise, computed once for all tests because it takes most of their time.
actor CourseReports {
  static let shared = CourseReports()
  private var tasks: [String: Task<LookedAt, any Error>] = [:]

  func look(at id: String) async throws -> LookedAt {
    let task = tasks[id] ?? Task.detached { try Self.looked(at: id) }
    tasks[id] = task
    return try await task.value
  }

  private static func looked(at id: String) throws -> LookedAt {
    let pack = try #require(ExercisesTests.pack)
    let reports = Mutex<[String: CheckReport]>([:])
    var verifier = ExerciseVerifier(pack: pack, seconds: ExercisesTests.patience) { !$0.isBlank }
    verifier.onReport = { name, report in reports.withLock { $0[name] = report } }
    let verification = verifier.verify(try #require(pack.exercise(called: id)))
    return LookedAt(verification: verification, reports: reports.withLock(\.self))
  }
}

/// Tests that chapter 1 is complete in German.
@Suite struct GermanTests {
  private static let chapter = ExercisesTests.pack?.chapters.first?.exercises ?? []

  @Test func nothingIsMissing() throws {
    let pack = try #require(ExercisesTests.pack)
    let german = try #require(Language(locale: "de"))
    #expect(Self.chapter.count == 7)
    #expect(try pack.titled(in: german).chapters.first?.title == "Guides sind Zahlen")
    for reference in Self.chapter {
      let english = try pack.exercise(reference)
      let exercise = try pack.exercise(reference, in: german)
      #expect(exercise.title != english.title, "\(reference.id)")
      #expect(exercise.goal != english.goal, "\(reference.id)")
      #expect(exercise.hints.prefix(2) != english.hints.prefix(2), "\(reference.id)")
      #expect(zip(exercise.questions, english.questions).allSatisfy { $0.asks != $1.asks }, "\(reference.id)")
      let says = exercise.questions.flatMap { $0.mistakes.map(\.says) }
      #expect(Set(says).isDisjoint(with: english.questions.flatMap { $0.mistakes.map(\.says) }), "\(reference.id)")
      for file in [ExerciseFile.lesson, .why] {
        let text = try pack.text(file, of: reference, in: german).text
        let original = try pack.text(file, of: reference).text
        #expect(text != original, "\(reference.id) \(file)")
        // The numbers and the code are the same; only words differ.
        #expect(numbers(in: text) == numbers(in: original), "\(reference.id) \(file)")
      }
    }
  }

  /// All numbers in the text, sorted, so that none is lost or changed.
  private func numbers(in text: String) -> [String] {
    text.matches(of: #/\d+/#).map { String($0.0) }.sorted()
  }
}
