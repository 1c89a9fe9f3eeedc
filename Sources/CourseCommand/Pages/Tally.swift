import Curriculum
import ProgressStore

/// How far the learner is. Optional exercises are counted beside the others: `58 (and 2 optional)`.
struct Tally {
  var exercises: Int
  var done: Int
  var tried: Int
  /// Exercises that nobody has to do.
  var optional: Int
  /// Those of them that have passed.
  var optionalDone: Int

  init(pack: Pack, progress: [String: ExerciseProgress]) {
    let names = pack.optionalExercises()
    let all = pack.exercises.filter { !names.contains($0.id) }.map { progress[$0.id] }
    exercises = all.count
    done = all.count { $0?.isDone ?? false }
    tried = all.count { progress in progress.map { !$0.isDone && $0.attempts > 0 } ?? false }
    optional = names.count
    optionalDone = names.count { progress[$0]?.isDone ?? false }
  }

  /// Not checked yet.
  var new: Int { exercises - done - tried }

  /// `1 of 3 done (33 %)`
  var sentence: Sentence {
    .done(
      done, of: exercises, percent: exercises > 0 ? done * 100 / exercises : 0, optional: optional,
      optionalDone: optionalDone)
  }

  /// How many exercises there are.
  var count: Sentence { .exercises(exercises, optional: optional) }
}
