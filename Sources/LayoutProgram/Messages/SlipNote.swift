import Diagnostics
import LayoutEngine

/// Suggestions for the most frequent slips.
package enum SlipNote: Message {
  /// `.left`, which SwiftUI calls `.leading`.
  case isCalled(slip: String, name: String)
  /// `{ d.width }` without `d in`.
  case nameTheValue(String)
  /// `{ size in d.width }`
  case valueIsCalled(String)
  /// `.alignmentGuide(.leading, 20)`
  case guideIsAClosure(number: String)
  /// `d.size.width`
  case dimensionsHave(value: String)
  /// `d.trailing`, `d(.trailing)`
  case askInBrackets(String)
  /// `HStack(alignment: Middle.self)`
  case idIsNoLine(String)
  /// `.middle`, if only an ID of that name exists.
  case declareLine(String)
  /// A line of one axis in an extension of the other.
  case isMadeAs(String)
  /// A guide for `.topLeading`.
  case standsForTwoLines([String])
  /// `VStack(alignment: Alignment(…))`
  case matchesOneLine(Axis)
  /// `HorizontalAlignment.leading` for a whole `Alignment`.
  case needsBothLines(String)
  /// `extension VerticalAlignment { var middle … }`
  case writeStatic(before: String)
  /// `item.name` between views.
  case textShowsIt(String)
  /// `id`, `name`
  case has([String])
  /// `.padding(7,5)`
  case decimalPoint(String)
  /// `8px`
  case noUnits(String)
  /// `50%`
  case noPercent(String)
  /// `.padding(8)` with nothing before the dot.
  case viewIsMissing(before: String)
  /// `Text("a").padding().resizable()`
  case belongsTo(type: String, modifier: String)
  /// `{ d d.width }`
  case inIsMissing(String)
  /// `wide : 20 ? 10`
  case questionMarkFirst
  /// `alignmentGuide(.leading, { d in d.width )`
  case closeTheClosure
  /// `}` without `{`.
  case braceTooMany
  /// `VStack( Text("a") )`
  case writeBraces
  /// `print("a")` between views.
  case writeLet(String)
  /// `if wide and tall`
  case signIs(word: String, sign: String)
  /// `d.width -4`
  case spaceOnBothSides(String)
  /// `let` that is changed.
  case letForVar
  /// `var gap: CGFloat = 8` in an extension.
  case extensionComputes(name: String)
  /// `var body: some View = { … }`
  case bodyWithoutEquals
  /// `@State var isOn: Bool { true }`
  case wrapperKeepsValue(String)
  /// `@Binding var isOn = false`
  case valueComesFromElsewhere(String)
  /// `HStack(alignment: .top)` with the views on the next lines.
  case openBraceMissing
  /// A `{` whose `}` is missing, as the indentation shows.
  case closeBraceMissing
  /// `Text("a"),` between views.
  case noComma
}
