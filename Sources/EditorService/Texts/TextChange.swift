import Diagnostics

/// What an editor changed: a stretch of the text, or all of it.
struct TextChange: Sendable {
  /// What was replaced, in the text as it was before this change.
  var range: SourceRange
  var replacement: [UInt8]

  /// Reads one change of a `didChange`; the next one counts in the text that this one leaves.
  init(_ json: Parameters, in lines: LineTable) throws(ResponseError) {
    replacement = Array(try json.text("text").utf8)
    range = try json["range"].map { (range) throws(ResponseError) in try lines.range(range) } ?? lines.whole
  }

  /// The text afterwards.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lower]) + replacement + Array(bytes[range.upper...])
  }

  /// Where a stretch of the text lies afterwards; nil if it was touched.
  func moved(_ other: SourceRange) -> SourceRange? {
    if other.upper <= range.lower { return other }
    guard other.lower >= range.upper else { return nil }
    let growth = replacement.count - (range.upper - range.lower)
    return SourceRange(file: other.file, lower: other.lower + growth, upper: other.upper + growth)
  }
}
