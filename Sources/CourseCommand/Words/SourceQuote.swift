import Diagnostics

/// A location in the sources with the line of code.
///
///     guide-is-a-number.layout:14:42
///     14 |         .alignmentGuide(.leading) { _ in -20 }
///        |                                          ^~~
struct SourceQuote {
  /// File, line and column; empty for a location outside the sources.
  var location = ""
  /// The line with its marks; empty for such a location.
  var lines: [Document.Block] = []

  init(of range: SourceRange?, in sources: [SourceText]) {
    guard let range, sources.indices.contains(range.file) else { return }
    let place = sources[range.file].location(at: range.lower)
    location = "\(place.file):\(place.line):\(place.column)"
    lines = [.quote(Excerpt(of: range, in: sources[range.file]))]
  }
}
