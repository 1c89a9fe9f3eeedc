import Diagnostics

/// What a diagnosis says, in one language, in the order in which it is told.
///
///     fact        The guide of “pie” for .leading is -20.
///     why         A guide counts from the view's own leading edge; a negative one lies outside the view.
///     direction   Flip the sign.
///     code        Write 20.
public struct DiagnosisWords: Hashable, Sendable {
  /// What is seen, and at which line; nothing of what should stand there.
  public var fact: String
  /// The law that is broken.
  public var why: String
  /// What kind of change mends it, without the value.
  public var direction: String
  /// The change itself.
  public var code: String

  /// Names the four texts; a diagnosis that says no direction of its own has that of its kind.
  public init(fact: String, why: String, direction: String = "", code: String) {
    (self.fact, self.why, self.direction, self.code) = (fact, why, direction, code)
  }

  /// The texts up to a step, without those that are empty.
  public func told(_ reveal: Reveal) -> [String] {
    [fact, why, direction, code].prefix(reveal.rawValue).filter { !$0.isEmpty }
  }
}

/// A text in English and German, rendered when it is read.
struct BilingualText: Sendable {
  let english: @Sendable () -> String
  let german: @Sendable () -> String

  init(
    _ english: @autoclosure @escaping @Sendable () -> String, _ german: @autoclosure @escaping @Sendable () -> String
  ) {
    (self.english, self.german) = (english, german)
  }

  func words(in language: SpokenLanguage) -> String {
    switch language {
    case .english: english()
    case .german: german()
    }
  }
}

/// A value that becomes the words of a diagnosis where they are shown.
protocol Saying: Sendable {
  func words(in language: SpokenLanguage) -> DiagnosisWords
}

extension Diagnosis {
  /// All four texts.
  public var words: DiagnosisWords {
    let spoken = SpokenLanguage(language)
    var words = said.words(in: spoken)
    if let seen { words.fact = seen.words(in: spoken, before: words.fact) }
    if words.direction.isEmpty { words.direction = id.direction(in: spoken) }
    return words
  }

  /// The texts that are revealed.
  public var told: [String] { words.told(reveal) }

  /// All that is revealed, for results and for readers of one line.
  public var message: String { told.joined(separator: " ") }

  /// The diagnosis for a reader of another language.
  ///
  ///     diagnosis.spoken(in: .german).words.code   → "Schreib 20."
  public func spoken(in language: Language) -> Diagnosis {
    var diagnosis = self
    diagnosis.language = language
    return diagnosis
  }

  /// The diagnosis with no more than so much of it shown.
  public func revealed(_ reveal: Reveal) -> Diagnosis {
    var diagnosis = self
    diagnosis.reveal = reveal
    return diagnosis
  }
}

extension CheckReport {
  /// The report with the words of its diagnoses and the course's notes in a language; facts, names and numbers are the
  /// same in all of them.
  public func spoken(in language: Language) -> CheckReport {
    var report = self
    report.diagnoses = diagnoses.map { $0.spoken(in: language) }
    report.problems = problems?.spoken(in: language)
    report.warnings = warnings?.spoken(in: language)
    for index in report.scenarios.indices {
      report.scenarios[index].problems = scenarios[index].problems?.spoken(in: language)
    }
    return report
  }

  /// The first cause of a failure; nil after a pass, and if nobody knows one.
  public var cause: DiagnosisID? { verdict == .passed ? nil : diagnoses.first { $0.severity != .celebratory }?.id }

  /// Shows so much of each diagnosis, and all of those that remark something after a pass or tell of a limit of the
  /// course: nobody could find out what that is.
  public mutating func reveal(_ reveal: Reveal) {
    guard verdict != .passed else { return }
    let limits: Set<DiagnosisID> = [.notInCourse, .budgetExceeded]
    diagnoses = diagnoses.map { limits.contains($0.id) ? $0 : $0.revealed(reveal) }
  }
}
