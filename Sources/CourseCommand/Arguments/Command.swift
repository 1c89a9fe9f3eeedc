/// A command, declared in one place: its arguments, its words, and what it does.
///
///     course solution [ID] [--reveal]     operands and options, for the argument reader and for help
///     show the reference answer, …        summary and details, for help, the manual page and completions
///
/// `Declarations/` has them all; `CommandName.declaration` finds one by its name.
struct Command: Sendable {
  /// Whom `help all` lists it for.
  enum Audience {
    case learners
    /// People who write exercises: the command works on the pack that they write.
    case authors
    /// People who teach with exercises.
    case instructors
  }

  /// The arguments after the name, as help shows them.
  var operands: String
  /// The number of arguments that may follow the name.
  var takes: ClosedRange<Int>
  /// What an error names if an argument is missing.
  var needs: Translated<String>
  /// What a shell offers for the arguments.
  var completedBy: [CompletedBy]
  /// The options of this command; every command has `OptionName.everywhere` as well.
  var options: [OptionName]
  var audience: Audience
  /// Whether it is about packs themselves, so that it needs none to be in use.
  var isAboutPacks: Bool
  /// Its purpose in one line.
  var summary: Translated<String>
  /// More about it, a paragraph each.
  var details: Translated<[String]>
  /// Does it.
  var run: @Sendable (Session) throws(Complaint) -> Reply

  init(
    operands: String = "", takes: ClosedRange<Int> = 0...0,
    needs: Translated<String> = Translated("an exercise", "eine Aufgabe"), completedBy: [CompletedBy] = [],
    options: [OptionName] = [], audience: Audience = .learners, isAboutPacks: Bool = false, summary: Translated<String>,
    details: Translated<[String]> = Translated(inEnglish: []),
    run: @escaping @Sendable (Session) throws(Complaint) -> Reply
  ) {
    self.operands = operands
    self.takes = takes
    self.needs = needs
    self.completedBy = completedBy
    self.options = options
    self.audience = audience
    self.isAboutPacks = isAboutPacks
    self.summary = summary
    self.details = details
    self.run = run
  }
}
