import Diagnostics
import Foundation
import LayoutEditing
import LayoutProgram
import Testing

@testable import Curriculum

/// Tests for the diagnoses of the course's own wrong answers; their first line names the expected one.
@Suite struct DiagnosesTests {
  private struct Subject {
    let folder: URL
    let reports: [String: CheckReport]

    init(_ id: String) async throws {
      let reference = try #require(ExercisesTests.pack?.exercise(called: id))
      folder = ExercisesTests.root.appendingPathComponent(reference.folder)
      reports = try await CourseReports.shared.look(at: id).reports
    }

    func report(_ path: String) throws -> CheckReport { try #require(reports[path], "nobody looked at \(path)") }

    func answers(in name: String) throws -> [String] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
      return names.filter { $0.hasSuffix(".layout") }.sorted().map { "\(name)/\($0)" }
    }

    func expected(_ path: String) throws -> String {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let first = text.split(separator: "\n", maxSplits: 1).first ?? ""
      return first.replacingOccurrences(of: "// expects: ", with: "").trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: ExercisesTests.exercises) func wrongAnswersGetTheirDiagnosis(id: String) async throws {
    let subject = try await Subject(id)
    for name in try subject.answers(in: "wrong") {
      let expected = try subject.expected(name)
      let report = try subject.report(name)
      let shown = report.diagnoses.map(\.id.rawValue)
      if let path = ProcessInfo.processInfo.environment["SHOW_DIAGNOSES"] {
        try show(report, id: id, name: name, expected: expected, in: path)
      }
      #expect(shown.count <= 3, "\(id)/\(name)")
      for diagnosis in report.diagnoses { expectGerman(diagnosis, "\(id)/\(name)") }
      expectOwnAndOff(report, "\(id)/\(name)")
      // Differences after a step need scenarios with steps. If only a rule is broken, the diagnosis is a remark.
      if report.scenarios.allSatisfy(\.passed), shown.isEmpty || ["none", "advice"].contains(expected) { continue }
      if expected == "none" {
        #expect(shown.isEmpty, "\(id)/\(name)")
      } else {
        #expect(shown.first == expected, "\(id)/\(name): \(shown)")
      }
    }
  }

  /// Diagnoses about scenarios point into the learner's own file and name only misplaced views.
  private func expectOwnAndOff(_ report: CheckReport, _ name: String) {
    let own: Set<DiagnosisID> = [.hardCoded, .stateForgotten, .textSizeForgotten, .rtlForgotten]
    for diagnosis in report.diagnoses where own.contains(diagnosis.id) {
      #expect(diagnosis.range.map { $0.file == 0 } ?? true, "\(name): \(diagnosis.message)")
      let named = diagnosis.parameters.first { $0.key == "views" }?.value.elements?.compactMap(\.string) ?? []
      let off = Set(report.scenarios.flatMap(\.allViews).filter { !$0.matches }.map(\.name))
      #expect(named.allSatisfy(off.contains), "\(name): \(diagnosis.message)")
    }
  }

  /// Appends the diagnoses to a file, for people who review them.
  private func show(_ report: CheckReport, id: String, name: String, expected: String, in path: String) throws {
    let mark = expected == (report.diagnoses.first?.id.rawValue ?? "none") ? "ok " : "BAD"
    var lines = ["\(mark) \(id)/\(name)  expects \(expected)"]
    for diagnosis in report.diagnoses {
      lines.append("      \(diagnosis.id.rawValue)\(diagnosis.isProven ? " (proven)" : ""): \(diagnosis.message)")
    }
    if report.diagnoses.isEmpty { lines.append("      nothing") }
    let text = lines.joined(separator: "\n") + "\n"
    if let handle = FileHandle(forWritingAtPath: path) {
      handle.seekToEndOfFile()
      handle.write(Data(text.utf8))
      try handle.close()
    } else {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  /// The truth: a proven diagnosis claims that the answer passes with its edits. Other edits are Swift, alone or with all
  /// that the check names.
  @Test(arguments: ExercisesTests.exercises) func editsOfDiagnosesLeadOn(id: String) async throws {
    let subject = try await Subject(id)
    let pack = try #require(ExercisesTests.pack)
    let reference = try #require(pack.exercise(called: id))
    let material = try Material(of: reference, in: pack)
    if material.exercise.kind == .predict { return }
    let checker = AnswerChecker(
      material: material, expectations: try material.expectations(in: pack), seconds: ExercisesTests.patience)
    for name in try subject.answers(in: "wrong") {
      let text = try String(contentsOf: subject.folder.appendingPathComponent(name), encoding: .utf8)
      func compared(_ edits: [TextEdit]) throws -> CheckReport {
        let edited = SourceText(name: "answer.layout", text: text.with(edits))
        return try checker.compare(edited, by: Deadline(seconds: ExercisesTests.patience)).0
      }
      let diagnoses = try subject.report(name).diagnoses.filter { !$0.edits.isEmpty }
      for diagnosis in diagnoses {
        let report = try compared(diagnosis.edits)
        let isSwift = try report.problems == nil || compared(diagnoses.flatMap(\.edits)).problems == nil
        #expect(isSwift, "\(id)/\(name): \(diagnosis.words.code)")
        let passes = !diagnosis.isProven || report.scenarios.allSatisfy(\.passed)
        #expect(passes, "\(id)/\(name): \(diagnosis.words.code)")
      }
    }
  }

  @Test(arguments: ExercisesTests.exercises) func rightAnswersAreLeftAlone(id: String) async throws {
    let subject = try await Subject(id)
    for name in ["solution.layout"] + (try subject.answers(in: "accepted")) {
      let report = try subject.report(name)
      #expect(report.diagnoses.allSatisfy { [.informative, .celebratory].contains($0.severity) }, "\(id)/\(name)")
    }
  }
}

extension String {
  /// The text with edits.
  fileprivate func with(_ edits: [TextEdit]) -> String {
    var bytes = Array(utf8)
    for edit in edits.sorted(by: { $0.range.lower > $1.range.lower }) {
      bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
