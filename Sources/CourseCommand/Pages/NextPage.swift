import Curriculum
import Diagnostics

/// The output of `course next`.
struct NextPage {
  var pack: Pack
  var exercise: Exercise
  var lesson: SourceText
  /// The lesson's picture as text.
  var sketch: [String]
  /// The given code, to use in the answer or to predict; it is not edited.
  var given: SourceText?
  var tally: Tally
  var say: Speaker
  /// The file to edit.
  var file: String
  /// The line of the first TODO.
  var todo: Int?
  var folder: String
  var isNewFolder: Bool
  var isNewFile: Bool
  /// The exercises that this command skipped.
  var left: [ExerciseReference] = []
  /// The chapter that `test-out` tests with this exercise.
  var testedChapter: Int?
  /// Whether the exercise was skipped before and returns now.
  var wasSkipped = false

  private var reference: ExerciseReference { exercise.reference }

  /// The code to predict, which is not edited.
  private var locked: String? { exercise.kind == .predict ? given?.text : nil }

  var document: Document {
    var document = Document()
    if isNewFolder {
      document.add(.paragraph(say(.folderMade(folder))))
      document.add(.gap)
    }
    if let testedChapter, let first = left.first {
      let back: Phrase = "\(command: "start \(first.id)")"
      let words = say(WaySentence.standsFor(chapter: testedChapter, others: left.count))
      document.blocks += [.paragraph("\(words)  \(back)"), .gap]
    } else if let left = left.first {
      let back: Phrase = "\(command: "start \(left.id)")"
      document.blocks += [.paragraph("\(say(WaySentence.leftForLater(pack.label(of: left)))):  \(back)"), .gap]
    }
    if wasSkipped { document.blocks += [.paragraph(say(WaySentence.isBack(pack.label(of: reference)))), .gap] }
    document.add(.sides(chapter, say(tally.sentence)))
    let effort = say(.minutes(exercise.minutes, isOptional: exercise.isOptional))
    document.add(.sides("\(pack.label(of: reference), .strong)   \(exercise.title)", effort))
    document.add(.gap)
    document.blocks += Lesson.blocks(of: lesson.text).map(withSketch)
    if let locked {
      document.blocks += [.gap, .heading(say(.code)), .gap, .indented([.code(locked)])]
    }
    document.add(.gap)
    document.blocks +=
      GoalPage(
        exercise: exercise, file: file, todo: todo, given: locked == nil ? GivenCode(given).names : [], say: say
      ).fields
    document.add(.gap)
    let task = say(exercise.kind == .predict ? .answerIntoFile : .edit)
    let check: Phrase = "\(task)\(say(.then)):  \(command: "check")"
    document.add(.paragraph("\(check)     \(say(.stuck))  \(command: "hint")"))
    return document
  }

  /// Adds the sketch to a picture block.
  private func withSketch(_ block: Document.Block) -> Document.Block {
    guard case .picture(var picture) = block else { return block }
    picture.label = say.label(.picture)
    picture.drawing = sketch
    return .picture(picture)
  }

  /// The picture's description and its SVG file.
  private var picture: JSON {
    guard let picture = PictureLine.all(in: lesson).first else { return nil }
    let file = PackPath("\(reference.folder)/\(picture.file)").map { "\(pack.folder.path)/\($0.text)" }
    return ["alt": JSON(picture.alt), "file": JSON(file)]
  }

  private var chapter: Phrase {
    guard let (number, chapter) = pack.chapter(of: reference) else { return "" }
    return say(.chapter(number, title: chapter.title))
  }

  var json: JSON {
    [
      "formatVersion": 1, "pack": JSON(pack.id), "exercise": JSON(reference.id), "chapter": JSON(reference.chapter),
      "title": JSON(exercise.title), "kind": JSON(exercise.kind.rawValue), "optional": JSON(exercise.isOptional),
      "code": JSON(locked), "minutes": JSON(exercise.minutes), "goal": JSON(exercise.goal),
      "lesson": JSON(lesson.text), "picture": picture, "workFolder": JSON(folder), "file": JSON(reference.learnerFile),
      "number": JSON(pack.number(of: reference)), "given": JSON(GivenCode(given).names.map { JSON($0) }),
      "todoLine": todo.map { JSON($0) } ?? nil, "fileWasWritten": JSON(isNewFile),
      "leftForLater": JSON(left.first?.id), "done": JSON(tally.done), "exercises": JSON(tally.exercises),
      "questions": QuestionsPage(exercise: exercise, say: say).json,
      "variants": QuestionsPage(exercise: exercise, say: say).variants,
    ]
  }
}
