/// The texts of `course help` around commands and options, which have their own summaries.
enum HelpSentence: Localizable {
  case whatItIs
  case commands
  case forInstructors
  case options
  case allCommands
  case moreAboutOne
  case exitCodes
  case versions(program: String, engine: String)
}
