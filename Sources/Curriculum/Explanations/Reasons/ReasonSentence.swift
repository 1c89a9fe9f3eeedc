import Diagnostics
import LayoutEngine

/// Messages about why a view has its size; each language has one table of texts.
enum ReasonSentence: Message {
  // The space in a stack.
  case story(StorySentence)
  case needsMore(Axis, needs: Double, offered: Double)
  case turn(Turn)
  case leaves(Double, Axis, for: [String], count: Int)
  case across(Axis, Double, of: String)
  case gap(after: String, Double, GapReason)

  // Lengths.
  case leaf(LengthCause, isBoth: Bool)
  case frame(LengthCause)
  case offersNothing([Axis], takes: Size, offered: ProposedViewSize?, isEach: Bool)
  case takesOffer(Axis, Double)
  case ratio(RatioFit)
  case insets(EdgeInsets)
  case isDecidedByItsCode
  case reaches(EdgeInsets)

  // Texts.
  case fitsOnOneLine(Double)
  case isBroken(TextFit)
  case hasOwnLines(Int)
  case isCut(TextFit)
  case isShrunk(TextFit)
  case wholeFrom(Double)
  case reservesLines(TextFit)

  // Choices.
  case compares(String, [Candidate], offered: String)
  case textCountsWithOneLine
  case priorityCounts(Double, String)
  case priorityIsLost(Double, at: String, container: String?)
  case priorityIsUnused(Double, in: String?)
  case layers(deciding: [String])
  case isOfferedOwnSize(of: String, Size)
  case isOfferedSizeOfPrimary(Size)
  case isAsLargeAsPrimary(String, Size)
  case isInCorner(of: String)

  // Containers of rows and columns.
  case tracks(Axis, [TrackShare])
  case columns([(width: Double, widest: String?, stretchedBy: String?)])
  case scrolls(Axis, content: Double, viewport: Double)
  case bar(Edge, length: Double, gap: Double, isAbove: Bool)
  case rows(left: [Double], right: Double, offered: Double, of: Double, least: Double?)
  case separatorGuide(key: String, line: String?)

  // Places.
  case offset(Point, isMirrored: Bool)
  case position(Point, isMirrored: Bool)
  case spill(of: String?, Axis, before: Double, after: Double, isClipped: Bool)
  case onlyDrawnOtherwise([String])

  /// A view's turn when a stack divides its space.
  struct Turn {
    var container: String
    var place: Int
    var count: Int
    var order: SharedRoom.Turn.Order?
    /// The view before it, or for the first view the one after it.
    var other: String
    var own: SharedRoom.Serving
    var others: SharedRoom.Serving
  }

  /// A candidate of `ViewThatFits`.
  struct Candidate {
    var name: String
    var ideal: Size
    var outcome: FitCandidate.Outcome
  }
}

extension SharedRoom.Serving {
  /// Whether it is a spacer or an empty container, which a stack serves after everything else.
  var isLastOfAll: Bool { !priority.isFinite }
}

extension LengthCause {
  /// `maxWidth`, `idealHeight`: the parameter of a flexible frame.
  func parameter(_ word: String) -> String { "\(word)\(axis == .horizontal ? "Width" : "Height")" }
}
