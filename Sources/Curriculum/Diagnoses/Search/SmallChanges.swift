import Diagnostics
import LayoutEditing

/// Small changes of the learner's own text, led by no other answer.
///
///     HStack { … }             spacing: 0 in it
///     .padding(4)              without it
///     x + d.width              x - d.width
///     heights[0..<door]        heights[0...door]
///     list.prefix(door + 1)    list.prefix(door)
///     isOpen ? a : b           isOpen ? b : a
///     .padding(4).frame(…)     .frame(…).padding(4)
///     .frame(minWidth: 140)    .frame(width: 140)
struct SmallChanges {
  private let evidence: Evidence
  private let facts: SourceFacts
  private let text: (SourceRange) -> String

  init(_ evidence: Evidence) {
    self.evidence = evidence
    facts = evidence.facts
    text = { evidence.text($0) }
  }

  /// The likeliest first.
  var candidates: [ProgramChange] {
    let slips = SmallSlips(evidence)
    // Where views are placed a sign is turned more easily than where sizes are added up.
    let turned = signs.filter(isOfAPlace) + signs.filter { !isOfAPlace($0) }
    let likely: [[ProgramChange]] = [
      spacings, spacings.inAll, limits, slips.ofCounts, Array(turned.prefix(Self.likelySigns)), slips.others,
      Array(turned.dropFirst(Self.likelySigns)), choices,
    ]
    return likely.flatMap { $0 } + removals + orders + fixedLengths
  }

  /// Further ones are tried after other slips.
  private static let likelySigns = 3
  private static let stacks: Set = ["HStack", "VStack", "LazyHStack", "LazyVStack"]
  private static let movers: Set = [
    "padding", "offset", "frame", "position", "fixedSize", "layoutPriority", "lineLimit", "alignmentGuide",
  ]

  private func isOfAPlace(_ change: ProgramChange) -> Bool {
    facts.calls.contains { ["place", "alignmentGuide"].contains($0.name) && change.range.isInside($0.range) }
  }

  /// Stacks that choose their spacing by themselves.
  private var spacings: [ProgramChange] {
    facts.calls.compactMap { call in
      guard Self.stacks.contains(call.name), !call.arguments.contains(where: { $0.label == "spacing" }) else {
        return nil
      }
      let edit: TextEdit
      if let last = call.arguments.last {
        edit = TextEdit(SourceRange(lower: last.range.upper, upper: last.range.upper), ", spacing: 0")
      } else {
        let end = call.nameRange.upper
        let isOpen = text(SourceRange(lower: end, upper: end + 2)) == "()"
        edit = TextEdit(SourceRange(lower: end, upper: end + (isOpen ? 2 : 0)), "(spacing: 0)")
      }
      return ProgramChange(
        .missing(.init(.argument, name: "spacing", words: ["spacing", ":", "0"], text: "spacing: 0")), edits: [edit],
        range: call.nameRange, inside: evidence.surrounding(call))
    }
  }

  private var signs: [ProgramChange] {
    facts.signs.map { sign in
      evidence.otherValue(
        sign.isPlus ? "-" : "+", at: sign.range, in: facts.calls.last { sign.range.isInside($0.range) })
    }
  }

  /// Ends that count or do not: each by itself, and all of a kind together, since who errs here errs everywhere.
  private var limits: [ProgramChange] {
    let groups = Dictionary(grouping: facts.limits, by: \.text).values.filter { $0.count > 1 }
    return (facts.limits.map { [$0] } + groups.sorted { $0[0].range.lower < $1[0].range.lower }).compactMap { signs in
      guard let other = signs[0].otherEnd else { return nil }
      return ProgramChange(
        .value(from: [signs[0].text], to: [other]), edits: signs.map { TextEdit($0.range, other) },
        range: signs[0].range)
    }
  }

  private var choices: [ProgramChange] { facts.choices.map { evidence.exchanged($0.first, $0.second, at: $0.range) } }

  private static let fixed = [
    "minWidth": "width", "idealWidth": "width", "maxWidth": "width", "minHeight": "height", "idealHeight": "height",
    "maxHeight": "height",
  ]

  /// Frames with limits, where the same numbers are meant as lengths.
  private var fixedLengths: [ProgramChange] {
    facts.calls.filter { $0.name == "frame" }.compactMap { call in
      let limits = call.arguments.prefix { $0.label.map { Self.fixed[$0] != nil } ?? false }
      let lengths = limits.compactMap { limit in limit.label.flatMap { Self.fixed[$0] } }
      guard let first = limits.first, let label = first.label, let last = limits.last,
        Set(lengths).count == lengths.count
      else { return nil }
      let lower = first.range.lower - label.utf8.count - 2
      let range = SourceRange(lower: lower, upper: last.range.upper)
      guard lower > call.range.lower, text(range).hasPrefix("\(label): ") else { return nil }
      let new = zip(lengths, limits).map { "\($0): \(text($1.range))" }.joined(separator: ", ")
      return evidence.otherValue(new, at: range, in: call)
    }
  }

  private var modifiers: [SourceFacts.Call] {
    facts.calls.filter { text(SourceRange(lower: $0.range.lower, upper: $0.range.lower + 1)) == "." }
  }

  private var removals: [ProgramChange] {
    modifiers.filter { Self.movers.contains($0.name) }.map { call in
      ProgramChange(.extra(piece(call)), edits: [TextEdit(call.range, "")], range: call.range)
    }
  }

  /// Neighbors among the modifiers of a view, in each other's place.
  private var orders: [ProgramChange] {
    modifiers.compactMap { call in
      guard Self.movers.contains(call.name),
        let next = modifiers.first(where: { next in
          // Who exchanges a modifier with the name names another view.
          next.name != "accessibilityIdentifier" && next.range.lower >= call.range.upper
            && text(SourceRange(lower: call.range.upper, upper: next.range.lower)).allSatisfy(\.isWhitespace)
        })
      else { return nil }
      return evidence.exchanged(call.range, next.range, .reordered(piece(call)), at: call.range)
    }
  }

  private func piece(_ call: SourceFacts.Call) -> ProgramChange.Piece {
    let argument = call.arguments.first.map { "\($0.label.map { "\($0): " } ?? "")\(text($0.range))" } ?? ""
    let written = text(call.range)
    return .init(
      .modifier, name: call.name, words: written.split(separator: " ").map(String.init), argument: argument,
      text: written)
  }
}

extension [ProgramChange] {
  /// What is the same at several places, as one change.
  fileprivate var inAll: [ProgramChange] { TwinChanges(self).groups.filter { $0.count > 1 }.map(TwinChanges.together) }
}
