import Diagnostics

@testable import LayoutEditing
@testable import LayoutProgram

/// A text with marks: `⟦name⟧` around ranges, `¦` for the cursor.
struct MarkedText: Sendable {
  let source: SourceText
  /// The marked ranges in source order.
  let places: [SourceRange]
  let cursor: Int

  init(_ marked: String) {
    var text = ""
    var open: [Int] = []
    var places: [SourceRange] = []
    var cursor = 0
    for letter in marked {
      switch letter {
      case "⟦": open.append(text.utf8.count)
      case "⟧": if let lower = open.popLast() { places.append(SourceRange(lower: lower, upper: text.utf8.count)) }
      case "¦": cursor = text.utf8.count
      default: text.append(letter)
      }
    }
    source = SourceText(name: "marked.layout", text: text)
    self.places = places
    self.cursor = cursor
  }

  /// Asks about the text on a thread with a large stack.
  func asked<Answer: Sendable>(
    with given: [SourceText] = [], _ question: @escaping @Sendable (SourceInsight) -> Answer
  ) -> Answer? {
    let sources = [source] + given
    return withDeadline(seconds: 60) { question(SourceInsight(sources, by: nil)) }
  }
}
