import Diagnostics

/// All texts of drawings, as cases with parameters; each language is one table.
///
///     DrawingSentence.tooFarLeft(15)   → "15 too far left", "15 zu weit links"
enum DrawingSentence: Message {
  case expected
  case yours
  case difference
  case lessThanACell
  case noNames
  case isAt(String, String)
  case missing(belongsAt: String)
  case tooFarRight(Double)
  case tooFarLeft(Double)
  case tooLow(Double)
  case tooHigh(Double)
  case tooWide(Double)
  case tooNarrow(Double)
  case tooTall(Double)
  case tooShort(Double)
  case guideInSource
  case guideByDefault

  // The legend of an SVG.
  case sharedLine
  case whereItBelongs
  case aContainer
  case belongsHere(String)

  // The default title of a drawing.
  case aLayout
  case aFilmstrip

  // The two steps of an alignment.
  case eachMarks
  case theyMove
  case aligns(container: String, key: String)
  case container(String, by: String)
  case severalAlign(Int)
  case answers(key: String, value: Double, isExplicit: Bool)
  case stays
  case movesDown(Double)
  case movesLeft(Double)
  case movesRight(Double)

  // The differences between states.
  case state
  case nothingChanges
  case restStays
  case x
  case y
  case width
  case height
}
