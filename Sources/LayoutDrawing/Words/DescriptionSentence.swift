import Diagnostics
import LayoutEngine

/// The accessibility description of a drawing. Numbers have a decimal point in every language, as in tables.
enum DescriptionSentence: Message {
  case stage(Size)
  case figure(String, label: String, Rect)
  case isRight(String)
  case isMissing(String, belongsAt: Rect)
  case belongs(String, at: Rect, off: String)
  /// With the container's name, and each view's name and value.
  case line(String, container: String?, place: String, [Tick])

  /// A view on a line.
  struct Tick: Hashable, Sendable {
    var view: String
    var value: Double
    var isExplicit: Bool
  }
}
