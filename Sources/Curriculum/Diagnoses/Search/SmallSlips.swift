import Diagnostics
import LayoutEditing
import LayoutEngine

/// Slips in counting: one too many, one too few, a factor too many, the other end of a list.
///
///     subviews.prefix(speaker + 1)           subviews.prefix(speaker)
///     spacing * CGFloat(subviews.count)      spacing * CGFloat(subviews.count - 1)
///     floors.suffix(door)                    floors.prefix(door)
///
/// Each by itself, and all of a kind together, since who errs here errs everywhere.
struct SmallSlips {
  private let facts: SourceFacts
  private let evidence: Evidence

  init(_ evidence: Evidence) {
    self.evidence = evidence
    facts = evidence.facts
  }

  /// One more or one less, or from another line: the likeliest.
  var ofCounts: [ProgramChange] { changes(counts + summands + ownLines) }

  /// The other end of a list, a factor too many.
  var others: [ProgramChange] { changes(otherEnds + factors) }

  private func changes(_ groups: [[TextEdit]]) -> [ProgramChange] {
    groups.flatMap { edits in (edits.count > 1 ? [edits] : []) + edits.map { [$0] } }.compactMap(change)
  }

  private static let ends = [
    "prefix": "suffix", "suffix": "prefix", "dropFirst": "dropLast", "dropLast": "dropFirst", "min": "max",
    "max": "min", "first": "last", "last": "first",
  ]

  /// So many things have one gap less between them.
  private var counts: [[TextEdit]] {
    let arguments = facts.calls.filter { $0.name == "CGFloat" }.flatMap(\.arguments)
    let counted = arguments.filter { evidence.text($0.range).hasSuffix(".count") }
    return groups(counted.map { TextEdit(SourceRange(lower: $0.range.upper, upper: $0.range.upper), " - 1") })
      // Nothing at all has no gaps, and not one less than none.
      + counted.map { [TextEdit($0.range, "max(\(evidence.text($0.range)) - 1, 0)")] }
  }

  /// `+ 1` and `- 1`.
  private var summands: [[TextEdit]] {
    groups(facts.numbers.filter { $0.role == .amount && $0.value == 1 }.compactMap { removed($0, after: "+-") })
  }

  /// `* 2` and `/ 2`.
  private var factors: [[TextEdit]] {
    groups(facts.numbers.filter { $0.role == .factor && $0.value > 1 }.compactMap { removed($0, after: "*/") })
  }

  /// A line of the view that a guide starts from: what is a distance from it there is meant from the view's own edge.
  ///
  ///     { d in d[.trailing] + 30 }      { d in 30 }
  private var ownLines: [[TextEdit]] {
    groups(
      evidence.guideSites().compactMap { site in
        guard let body = site.bodyRange, body.file == 0, isElsewhere(site),
          let start = evidence.text(body).ownLine
        else { return nil }
        return TextEdit(SourceRange(lower: body.lower, upper: body.lower + start.utf8.count), "")
      })
  }

  /// Whether views have the line of a guide elsewhere than where they begin, in some scenario.
  private func isElsewhere(_ site: GuideSite) -> Bool {
    evidence.cases.contains { one in site.guides(in: one).contains { !$0.key.isAtTheStart } }
  }

  private var otherEnds: [[TextEdit]] {
    let words = facts.words.filter(\.isMember)
    return Set(words.map(\.name)).sorted().compactMap { name in
      Self.ends[name].map { other in words.filter { $0.name == name }.map { TextEdit($0.range, other) } }
    }
  }

  /// Those that write the same together.
  private func groups(_ edits: [TextEdit]) -> [[TextEdit]] {
    var found: [[TextEdit]] = []
    for edit in edits {
      let written = evidence.text(edit.range) + edit.text
      if let index = found.firstIndex(where: { evidence.text($0[0].range) + $0[0].text == written }) {
        found[index].append(edit)
      } else {
        found.append([edit])
      }
    }
    return found
  }

  /// A number goes together with the sign before it.
  private func removed(_ number: SourceFacts.Number, after signs: String) -> TextEdit? {
    let lower = number.range.lower - 3
    guard lower >= 0 else { return nil }
    let before = evidence.text(SourceRange(lower: lower, upper: number.range.lower))
    guard before.count == 3, before.first == " ", before.last == " ",
      before.dropFirst().first.map(signs.contains) ?? false
    else { return nil }
    return TextEdit(SourceRange(lower: lower, upper: number.range.upper), "")
  }

  /// Told by the whole value around it.
  func change(_ edits: [TextEdit]) -> ProgramChange? {
    guard let first = edits.first, let place = value(around: first.range), place.upper <= evidence.answer.bytes.count
    else { return nil }
    let old = evidence.text(place)
    let (start, end) = (first.range.lower - place.lower, first.range.upper - place.lower)
    let bytes = Array(old.utf8)
    let new = String(decoding: bytes[..<start] + Array(first.text.utf8) + bytes[end...], as: UTF8.self)
    func change(_ edits: [TextEdit]) -> ProgramChange {
      ProgramChange(
        .value(from: old.codeWords, to: new.codeWords), edits: edits, range: place,
        inside: facts.calls.last { first.range.isInside($0.range) && $0.name == "alignmentGuide" }
          .map { evidence.surrounding($0) })
    }
    let others = edits.dropFirst()
    // Around what is left out something else may stand each time.
    return first.text.isEmpty && !others.isEmpty
      ? change([first]).together(with: others.map { .init(.exchanged, edits: [$0], range: $0.range) }) : change(edits)
  }

  /// The smallest call or guide that shows what is meant.
  private func value(around range: SourceRange) -> SourceRange? {
    let calls = facts.calls.filter { range.isInside($0.range) && !["alignmentGuide", "CGFloat"].contains($0.name) }
    let line = lineAround(range)
    return calls.map(\.range).filter { $0.isInside(line) }.min { $0.upper - $0.lower < $1.upper - $1.lower } ?? line
  }

  /// The line without its blanks.
  private func lineAround(_ range: SourceRange) -> SourceRange {
    let bytes = evidence.answer.bytes
    var (lower, upper) = (range.lower, range.upper)
    while lower > 0, bytes[lower - 1] != UInt8(ascii: "\n") { lower -= 1 }
    while upper < bytes.count, bytes[upper] != UInt8(ascii: "\n") { upper += 1 }
    while lower < range.lower, bytes[lower] == UInt8(ascii: " ") { lower += 1 }
    return SourceRange(lower: lower, upper: upper)
  }
}

extension AlignmentKey {
  /// Whether views have the line where they begin, so that to start from it changes nothing.
  fileprivate var isAtTheStart: Bool { self == .leading || self == .top }
}

extension String {
  /// `d[.trailing] + ` of `d[.trailing] + 30`.
  fileprivate var ownLine: String? {
    let name = prefix { $0.isLetter || $0 == "$" || $0.isNumber }
    guard !name.isEmpty, self[name.endIndex...].first == "[", let end = firstIndex(of: "]"),
      self[end...].hasPrefix("] + "), !self[..<end].contains("+")
    else { return nil }
    return String(self[..<end]) + "] + "
  }
}
