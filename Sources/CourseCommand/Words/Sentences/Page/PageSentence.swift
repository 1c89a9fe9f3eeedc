/// Messages about why the live page cannot do something.
enum PageSentence: Localizable {
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
  // Beyond this machine
  case noListen(String)
  case listenIs
  case portOrListen
  case addressRefused(String)
  case listensOn(String)
  // Behind a proxy
  case noBehind(String)
  case behindIs
  case behindNeedsPort
  case folderIsFull(megabytes: Int)
  case makeRoom

  // Arguments of a view
  case noObject(String)
  case argumentsAre

  // Sweeps
  case cannotBeSwept(String)
  case sweepsAre
  case noNumberAt(line: Int, column: Int)
  case numbersBegin

  // The scene
  case noSuchNode
  case nothingToStep
}
