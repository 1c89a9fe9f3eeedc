import Foundation
import Testing

@testable import Curriculum

/// The course's own exercises, as they stand in the repository, held against everything that `course verify` checks.
///
/// Their truth is the solution, baked; that the solution is right was judged by people and by the rules of SwiftUI that
/// the conformance cases protect.
@Suite struct ExercisesTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let pack = try? Pack.read(in: PackFolder(path: root.path))
  static let exercises = pack?.exercises.map(\.id) ?? []
  /// Debug builds on a busy machine are slow; the limit of one second is for learners.
  static let patience = 60.0

  @Test func thePackIsThere() throws { #expect(try #require(Self.pack).exercises.count >= 37) }

  @Test(arguments: exercises) func nothingIsFound(id: String) throws {
    let pack = try #require(Self.pack)
    let verifier = ExerciseVerifier(pack: pack, seconds: Self.patience) { !$0.isBlank }
    let result = verifier.verify(try #require(pack.exercise(called: id)))
    #expect(result.findings.isEmpty, "\(result.findings)")
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
