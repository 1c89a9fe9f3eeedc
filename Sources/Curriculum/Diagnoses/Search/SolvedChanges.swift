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
    /// How much of it is tried first.
    let step: Double
    /// The text with so much of it; nil where so much is no plain share.
    let change: (Double) -> ProgramChange?
  }

  private static let shares = [1, -1, 0.5, -0.5, 2, -2]
  /// Solutions along one axis that are combined with those along the other.
  private static let mostOfAnAxis = 3

  private let trace: AnswerTrace
  private let facts: SourceFacts

  init(_ trace: AnswerTrace) { (self.trace, facts) = (trace, trace.facts) }

  /// The change that makes everything right, or one for each axis.
  func found() -> FoundRepair? { read() ?? silent() ?? tried() }

  // MARK: Reading

  /// What guides would have to answer, where that is a sum of lengths that are known in every scenario: nothing is tried
  /// but what comes of it.
  func read() -> FoundRepair? {
    guard trace.cases.count > 1, let axes = offAxes, !axes.isEmpty else { return nil }
    trace.rewrites.allow(.read)
    let solved = axes.map { axis in Array(trace.neededAnswers(axis).flatMap(changes).prefix(Self.mostOfAnAxis)) }
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
    guard let body = needed.site.bodyRange, body.file == 0, let head = ClosureHead(needed.site, in: trace) else {
      return []
    }
    let text = trace.text(body)
    let terms = AnswerTerms(needed, parameter: head.name, text, in: trace)
    return AnswerFit(needed, terms, body: text).texts.map { new in
      var edits = [TextEdit(body, new)]
      if let naming = head.naming, new.codeWords.contains(head.name) { edits.append(naming) }
      return [
        ProgramChange(
          .value(from: text.codeWords, to: new.codeWords), edits: edits, range: body,
          inside: facts.call(at: needed.site.range).map { trace.surrounding($0) })
      ]
    }
  }

  /// The first of these changes, one for each axis, that makes everything right.
  private func firstRight(_ solved: [[[ProgramChange]]]) -> FoundRepair? {
    guard let first = solved.first else { return nil }
    let others = [[]] + (solved.count > 1 ? solved[1] : [])
    return trace.first(of: first.lazy.flatMap { changes in others.map { Candidate(changes + $0) } })
  }

  /// The axes along which something is off where scenarios begin; nil where all is right there in the first that fails.
  private var offAxes: [Axis]? {
    guard let one = trace.failing.first, !one.result.views.allSatisfy(\.matches) else { return nil }
    return [Axis.horizontal, .vertical].filter { axis in
      trace.failing.contains { one in
        errors(of: one.result, axis)?.contains { abs($0) > FrameDifference.tolerance } ?? true
      }
    }
  }

  // MARK: What says nothing

  /// A guide for a view that has none, where it answers for views that are all off together.
  func silent() -> FoundRepair? {
    guard trace.cases.count > 1, let axes = offAxes, !axes.isEmpty else { return nil }
    return firstRight(
      axes.map { axis in Array(trace.silentAnswers(axis).flatMap { missing($0, axis) }.prefix(Self.mostOfAnAxis)) })
  }

  private func missing(_ needed: NeededAnswers, _ axis: Axis) -> [[ProgramChange]] {
    let terms = AnswerTerms(needed, parameter: "d", "", in: trace)
    let name = trace.name(of: needed.site.key)
    let line = name == ".center" ? axis.alignmentType + name : name
    let end = SourceRange(lower: needed.site.range.upper, upper: needed.site.range.upper)
    let sums = AnswerFit(needed, terms, body: "").texts
    let lines = sums.isEmpty && axis == .vertical ? ["d[.firstTextBaseline]", "d[.lastTextBaseline]"] : []
    return (sums + lines).map { text in
      let guide = ".alignmentGuide(\(line)) { \(text.codeWords.contains("d") ? "d" : "_") in \(text) }"
      return [
        ProgramChange(
          .missing(.init(.modifier, name: "alignmentGuide", words: guide.codeWords, argument: name, text: guide)),
          edits: [TextEdit(end, "\n" + guide)], range: end, anchor: needed.site.range)
      ]
    }
  }

  // MARK: Trying

  /// The gap of a stack as another number, or with a known length more or less, where something is off along the stack.
  func spacing() -> FoundRepair? {
    guard let axes = offAxes, let axis = axes.first else { return nil }
    let stacks = facts.calls.filter {
      OwnEdits.stacks.contains($0.name) && $0.name.hasSuffix(axis == .horizontal ? "HStack" : "VStack")
    }
    let gaps = stacks.compactMap { call in call.arguments.first { $0.label == "spacing" }.map { (call, $0.range) } }
    // Views that overlap are hardly ever meant to by their stack.
    func length(_ now: Double) -> (Double) -> String? { { now + $0 < 0 ? nil : points(now + $0) } }
    let numbers = gaps.compactMap { call, range in
      let value = facts.declarations.first { $0.name == trace.text(range) }.map { facts.numbers(in: $0.range) }
      return (facts.numbers.first { $0.range == range } ?? (value?.count == 1 ? value?.first : nil)).map {
        unknown(at: $0.range, in: call, length($0.value))
      }
    }
    let silent = stacks.filter { call in !call.arguments.contains { $0.label == "spacing" } }.prefix(1)
    let named = silent.flatMap { call in
      lengths.filter { ["spacing", "gap"].contains($0) }.map { Candidate([trace.missing("spacing", $0, in: call)]) }
    }
    let usual = silent.map { call in
      Unknown(step: 1) { more in
        length(Self.usualGap)(more).map { trace.missing("spacing", $0, in: call) }
      }
    }
    return trace.first(
      of: solved(numbers.prefix(2) + gaps.prefix(2).flatMap { sums(lengths.prefix(3), at: $1, $0) }, axis))
      ?? trace.first(of: named) ?? trace.first(of: solved(usual, axis))
  }

  /// Between views that are no texts.
  private static let usualGap = 8.0

  private func tried() -> FoundRepair? {
    guard let axes = offAxes, let first = axes.first else { return nil }
    trace.rewrites.allow(.solved)
    if axes.count == 1 { return trace.first(of: solved(candidates(first), first)) }
    return firstRight(
      axes.map { axis in
        Array(candidates(axis).lazy.compactMap { solve($0, axis).map { [$0] } }.prefix(Self.mostOfAnAxis))
      })
  }

  private func solved(_ unknowns: [Unknown], _ axis: Axis) -> some Sequence<Candidate<FoundRepair>> {
    unknowns.lazy.compactMap { solve($0, axis).map { Candidate([$0]) } }
  }

  // MARK: Solving

  /// How far every view is off along an axis, and how much too long.
  private func errors(of result: ScenarioResult, _ axis: Axis) -> [Double]? {
    var errors: [Double] = []
    for view in result.views {
      guard view.expected != nil, view.actual != nil else { return nil }
      errors += view.difference.map { [$0.way[axis], $0.growth[axis]] } ?? [0, 0]
    }
    return errors
  }

  /// As much of an unknown as brings all views right along an axis, in the first scenario that fails. In one scenario
  /// alone too much fits.
  private func solve(_ unknown: Unknown, _ axis: Axis) -> ProgramChange? {
    guard trace.cases.count > 1, let one = trace.failing.first, let tried = unknown.change(unknown.step),
      let before = errors(of: one.result, axis), let result = trace.results(with: tried.edits)?.first,
      result.views.count == one.result.views.count
    else { return nil }
    if result.passed { return tried }
    guard let after = errors(of: result, axis), let amount = root(before, after) else { return nil }
    return unknown.change(amount * unknown.step)
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

  /// - Parameters:
  ///   - call: the stack whose spacing it is.
  ///   - text: what stands there with so much of it.
  private func unknown(
    at place: SourceRange, in call: SourceFacts.Call? = nil, step: Double = 1, _ text: @escaping (Double) -> String?
  ) -> Unknown {
    Unknown(step: step) { amount in
      text(amount).flatMap { new in
        new == trace.text(place) ? nil : trace.otherValue(new, at: place, in: call, call.map { _ in "spacing" })
      }
    }
  }

  // MARK: Unknowns

  /// A sum with plain shares of something more.
  private func sums(
    _ names: some Sequence<String>, at place: SourceRange, _ call: SourceFacts.Call? = nil,
    _ written: @escaping (String) -> String = { $0 }
  ) -> [Unknown] {
    let sum = GuideSum(trace.text(place))
    return !sum.isPlain
      ? []
      : names.map { name in
        unknown(at: place, in: call) { amount in
          Self.shares.first { abs($0 - amount) < 0.001 }.map { written(sum.adding($0, of: name)) }
        }
      }
  }

  private var lengths: [String] { ScopeNames(trace.answer.text).lengths }

  private func candidates(_ axis: Axis) -> [Unknown] { literals + layoutSums(axis) + placeSums(axis) }

  /// Sizes that a layout of the learner's own answers, with a gap or another length of its own more or less.
  private func layoutSums(_ axis: Axis) -> [Unknown] {
    let sizes = facts.calls.filter { call in
      call.name == "CGSize"
        && facts.declarations.contains { $0.name == "sizeThatFits" && call.range.isInside($0.range) }
    }
    return sizes.prefix(1).flatMap(\.arguments).filter { $0.label == axis.length }.flatMap { argument in
      // What is empty is not smaller than nothing.
      lengths.prefix(2).flatMap { sums([$0], at: argument.range) + sums([$0], at: argument.range) { "max(\($0), 0)" } }
    }
  }

  /// Places that a layout of the learner's own gives its views, with a gap more or less for each or for those before.
  private func placeSums(_ axis: Axis) -> [Unknown] {
    let bodies = facts.declarations.filter { $0.name == "placeSubviews" }.map(\.range)
    func isPlacing(_ range: SourceRange) -> Bool { bodies.contains { range.isInside($0) } }
    let label = axis == .horizontal ? "x" : "y"
    let arguments = facts.calls.filter { $0.name == "CGPoint" && isPlacing($0.range) }.flatMap(\.arguments)
    let places = arguments.filter { $0.label == label }.map { argument in
      let name = trace.text(argument.range)
      return facts.declarations.last { $0.name == name && isPlacing($0.range) }?.range ?? argument.range
    }
    let steps = facts.assignments.map(\.range).filter { range in
      isPlacing(range) && arguments.contains { trace.text(range).hasPrefix(trace.text($0.range) + " += ") }
    }
    let names = lengths.prefix(2)
    let index = trace.answer.text.codeWords.loopIndex
    let products = index.map { index in names.map { "CGFloat(\(index)) * \($0)" } } ?? []
    return (places + steps).flatMap { sums(names + products, at: $0) }
  }

  /// Numbers that functions of the learner's own are given.
  private var literals: [Unknown] {
    let own = Set(facts.declarations.map(\.name))
    let given = facts.calls.filter { own.contains($0.name) }.flatMap(\.arguments)
    return facts.numbers.filter { number in given.contains { $0.range == number.range } }.prefix(6).map { number in
      unknown(at: number.range, step: trace.text(number.range).contains(".") ? 0.25 : 1) { points(number.value + $0) }
    }
  }
}

/// What a guide's closure calls the view that it is given.
struct ClosureHead {
  let name: String
  /// Where it has no name so far, how it gets one.
  let naming: TextEdit?

  /// Nil for a function that stands for a closure.
  init?(_ site: GuideSite, in trace: AnswerTrace) {
    guard let closure = site.closureRange, let body = site.bodyRange, closure.file == 0, closure.lower <= body.lower
    else { return nil }
    let head = trace.text(SourceRange(lower: closure.lower, upper: body.lower))
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
  /// What the first loop counts with: `for (index, view) in views.enumerated()`, `for index in views.indices`.
  fileprivate var loopIndex: String? {
    for (number, word) in enumerated() where word == "for" {
      let head = Array(self[(number + 1)...].prefix { $0 != "{" })
      guard head.count > 1 else { continue }
      if head[0] == "(", head.contains("enumerated") { return head[1] }
      if head[1] == "in", head.contains("indices") || head.contains("..<") { return head[0] }
    }
    return nil
  }
}
