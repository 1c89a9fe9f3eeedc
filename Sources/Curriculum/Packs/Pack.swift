import Diagnostics

/// A set of exercises in order: what `Exercises/course.json` says.
///
/// The exercises themselves are read one by one, when somebody asks for one.
public struct Pack: Sendable {
  /// The pack's name in the progress database; never changes.
  public var id: String
  /// What people call it.
  public var title: String
  /// The version of its content.
  public var version: String
  /// The ideas that its exercises practise; empty if the pack does not list them.
  public var concepts: [Concept] = []
  /// Whether it came without solutions and hidden scenarios, for learners.
  public var isForLearners = false
  /// How diagnoses are told, where neither the learner nor the exercise says; nil for step by step.
  public var feedback: Feedback?
  /// In the order in which they are meant to be worked through.
  public var chapters: [Chapter]
  /// Where its files are.
  public var folder: PackFolder

  /// Every exercise, in order.
  public var exercises: [ExerciseReference] { chapters.flatMap(\.exercises) }

  /// The exercise called `id`; nil if the pack has none of that name.
  public func exercise(called id: String) -> ExerciseReference? { exercises.first { $0.id == id } }

  /// The chapter's number and the exercise's place in it, counted from 1: `3.2`.
  public func number(of reference: ExerciseReference) -> String {
    guard let (number, chapter) = chapter(of: reference), let place = chapter.exercises.firstIndex(of: reference) else {
      return ""
    }
    return "\(number).\(place + 1)"
  }

  /// The exercise of a number such as `3.2`; nil where there is none, or the word is no such number.
  public func exercise(numbered word: String) -> ExerciseReference? {
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let chapter = numbers[0], let place = numbers[1], chapters.indices.contains(chapter - 1),
      chapters[chapter - 1].exercises.indices.contains(place - 1)
    else { return nil }
    return chapters[chapter - 1].exercises[place - 1]
  }

  /// The same pack, with the learner's files in a folder of the work folder.
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

/// A part of a pack: a few exercises about one thing.
public struct Chapter: Hashable, Sendable {
  /// The name of its folder: `10-field-studies`.
  public var id: String
  /// What people call it.
  public var title: String
  /// In order.
  public var exercises: [ExerciseReference]
}

/// An exercise's place in the pack, before anything of it is read.
public struct ExerciseReference: Hashable, Sendable {
  /// The chapter's folder.
  public var chapter: String
  /// The exercise's name, of its folder and of the learner's file.
  public var id: String

  /// The folder inside the work folder that has the learner's files of this pack: two packs never share one.
  public var room = usualRoom

  /// Where the files of the pack are that a work folder began with.
  public static let usualRoom = "exercises"

  /// Names an exercise.
  public init(chapter: String, id: String) {
    self.chapter = chapter
    self.id = id
  }

  /// The exercise's folder inside the pack.
  public var folder: String { "Exercises/\(chapter)/\(id)" }

  /// The learner's file inside the work folder.
  public var learnerFile: String { "\(room)/\(chapter)/\(id).layout" }
}

/// The files of an exercise that are texts for people or sources.
public enum ExerciseFile: String, Sendable {
  /// What to know.
  case lesson = "lesson.md"
  /// Why the right answer is right; shown after a pass.
  case why = "why.md"
  /// What the learner gets.
  case starter = "starter.layout"
  /// Code that the learner's file may use but not change.
  case given = "given.layout"
  /// The reference answer.
  case solution = "solution.layout"
  /// The views that the lesson's picture shows.
  case picture = "lesson.layout"
  /// The lesson's picture, drawn from them.
  case drawing = "lesson.svg"
}

extension Pack {
  /// A file that every exercise has.
  public func text(_ file: ExerciseFile, of reference: ExerciseReference) throws(Problems) -> SourceText {
    try folder.text("\(reference.folder)/\(file.rawValue)")
  }

  /// A file that an exercise may have.
  public func textIfPresent(_ file: ExerciseFile, of reference: ExerciseReference) throws(Problems) -> SourceText? {
    try folder.textIfPresent("\(reference.folder)/\(file.rawValue)")
  }
}
