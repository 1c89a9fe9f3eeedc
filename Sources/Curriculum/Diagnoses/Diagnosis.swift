import Diagnostics
import LayoutLanguage

/// Why an answer is not right, as a claim about its own text, with the reason and one step to take.
///
///     sign-flipped   spike.layout:11:36        title    pie's guide is -20: a point 20 before its leading edge
///                                              reason   A larger guide moves the view back …
///                                              step     Write 20.
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
  public var severity: Severity
  /// Names of the views that it speaks of.
  public var views: [String]
  /// The text that it speaks of.
  public var range: SourceRange?
  /// The facts that its words are made of.
  public var parameters: [JSON.Member]
  /// What is so, in one sentence.
  public var title: String
  /// Why that is not what was asked, with numbers.
  public var reason: String
  /// What to try next.
  public var step: String
  /// Title, reason and step in other languages, as far as somebody has written them.
  public var translations: [Language: DiagnosisWords] = [:]
  /// The step as a change of the text, where it is that simple.
  public var fixIt: FixIt?
  /// The scenarios in which it shows, by name; hidden ones are left out.
  public var scenarios: [String]
  /// Whether the change that it names was tried and makes everything right.
  public var isProven: Bool
  /// The rule that found it; nil for what is read off problems and predictions.
  var kind: (any Explanation.Type)?

  /// All its words, for results and for readers of one line.
  public var message: String { [title, reason, step].filter { !$0.isEmpty }.joined(separator: " ") }
}

/// One kind of mistake: how it is recognised, what is known of it, and its words.
///
/// Adding one: a file with a value that holds the facts, a case of `DiagnosisID`, a line in `Diagnosis.kinds`, a
/// page in `CProse`, and cases under `Tests/CurriculumTests/Diagnoses/ID`.
protocol Explanation: Sendable {
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
  var parameters: [JSON.Member] { get }
  var title: String { get }
  var reason: String { get }
  var step: String { get }
  /// Title, reason and step in German; nil where nobody has written them yet. They stand in `German`, a file for each
  /// rule.
  var german: DiagnosisWords? { get }
  var fixIt: FixIt? { get }
}

extension Explanation {
  var severity: Diagnosis.Severity { .essential }
  var isProven: Bool { false }
  static var isCertain: Bool { false }
  var views: [ViewReference] { [] }
  var parameters: [JSON.Member] { [] }
  var german: DiagnosisWords? { nil }
  var fixIt: FixIt? { nil }

  func diagnosis(in scenarios: [String]) -> Diagnosis {
    Diagnosis(
      id: Self.id, severity: severity, views: views.map(\.description),
      range: range.flatMap { $0.file == 0 ? $0 : nil },
      parameters: parameters, title: title, reason: reason, step: step,
      translations: german.map { [.german: $0] } ?? [:], fixIt: fixIt, scenarios: scenarios, isProven: isProven,
      kind: Self.self)
  }
}

extension JSON.Member {
  init(_ key: String, _ value: JSON) { self.init(key: key, value: value) }
}
