/// A filter for lists of exercises.
struct ExerciseFilter {
  /// Only exercises that are not passed.
  var onlyTodo = false
  /// Only exercises of this chapter, counted from 1.
  var chapter: Int?
  /// Only exercises with this text in their name or title; empty for all.
  var word = ""

  var isEmpty: Bool { !onlyTodo && chapter == nil && word.isEmpty }
}
