import Diagnostics

/// An ordered set of exercises: the content of `Exercises/course.json`.
///
/// The exercises are read one by one, on demand.
public struct Pack: Sendable {
  /// The pack's id in the progress database; it never changes.
  public var id: String
  /// The title.
  public var title: String
  /// The version of its content.
  public var version: String
  /// The concepts that its exercises practice; empty if the pack does not list them.
  public var concepts: [Concept] = []
  /// Whether it is the learners' edition, without solutions and hidden scenarios.
  public var isForLearners = false
  /// The value of `edition` in course.json that says so.
  static let learnersEdition = "learners"
  /// How much of a diagnosis is shown, unless the learner or the exercise decides; nil for one step at a time.
  public var feedback: Feedback?
  /// The chapters in the intended order.
  public var chapters: [Chapter]
  /// The folder of its files.
  public var folder: PackFolder

  /// All exercises, in order.
  public var exercises: [ExerciseReference] { chapters.flatMap(\.exercises) }

  /// The exercise with an id; nil if there is none.
  public func exercise(called id: String) -> ExerciseReference? { exercises.first { $0.id == id } }

  /// The chapter's number and the exercise's position in it, counted from 1: `3.2`.
  public func number(of reference: ExerciseReference) -> String {
    guard let (number, chapter) = chapter(of: reference), let place = chapter.exercises.firstIndex(of: reference) else {
      return ""
    }
    return "\(number).\(place + 1)"
  }

  /// The exercise with a number such as `3.2`; nil if there is none.
  public func exercise(numbered word: String) -> ExerciseReference? {
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let chapter = numbers[0], let place = numbers[1], chapters.indices.contains(chapter - 1),
      chapters[chapter - 1].exercises.indices.contains(place - 1)
    else { return nil }
    return chapters[chapter - 1].exercises[place - 1]
  }

  /// The pack with the learner's files in another folder of the work folder.
  public func keepingFiles(in room: String) -> Pack {
    var pack = self
    for chapter in pack.chapters.indices {
      for place in pack.chapters[chapter].exercises.indices { pack.chapters[chapter].exercises[place].room = room }
    }
    return pack
  }

  /// The chapter of an exercise and the chapter's number, counted from 1.
  public func chapter(of reference: ExerciseReference) -> (number: Int, chapter: Chapter)? {
    guard let index = chapters.firstIndex(where: { $0.id == reference.chapter }) else { return nil }
    return (index + 1, chapters[index])
  }
}

/// A chapter of a pack, with exercises about one topic.
public struct Chapter: Hashable, Sendable {
  /// The name of its folder: `10-field-studies`.
  public var id: String
  /// The title.
  public var title: String
  /// The exercises in order.
  public var exercises: [ExerciseReference]
}

/// An exercise's place in the pack, before anything of it is read.
public struct ExerciseReference: Hashable, Sendable {
  /// The chapter's folder.
  public var chapter: String
  /// The exercise's name, which is also that of its folder and of the learner's file.
  public var id: String

  /// The folder in the work folder for the learner's files of this pack; packs never share one.
  public var room = usualRoom

  /// The folder for the files of the first pack of a work folder.
  public static let usualRoom = "exercises"

  /// Makes a reference.
  public init(chapter: String, id: String) {
    self.chapter = chapter
    self.id = id
  }

  /// The exercise's folder inside the pack.
  public var folder: String { "Exercises/\(chapter)/\(id)" }

  /// The learner's file inside the work folder.
  public var learnerFile: String { "\(room)/\(chapter)/\(id).layout" }
}

/// The files of an exercise that contain texts or sources.
public enum ExerciseFile: String, Sendable {
  /// The lesson.
  case lesson = "lesson.md"
  /// The explanation of the right answer, shown after a pass.
  case why = "why.md"
  /// The learner's initial file.
  case starter = "starter.layout"
  /// Code that the learner's file may use but not change.
  case given = "given.layout"
  /// The reference answer.
  case solution = "solution.layout"
  /// The views of the lesson's picture.
  case picture = "lesson.layout"
  /// The lesson's picture, drawn from these views.
  case drawing = "lesson.svg"
}

extension Pack {
  /// The text of a file that every exercise has.
  public func text(_ file: ExerciseFile, of reference: ExerciseReference) throws(Problems) -> SourceText {
    try folder.text("\(reference.folder)/\(file.rawValue)")
  }

  /// The text of a file that an exercise may have.
  public func textIfPresent(_ file: ExerciseFile, of reference: ExerciseReference) throws(Problems) -> SourceText? {
    try folder.textIfPresent("\(reference.folder)/\(file.rawValue)")
  }
}
