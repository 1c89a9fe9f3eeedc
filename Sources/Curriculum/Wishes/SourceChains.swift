import Diagnostics
import LayoutEditing
import LayoutProgram

/// The positions of views and their modifier chains in the learner's source, for inserting edits.
///
///     Text("Hi")          the view
///       .padding(4)       its chain
///       .id("hi")
///                         the end of the chain
struct SourceChains {
  private let source: SourceText
  private let facts: SourceFacts
  private let modifiers: [SourceFacts.Call]

  init(_ source: SourceText, _ facts: SourceFacts) {
    self.source = source
    self.facts = facts
    let bytes = source.bytes
    modifiers = facts.calls.filter {
      bytes.indices.contains($0.range.lower) && bytes[$0.range.lower] == UInt8(ascii: ".")
    }
    .sorted { $0.range.lower < $1.range.lower }
  }

  func text(_ range: SourceRange) -> String {
    guard range.lower >= 0, range.lower <= range.upper, range.upper <= source.bytes.count else { return "" }
    return String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// The call of a view or a modifier.
  func call(_ node: SceneNode) -> SourceFacts.Call? {
    guard let range = node.range, range.file == 0 else { return nil }
    return facts.calls.first {
      $0.range.upper == range.upper && ($0.range.lower == range.lower || $0.nameRange.isInside(range))
    }
  }

  /// The modifiers that directly follow a position.
  func chain(after end: Int) -> [SourceFacts.Call] {
    var chain: [SourceFacts.Call] = []
    var end = end
    while let next = modifiers.first(where: { $0.range.lower >= end }),
      text(SourceRange(lower: end, upper: next.range.lower)).allSatisfy(\.isWhitespace)
    {
      chain.append(next)
      end = next.range.upper
    }
    return chain
  }

  /// Inserts a modifier into a chain, in the chain's style: on a line of its own if others are.
  func inserting(_ modifier: String, at end: Int, after start: Int) -> TextEdit {
    let others = chain(after: start)
    let place = SourceRange(lower: end, upper: end)
    if others.isEmpty, end > 0, source.bytes[end - 1] == UInt8(ascii: "}"), isOnOwnLine(end - 1) {
      return TextEdit(place, "\n\(indentation(at: end - 1))\(modifier)")
    }
    guard let model = others.first, isOnOwnLine(model.range.lower) else { return TextEdit(place, modifier) }
    return TextEdit(place, "\n\(indentation(at: model.range.lower))\(modifier)")
  }

  /// Inserts a statement on a line of its own before the one at a position; nil if the line has several.
  func insertingLine(_ statement: String, before place: Int) -> TextEdit? {
    guard isOnOwnLine(place) else { return nil }
    return TextEdit(SourceRange(lower: place, upper: place), "\(statement)\n\(indentation(at: place))")
  }

  /// Inserts a statement after a chain, with the indentation of the statement at a position.
  func insertingLine(_ statement: String, after end: Int, like place: Int) -> TextEdit? {
    guard isOnOwnLine(place) else { return nil }
    return TextEdit(SourceRange(lower: end, upper: end), "\n\(indentation(at: place))\(statement)")
  }

  /// Sets an argument of a call, or adds it.
  ///
  ///     VStack { … }  VStack(spacing: 8) { … }  VStack(alignment: .top) { … }
  ///     VStack(alignment: .leading) { … }  VStack(alignment: .leading, spacing: 8) { … }
  func setting(_ label: String, to value: String, in call: SourceFacts.Call, comesFirst: Bool) -> TextEdit? {
    if let old = call.arguments.first(where: { $0.label == label }) {
      return text(old.range) == value ? nil : TextEdit(old.range, value)
    }
    let after = call.nameRange.upper
    guard source.bytes.indices.contains(after) else { return nil }
    guard source.bytes[after] == UInt8(ascii: "(") else {
      guard call.closure != nil else { return nil }
      return TextEdit(SourceRange(lower: after, upper: after), "(\(label): \(value))")
    }
    let inside = after + 1
    guard let first = call.arguments.first, let last = call.arguments.last else {
      return TextEdit(SourceRange(lower: inside, upper: inside), "\(label): \(value)")
    }
    if comesFirst {
      let start = first.label.map { first.range.lower - $0.utf8.count - 2 } ?? first.range.lower
      guard start >= inside else { return nil }
      return TextEdit(SourceRange(lower: start, upper: start), "\(label): \(value), ")
    }
    return TextEdit(SourceRange(lower: last.range.upper, upper: last.range.upper), ", \(label): \(value)")
  }

  /// Appends a declaration to the source.
  func appending(_ declaration: String) -> TextEdit {
    let end = source.bytes.count
    let isOpen = source.bytes.last != UInt8(ascii: "\n")
    return TextEdit(SourceRange(lower: end, upper: end), (isOpen ? "\n" : "") + declaration)
  }

  /// The first name that the source does not use, ignoring case.
  func unusedName(of names: [String]) -> String? {
    let text = source.text.lowercased()
    return names.first { !text.contains($0.lowercased()) }
  }

  /// Removes a modifier with the whitespace before it.
  func removing(_ call: SourceFacts.Call) -> TextEdit? {
    guard source.bytes[call.range.lower] == UInt8(ascii: ".") else { return nil }
    var start = call.range.lower
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(source.bytes[start - 1]) { start -= 1 }
    return TextEdit(SourceRange(lower: start, upper: call.range.upper), "")
  }

  private func lineStart(_ place: Int) -> Int {
    var start = min(place, source.bytes.count)
    while start > 0, source.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func isOnOwnLine(_ place: Int) -> Bool {
    source.bytes[lineStart(place)..<place].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private func indentation(at place: Int) -> String {
    String(
      decoding: source.bytes[lineStart(place)..<place].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
      as: UTF8.self)
  }
}
