import Curriculum
import Diagnostics

/// Everything that the pages `next`, `hint` and `list` say, by a name and its parameters; each language is one table.
///
///     Sentence.hint(2, of: 3)   → "hint 2 of 3", "Tipp 2 von 3"
enum Sentence: Sayable {
  // How far one is.
  case done(Int, of: Int, percent: Int, optional: Int, optionalDone: Int)
  /// How many there are, the optional ones beside.
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
  case state(ListPage.State)
  case optional
  case hintsUsed(Int)
  case attempts(Int)
  case notUnderstood
  case scenarios(Int, of: Int)
}

extension Session {
  /// The language to speak: `--language`, else COURSE_LANGUAGE, else that of the system.
  var language: Language {
    let names = [
      invocation.language, context.environment("COURSE_LANGUAGE"), context.environment("LC_ALL"),
      context.environment("LC_MESSAGES"), context.environment("LANG"),
    ]
    // The first that is set decides, even if it names no language, as `LC_ALL=C` does.
    return names.compactMap { $0 }.first.flatMap(Language.init(locale:)) ?? .english
  }

  /// Says sentences in that language.
  var say: Speaker { Speaker(language: language) }
}
