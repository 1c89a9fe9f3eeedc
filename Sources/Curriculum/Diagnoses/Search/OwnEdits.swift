import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// Small edits of the learner's own text, led by no other answer.
///
///     heights[index] + spacing        heights[index]
///     floors[0..<door]                floors[0...door]
///     .position(x: 0, y: height)      .position(x: 0, y: 0)
///     ZStack { … }.alignmentGuide(…)  the guide on the view in the braces
///     isOpen ? a : b                  isOpen ? b : a
///     .padding(4).frame(…)            .frame(…).padding(4)
///
/// A slip that is made in one place is often made in all places of its kind, so that those are tried together as well.
struct OwnEdits {
  /// Each is a trial.
  private static let mostLikely = 20
  /// Further ones are tried after other slips.
  private static let likelySigns = 3

  private let trace: AnswerTrace
  private let facts: SourceFacts
  /// Where guides and defaults that are used, or places and sizes of views, are worked out.
  private let sites: [SourceRange]

  init(_ trace: AnswerTrace) {
    (self.trace, facts) = (trace, trace.facts)
    let calls = facts.calls.filter { Self.placing.contains($0.name) }.flatMap(\.arguments).map(\.range)
    let guides = trace.usedGuides().compactMap(\.bodyRange).filter { $0.file == 0 }
    sites = guides + trace.defaults().map(\.body) + calls + facts.assignments.compactMap(\.value)
  }

  /// The first that makes everything right, of those that are tried before anything is taken from another answer.
  func found() -> FoundRepair? {
    trace.rewrites.allow(.own)
    return trace.first(of: likely.lazy.map { Candidate([$0]) }) ?? trace.first(of: removals { $0.count > 1 })
      ?? SolvedChanges(trace).spacing()
  }

  private var likely: ArraySlice<ProgramChange> {
    let ranges = limits.filter { $0.edits.count == 1 && trace.text($0.range).hasPrefix(".") }
    let spacers = missing("minLength", in: ["Spacer"])
    // In a guide that is right somewhere, the other sign may be no better, and happen to suit the scenarios.
    let turned = trace.passing.isEmpty ? Array(signs(isOfAPlace).prefix(Self.likelySigns)) : []
    let isOfRooms = trace.forgotten()?.dimensions == [.size]
    let groups: [[ProgramChange]] = [
      TwinChanges(spacers).repeated, spacers, turned, trace.passing.isEmpty ? [] : bounds, isOfRooms ? rooms : [],
      alignments, moves, ranges, terms, members, zeros, names, givenNumbers,
    ]
    return groups.flatMap { $0 }.prefix(Self.mostLikely)
  }

  /// Those that are tried where no right answer is near.
  var further: [Candidate<FoundRepair>] {
    let spacings = missing("spacing", in: Self.stacks)
    // Where views are placed a sign is turned more easily than where sizes are added up.
    let turned = signs(isOfAPlace) + signs { !isOfAPlace($0) }
    let groups: [[ProgramChange]] = [
      spacings, TwinChanges(spacings).repeated, limits, values(each: counts + summands + ownLines),
      Array(turned.prefix(Self.likelySigns)), values(each: operators + otherEnds + factors), containers,
      Array(turned.dropFirst(Self.likelySigns)), choices, orders, fixedLengths,
    ]
    return removals { $0.count == 1 }
      + groups.flatMap { $0 }.filter { !trace.silencesAGuide($0) }.map { Candidate([$0]) }
  }

  // MARK: Terms of a sum, and names in it

  private static let placing: Set = [
    "position", "offset", "CGPoint", "CGSize", "UnitPoint", "padding", "HStack", "VStack",
  ]

  private func isInASite(_ range: SourceRange) -> Bool { sites.contains { range.isInside($0) } }

  /// Sums without one of their terms.
  private var terms: [ProgramChange] {
    facts.signs.filter { isInASite($0.range) }.compactMap { sign in
      guard let end = endOfTerm(after: sign.range.upper), sign.range.lower > 0 else { return nil }
      return value([TextEdit(SourceRange(lower: sign.range.lower - 1, upper: end), "")])
    }
  }

  private static let ends = [" + ", " - ", ",", ")", "}", "]", "\n", " ?", " :", " <", " >", " =", "..", " &", " |"]

  /// Where the term behind a sign ends, with its brackets.
  private func endOfTerm(after start: Int) -> Int? {
    let rest = trace.text(SourceRange(lower: start, upper: trace.answer.bytes.count))
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

  /// One length for another that is known as well.
  private var names: [ProgramChange] {
    let lengths = ScopeNames(trace.answer.text).lengths.prefix(4)
    return facts.words.filter { !$0.isMember && lengths.contains($0.name) && isInASite($0.range) }.prefix(4)
      .flatMap { word in lengths.filter { $0 != word.name }.compactMap { value([TextEdit(word.range, $0)]) } }
  }

  private func signs(_ isMeant: (SourceRange) -> Bool) -> [ProgramChange] {
    facts.signs.filter { isMeant($0.range) }.compactMap { value([TextEdit($0.range, $0.isPlus ? "-" : "+")]) }
  }

  private func isOfAPlace(_ range: SourceRange) -> Bool {
    facts.calls.contains { ["place", "alignmentGuide"].contains($0.name) && range.isInside($0.range) }
  }

  // MARK: Arguments

  /// What two containers ask for, each in the other's place; one of them may ask for nothing.
  private var alignments: [ProgramChange] {
    let stacks = facts.calls.filter { Self.stacks.contains($0.name) || $0.name == "ZStack" }
    let moved = stacks.flatMap { outer in
      stacks.filter { $0.range.isInside(outer.range) && $0.range != outer.range }.compactMap {
        alignment(of: outer, on: $0)
      }
    }
    let asked = facts.calls.compactMap { $0.arguments.first { $0.label == "alignment" }?.range }.prefix(3)
    return asked.enumerated().flatMap { index, one in
      asked.dropFirst(index + 1).filter { trace.text($0) != trace.text(one) }.map { other in
        trace.exchanged(one, other, at: one)
      }
    } + moved.prefix(2)
  }

  /// A container's alignment on a container inside it, whatever that one asks for.
  private func alignment(of outer: SourceFacts.Call, on inner: SourceFacts.Call) -> ProgramChange? {
    func asked(_ call: SourceFacts.Call) -> SourceRange? { call.arguments.first { $0.label == "alignment" }?.range }
    guard let mine = asked(outer), trace.text(mine) != trace.text(asked(inner)) else { return nil }
    let (end, text) = (inner.nameRange.upper, "alignment: \(trace.text(mine))")
    let isOpen = trace.text(SourceRange(lower: end, upper: end + 1)) == "("
    let place = SourceRange(lower: isOpen ? end + 1 : end, upper: isOpen ? end + 1 : end)
    let new = !isOpen ? "(\(text))" : inner.arguments.isEmpty ? text : "\(text), "
    let edit = asked(inner).map { TextEdit($0, trace.text(mine)) } ?? TextEdit(place, new)
    return ProgramChange(
      .exchanged, edits: [TextEdit(mine, ".center"), edit], range: mine, anchor: inner.nameRange)
  }

  /// Arguments that are nothing.
  private var zeros: [ProgramChange] {
    facts.calls.filter { ["position", "offset", "UnitPoint", "Spacer"].contains($0.name) }.flatMap { call in
      call.arguments.filter { trace.text($0.range) != "0" }.flatMap { argument in
        (call.name == "UnitPoint" ? ["0", "1"] : ["0"]).map {
          trace.otherValue($0, at: argument.range, in: call, argument.label)
        }
      }
    }
  }

  static let stacks: Set = ["HStack", "VStack", "LazyHStack", "LazyVStack"]

  /// Stacks and spacers that choose a length by themselves, where none is meant.
  private func missing(_ label: String, in names: Set<String>) -> [ProgramChange] {
    facts.calls.filter { call in
      names.contains(call.name) && !call.arguments.contains { $0.label == label }
    }.map { call in
      let end = call.arguments.last?.range.upper ?? call.nameRange.upper
      let isOpen = trace.text(SourceRange(lower: end, upper: end + 2)) == "()"
      let text = call.arguments.isEmpty ? "(\(label): 0)" : ", \(label): 0"
      return ProgramChange(
        .missing(.init(.argument, name: label, words: [label, ":", "0"], text: "\(label): 0")),
        edits: [TextEdit(SourceRange(lower: end, upper: end + (isOpen ? 2 : 0)), text)], range: call.nameRange,
        inside: trace.surrounding(call))
    }
  }

  /// Numbers that a function of the learner's own is given at two places, each in the other's place.
  private var givenNumbers: [ProgramChange] {
    let own = Set(facts.declarations.map(\.name))
    let calls = facts.calls.filter { own.contains($0.name) && !$0.arguments.isEmpty }.prefix(4)
    return calls.enumerated().flatMap { index, one in
      calls.dropFirst(index + 1).filter { $0.name == one.name }.flatMap { other in
        zip(one.arguments, other.arguments).filter { $0.label == $1.label && isAnotherNumber($0.range, $1.range) }.map {
          trace.exchanged($0.range, $1.range, at: $0.range)
        }
      }
    }
  }

  private func isAnotherNumber(_ one: SourceRange, _ other: SourceRange) -> Bool {
    trace.text(one) != trace.text(other)
      && [one, other].allSatisfy { range in facts.numbers.contains { $0.range == range } }
  }

  /// A column for a row, and the other way round.
  private var containers: [ProgramChange] {
    facts.calls.filter { ["HStack", "VStack"].contains($0.name) && !$0.arguments.contains { $0.label == "alignment" } }
      .prefix(3).map { call in
        let other = call.name == "HStack" ? "VStack" : "HStack"
        return ProgramChange(
          .name(from: call.name, to: other), edits: [TextEdit(call.nameRange, other)], range: call.nameRange)
      }
  }

  /// A `min` or `max` of two values, one of which would do.
  private var bounds: [ProgramChange] {
    let calls = facts.calls.filter { call in
      ["min", "max"].contains(call.name) && call.arguments.count == 2 && call.nameRange.lower == call.range.lower
    }
    return calls.prefix(3).flatMap { call in
      call.arguments.compactMap { value([TextEdit(call.range, trace.text($0.range))]) }
    }
  }

  private static let fixed = [
    "minWidth": "width", "idealWidth": "width", "maxWidth": "width", "minHeight": "height", "idealHeight": "height",
    "maxHeight": "height",
  ]

  /// Frames with limits, where the same numbers are meant as lengths.
  private var fixedLengths: [ProgramChange] {
    frames { label, text in Self.fixed[label].map { ($0, text) } }
  }

  /// Frames of a typed size, where all the room is meant.
  private var rooms: [ProgramChange] {
    frames { label, text in
      Double(text) == nil || !["width", "height"].contains(label) ? nil : ("max\(label.firstUppercased)", ".infinity")
    }
  }

  /// Frames whose first arguments have other labels and values.
  private func frames(_ other: (String, String) -> (label: String, value: String)?) -> [ProgramChange] {
    facts.calls.filter { $0.name == "frame" }.compactMap { call in
      let pairs = call.arguments.map { argument in
        (argument, argument.label.flatMap { other($0, trace.text(argument.range)) })
      }.prefix { $0.1 != nil }
      let new = pairs.compactMap(\.1)
      guard let first = pairs.first?.0, let label = first.label, let last = pairs.last?.0,
        Set(new.map(\.label)).count == new.count
      else { return nil }
      let range = SourceRange(lower: first.range.lower - label.utf8.count - 2, upper: last.range.upper)
      guard range.lower > call.range.lower, trace.text(range).hasPrefix("\(label): ") else { return nil }
      return trace.otherValue(new.map { "\($0.label): \($0.value)" }.joined(separator: ", "), at: range, in: call)
    }
  }

  // MARK: Counts, ends and cases

  /// Ends that count or do not.
  private var limits: [ProgramChange] {
    let signs = facts.limits.filter { $0.otherEnd != nil }
    let groups = Dictionary(grouping: signs, by: \.text).values.filter { $0.count > 1 }
    return (signs.map { [$0] } + groups.sorted { $0[0].range.lower < $1[0].range.lower }).map { signs in
      let other = signs[0].otherEnd ?? ""
      return ProgramChange(
        .value(from: [signs[0].text], to: [other]), edits: signs.map { TextEdit($0.range, other) },
        range: signs[0].range)
    }
  }

  /// So many things have one gap less between them.
  private var counts: [[TextEdit]] {
    let arguments = facts.calls.filter { $0.name == "CGFloat" }.flatMap(\.arguments)
    let counted = arguments.filter { trace.text($0.range).hasSuffix(".count") }
    return alike(counted.map { TextEdit(SourceRange(lower: $0.range.upper, upper: $0.range.upper), " - 1") })
      // Nothing at all has no gaps, and not one less than none.
      + counted.map { [TextEdit($0.range, "max(\(trace.text($0.range)) - 1, 0)")] }
  }

  /// `+ 1` and `- 1`.
  private var summands: [[TextEdit]] {
    alike(facts.numbers.filter { $0.role == .amount && $0.value == 1 }.compactMap { removed($0, after: "+-") })
  }

  /// A product for a sum in a guide, half of a length for all of it, and one element of a list more.
  private var operators: [[TextEdit]] {
    let bodies = trace.usedGuides().compactMap(\.bodyRange).filter { $0.file == 0 }
    let products = facts.signs.filter { sign in bodies.contains { sign.range.isInside($0) } }.map {
      [TextEdit($0.range, "*")]
    }
    let halves = bodies.flatMap { facts.words(in: $0) }.filter { $0.isMember && ["width", "height"].contains($0.name) }
      .map { [TextEdit(SourceRange(lower: $0.range.upper, upper: $0.range.upper), " / 2")] }
    let counts = facts.calls.filter { $0.name == "prefix" }.compactMap(\.arguments.first).map {
      [TextEdit(SourceRange(lower: $0.range.upper, upper: $0.range.upper), " + 1")]
    }
    return products + counts + halves
  }

  /// `* 2` and `/ 2`.
  private var factors: [[TextEdit]] {
    alike(facts.numbers.filter { $0.role == .factor && $0.value > 1 }.compactMap { removed($0, after: "*/") })
  }

  /// A line of the view that a guide starts from: what is a distance from it there is meant from the view's own edge.
  ///
  ///     { d in d[.trailing] + 30 }      { d in 30 }
  private var ownLines: [[TextEdit]] {
    alike(
      trace.guideSites().compactMap { site in
        guard let body = site.bodyRange, body.file == 0, let start = trace.text(body).ownLine,
          trace.cases.contains(where: { site.guides(in: $0).contains { !$0.key.isAtTheStart } })
        else { return nil }
        return TextEdit(SourceRange(lower: body.lower, upper: body.lower + start.utf8.count), "")
      })
  }

  private static let others = [
    "prefix": "suffix", "suffix": "prefix", "dropFirst": "dropLast", "dropLast": "dropFirst", "min": "max",
    "max": "min", "first": "last", "last": "first",
  ]

  /// The other end of a list.
  private var otherEnds: [[TextEdit]] {
    let words = facts.words.filter(\.isMember)
    return Set(words.map(\.name)).sorted().compactMap { name in
      Self.others[name].map { other in words.filter { $0.name == name }.map { TextEdit($0.range, other) } }
    }
  }

  /// Other points of a rectangle, both ways at once: the middle, the end, the beginning.
  private var members: [ProgramChange] {
    let points = ["min", "mid", "max"]
    let words = facts.words.filter(\.isMember)
    return points.flatMap { old in
      points.filter { $0 != old }.compactMap { new in
        value(
          words.compactMap { word in
            ["X", "Y"].first { word.name == old + $0 }.map { TextEdit(word.range, new + $0) }
          })
      }
    }
  }

  private var choices: [ProgramChange] { facts.choices.map { trace.exchanged($0.first, $0.second, at: $0.range) } }

  // MARK: Modifiers

  private var modifiers: [SourceFacts.Call] { facts.calls.filter { trace.text($0.range).hasPrefix(".") } }

  /// A modifier, or all guides of a view, left out.
  private func removals(_ isMeant: ([SourceFacts.Call]) -> Bool) -> [Candidate<FoundRepair>] {
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
  private var orders: [ProgramChange] {
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
  private var moves: [ProgramChange] {
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

  private func moved(_ calls: [SourceFacts.Call], to end: Int) -> ProgramChange {
    let text = calls.map { trace.text($0.range) }.joined(separator: "\n")
    let edits = [TextEdit(SourceRange(lower: end, upper: end), "\n" + text)] + calls.map { TextEdit($0.range, "") }
    return ProgramChange(
      .moved(piece(calls[0])), edits: edits, range: calls[0].range, anchor: SourceRange(lower: end - 1, upper: end))
  }

  private func isBlank(_ lower: Int, _ upper: Int) -> Bool {
    trace.text(SourceRange(lower: lower, upper: upper)).allSatisfy(\.isWhitespace)
  }

  /// Whether between a brace and a modifier there are only other modifiers of the same view.
  private func isBetween(_ brace: Int, _ modifier: Int) -> Bool {
    var place = brace
    let between = facts.calls.filter { $0.range.lower >= brace && $0.range.upper <= modifier }
    for call in between.sorted(by: { $0.range.lower < $1.range.lower }) where call.range.lower >= place {
      guard isBlank(place, call.range.lower) else { return false }
      place = call.range.upper
    }
    return isBlank(place, modifier)
  }

  /// Where the views in braces end, each with its modifiers; of a loop, those that it makes.
  private func ends(in brace: SourceRange) -> [Int] {
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

  private func piece(_ call: SourceFacts.Call) -> ProgramChange.Piece {
    let argument = call.arguments.first.map { "\($0.label.map { "\($0): " } ?? "")\(trace.text($0.range))" } ?? ""
    let written = trace.text(call.range)
    return .init(.modifier, name: call.name, words: written.codeWords, argument: argument, text: written)
  }

  // MARK: Told by the value around

  /// Edits that write the same together, with the others of their kind.
  private func alike(_ edits: [TextEdit]) -> [[TextEdit]] {
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
  private func removed(_ number: SourceFacts.Number, after signs: String) -> TextEdit? {
    let range = SourceRange(lower: number.range.lower - 3, upper: number.range.upper)
    guard range.lower >= 0, case let text = Array(trace.text(range)), text[0] == " ", text[2] == " ",
      signs.contains(text[1])
    else { return nil }
    return TextEdit(range, "")
  }

  /// Groups together, and each of their edits by itself.
  private func values(each groups: [[TextEdit]]) -> [ProgramChange] {
    groups.flatMap { edits in (edits.count > 1 ? [edits] : []) + edits.map { [$0] } }.compactMap(value)
  }

  /// Edits as a change of the smallest call or guide that shows what is meant.
  private func value(_ edits: [TextEdit]) -> ProgramChange? {
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

  private func valueAround(_ range: SourceRange) -> SourceRange {
    let line = lineAround(range)
    let calls = facts.calls.filter { range.isInside($0.range) && !["alignmentGuide", "CGFloat"].contains($0.name) }
    return calls.map(\.range).filter { $0.isInside(line) }.min { $0.upper - $0.lower < $1.upper - $1.lower } ?? line
  }

  /// The line without its blanks.
  private func lineAround(_ range: SourceRange) -> SourceRange {
    let bytes = trace.answer.bytes
    let lower = (bytes[..<range.lower].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let upper = bytes[range.upper...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let first = bytes[lower..<range.lower].firstIndex { $0 != UInt8(ascii: " ") } ?? range.lower
    return SourceRange(lower: first, upper: upper)
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
