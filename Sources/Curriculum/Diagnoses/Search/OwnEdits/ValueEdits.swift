import Diagnostics
import LayoutEditing
import LayoutProgram

/// Edits as changes of the call or guide around them, which shows what is meant.
extension OwnEdits {
  /// Edits that write the same together, with the others of their kind.
  func alike(_ edits: [TextEdit]) -> [[TextEdit]] {
    var found: [[TextEdit]] = []
    for edit in edits {
      let written = trace.text(edit.range) + edit.text
      if let index = found.firstIndex(where: { trace.text($0[0].range) + $0[0].text == written }) {
        found[index].append(edit)
      } else {
        found.append([edit])
      }
    }
    return found
  }

  /// A number goes together with the sign before it.
  func removed(_ number: SourceFacts.Number, after signs: String) -> TextEdit? {
    let range = SourceRange(lower: number.range.lower - 3, upper: number.range.upper)
    guard range.lower >= 0, case let text = Array(trace.text(range)), text[0] == " ", text[2] == " ",
      signs.contains(text[1])
    else { return nil }
    return TextEdit(range, "")
  }

  /// Groups together, and each of their edits by itself.
  func values(each groups: [[TextEdit]]) -> [ProgramChange] {
    groups.flatMap { edits in (edits.count > 1 ? [edits] : []) + edits.map { [$0] } }.compactMap(value)
  }

  /// Edits as a change of the smallest call or guide that shows what is meant.
  func value(_ edits: [TextEdit]) -> ProgramChange? {
    guard let first = edits.first else { return nil }
    let body = trace.guideSites().compactMap(\.bodyRange).first { $0.file == 0 && first.range.isInside($0) }
    let place = body ?? valueAround(first.range)
    let (old, bytes) = (trace.text(place), trace.answer.bytes)
    let before = bytes[place.lower..<first.range.lower] + Array(first.text.utf8)
    let new = String(decoding: before + bytes[first.range.upper..<place.upper], as: UTF8.self)
    let guide = facts.calls.last { first.range.isInside($0.range) && $0.name == "alignmentGuide" }
    func change(_ edits: [TextEdit]) -> ProgramChange {
      ProgramChange(
        .value(from: old.codeWords, to: new.codeWords), edits: edits, range: place,
        inside: guide.map { trace.surrounding($0) })
    }
    // Around what is left out something else may stand each time.
    return first.text.isEmpty && edits.count > 1
      ? change([first]).together(with: edits.dropFirst().map { .init(.exchanged, edits: [$0], range: $0.range) })
      : change(edits)
  }

  func valueAround(_ range: SourceRange) -> SourceRange {
    let line = lineAround(range)
    let calls = facts.calls.filter { range.isInside($0.range) && !["alignmentGuide", "CGFloat"].contains($0.name) }
    return calls.map(\.range).filter { $0.isInside(line) }.min { $0.upper - $0.lower < $1.upper - $1.lower } ?? line
  }

  /// The line without its blanks.
  func lineAround(_ range: SourceRange) -> SourceRange {
    let bytes = trace.answer.bytes
    let lower = (bytes[..<range.lower].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let upper = bytes[range.upper...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let first = bytes[lower..<range.lower].firstIndex { $0 != UInt8(ascii: " ") } ?? range.lower
    return SourceRange(lower: first, upper: upper)
  }
}
