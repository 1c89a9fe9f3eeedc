import Curriculum
import Diagnostics

/// The questions of a prediction with their choices, and its variants with their arguments.
struct QuestionsPage {
  var exercise: Exercise
  var say: Speaker

  var blocks: [Document.Block] {
    guard let first = exercise.questions.first else { return [] }
    let columns: [Document.Table.Column] = [.init(title: ""), .init(title: ""), .init(title: "", narrow: .below)]
    let questions = exercise.questions.map { question -> [Phrase] in
      let answer = question.choices.isEmpty ? say(PackSentence.aNumber) : say(.oneOf(question.choices))
      return ["\(question.name, .code)", Phrase(withCode: question.asks), answer]
    }
    let variants = exercise.scenarios.enumerated().map { place, variant -> [Phrase] in
      let circumstances = variant.isHidden ? say.label(.hiddenVariant) : variant.circumstances(in: say.language)
      return ["\(place + 1)", "\(variant.id)", "\(circumstances)"]
    }
    return [
      .heading(say(.questions)), .indented([.table(.init(columns: columns, rows: questions))]),
      .heading(say(.variants)), .indented([.table(.init(columns: columns, rows: variants))]),
      .paragraph(say(.answerAs(first: "\(first.name)1", second: "\(first.name)2"))), .gap,
    ]
  }

  var json: JSON {
    JSON(
      exercise.questions.map { question in
        [
          "name": JSON(question.name), "asks": JSON(question.asks), "choices": JSON(question.choices.map { JSON($0) }),
        ]
      })
  }

  /// The variants' circumstances, for programs.
  var variants: JSON {
    JSON(
      exercise.kind == .predict
        ? exercise.scenarios.map { variant in
          [
            "id": JSON(variant.id),
            "circumstances": variant.isHidden ? nil : JSON(variant.circumstances(in: say.language)),
          ]
        } : [])
  }
}
