import Curriculum
import Diagnostics

/// Messages of `next`, `hint` and `list`; each language has one table of texts.
///
///     Sentence.hint(2, of: 3)   → "hint 2 of 3", "Tipp 2 von 3"
enum Sentence: Localizable {
  // Progress.
  case done(Int, of: Int, percent: Int, optional: Int, optionalDone: Int)
  /// The number of exercises, with optional ones counted separately.
  case exercises(Int, optional: Int)
  case chapterDone(Int, of: Int)
  case tally(exercises: Int, optional: Int, done: Int, tried: Int, new: Int)
  case goOn

  // The foot of a long page.
  case pageGoesOn
  case pageEnds

  // next
  case folderMade(String)
  case chapter(Int, title: String)
  case minutes(Int, isOptional: Bool)
  case goal
  case picture
  case code
  case file
  case folder
  case todo(line: Int)
  case edit
  case answerIntoFile
  case then
  case stuck
  case whyNot
  case allDone(Int, optional: Int, title: String)
  case lookBack
  case onceMore
  case andThen
  case yourAnswers

  // hint
  case noHints(exercise: String)
  case hint(Int, of: Int)
  case moreHints(Int)
  case lastHint
  case hintsAreFree
  case hintForDiagnosis(String)

  // list
  case state(ExerciseState)
  case optional
  case hintsUsed(Int)
  case attempts(Int)
  case notUnderstood
  case scenarios(Int, of: Int)
}

extension Session {
  /// The output language: `--language`, else COURSE_LANGUAGE, else the system's.
  var language: Language {
    let names = [
      invocation.language, context.environment("COURSE_LANGUAGE"), context.environment("LC_ALL"),
      context.environment("LC_MESSAGES"), context.environment("LANG"),
    ]
    // The first variable that is set decides, even if it names no language, as `LC_ALL=C` does.
    return names.compactMap { $0 }.first.flatMap(Language.init(locale:)) ?? .english
  }

  /// Turns messages into text of the output language.
  var say: Speaker { Speaker(language: language) }
}
