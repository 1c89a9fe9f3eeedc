import Diagnostics

/// The checks of `course verify`, in the order of its report.
public enum VerificationCheck: String, Sendable, CaseIterable {
  /// All files are valid: no unknown keys, every picture can be drawn.
  case formats
  /// No file is missing and none is unused.
  case files
  /// Title, goal, lesson, explanation and hints are written, in CommonMark.
  case texts
  /// Each lesson shows one picture with a description and an up-to-date drawing.
  case pictures
  /// No placeholder remains.
  case placeholders
  /// Every concept is introduced before it is used.
  case concepts
  /// Every name and value in exercise.json matches the code.
  case names
  /// The course can compile every source.
  case sources
  /// The starters do not pass.
  case starters
  /// The reference solution and all accepted answers pass in every scenario.
  case answers
  /// Wrong answers fail.
  case wrongAnswers
  /// Each wrong answer gets its expected diagnosis.
  case diagnoses
  /// The expected frames match the solution.
  case frames
  /// Each scenario after the first is the only one in which some wrong answer fails.
  case scenarios
  /// An answer without the exercise's idea fails or gets advice.
  case ideas

  /// The statement that holds if the check finds nothing.
  public var promise: String {
    switch self {
    case .formats: "formats valid, ids unique"
    case .files: "files present"
    case .texts: "texts written, 3 hints each, lessons render"
    case .pictures: "every lesson has its picture, freshly drawn"
    case .placeholders: "no placeholder text"
    case .concepts: "concepts introduced before use"
    case .names: "views, arguments, states, data and steps are the code's"
    case .sources: "every source parses and is understood"
    case .starters: "starters fail"
    case .answers: "solutions and accepted answers pass in every scenario"
    case .wrongAnswers: "wrong answers fail"
    case .diagnoses: "wrong answers get their diagnosis"
    case .frames: "expected frames equal a fresh bake (engine \(EngineVersion.current))"
    case .scenarios: "every scenario is needed"
    case .ideas: "nobody passes unnoticed without the idea"
    }
  }
}

/// A finding of `course verify`.
public struct VerificationFinding: Hashable, Sendable {
  /// The check that found it.
  public var check: VerificationCheck
  /// Whether the pack is usable nevertheless.
  public var isWarning: Bool
  /// The exercise; nil for the pack itself.
  public var exercise: String?
  /// The file inside the pack, if one is to blame.
  public var file: String?
  /// Its line, counted from 1.
  public var line: Int?
  /// The message.
  public var message: String
  /// The advice; empty if the message implies it.
  public var advice: String

  /// Makes a finding.
  public init(
    _ check: VerificationCheck, isWarning: Bool = false, exercise: String? = nil, file: String? = nil,
    line: Int? = nil, _ message: String, advice: String = ""
  ) {
    self.check = check
    self.isWarning = isWarning
    self.exercise = exercise
    self.file = file
    self.line = line
    self.message = message
    self.advice = advice
  }

  /// Whether it has the same message and place; the advice may differ between scenarios.
  func isSame(as other: VerificationFinding) -> Bool {
    file == other.file && line == other.line && message == other.message
  }

  /// One finding for each problem.
  static func all(
    _ problems: Problems, _ check: VerificationCheck, exercise: String? = nil, file: String? = nil
  ) -> [VerificationFinding] {
    problems.all.map { problem in
      let place = problem.range.flatMap { range in
        problems.sources.indices.contains(range.file) ? problems.sources[range.file].location(at: range.lower) : nil
      }
      return VerificationFinding(
        check, isWarning: problem.severity == .warning, exercise: exercise, file: place?.file ?? file,
        line: place?.line, problem.message.english, advice: problem.notes.map(\.message.english).joined(separator: " "))
    }
  }
}

/// The result of verifying one exercise, or the pack itself.
public struct Verification: Sendable {
  /// The findings in the order of discovery.
  public var findings: [VerificationFinding] = []
  /// The number of scenarios that were run.
  public var scenarios = 0
  /// The number of wrong answers that were checked.
  public var wrongAnswers = 0
  /// The number of accepted answers that were checked.
  public var acceptedAnswers = 0
  /// The exercise; nil if it could not be read.
  public var exercise: Exercise?
  /// The checks that were skipped because something they need was missing or unreadable.
  public var untried: Set<VerificationCheck> = []

  /// Makes an empty result.
  public init() {}

  mutating func add(_ findings: [VerificationFinding]) { self.findings += findings }
}
