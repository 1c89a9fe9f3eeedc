import Curriculum
import Diagnostics

/// What is to be reached and where: the end of a lesson, and all that `course goal` says.
struct GoalPage {
  var exercise: Exercise
  /// The file to edit.
  var file: String
  /// The line of the first TODO in it.
  var todo: Int?
  /// What the exercise gives besides SwiftUI.
  var given: [String]
  var say: Speaker

  var fields: [Document.Block] {
    var fields = [Document.Field(label: say.label(.goal), text: Phrase(withCode: exercise.goal))]
    if !given.isEmpty {
      let names = Phrase(withCode: given.map { "`\($0)`" }.joined(separator: ", "))
      fields.append(
        .init(
          label: say.label(WaySentence.given), text: "\(names)   \(command: "given \(exercise.reference.id)")"))
    }
    fields.append(.init(label: say.label(.file), text: place))
    return QuestionsPage(exercise: exercise, say: say).blocks + [.fields(fields)]
  }

  private var place: Phrase {
    guard let todo else { return "\(path: file, .strong)" }
    return "\(path: "\(file):\(todo)", .strong)  \(say(.todo(line: todo)))"
  }
}
