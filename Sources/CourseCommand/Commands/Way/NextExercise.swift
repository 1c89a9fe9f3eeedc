import Curriculum
import Diagnostics
import ProgressStore

extension Pack {
  /// The exercise to show: the current one until it is passed, then the next one that is not, wrapping around at the
  /// end. Skipped exercises come last.
  func nextExercise(
    after current: ExerciseReference?, _ progress: [String: ExerciseProgress],
    leavingOut left: ExerciseReference? = nil
  ) -> ExerciseReference? {
    let all = exercises
    let start = current.flatMap { all.firstIndex(of: $0) } ?? 0
    let open = (all[start...] + all[..<start]).filter { $0 != left && !(progress[$0.id]?.isDone ?? false) }
    // The current exercise comes first even if it was skipped.
    return open.first { $0 == current } ?? open.first { !(progress[$0.id]?.isSkipped ?? false) } ?? open.first
  }

  /// The chapter with that number or name, counted from 1.
  func chapterNumber(named word: String) throws(Complaint) -> Int {
    if let number = Int(word) {
      if chapters.indices.contains(number - 1) { return number }
      throw .usage(.noChapter(number, of: chapters.count), .allExercises)
    }
    if let place = chapters.firstIndex(where: { $0.id == word }) { return place + 1 }
    let near = nearest(to: word, in: chapters.map(\.id))
    throw .usage(.noChapterCalled(word), near.map { .didYouMean($0) } ?? .allExercises)
  }

  /// The task that tests out a chapter: its last exercise that is neither optional nor a prediction.
  func task(of chapter: Int) throws(Complaint) -> ExerciseReference? {
    let optional = optionalExercises()
    for reference in chapters[chapter - 1].exercises.reversed() where !optional.contains(reference.id) {
      if try Complaint.ofPack(exercise(reference)).kind != .predict { return reference }
    }
    return nil
  }

  /// The exercise that `next WORD` shows: the named one, or the first one of a chapter that is not passed.
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
