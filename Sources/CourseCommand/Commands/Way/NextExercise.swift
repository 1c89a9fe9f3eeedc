import Curriculum
import Diagnostics
import ProgressStore

extension Pack {
  /// The exercise to show: the current one until it passes, then the next that has not passed, from the start again
  /// after the last. What was left for later comes when nothing else is left.
  func nextExercise(
    after current: ExerciseReference?, _ progress: [String: ExerciseProgress],
    leavingOut left: ExerciseReference? = nil
  ) -> ExerciseReference? {
    let all = exercises
    let start = current.flatMap { all.firstIndex(of: $0) } ?? 0
    let open = (all[start...] + all[..<start]).filter { $0 != left && !(progress[$0.id]?.isDone ?? false) }
    // Who edits an exercise is at it, whatever they said before.
    return open.first { $0 == current } ?? open.first { !(progress[$0.id]?.isSkipped ?? false) } ?? open.first
  }

  /// The chapter that a word means, by its number or its name, counted from 1.
  func chapterNumber(named word: String) throws(Complaint) -> Int {
    if let number = Int(word) {
      if chapters.indices.contains(number - 1) { return number }
      throw .usage(.noChapter(number, of: chapters.count), .allExercises)
    }
    if let place = chapters.firstIndex(where: { $0.id == word }) { return place + 1 }
    let near = nearest(to: word, in: chapters.map(\.id))
    throw .usage(.noChapterCalled(word), near.map { .didYouMean($0) } ?? .allExercises)
  }

  /// The task that stands for a chapter: its last exercise that everybody does and that is no prediction.
  func task(of chapter: Int) throws(Complaint) -> ExerciseReference? {
    let optional = optionalExercises()
    for reference in chapters[chapter - 1].exercises.reversed() where !optional.contains(reference.id) {
      if try Complaint.ofPack(exercise(reference)).kind != .predict { return reference }
    }
    return nil
  }

  /// What `next WORD` means: an exercise, or the first of a chapter that has not passed.
  func exercise(
    next word: String, _ progress: [String: ExerciseProgress]
  ) throws(Complaint) -> ExerciseReference {
    guard exercise(called: word) == nil, let number = Int(word) else { return try exercise(named: word) }
    guard chapters.indices.contains(number - 1) else {
      throw .usage(.noChapter(number, of: chapters.count), .allExercises)
    }
    let chapter = chapters[number - 1].exercises
    let open = chapter.filter { !(progress[$0.id]?.isDone ?? false) }
    let wanted = open.first { !(progress[$0.id]?.isSkipped ?? false) } ?? open.first ?? chapter.first
    guard let wanted else { throw .usage(.noChapter(number, of: chapters.count), .allExercises) }
    return wanted
  }
}
