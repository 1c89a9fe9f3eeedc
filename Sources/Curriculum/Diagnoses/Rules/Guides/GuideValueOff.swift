import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// Guides that are asked and answer another number than the one that would put their views where they belong.
///
///     .alignmentGuide(.leading) { d in third(of: d.width) }        “plank#0” answers 0, and 20 is needed
///
/// No cause is known here, only the sum: a view stands where its own point meets the line of all, so that being 20 too
/// far right beside the others is answering 20 too little.
struct GuideValueOff: Explanation {
  static let id = DiagnosisID.guideValueOff

  /// One view, what it answers, and what would put it right.
  struct Answer: Equatable {
    let view: ViewReference
    let value: Double
    let needed: Double

    fileprivate var json: JSON { ["view": JSON(view), "value": JSON(value), "needed": JSON(needed)] }
  }

  let key: String
  let container: ContainerReference
  let axis: Axis
  let answers: [Answer]
  let lines: [Int]
  let scenario: String
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [GuideValueOff] {
    for one in evidence.failing where !one.scenario.isHidden {
      for axis in one.offAxes {
        if let found = evidence.unfitGuides(in: one, axis) { return [found] }
      }
    }
    return []
  }

  var severity: Diagnosis.Severity { .informative }
  var views: [ViewReference] { answers.map(\.view) }
  var parameters: Facts {
    ["key": key, "container": container, "scenario": scenario, "lines": lines, "answers": answers.map(\.json)]
  }

  /// By how much all answers are off, if it is the same for all of several.
  var sameForAll: Double? {
    guard let first = answers.first.map({ $0.value - $0.needed }), answers.count > 1 else { return nil }
    return answers.allSatisfy { abs($0.value - $0.needed - first) <= FrameDifference.tolerance } ? first : nil
  }

  /// As many as can be taken in at a glance.
  var told: ArraySlice<Answer> { answers.prefix(3) }

  var fact: String {
    guard let first = answers.first, answers.count == 1 else {
      return "In “\(scenario)” the guides for \(key) answer other numbers than the \(container) needs."
    }
    return """
      In “\(scenario)” \("the guide".of(first.view)) for \(key) answers \(points(first.value)), which puts it elsewhere \
      than the goal has it.
      """
  }
  var why: String {
    """
    The answer is the point of the view that belongs on the line, counted from its own \
    \(axis.start): the view stands as much before the line as it answers.
    """
  }

  func direction(in language: SpokenLanguage) -> String {
    let sums = told.map { answer in
      switch language {
      case .english:
        "\(answer.view.quoted) answers \(points(answer.value)), and \(points(answer.needed)) is needed"
      case .german:
        "\(answer.view.germanSubject) antwortet \(answer.value.inGerman), gebraucht wird \(answer.needed.inGerman)"
      }
    }
    let same = sameForAll.map { more in
      switch language {
      case .english: " Each is \(points(abs(more))) too \(more > 0 ? "much" : "little")."
      case .german: " Jede Antwort ist \(abs(more).inGerman) zu \(more > 0 ? "groß" : "klein")."
      }
    }
    return "\(sums.joined(separator: "; ").firstUppercased).\(same ?? "")"
  }
  var code: String {
    let place = lines.count == 1 ? "line \(lines[0])" : "lines \(lines.map(String.init).listed)"
    return "Work out what \(place) \(lines.count == 1 ? "makes" : "make") of the numbers of this scenario."
  }
}

extension Evidence {
  /// The guides of one container whose answers do not fit where their views should stand beside the others; nil where
  /// something else has a part in it.
  fileprivate func unfitGuides(in one: EvidenceCase, _ axis: Axis) -> GuideValueOff? {
    let asks = one.tree.asks.filter { $0.key.axis == axis && $0.child != $0.container && $0.child != nil }
    var seen: Set<Int?> = []
    for container in asks.map(\.container) where seen.insert(container).inserted {
      let ofThis = asks.filter { $0.container == container }
      guard let key = ofThis.first?.key, ofThis.allSatisfy({ $0.key == key }) else { continue }
      let members = ofThis.compactMap { linedUp($0, axis, one) }
      guard members.count > 1, !isHeardHalf(ofThis, key, one), let usual = usual(members, key) else { continue }
      let off = members.filter { abs($0.displacement - usual) > FrameDifference.tolerance }
      let guides = off.compactMap(\.guide)
      guard !off.isEmpty, guides.count == off.count, mends(off, usual, axis, one) else { continue }
      return made(off, usual, guides, key: key, container, axis, one)
    }
    return nil
  }

  /// Whether a view that answers by itself has guides for the line inside: how the stacks stand is the question then.
  private func isHeardHalf(_ asks: [GuideTrace.Ask], _ key: AlignmentKey, _ one: EvidenceCase) -> Bool {
    asks.contains { ask in
      guard let child = ask.child, ask.origin.guides.isEmpty else { return false }
      return one.tree.guides.contains { $0.guide.key == key && one.isInside($0.guide.node, child) }
    }
  }

  /// How far those are off that no guide of the learner's moves, if there are any, or else most.
  private func usual(_ members: [LinedUpView], _ key: AlignmentKey) -> Double? {
    let still = members.filter { $0.guide == nil }.map(\.displacement)
    if let first = still.first {
      // A default of the learner's own may just as well be what is not right.
      if key.isOwn, facts.declarations.contains(where: { $0.name == "defaultValue" }) { return nil }
      return still.allSatisfy { abs($0 - first) <= FrameDifference.tolerance } ? first : nil
    }
    let shares = members.map { one in
      (one.displacement, members.count { abs($0.displacement - one.displacement) <= FrameDifference.tolerance })
    }
    let most = shares.map(\.1).max() ?? 0
    let likely = shares.filter { $0.1 == most }.map(\.0)
    guard most > 1, let first = likely.first else { return nil }
    return likely.allSatisfy { abs($0 - first) <= FrameDifference.tolerance } ? first : nil
  }

  /// Whether other answers would put the views right along the axis; where one text is the guide of several views, that
  /// cannot be tried, and the sum has to do.
  private func mends(_ off: [LinedUpView], _ usual: Double, _ axis: Axis, _ one: EvidenceCase) -> Bool {
    let edits = off.compactMap { member -> SceneEdit? in
      guard let node = member.guide?.guide.node else { return nil }
      let change = GuideChange(constant: member.way * (member.displacement - usual))
      return edit(node, in: one, .guideValue(change))
    }
    guard Set(edits.map(\.place)).count == off.count else { return true }
    return result(of: one, edits)?.isRight(along: axis) ?? false
  }

  private func made(
    _ off: [LinedUpView], _ usual: Double, _ guides: [SceneGuide], key: AlignmentKey, _ container: Int?, _ axis: Axis,
    _ one: EvidenceCase
  ) -> GuideValueOff {
    let answers = zip(off, guides).map { member, guide in
      let value = guide.guide.value ?? 0
      return GuideValueOff.Answer(
        view: member.view, value: value, needed: value + member.way * (member.displacement - usual))
    }
    let lines = guides.compactMap { self.line($0.bodyRange) }.withoutRepetition
    return GuideValueOff(
      key: name(of: key), container: one.word(for: container), axis: axis, answers: answers,
      lines: lines.sorted(), scenario: one.scenario.id, range: guides.first?.bodyRange)
  }
}
