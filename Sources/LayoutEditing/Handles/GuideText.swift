import Diagnostics
import LayoutEngine

/// The new result of a guide's closure, as Swift.
enum GuideText {
  case number(String)
  /// One of the view's own lines.
  case line(String)

  /// A number as a person would type it.
  static func number(_ value: Double) -> GuideText { .number(points(value == 0 ? 0 : value)) }

  /// The expression, with the name of the closure's parameter.
  func expression(_ parameter: String) -> String {
    switch self {
    case .number(let number): number
    case .line(let line): "\(parameter)[\(line)]"
    }
  }

  var needsParameter: Bool {
    if case .line = self { return true }
    return false
  }

  /// The closure: `{ _ in 42 }`.
  var closure: String { needsParameter ? "{ d in \(expression("d")) }" : "{ _ in \(expression("_")) }" }
}
