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
  /// What is to be said of it.
  var said: any Saying

  /// The rule that found it; nil for what is read off problems, predictions and tried changes.
  var kind: (any Explanation.Type)? { (said as? any Explanation).map { type(of: $0) } }

  /// What a rule or a tried change knows.
  func fact<Kind>(_ kind: Kind.Type) -> Kind? { said as? Kind }
}

/// One kind of mistake: how it is recognized, what is known of it, and its words.
///
/// Adding one: a file with a value that holds the facts, a case of `DiagnosisID`, a line in `Diagnosis.kinds`, a
/// page in `CProse`, and cases under `Tests/CurriculumTests/Diagnoses/ID`.
protocol Explanation: Saying {
  static var id: DiagnosisID { get }
  /// The mistakes of this kind in an answer; none where one cannot be sure.
  static func find(in evidence: Evidence) -> [Self]
  var severity: Diagnosis.Severity { get }
  /// Whether one change was tried that makes everything right.
  var isProven: Bool { get }
  /// Whether it is so in any case, and worth telling before a proven change of something else.
  static var isCertain: Bool { get }
  var views: [ViewReference] { get }
  var range: SourceRange? { get }
  var parameters: Facts { get }
  /// The change of the text, where it is that simple.
  var edits: [TextEdit] { get }
  /// In English; nothing of what should be written stands in the first two.
  var fact: String { get }
  var why: String { get }
  var code: String { get }
  /// In German.
  var german: DiagnosisWords { get }
  /// What kind of change mends it; empty where the kind of mistake says it.
  func direction(in language: SpokenLanguage) -> String
}

extension Explanation {
  var severity: Diagnosis.Severity { .essential }
  var isProven: Bool { false }
  static var isCertain: Bool { false }
  var views: [ViewReference] { [] }
  var parameters: Facts { [:] }
  var edits: [TextEdit] { [] }

  func direction(in language: SpokenLanguage) -> String { "" }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    var words =
      switch language {
      case .english: DiagnosisWords(fact: fact, why: why, code: code)
      case .german: german
      }
    words.direction = direction(in: language)
    return words
  }

  func diagnosis(in scenarios: [String]) -> Diagnosis {
    Diagnosis(
      id: Self.id, severity: severity, views: views.map(\.description),
      range: range.flatMap { $0.file == 0 ? $0 : nil }, parameters: parameters.members, edits: edits,
      scenarios: scenarios, isProven: isProven, said: self)
  }
}

extension JSON.Member {
  init(_ key: String, _ value: JSON) { self.init(key: key, value: value) }
}
