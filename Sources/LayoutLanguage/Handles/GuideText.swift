import Diagnostics
import LayoutEngine

/// What a guide's closure is to answer, as Swift.
enum GuideText {
  case number(String)
  /// One of the lines of the view itself.
  case line(String)

  /// A number as a person would type it.
  static func number(_ value: Double) -> GuideText { .number(points(value == 0 ? 0 : value)) }

  /// The expression, for a closure whose parameter has that name.
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

  /// `{ _ in 42 }`
  var closure: String { needsParameter ? "{ d in \(expression("d")) }" : "{ _ in \(expression("_")) }" }
}
