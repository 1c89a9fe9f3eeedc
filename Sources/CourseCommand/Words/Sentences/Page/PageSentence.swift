/// What the live page is told where it cannot do something.
enum PageSentence: Sayable {
  case nameIsTaken(String)
  case namesAre
  // course play
  case isAt(String)
  case endsWith
  case noServerLibrary
  case noEditor(String)
  case portTaken(Int)
  case chooseAPort
  case installThem
  case pageForTerminalOnly
  case noPort(String)
  case portsAre

  // Sweeps
  case cannotBeSwept(String)
  case sweepsAre
  case noNumberAt(line: Int, column: Int)
  case numbersBegin

  // The scene
  case noSuchNode
  case nothingToStep
}
