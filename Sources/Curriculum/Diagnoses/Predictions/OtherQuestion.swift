import Diagnostics

/// What is asked elsewhere, and answered instead of what is asked.
///
///     jars 100 and 100, gap 16        100, 90, 160        right with the gap left out
struct OtherQuestion: Equatable, Saying {
  /// How the answered question differs from the one that is asked.
  enum Difference: Equatable {
    /// With a value that counts as nothing.
    case leftOut(String)
    /// With the sign of a value turned round.
    case turned(String)
    /// Another point of the view.
    case point(Question.Measure, asked: Question.Measure)
    /// From the far side.
    case fromTheFarSide
    /// From where another view begins.
    case seenFrom(String)
    /// Of another view.
    case another(String)
    /// The code is another one in something.
    case picture(OtherPicture)
  }

  let difference: Difference
  /// The questions that are answered so, without the variants' numbers.
  let names: [String]
  /// The variants in which it shows.
  let fails: [String]
  let range: SourceRange?

  var diagnosis: Diagnosis {
    Diagnosis(
      id: .otherQuestion, range: range,
      parameters: [
        .init("questions", JSON(names.map { JSON($0) })), .init("difference", JSON(word)),
        .init("fails", JSON(fails.map { JSON($0) })),
      ] + (name.map { [.init("name", JSON($0))] } ?? []),
      scenarios: fails, isProven: false, said: self)
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english: DiagnosisWords(fact: title, why: reason, direction: step, code: "")
    case .german: DiagnosisWords(fact: germanTitle, why: germanReason, direction: germanStep, code: "")
    }
  }

  private var word: String {
    switch difference {
    case .leftOut: "leftOut"
    case .turned: "turned"
    case .point: "point"
    case .fromTheFarSide: "fromTheFarSide"
    case .seenFrom: "seenFrom"
    case .another: "another"
    case .picture(let picture): picture.word
    }
  }

  /// The value or the view that makes the difference.
  private var name: String? {
    switch difference {
    case .leftOut(let name), .turned(let name), .seenFrom(let name), .another(let name): name
    case .picture(let picture): picture.name
    case .point, .fromTheFarSide: nil
    }
  }

  // MARK: English

  private var title: String {
    let answers = "What you say of \(names.map { "`\($0)`" }.listed) is right"
    switch difference {
    case .leftOut(let value): return "\(answers) with `\(value)` left out."
    case .turned(let value): return "\(answers) with the sign of `\(value)` turned round."
    case .point(let point, let asked): return "\(answers) for \(point.words), and \(asked.words) is asked for."
    case .fromTheFarSide: return "\(answers) when it is counted from the far side."
    case .seenFrom(let view): return "\(answers) when it is counted from where “\(view)” begins."
    case .another(let view): return "\(answers) for “\(view)”, and that is not what is asked for."
    case .picture(let picture): return "\(answers) \(picture.title)"
    }
  }

  private var reason: String {
    let all = "That holds in every variant."
    switch difference {
    case .leftOut(let value): return "\(all) With `\(value)` in it, other numbers come out."
    case .turned: return "\(all) A larger guide moves its own view back, towards its leading side or its top."
    case .point: return "\(all) Between where a view begins, its middle and its end lies half of its size each."
    case .fromTheFarSide: return "\(all) Places are counted from the left and from the top."
    case .seenFrom: return "\(all) The same view has another number, seen from elsewhere."
    case .another: return "\(all) Views that belong together need not have the same place."
    case .picture(let picture): return "\(all) \(picture.reason)"
    }
  }

  private var step: String {
    switch difference {
    case .leftOut(let value): "Follow `\(value)` through the code: where does it make room, or move something?"
    case .turned(let value): "Take one variant, and draw which way `\(value)` moves its view."
    case .another(let view): "Look for what sets the view apart from “\(view)”: its size, its guide, what it stands in."
    case .picture(let picture): picture.step
    case .point, .fromTheFarSide, .seenFrom: "Read once more what the question counts from, and which point it means."
    }
  }

  // MARK: German

  private var germanTitle: String {
    let answers = "Was du zu \(names.map { "`\($0)`" }.listedInGerman) sagst, stimmt"
    switch difference {
    case .leftOut(let value): return "\(answers), wenn `\(value)` wegbleibt."
    case .turned(let value): return "\(answers), wenn das Vorzeichen von `\(value)` umgekehrt wird."
    case .point(let point, let asked):
      return "\(answers) für \(point.germanWords); gefragt ist nach \(asked.germanDative)."
    case .fromTheFarSide: return "\(answers), wenn man von der anderen Seite zählt."
    case .seenFrom(let view): return "\(answers), wenn man von dort zählt, wo „\(view)“ beginnt."
    case .another(let view): return "\(answers) für „\(view)“; danach ist nicht gefragt."
    case .picture(let picture): return "\(answers), \(picture.germanTitle)"
    }
  }

  private var germanReason: String {
    let all = "Das gilt in jeder Variante."
    switch difference {
    case .leftOut(let value): return "\(all) Mit `\(value)` kommen andere Zahlen heraus."
    case .turned:
      return "\(all) Ein größerer Guide rückt die eigene Ansicht zurück, zu ihrer Leading-Seite oder nach oben."
    case .point: return "\(all) Zwischen Anfang, Mitte und Ende einer Ansicht liegt jeweils ihre halbe Größe."
    case .fromTheFarSide: return "\(all) Plätze werden von links und von oben gezählt."
    case .seenFrom: return "\(all) Von anderswo aus gesehen hat dieselbe Ansicht eine andere Zahl."
    case .another: return "\(all) Was zusammengehört, braucht nicht am selben Platz zu sein."
    case .picture(let picture): return "\(all) \(picture.germanReason)"
    }
  }

  private var germanStep: String {
    switch difference {
    case .leftOut(let value): "Verfolge `\(value)` durch den Code: Wo macht es Platz, wo rückt es etwas?"
    case .turned(let value):
      "Nimm eine Variante, und zeichne, wohin `\(value)` die eigene Ansicht rückt."
    case .another(let view): "Such, was die Ansicht von „\(view)“ unterscheidet: Größe, Guide, worin sie steht."
    case .picture(let picture): picture.germanStep
    case .point, .fromTheFarSide, .seenFrom: "Lies noch einmal, von wo die Frage zählt und welchen Punkt sie meint."
    }
  }
}

extension CheckReport {
  /// One thought explains all answers of a question: what single numbers look like is not told besides.
  mutating func tellOnce() {
    for names in diagnoses.compactMap({ ($0.said as? OtherQuestion)?.names }) {
      for variant in scenarios.indices {
        for answer in scenarios[variant].answers.indices {
          let name = scenarios[variant].answers[answer].name
          if names.contains(where: { name == "\($0)\(variant + 1)" }) {
            scenarios[variant].answers[answer].remark = nil
          }
        }
      }
    }
  }
}

extension Question.Measure {
  /// The measures of the same axis that are points of a view.
  var points: [Question.Measure] {
    switch self {
    case .x, .midX, .maxX: [.x, .midX, .maxX]
    case .y, .midY, .maxY: [.y, .midY, .maxY]
    case .width, .height: []
    }
  }

  fileprivate var words: String {
    switch self {
    case .x, .y: "the beginning"
    case .midX, .midY: "the middle"
    case .maxX, .maxY: "the end"
    case .width: "the width"
    case .height: "the height"
    }
  }

  fileprivate var germanWords: String {
    switch self {
    case .x, .y: "den Anfang"
    case .midX, .midY: "die Mitte"
    case .maxX, .maxY: "das Ende"
    case .width: "die Breite"
    case .height: "die Höhe"
    }
  }

  fileprivate var germanDative: String {
    switch self {
    case .x, .y: "dem Anfang"
    case .midX, .midY: "der Mitte"
    case .maxX, .maxY: "dem Ende"
    case .width: "der Breite"
    case .height: "der Höhe"
    }
  }
}
