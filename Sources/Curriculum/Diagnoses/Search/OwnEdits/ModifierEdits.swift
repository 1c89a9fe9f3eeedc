import Diagnostics
import LayoutEditing
import LayoutProgram

/// Modifiers left out, in another order, or on another view.
extension OwnEdits {
  var modifiers: [SourceFacts.Call] { facts.calls.filter { trace.text($0.range).hasPrefix(".") } }

  /// A modifier, or all guides of a view, left out.
  func removals(_ isMeant: ([SourceFacts.Call]) -> Bool) -> [Candidate<FoundRepair>] {
    let movers = modifiers.filter { ModifierFacts.of($0.name).contains(.moves) }.sorted {
      $0.range.lower < $1.range.lower
    }
    let ofViews = Dictionary(grouping: trace.usedGuides()) { trace.viewName(of: $0) }.values.filter { $0.count > 1 }
    let guides = ofViews.map { sites in movers.filter { call in sites.contains { $0.range == call.range } } }
      .filter { !$0.isEmpty }.sorted { $0[0].range.lower < $1[0].range.lower }
    return (movers.map { [$0] } + guides).filter(isMeant).map { calls in
      let all = calls.map { ProgramChange(.extra(piece($0)), edits: [TextEdit($0.range, "")], range: $0.range) }
      return Candidate(calls.map { SceneEdit(EditPlace($0.range), .removed) }) {
        FoundRepair(changes: [all[0].together(with: Array(all.dropFirst()))])
      }
    }
  }

  /// Neighbors among the modifiers of a view, in each other's place.
  var orders: [ProgramChange] {
    modifiers.filter { ModifierFacts.of($0.name).contains(.moves) }.compactMap { call in
      // Who exchanges a modifier with the name names another view.
      let next = modifiers.first { next in
        next.name != "accessibilityIdentifier" && next.range.lower >= call.range.upper
          && isBlank(call.range.upper, next.range.lower)
      }
      return next.map { trace.exchanged(call.range, $0.range, .reordered(piece(call)), at: call.range) }
    }
  }

  /// Guides behind the brace of a container, on one of the views in it, the last first; all that stand there together
  /// as well.
  var moves: [ProgramChange] {
    var groups: [(brace: SourceRange, calls: [SourceFacts.Call])] = []
    for call in modifiers where call.name == "alignmentGuide" {
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

  func moved(_ calls: [SourceFacts.Call], to end: Int) -> ProgramChange {
    let text = calls.map { trace.text($0.range) }.joined(separator: "\n")
    let edits = [TextEdit(SourceRange(lower: end, upper: end), "\n" + text)] + calls.map { TextEdit($0.range, "") }
    return ProgramChange(
      .moved(piece(calls[0])), edits: edits, range: calls[0].range, anchor: SourceRange(lower: end - 1, upper: end))
  }

  /// What lies in front of a view or behind it, as a view of its own after that view.
  var unstacked: [ProgramChange] {
    modifiers.filter { ["overlay", "background"].contains($0.name) }.prefix(2).compactMap { call in
      guard let closure = call.closure else { return nil }
      let inner = SourceRange(lower: closure.lower + 1, upper: closure.upper - 1)
      let blanks = trace.text(inner).utf8.prefix { $0 <= 32 }.count
      let content = SourceRange(lower: inner.lower + blanks, upper: inner.upper)
      var end = call.range.upper
      while let next = modifiers.first(where: { $0.range.lower >= end && isBlank(end, $0.range.lower) }) {
        end = next.range.upper
      }
      let text = trace.text(content)
      return ProgramChange(
        .moved(.init(.view, name: String(text.prefix { $0.isLetter }), words: text.codeWords, text: text)),
        edits: [TextEdit(SourceRange(lower: end, upper: end), "\n" + text), TextEdit(call.range, "")], range: content,
        inside: trace.surrounding(call), anchor: SourceRange(lower: end - 1, upper: end))
    }
  }

  func isBlank(_ lower: Int, _ upper: Int) -> Bool {
    trace.text(SourceRange(lower: lower, upper: upper)).allSatisfy(\.isWhitespace)
  }

  /// Whether between a brace and a modifier there are only other modifiers of the same view.
  func isBetween(_ brace: Int, _ modifier: Int) -> Bool {
    var place = brace
    let between = facts.calls.filter { $0.range.lower >= brace && $0.range.upper <= modifier }
    for call in between.sorted(by: { $0.range.lower < $1.range.lower }) where call.range.lower >= place {
      guard isBlank(place, call.range.lower) else { return false }
      place = call.range.upper
    }
    return isBlank(place, modifier)
  }

  /// Where the views in braces end, each with its modifiers; of a loop, those that it makes.
  func ends(in brace: SourceRange) -> [Int] {
    let closures = facts.calls.compactMap(\.closure)
    let inside = facts.calls.filter { call in
      let around = closures.filter { call.range.isInside($0) && $0 != call.closure }
      return around.min { $0.upper - $0.lower < $1.upper - $1.lower } == brace
    }
    let ends = inside.filter { call in
      let rest = trace.text(SourceRange(lower: call.range.upper, upper: brace.upper))
      return rest.first { !$0.isWhitespace } != "."
        && !inside.contains { $0.range.lower < call.range.lower && $0.range.upper > call.range.upper }
    }
    return Set(ends.map(\.range.upper)).sorted().flatMap { end -> [Int] in
      let loop = ends.first { $0.range.upper == end && $0.name == "ForEach" }?.closure
      return loop.map(self.ends) ?? [end]
    }
  }

  func piece(_ call: SourceFacts.Call) -> ProgramChange.Piece {
    let argument = call.arguments.first.map { "\($0.label.map { "\($0): " } ?? "")\(trace.text($0.range))" } ?? ""
    let written = trace.text(call.range)
    return .init(.modifier, name: call.name, words: written.codeWords, argument: argument, text: written)
  }
}
