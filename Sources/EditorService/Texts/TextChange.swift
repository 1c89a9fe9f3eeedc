import Diagnostics

/// An editor's change of a range or of the whole text.
struct TextChange: Sendable {
  /// The replaced range, in the text before this change.
  var range: SourceRange
  var replacement: [UInt8]

  /// Parses one change of a `didChange`; the next one applies to the text after this one.
  init(_ json: Parameters, in lines: LineTable) throws(ResponseError) {
    replacement = Array(try json.text("text").utf8)
    range = try json["range"].map { (range) throws(ResponseError) in try lines.range(range) } ?? lines.whole
  }

  /// The text after the change.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lower]) + replacement + Array(bytes[range.upper...])
  }

  /// A range's position after the change; nil if the change touched it.
  func moved(_ other: SourceRange) -> SourceRange? {
    if other.upper <= range.lower { return other }
    guard other.lower >= range.upper else { return nil }
    let growth = replacement.count - (range.upper - range.lower)
    return SourceRange(file: other.file, lower: other.lower + growth, upper: other.upper + growth)
  }
}
