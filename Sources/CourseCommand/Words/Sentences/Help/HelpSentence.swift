/// What stands around the commands and options in `course help`; what each of them does stands with it.
enum HelpSentence: Sayable {
  case whatItIs
  case commands
  case forInstructors
  case options
  case allCommands
  case moreAboutOne
  case exitCodes
  case versions(program: String, engine: String)
}
