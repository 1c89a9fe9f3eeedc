import Diagnostics
import LayoutEngine

/// What is said of a drawing to those who hear it. Places and lengths have a point in every language, as in tables.
enum DescriptionSentence: Message {
  case stage(Size)
  case figure(String, label: String, Rect)
  case isRight(String)
  case isMissing(String, belongsAt: Rect)
  case belongs(String, at: Rect, off: String)
  /// With the container's name, and of each view on it its name and value.
  case line(String, container: String?, place: String, [Tick])

  /// A view on a line.
  struct Tick: Hashable, Sendable {
    var view: String
    var value: Double
    var isExplicit: Bool
  }
}
