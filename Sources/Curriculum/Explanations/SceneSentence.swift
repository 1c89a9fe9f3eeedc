import Diagnostics
import LayoutEngine

/// Messages of layout explanations; each language has one table of texts.
///
///     SceneSentence.container("VStack", line: "line 3")   → "VStack on line 3", "VStack in Zeile 3"
enum SceneSentence: Message {
  // Places and names.
  case line(Int)
  case lineOfFile(String, Int)
  case container(String, line: String)
  case columnAroundRoots
  case stage
  case text(String)
  case view(String, with: String)
  case center(String, Axis)
  case itself(String?)
  case elsewhere

  // Origins of values.
  case set(closure: String)
  case closure(line: String?, body: String?)
  case baseline(isLast: Bool)
  case answersForItself(String)
  case handedOn(from: String, because: String)
  case combined(GuideTrace.Combination, [String])
  case part(Double, String)
  case standard(Default)

  /// The default value of a view's guide.
  enum Default {
    case leading, trailing, top, bottom, middle, bottomWithoutText
    case own(String, line: String?)
    case unknown
  }

  // Containers without effect.
  case elided(String, line: String)

  // Guides without effect.
  case outcome(Outcome)
  case isReadBy(String)
  case answersFirst(String)
  case oneIsEnough
  case sameAsDefault(Double)
  case asks(String, key: String)
  case isForOtherAxis(asks: String, asked: Axis, key: String, axis: Axis)
  case moveAlong(Axis)
  case isForOtherKey(asks: String, axis: Axis, key: String, further: [String])
  case letBothAgree
  case stands(asks: String, between: String)
  case setOutside(of: String)
  case isCovered(by: String, asks: String?)
  case setOnCarrier(of: String?)
  case notShown
  case placesWithoutAsking(String)
  case nobodyAround
  case aloneNeedsFrame

  /// The effect of a guide, in a word or two.
  enum Outcome: String {
    case builtOn = "built on"
    case overridden
    case changesNothing = "changes nothing"
    case wrongAxis = "wrong axis"
    case otherKey = "other key"
    case stopped
    case hidden
    case notPlaced = "not placed"
    case asksNothing = "asks nothing"
    case alone
  }

  // The path to one view.
  case nothingOffered
  case ideal
  case puts(who: String, key: String, value: Double, because: String, axis: Axis, line: Double)
  case centeredInStage
}
