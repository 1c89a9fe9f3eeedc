import Diagnostics
import LayoutEditing
import LayoutEngine

/// Values that are worked out instead of guessed: what a number, or a summand of a guide, would have to be.
///
///     { _ in floors.prefix(door).reduce(0, +) }      floors[door] is missing, in every scenario
///     eye(at: 0.6)                                   0.7
///
/// Places depend on both as on a line. So one trial tells how much a candidate moves, what is off tells how much of it is
/// needed, and only what comes out as a plain share is tried in all scenarios.
struct SolvedChanges {
  /// What may stand in a text in the place of something else.
  private struct Unknown {
    let place: SourceRange
    let call: SourceFacts.Call?
    /// The text with so much of the candidate; nil where so much is no plain share.
    let text: (Double) -> String?
    /// How much of it is tried first.
    let step: Double
    /// The argument's label, if it is one of the call.
    var label: String?
  }

  private static let shares = [1, -1, 0.5, -0.5, 2, -2]
  /// Solutions along one axis that are combined with those along the other.
  private static let mostOfAnAxis = 3

  private let evidence: Evidence
  private let facts: SourceFacts
  /// Changes that are known to make one axis right.
  private let halves: AxisHalves

  init(_ evidence: Evidence, besides halves: AxisHalves = AxisHalves()) {
    (self.evidence, self.halves) = (evidence, halves)
    facts = evidence.facts
  }

  /// The change that makes everything right, or one for each axis.
  func found() -> FoundRepair? { read() ?? silent() ?? tried() }

  // MARK: Reading

  /// What guides would have to answer, where that is a sum of lengths that are known in every scenario: nothing is tried
  /// but what comes of it.
  func read() -> FoundRepair? {
    guard evidence.cases.count > 1, let axes = offAxes, !axes.isEmpty else { return nil }
    evidence.rewrites.allowProof()
    let solved = axes.map { axis in Array(evidence.neededAnswers(axis).flatMap(changes).prefix(Self.mostOfAnAxis)) }
    return firstRight(solved)
  }

  /// Changes of all of these guides, a way each.
  private func changes(_ guides: [NeededAnswers]) -> [[ProgramChange]] {
    let ways = guides.map(ways)
    guard let first = ways.first, ways.allSatisfy({ !$0.isEmpty }) else { return [] }
    // Who errs in several guides errs in the same way.
    return first.indices.map { number in ways.flatMap { $0[min(number, $0.count - 1)] } }
  }

  private func ways(_ needed: NeededAnswers) -> [[ProgramChange]] {
    guard let body = needed.site.bodyRange, body.file == 0, let head = ClosureHead(needed.site, in: evidence) else {
      return []
    }
    let text = evidence.text(body)
    let terms = AnswerTerms(needed, parameter: head.name, text, in: evidence)
    return AnswerFit(needed, terms, body: text).texts.map { new in
      var edits = [TextEdit(body, new)]
      if let naming = head.naming, new.codeWords.contains(head.name) { edits.append(naming) }
      return [
        ProgramChange(
          .value(from: text.codeWords, to: new.codeWords), edits: edits, range: body,
          inside: facts.call(at: needed.site.range).map { evidence.surrounding($0) })
      ]
    }
  }

  /// The first of these changes, one for each axis, that makes everything right.
  private func firstRight(_ solved: [[[ProgramChange]]]) -> FoundRepair? {
    guard let first = solved.first else { return nil }
    for changes in first {
      if evidence.isMended(by: changes.edits) { return FoundRepair(changes: changes) }
      guard solved.count > 1 else { continue }
      for others in solved[1] where evidence.isMended(by: (changes + others).edits) {
        return FoundRepair(changes: changes + others)
      }
    }
    return nil
  }

  /// The axes along which something is off where scenarios begin; nil where all is right there in the first that fails.
  private var offAxes: [Axis]? {
    guard let one = evidence.failing.first, !one.result.views.allSatisfy(\.matches) else { return nil }
    return [Axis.horizontal, .vertical].filter { axis in
      evidence.failing.contains { one in
        errors(of: one.result, axis)?.contains { abs($0) > FrameDifference.tolerance } ?? true
      }
    }
  }

  // MARK: Gaps

  /// The gap of a stack with a known length more or less, where something is off along the stack.
  func spacing() -> FoundRepair? {
    guard evidence.cases.count > 1, let one = evidence.failing.first, let axis = offAxes?.first else { return nil }
    let gaps = facts.calls.filter { $0.name == (axis == .horizontal ? "HStack" : "VStack") }.compactMap { call in
      call.arguments.first { $0.label == "spacing" }.map { (call, $0) }
    }
    let names = ScopeNames(evidence.answer.text).lengths.prefix(3)
    return gaps.prefix(2).firstAnswer { call, argument in
      names.firstAnswer { name in
        let sum = GuideSum(evidence.text(argument.range))
        let candidate = adding(name, to: sum, at: argument.range, call, label: "spacing")
        guard sum.isPlain, let solved = solve([candidate], axis, one), evidence.isMended(by: solved.edits) else {
          return nil
        }
        return FoundRepair(changes: solved)
      }
    }
  }

  // MARK: What says nothing

  /// A guide for a stack of the learner's that has none, where it answers for views that are all off together.
  private func silent() -> FoundRepair? {
    guard evidence.cases.count > 1, let axes = offAxes, axes.count == 1, let axis = axes.first,
      let needed = evidence.silentAnswers(axis)
    else { return nil }
    let terms = AnswerTerms(needed, parameter: "d", "", in: evidence)
    return AnswerFit(needed, terms, body: "").texts.firstAnswer { text in
      let key = axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
      let name = evidence.name(of: needed.site.key)
      let line = name == ".center" ? key + name : name
      let guide = ".alignmentGuide(\(line)) { \(text.codeWords.contains("d") ? "d" : "_") in \(text) }"
      let end = SourceRange(lower: needed.site.range.upper, upper: needed.site.range.upper)
      let change = ProgramChange(
        .missing(.init(.modifier, name: "alignmentGuide", words: guide.codeWords, argument: name, text: guide)),
        edits: [TextEdit(end, "\n" + guide)], range: end, anchor: needed.site.range)
      return evidence.isMended(by: change.edits) ? FoundRepair(changes: [change]) : nil
    }
  }

  // MARK: Trying

  private func tried() -> FoundRepair? {
    // In one scenario alone too much fits.
    guard evidence.cases.count > 1, let one = evidence.failing.first, let axes = offAxes, let first = axes.first else {
      return nil
    }
    evidence.rewrites.allowSolving()
    if axes.count == 1 {
      return candidates(first).firstAnswer { group in
        solve(group, first, one).flatMap { evidence.isMended(by: $0.edits) ? FoundRepair(changes: $0) : nil }
      }
    }
    return firstRight(
      axes.map { axis in
        halves[axis].map { [$0] }
          + candidates(axis).lazy.compactMap { solve($0, axis, one) }.prefix(Self.mostOfAnAxis)
      })
  }

  // MARK: Solving

  /// How far every view is off along an axis, and how much too long.
  private func errors(of result: ScenarioResult, _ axis: Axis) -> [Double]? {
    var errors: [Double] = []
    for view in result.views {
      guard view.expected != nil, view.actual != nil else { return nil }
      let off = view.difference
      errors += axis == .horizontal ? [off?.x ?? 0, off?.width ?? 0] : [off?.y ?? 0, off?.height ?? 0]
    }
    return errors
  }

  /// As much of the candidates as brings all views right along an axis, in a scenario that fails.
  private func solve(_ group: [Unknown], _ axis: Axis, _ one: EvidenceCase) -> [ProgramChange]? {
    guard let step = group.first?.step, let tried = changes(group, step), let before = errors(of: one.result, axis),
      let result = evidence.results(with: tried.edits)?.first, result.views.count == one.result.views.count
    else { return nil }
    if result.passed { return tried }
    guard let after = errors(of: result, axis), let amount = root(before, after) else { return nil }
    return changes(group, amount * step)
  }

  /// Where the line through two errors meets zero, if it is the same place for all.
  private func root(_ before: [Double], _ after: [Double]) -> Double? {
    var found: Double?
    for (old, new) in zip(before, after) {
      guard abs(old - new) > 0.01 else {
        if abs(old) > FrameDifference.tolerance { return nil }
        continue
      }
      let root = old / (old - new)
      if let found, abs(found - root) * abs(old - new) > FrameDifference.tolerance { return nil }
      found = found ?? root
    }
    return found
  }

  private func changes(_ group: [Unknown], _ amount: Double) -> [ProgramChange]? {
    var changes: [ProgramChange] = []
    for candidate in group {
      guard let new = candidate.text(amount), new != evidence.text(candidate.place) else { return nil }
      changes.append(evidence.otherValue(new, at: candidate.place, in: candidate.call, candidate.label))
    }
    return changes
  }

  // MARK: Candidates

  /// A sum with a plain share of something more.
  private func adding(
    _ name: String, to sum: GuideSum, at place: SourceRange, _ call: SourceFacts.Call? = nil, label: String? = nil,
    _ written: @escaping (String) -> String = { $0 }
  ) -> Unknown {
    Unknown(
      place: place, call: call,
      text: { amount in
        Self.shares.first { abs($0 - amount) < 0.001 }.map { written(sum.adding($0, of: name)) }
      }, step: 1, label: label)
  }

  private func candidates(_ axis: Axis) -> [[Unknown]] {
    literals + layoutSums(axis) + placeSums(axis) + summands(axis)
  }

  /// Sizes that a layout of the learner's own answers, with a gap or another length of its own more or less.
  private func layoutSums(_ axis: Axis) -> [[Unknown]] {
    let label = axis.length
    let sizes = facts.calls.filter { call in
      call.name == "CGSize"
        && facts.declarations.contains { $0.name == "sizeThatFits" && call.range.isInside($0.range) }
    }
    return sizes.prefix(1).flatMap { call in
      call.arguments.filter { $0.label == label }.flatMap { argument -> [[Unknown]] in
        let sum = GuideSum(evidence.text(argument.range))
        guard sum.isPlain else { return [] }
        let names = ScopeNames(evidence.answer.text).lengths.prefix(2)
        // What is empty is not smaller than nothing.
        return names.flatMap { name in [(name, false), (name, true)] }.map { name, isAtLeastZero in
          [adding(name, to: sum, at: argument.range) { isAtLeastZero ? "max(\($0), 0)" : $0 }]
        }
      }
    }
  }

  /// Places that a layout of the learner's own gives its views, with a gap more or less for each or for those before.
  private func placeSums(_ axis: Axis) -> [[Unknown]] {
    let bodies = facts.declarations.filter { $0.name == "placeSubviews" }.map(\.range)
    func isPlacing(_ range: SourceRange) -> Bool { bodies.contains { range.isInside($0) } }
    let label = axis == .horizontal ? "x" : "y"
    let arguments = facts.calls.filter { $0.name == "CGPoint" && isPlacing($0.range) }.flatMap(\.arguments)
    let places = arguments.filter { $0.label == label }.map { argument in
      let name = evidence.text(argument.range)
      return facts.declarations.last { $0.name == name && isPlacing($0.range) }?.range ?? argument.range
    }
    let steps = facts.assignments.map(\.range).filter { range in
      isPlacing(range) && arguments.contains { evidence.text(range).hasPrefix(evidence.text($0.range) + " += ") }
    }
    let names = ScopeNames(evidence.answer.text).lengths.prefix(2)
    let indices = evidence.answer.text.codeWords.loopIndices
    let products = indices.prefix(1).flatMap { index in names.map { "CGFloat(\(index)) * \($0)" } }
    return (places + steps).flatMap { place -> [[Unknown]] in
      let sum = GuideSum(evidence.text(place))
      guard sum.isPlain else { return [] }
      return (names + products).map { [adding($0, to: sum, at: place)] }
    }
  }

  /// Numbers that functions of the learner's own are given.
  private var literals: [[Unknown]] {
    let own = Set(facts.declarations.map(\.name))
    let given = facts.calls.filter { own.contains($0.name) }.flatMap(\.arguments)
    let numbers = facts.numbers.filter { number in given.contains { $0.range == number.range } }
    return numbers.prefix(6).map { number in
      let isFraction = evidence.text(number.range).contains(".")
      return [
        Unknown(
          place: number.range, call: nil, text: { points(number.value + $0) }, step: isFraction ? 0.25 : 1)
      ]
    }
  }

  /// What may be missing in guides that are used, or be too much: one by one, and in all guides of a line.
  private func summands(_ axis: Axis) -> [[Unknown]] {
    let sites = evidence.usedGuides().filter { $0.key.axis == axis }
    let isOneLine = sites.count > 1 && sites.allSatisfy { $0.key == sites[0].key }
    let groups = sites.prefix(3).map { [$0] } + (isOneLine ? [sites] : [])
    return groups.flatMap { group in
      names(in: group[0], axis).compactMap { name -> [Unknown]? in
        let candidates = group.compactMap { summand(name, in: $0) }
        return candidates.count == group.count ? candidates : nil
      }
    }
  }

  private func summand(_ name: String, in site: GuideSite) -> Unknown? {
    guard let body = site.bodyRange, body.file == 0 else { return nil }
    let sum = GuideSum(evidence.text(body))
    guard sum.isPlain else { return nil }
    return adding(name, to: sum, at: body, facts.call(at: site.range))
  }

  /// What a guide could go by: the view's length, lengths that the code is given, those of lists, so many gaps.
  private func names(in site: GuideSite, _ axis: Axis) -> [String] {
    let code = ScopeNames(evidence.answer.text)
    let body = evidence.text(site.bodyRange)
    let own = site.closureRange.flatMap { closure in
      site.bodyRange.map { evidence.text(SourceRange(lower: closure.lower, upper: $0.lower)) }
    }
    let parameter = own?.codeWords.first { $0.first?.isLetter ?? false }
    let length = parameter.map { ["\($0).\(axis.length)"] } ?? []
    let words = body.codeWords
    func inUse(_ names: [String]) -> [String] { names.filter(words.contains) }
    let items = inUse(code.lists).flatMap { list in
      (inUse(code.counts) + code.counts).map { "\(list)[\($0)]" }
    }
    let gaps = facts.calls.flatMap(\.arguments).filter { $0.label == "spacing" }.map { evidence.text($0.range) }
    let counted = facts.calls.filter { $0.name == "CGFloat" }.map { evidence.text($0.range) }
      .filter { body.contains($0) }
    let rows = counted.flatMap { count in gaps.map { "\(count) * \($0)" } }
    var seen: Set<String> = ["0"]
    let likely = inUse(code.lengths) + length + rows + items + code.lengths
    return Array(likely.filter { seen.insert($0).inserted }.prefix(10))
  }
}

/// What a guide's closure calls the view that it is given.
private struct ClosureHead {
  let name: String
  /// Where it has no name so far, how it gets one.
  let naming: TextEdit?

  /// Nil for a function that stands for a closure.
  init?(_ site: GuideSite, in evidence: Evidence) {
    guard let closure = site.closureRange, let body = site.bodyRange, closure.file == 0, closure.lower <= body.lower
    else { return nil }
    let head = evidence.text(SourceRange(lower: closure.lower, upper: body.lower))
    let words = head.codeWords
    guard words.first == "{" else { return nil }
    guard words.count > 1, words.last == "in" else {
      (name, naming) = ("$0", nil)
      return
    }
    guard words[1] == "_" else {
      (name, naming) = (words[1], nil)
      return
    }
    let lower = closure.lower + head.utf8.prefix { $0 != UInt8(ascii: "_") }.count
    (name, naming) = ("d", TextEdit(SourceRange(lower: lower, upper: lower + 1), "d"))
  }
}

extension [String] {
  /// What loops count with: `for (index, view) in views.enumerated()`, `for index in views.indices`.
  fileprivate var loopIndices: [String] {
    var found: [String] = []
    for (number, word) in enumerated() where word == "for" {
      let head = self[(number + 1)...].prefix { $0 != "{" }
      let rest = Array(head.prefix(2))
      guard rest.count == 2 else { continue }
      let isPair = rest[0] == "(" && head.contains("enumerated")
      let isCount = rest[1] == "in" && (head.contains("indices") || head.contains("..<"))
      let name = isPair ? rest[1] : isCount ? rest[0] : nil
      if let name, !found.contains(name) { found.append(name) }
    }
    return found
  }
}
