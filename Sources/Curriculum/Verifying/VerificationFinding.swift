import Diagnostics

/// What `course verify` looks at, in the order in which it reports.
public enum VerificationCheck: String, Sendable, CaseIterable {
  /// Every file reads as its format says; no key is unknown, every picture is drawn.
  case formats
  /// Nothing is missing, nothing lies around that nobody reads.
  case files
  /// Title, goal, lesson, explanation and hints are written, and CommonMark.
  case texts
  /// Each lesson shows one picture, said in words, too, and drawn as its views are today.
  case pictures
  /// Nothing was left for later.
  case placeholders
  /// An idea is introduced before it is used.
  case concepts
  /// Every name in exercise.json is one of the code's, every value one that the code takes.
  case names
  /// Every source is Swift that the course understands.
  case sources
  /// What a learner gets does not pass.
  case starters
  /// The reference answer and every other right one pass in every scenario.
  case answers
  /// Wrong answers fail.
  case wrongAnswers
  /// Each wrong answer gets the diagnosis that it was written for.
  case diagnoses
  /// The expected frames are what the solution gives today.
  case frames
  /// Each scenario beyond the first catches somebody alone.
  case scenarios
  /// Whoever does without the exercise's idea is caught, or told.
  case ideas

  /// What is true if nothing was found.
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

/// Something that `course verify` found.
public struct VerificationFinding: Hashable, Sendable {
  /// Which check found it.
  public var check: VerificationCheck
  /// Whether the pack is fit to use all the same.
  public var isWarning: Bool
  /// The exercise; nil for the pack itself.
  public var exercise: String?
  /// The file inside the pack, if one is to blame.
  public var file: String?
  /// Its line, counted from 1.
  public var line: Int?
  /// What is the matter.
  public var message: String
  /// What to do about it; empty if the message says it.
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

  /// Whether it says the same of the same place; what helps may differ from scenario to scenario.
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

/// What became of one exercise, or of the pack itself.
public struct Verification: Sendable {
  /// In the order in which they were found.
  public var findings: [VerificationFinding] = []
  /// How many scenarios were tried.
  public var scenarios = 0
  /// How many wrong answers were tried.
  public var wrongAnswers = 0
  /// How many other right answers were tried.
  public var acceptedAnswers = 0
  /// What was read; nil where that was not possible.
  public var exercise: Exercise?
  /// What could not be looked at, since something before it was missing or not readable.
  public var untried: Set<VerificationCheck> = []

  /// Makes an empty one.
  public init() {}

  mutating func add(_ findings: [VerificationFinding]) { self.findings += findings }
}
