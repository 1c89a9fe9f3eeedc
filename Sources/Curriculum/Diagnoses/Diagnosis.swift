import Diagnostics
import LayoutEditing

/// Why an answer is not right, as a claim about its own text, told in steps.
///
///     sign-flipped   spike.layout:11:36        fact        The guide of “pie” for .leading is -20.
///                                              why         A larger guide moves the view back …
///                                              direction   Flip the sign.
///                                              code        Write 20.
///
/// A diagnosis is decided from frames, the guide trace and the syntax alone. Most are proven: with the one change that
/// they name, tried in the learner's own program, every scenario comes out right.
public struct Diagnosis: Sendable {
  /// How much a diagnosis matters.
  public enum Severity: String, Sendable, CaseIterable {
    /// The answer cannot pass before this is mended.
    case essential
    /// Worth changing.
    case actionable
    /// Worth knowing.
    case informative
    /// Something went well.
    case celebratory
  }

  /// Which mistake.
  public var id: DiagnosisID
  /// How much it matters.
  public var severity: Severity = .essential
  /// Names of the views that it speaks of.
  public var views: [String] = []
  /// The text that it speaks of.
  public var range: SourceRange?
  /// The facts that its words are made of.
  public var parameters: [JSON.Member]
  /// The change of the text, where it was tried as one.
  public var edits: [TextEdit] = []
  /// The scenarios in which it shows, by name; hidden ones are left out.
  public var scenarios: [String]
  /// Whether the change that it names was tried and makes everything right.
  public var isProven: Bool
  /// How much of it is shown.
  public var reveal = Reveal.code
  /// The reader's language.
  public var language = Language.english
  /// What can be seen of it.
  var seen: Observation?
  /// The rule that found it; nil for what is read off problems, predictions and tried changes.
  var kind: (any DiagnosisRule.Type)?
  /// Its rank relative to a change that was tried.
  var claims: Claims = []
  /// What is to be said of it.
  var said: any Saying

  /// Properties of a finding that decide its rank beside tried changes.
  struct Claims: OptionSet, Sendable {
    let rawValue: Int
    /// Attributes a wrong guide to something else: a view without a guide, or a container with all of its guides.
    static let blamesOthers = Claims(rawValue: 1)
    /// Another line of a container or frame was tried.
    static let ofTheAskedLine = Claims(rawValue: 2)
    /// The change asks a container or frame to use another alignment.
    static let tellsTheContainer = Claims(rawValue: 4)
    /// A number for which only the required value is known.
    static let isNumberAlone = Claims(rawValue: 16)
    /// Names the failing scenarios without referring to the text.
    static let saysOnlyWhere = Claims(rawValue: 32)
    /// Attributes the failure to a step, not to anything in the text.
    static let blamesAStep = Claims(rawValue: 64)
  }
}

/// One kind of mistake: how it is recognized, and how it is told.
///
/// Adding one: a file with a rule that makes its diagnosis, a case of `DiagnosisID`, a line in `Diagnosis.kinds`, a
/// page in `CProse`, and cases under `Tests/CurriculumTests/Diagnoses/ID`.
protocol DiagnosisRule: SendableMetatype {
  /// The mistakes of this kind in an answer; none if one cannot be sure.
  static func find(in trace: AnswerTrace) -> [Diagnosis]
  /// Whether it is so in any case, and worth telling before a proven change of something else.
  static var isCertain: Bool { get }
}

extension DiagnosisRule {
  static var isCertain: Bool { false }

  /// The mistakes of this kind, with the scenarios in which they show.
  static func found(in trace: AnswerTrace, _ scenarios: [String]) -> [Diagnosis] {
    find(in: trace).map { diagnosis in
      var diagnosis = diagnosis
      (diagnosis.kind, diagnosis.scenarios) = (self, scenarios)
      return diagnosis
    }
  }
}

extension Diagnosis {
  /// The finding of a rule, with its text in both languages.
  ///
  /// - Parameters:
  ///   - isProven: whether a single change was tried that makes all scenarios pass.
  ///   - edits: the edits of the text, if the change can be written as edits.
  init(
    _ id: DiagnosisID, of views: [ViewReference] = [], at range: SourceRange?, _ facts: Facts, isProven: Bool = true,
    _ claims: Claims = [], edits: [TextEdit] = [],
    english: @autoclosure @escaping @Sendable () -> DiagnosisWords,
    german: @autoclosure @escaping @Sendable () -> DiagnosisWords
  ) {
    self.init(
      id: id, views: views.map(\.description), range: range.flatMap { $0.file == 0 ? $0 : nil },
      parameters: facts.members, edits: edits, scenarios: [], isProven: isProven, kind: nil, claims: claims,
      said: WordsOfBothLanguages(english: english, german: german))
  }
}

/// Words that are rendered when they are read.
private struct WordsOfBothLanguages: Saying {
  let english: @Sendable () -> DiagnosisWords
  let german: @Sendable () -> DiagnosisWords

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english: english()
    case .german: german()
    }
  }
}

extension JSON.Member {
  init(_ key: String, _ value: JSON) { self.init(key: key, value: value) }
}
