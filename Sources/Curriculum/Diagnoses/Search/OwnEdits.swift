import Diagnostics
import LayoutEditing
import LayoutEngine

/// Small edits of the learner's own text, which are tried before anything is taken from another answer.
///
///     heights[index] + spacing        heights[index]
///     floors[0..<door]                floors[0...door]
///     x: size.midX, y: size.midY      x: size.maxX, y: size.maxY
///     .position(x: 0, y: height)      .position(x: 0, y: 0)
///     ZStack { … }.alignmentGuide(…)  the guide on the view in the braces
struct OwnEdits {
  /// Each is a trial.
  private static let most = 16

  private let evidence: Evidence
  private let facts: SourceFacts
  private let slips: SmallSlips

  init(_ evidence: Evidence) {
    self.evidence = evidence
    facts = evidence.facts
    slips = SmallSlips(evidence)
  }

  /// The first that makes everything right.
  func found() -> FoundRepair? {
    evidence.rewrites.allowOwn()
    defer { evidence.rewrites.allowSearch() }
    let likely = alignments + moves + limits + terms + members + zeros + names
    return likely.prefix(Self.most).first { evidence.isMended(by: $0.edits) }.map { FoundRepair(changes: [$0]) }
      ?? SolvedChanges(evidence).spacing()
  }

  /// Guides and defaults that are used, and what places views or decides their sizes.
  private var sites: [SourceRange] {
    let calls = facts.calls.filter { Self.placing.contains($0.name) }.flatMap(\.arguments).map(\.range)
    let steps = facts.assignments.compactMap(\.value)
    let guides = evidence.usedGuides().compactMap(\.bodyRange).filter { $0.file == 0 }
    return guides + evidence.defaults().map(\.body) + calls + steps
  }

  private static let placing: Set = [
    "position", "offset", "CGPoint", "CGSize", "UnitPoint", "padding", "HStack", "VStack",
  ]

  private func isInASite(_ range: SourceRange) -> Bool { sites.contains { range.isInside($0) } }

  /// What two containers ask for, each in the other's place.
  private var alignments: [ProgramChange] {
    let asked = facts.calls.compactMap { call in
      call.arguments.first { $0.label == "alignment" }.map { (call, $0.range) }
    }.prefix(3)
    return asked.enumerated().flatMap { index, one in
      asked.dropFirst(index + 1).filter { evidence.text($0.1) != evidence.text(one.1) }.map { _, other in
        evidence.exchanged(one.1, other, at: one.1)
      }
    }
  }

  /// Ends that count or do not.
  private var limits: [ProgramChange] {
    facts.limits.filter { $0.text.hasPrefix(".") }.compactMap { sign in
      sign.otherEnd.map { evidence.otherValue($0, at: sign.range) }
    }
  }

  /// Sums without one of their terms.
  private var terms: [ProgramChange] {
    facts.signs.filter { isInASite($0.range) }.compactMap { sign in
      guard let end = endOfTerm(after: sign.range.upper), sign.range.lower > 0 else { return nil }
      return slips.change([TextEdit(SourceRange(lower: sign.range.lower - 1, upper: end), "")])
    }
  }

  private static let ends = [" + ", " - ", ",", ")", "}", "]", "\n", " ?", " :", " <", " >", " =", "..", " &", " |"]

  /// Where the term behind a sign ends, with its brackets.
  private func endOfTerm(after start: Int) -> Int? {
    let rest = evidence.text(SourceRange(lower: start, upper: evidence.answer.bytes.count))
    var (depth, place) = (0, rest.startIndex)
    while place < rest.endIndex {
      if depth == 0, place > rest.startIndex, Self.ends.contains(where: { rest[place...].hasPrefix($0) }) { break }
      if "([{".contains(rest[place]) { depth += 1 }
      if ")]}".contains(rest[place]) { depth -= 1 }
      place = rest.index(after: place)
    }
    let term = rest[..<place]
    return term.allSatisfy(\.isWhitespace) ? nil : start + term.utf8.count
  }

  /// Other points of a rectangle, both ways at once: the middle, the end, the beginning.
  private var members: [ProgramChange] {
    let points = ["min", "mid", "max"]
    let words = facts.words.filter(\.isMember)
    return points.flatMap { old in
      points.filter { $0 != old }.compactMap { new -> ProgramChange? in
        let edits = words.compactMap { word in
          ["X", "Y"].first { word.name == old + $0 }.map { TextEdit(word.range, new + $0) }
        }
        return edits.isEmpty ? nil : slips.change(edits)
      }
    }
  }

  /// Arguments that are nothing.
  private var zeros: [ProgramChange] {
    facts.calls.filter { ["position", "offset", "UnitPoint"].contains($0.name) }.flatMap { call in
      call.arguments.filter { evidence.text($0.range) != "0" }.flatMap { argument -> [ProgramChange] in
        let values = call.name == "UnitPoint" ? ["0", "1"] : ["0"]
        return values.map { evidence.otherValue($0, at: argument.range, in: call, argument.label) }
      }
    }
  }

  /// One length for another that is known as well.
  private var names: [ProgramChange] {
    let lengths = ScopeNames(evidence.answer.text).lengths.prefix(4)
    return facts.words.filter { !$0.isMember && lengths.contains($0.name) && isInASite($0.range) }.prefix(4)
      .flatMap { word in
        lengths.filter { $0 != word.name }.compactMap { slips.change([TextEdit(word.range, $0)]) }
      }
  }

  /// Guides behind the brace of a container, on one of the views in it, the last first; all that stand there together
  /// as well.
  private var moves: [ProgramChange] {
    let movable = facts.calls.filter { $0.name == "alignmentGuide" && evidence.text($0.range).hasPrefix(".") }
    var groups: [(brace: SourceRange, calls: [SourceFacts.Call])] = []
    for call in movable {
      let closures = facts.calls.filter { $0.name != "alignmentGuide" }.compactMap(\.closure).filter {
        $0.upper <= call.range.lower && isBetween($0.upper, call.range.lower)
      }
      guard let brace = closures.max(by: { $0.upper < $1.upper }) else { continue }
      if let index = groups.firstIndex(where: { $0.brace == brace }) {
        groups[index].calls.append(call)
      } else {
        groups.append((brace, [call]))
      }
    }
    return groups.flatMap { brace, calls in
      ends(in: brace).reversed().prefix(3).flatMap { end in
        (calls.count > 1 ? [calls] : []).map { moved($0, to: end) } + calls.map { moved([$0], to: end) }
      }
    }
  }

  private func moved(_ calls: [SourceFacts.Call], to end: Int) -> ProgramChange {
    let texts = calls.map { evidence.text($0.range) }
    let place = SourceRange(lower: end, upper: end)
    let piece = ProgramChange.Piece(
      .modifier, name: calls[0].name, words: texts[0].codeWords,
      argument: calls[0].arguments.first.map { evidence.text($0.range) } ?? "", text: texts[0])
    let edits = [TextEdit(place, "\n" + texts.joined(separator: "\n"))] + calls.map { TextEdit($0.range, "") }
    return ProgramChange(
      .moved(piece), edits: edits, range: calls[0].range, anchor: SourceRange(lower: end - 1, upper: end))
  }

  /// Whether between a brace and a modifier there are only other modifiers of the same view.
  private func isBetween(_ brace: Int, _ modifier: Int) -> Bool {
    var place = brace
    let between = facts.calls.filter { $0.range.lower >= brace && $0.range.upper <= modifier }
    for call in between.sorted(by: { $0.range.lower < $1.range.lower }) where call.range.lower >= place {
      guard evidence.text(SourceRange(lower: place, upper: call.range.lower)).allSatisfy(\.isWhitespace) else {
        return false
      }
      place = call.range.upper
    }
    return evidence.text(SourceRange(lower: place, upper: modifier)).allSatisfy(\.isWhitespace)
  }

  /// Where the views in braces end, each with its modifiers; of a loop, those that it makes.
  private func ends(in brace: SourceRange) -> [Int] {
    let closures = facts.calls.compactMap(\.closure)
    let inside = facts.calls.filter { call in
      let around = closures.filter { call.range.isInside($0) && $0 != call.closure }
      return around.min { $0.upper - $0.lower < $1.upper - $1.lower } == brace
    }
    let ends = inside.filter { call in
      let rest = evidence.text(SourceRange(lower: call.range.upper, upper: brace.upper))
      return rest.first { !$0.isWhitespace } != "."
        && !inside.contains { $0.range.lower < call.range.lower && $0.range.upper > call.range.upper }
    }
    return Set(ends.map(\.range.upper)).sorted().flatMap { end -> [Int] in
      let loop = ends.first { $0.range.upper == end && $0.name == "ForEach" }?.closure
      return loop.map(self.ends) ?? [end]
    }
  }
}
