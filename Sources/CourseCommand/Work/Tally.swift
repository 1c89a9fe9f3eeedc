import Curriculum
import ProgressStore

/// The learner's progress. Optional exercises are counted separately: `58 (and 2 optional)`.
struct Tally {
  var exercises: Int
  var done: Int
  var tried: Int
  /// The number of optional exercises.
  var optional: Int
  /// The number of passed optional exercises.
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

  /// The number of exercises that were not checked yet.
  var new: Int { exercises - done - tried }

  /// `1 of 3 done (33 %)`
  var sentence: Sentence {
    .done(
      done, of: exercises, percent: exercises > 0 ? done * 100 / exercises : 0, optional: optional,
      optionalDone: optionalDone)
  }

  /// The number of exercises in words.
  var count: Sentence { .exercises(exercises, optional: optional) }
}
