import Diagnostics

/// A number to vary over a range, as it was typed: `width=60...140`, `Menu.gap=0...40`, `12:20=0...40`.
struct SweepWish: Sendable {
  /// The number that varies.
  enum Subject: Sendable {
    case width, height
    /// A `@State` property.
    case state(String)
    /// The number at a line and a column of the file.
    case place(line: Int, column: Int)
  }

  var subject: Subject
  var range: ClosedRange<Double>
  /// The number's name, as it was typed.
  var name: String

  init(_ text: String) throws(Complaint) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let range = Self.range(parts[1]), let subject = Self.subject(parts[0]) else {
      throw .usage(.cannotBeSwept(text), .sweepsAre)
    }
    (self.subject, self.range, name) = (subject, range, parts[0])
  }

  private static func range(_ text: String) -> ClosedRange<Double>? {
    guard let dots = text.firstRange(of: "...") else { return nil }
    let ends = [text[..<dots.lowerBound], text[dots.upperBound...]].compactMap { Double(String($0)) }
    guard ends.count == 2, ends[0] < ends[1], ends.allSatisfy({ abs($0) <= 10_000 }) else { return nil }
    return ends[0]...ends[1]
  }

  private static func subject(_ text: String) -> Subject? {
    if text == "width" { return .width }
    if text == "height" { return .height }
    let place = text.split(separator: ":").map { Int($0) }
    if place.count == 2, let line = place[0], let column = place[1] { return .place(line: line, column: column) }
    return text.contains(".") ? .state(text) : nil
  }
}
