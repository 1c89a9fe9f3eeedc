import Diagnostics
import Foundation
import LayoutEngine
import LayoutProgram
import Testing

@testable import Curriculum

/// A small wrong program, the right one with the expected frames, and the diagnoses that must or must not appear.
///
///     // gets: sign-flipped                          or  // not: sign-flipped
///     // says: Write 20.                             also  never: words that must not be said
///     // check: a, b
///     // scenario: wide 320x200 {"width": 140}       also  rtl, size:xxxLarge, state:{"V.side": 1}, tap:a
///     …the wrong program…
///     // right:
///     …the right one…
///
/// With `// known: yes`, the right program is a known answer of the pack, which the search for repairs uses; a program
/// after `// also:` is another one.
///
/// In a prediction, the wrong program is the answers, and the right one the code to predict:
///
///     // question: far x of a
struct DiagnosisCase {
  let name: String
  let id: DiagnosisID
  let mustGet: Bool
  let answer: SourceText
  /// Text that must appear, and text that must not.
  private(set) var says: [String] = []
  private(set) var never: [String] = []
  private let right: SourceText
  /// Other known answers.
  private let others: [SourceText]
  private let isKnown: Bool
  private let exercise: Exercise

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Diagnoses")

  /// All cases, such as `ID/gets-1`.
  static let names: [String] = {
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return ids.sorted().flatMap { id in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(id).path)) ?? []
      return files.filter { $0.hasSuffix(".layout") }.sorted().map { "\(id)/\($0.dropLast(7))" }
    }
  }()

  init(_ name: String) throws {
    self.name = name
    let text = try String(contentsOf: Self.folder.appendingPathComponent("\(name).layout"), encoding: .utf8)
    let parts = text.components(separatedBy: "\n// right:\n")
    try #require(parts.count == 2, "\(name) has no right program")
    answer = SourceText(name: "wrong.layout", text: parts[0] + "\n")
    let known = parts[1].components(separatedBy: "\n// also:\n")
    right = SourceText(name: "right.layout", text: known[0])
    others = known.dropFirst().map { SourceText(name: "also.layout", text: $0) }
    var check: [String] = []
    var scenarios: [ExerciseScenario] = []
    var questions: [Question] = []
    var found: (DiagnosisID, Bool)?
    var isKnown = false
    for line in parts[0].split(separator: "\n") {
      guard line.hasPrefix("// "), let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      switch line[..<colon].dropFirst(3) {
      case "gets", "not": found = DiagnosisID(rawValue: value).map { ($0, line.hasPrefix("// gets")) }
      case "says": says.append(value)
      case "never": never.append(value)
      case "known": isKnown = value == "yes"
      case "check": check = value.components(separatedBy: ", ")
      case "scenario": scenarios.append(try Self.scenario(value))
      case "question":
        let words = value.split(separator: " ").map(String.init)
        let measure = try #require(words.count == 4 ? Question.Measure(rawValue: words[1]) : nil, "\(name): \(value)")
        questions.append(
          Question(
            name: words[0], asks: "The \(words[1]) of \(words[3])?",
            truth: .measured(measure, of: words[3], inside: nil),
            choices: [], mistakes: []))
      default: continue
      }
    }
    let (id, mustGet) = try #require(found, "\(name) names no diagnosis")
    self.id = id
    self.mustGet = mustGet
    var exercise = Exercise(
      reference: ExerciseReference(chapter: "c", id: "case"), title: "", kind: questions.isEmpty ? .fix : .predict,
      minutes: 1, concepts: [], goal: "", hints: [], isOptional: false, points: 1, view: "V", check: check,
      scenarios: scenarios)
    exercise.questions = questions
    self.exercise = exercise
    self.isKnown = isKnown
  }

  private static func scenario(_ text: String) throws -> ExerciseScenario {
    let head = text.prefix { $0 != "{" }.components(separatedBy: " state:").first ?? ""
    let words = head.split(separator: " ").map(String.init)
    let size = words[1].split(separator: "x").compactMap { Double($0) }
    let brace = text.firstIndex(of: "{")
    let json = try brace.map { try JSON.read(SourceText(name: "scenario", text: String(text[$0...]))) }
    var members: [JSON.Member] = []
    if case .object(let found)? = json?.content { members = found }
    let isState = text.contains("state:{")
    let textSize = words.first { $0.hasPrefix("size:") }.flatMap { DynamicTypeSize(rawValue: String($0.dropFirst(5))) }
    let taps = words.filter { $0.hasPrefix("tap:") }.map {
      SceneStep(.tap(count: 1), on: String($0.dropFirst(4)), times: [.share(0.5), .atRest])
    }
    return ExerciseScenario(
      id: words[0], size: Size(width: size[0], height: size[1]), arguments: isState ? [] : members, data: [],
      state: isState ? members : [], direction: words.contains("rtl") ? .rightToLeft : .leftToRight,
      textSize: textSize ?? .large, scale: 2, isHidden: false, steps: taps)
  }

  func report() throws -> CheckReport {
    let isPrediction = exercise.kind == .predict
    var material = Material(exercise: exercise, given: isPrediction ? right : nil, data: [:], images: [:])
    if isKnown { material.knownAnswers = KnownAnswers([right] + others) }
    let expectations = try material.bake(isPrediction ? answer : right, seconds: ExercisesTests.patience)
    return try AnswerChecker(material: material, expectations: expectations, seconds: ExercisesTests.patience).check(
      answer)
  }
}

/// Checks that a diagnosis has German texts that differ from the English ones.
func expectGerman(_ diagnosis: Diagnosis, _ name: String) {
  let (german, english) = (diagnosis.spoken(in: .german).words, diagnosis.words)
  let pairs = [
    (german.fact, english.fact), (german.why, english.why), (german.direction, english.direction),
    (german.code, english.code),
  ]
  for (words, english) in pairs where !english.isEmpty {
    let foreign: Set = [
      "the", "and", "of", "is", "it", "its", "not", "that", "which", "with", "by", "are", "has", "view",
    ]
    // Quoted text, such as an exercise's question, is in the exercise's language.
    let found = words.replacing(#/„[^“]*“|`[^`]*`/#, with: "").split { $0.isWhitespace || ".,;:“”„()".contains($0) }
      .filter {
        foreign.contains(String($0))
      }
    #expect(found.isEmpty && !words.isEmpty && words != english, "\(name): \(words)")
  }
}

/// The reports on all cases, each computed once for all tests.
actor CaseReports {
  static let shared = CaseReports()
  private var tasks: [String: Task<CheckReport, any Error>] = [:]

  func report(of name: String) async throws -> CheckReport {
    let task = tasks[name] ?? Task.detached { try DiagnosisCase(name).report() }
    tasks[name] = task
    return try await task.value
  }
}

@Suite struct DiagnosisCaseTests {
  @Test(arguments: DiagnosisCase.names) func saysWhatItMust(name: String) async throws {
    let subject = try DiagnosisCase(name)
    let report = try await CaseReports.shared.report(of: name)
    let shown = report.diagnoses.map(\.id)
    if let path = ProcessInfo.processInfo.environment["SHOW_DIAGNOSES"] {
      try append(report, subject, to: path)
    }
    #expect(shown.contains(subject.id) == subject.mustGet, "\(name): \(shown.map(\.rawValue))")
    #expect(
      (report.verdict == .passed) == (subject.id == .keyInForce && subject.mustGet || name == "key-in-force/not-2"))
    let said = report.diagnoses.map(\.message).joined(separator: " ")
    for words in subject.says { #expect(said.contains(words), "\(name): \(said)") }
    for words in subject.never { #expect(!said.contains(words), "\(name): \(said)") }
    for diagnosis in report.diagnoses {
      #expect(!diagnosis.words.fact.isEmpty && diagnosis.message.count < 800, "\(name)")
      expectGerman(diagnosis, name)
      if let range = diagnosis.range { #expect(range.upper <= subject.answer.bytes.count, "\(name)") }
    }
  }

  private func append(_ report: CheckReport, _ subject: DiagnosisCase, to path: String) throws {
    let isGood = report.diagnoses.contains { $0.id == subject.id } == subject.mustGet
    var text = "\(isGood ? "ok " : "BAD") \(subject.name) \(subject.mustGet ? "gets" : "not") \(report.verdict)"
    text += " \(report.passedScenarios) of \(report.scenarios.count)\n"
    for diagnosis in report.diagnoses {
      text += "      \(diagnosis.id.rawValue)\(diagnosis.isProven ? " (proven)" : ""): \(diagnosis.message)\n"
      text += "          \(diagnosis.spoken(in: .german).message)\n"
    }
    for problem in (report.problems?.all ?? []) + report.scenarios.flatMap({ $0.problems?.all ?? [] }) {
      text += "      ! \(problem.message.english)\n"
    }
    if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
    let handle = try #require(FileHandle(forWritingAtPath: path))
    handle.seekToEndOfFile()
    handle.write(Data(text.utf8))
    try handle.close()
  }

  /// Each diagnosis has three positive cases and two near misses.
  @Test(arguments: DiagnosisID.allCases)
  func everyMistakeHasItsCases(id: DiagnosisID) {
    let own = DiagnosisCase.names.filter { $0.hasPrefix("\(id.rawValue)/") }
    #expect(own.count { $0.contains("/gets-") } >= 3)
    #expect(own.count { $0.contains("/not-") } >= 2)
  }

  @Test(arguments: DiagnosisID.allCases) func everyMistakeHasAPage(id: DiagnosisID) {
    let page = id.help()
    let words = [page.title, page.meaning, page.before, page.after, page.advice].joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).count
    #expect((40...140).contains(words), "\(id.rawValue): \(words) words")
    #expect(page.before != page.after)
    #expect(!id.related.isEmpty && id.related.allSatisfy { Glossary.entry(for: $0)?.term == $0 }, "\(id.rawValue)")
    #expect(Self.pages.count { $0 == page } == 1, "\(id.rawValue)")
  }

  private static let pages = DiagnosisID.allCases.map { $0.help() }
}
