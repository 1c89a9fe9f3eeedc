import Curriculum
import Diagnostics

/// The goal and the file to edit: the end of a lesson, and the output of `course goal`.
struct GoalPage {
  var exercise: Exercise
  /// The file to edit.
  var file: String
  /// The line of the first TODO in the file.
  var todo: Int?
  /// The names that the given code declares.
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
