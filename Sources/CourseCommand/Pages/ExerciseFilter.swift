/// Which exercises are wanted.
struct ExerciseFilter {
  /// Only those that have not passed.
  var onlyTodo = false
  /// Only those of a chapter, counted from 1.
  var chapter: Int?
  /// Only those with this in their name or title; empty for all.
  var word = ""

  var isEmpty: Bool { !onlyTodo && chapter == nil && word.isEmpty }
}
