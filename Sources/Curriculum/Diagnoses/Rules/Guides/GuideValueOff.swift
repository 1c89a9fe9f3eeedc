import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// Guides that are asked and answer another number than the one that would put their views where they belong.
///
///     .alignmentGuide(.leading) { d in third(of: d.width) }        “plank#0” answers 0, and 20 is needed
///
/// No cause is known here, only the sum: a view stands where its own point meets the line of all, so that being 20 too
/// far right beside the others is answering 20 too little.
enum GuideValueOff: DiagnosisRule {
  /// One view, what it answers, and what would put it right.
  fileprivate struct Answer {
    let view: ViewReference
    let value: Double
    let needed: Double

    var json: JSON { ["view": JSON(view), "value": JSON(value), "needed": JSON(needed)] }
    var english: String { "\(view.quoted) answers \(points(value)), and \(points(needed)) is needed" }
    var german: String { "\(view.germanSubject) antwortet \(value.inGerman), gebraucht wird \(needed.inGerman)" }
  }

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    for one in trace.failing where !one.scenario.isHidden {
      for axis in one.offAxes {
        if let found = trace.unfitGuides(in: one, axis) { return [found] }
      }
    }
    return []
  }

  fileprivate static func made(
    _ answers: [Answer], _ key: String, _ container: ContainerReference, _ axis: Axis, in scenario: String,
    _ lines: [Int], at range: SourceRange?
  ) -> Diagnosis {
    let single = answers.count == 1 ? answers.first : nil
    // No more than a reader takes in at a glance.
    let told = answers.prefix(3)
    // The distance by which all answers are off, if there are several and it is the same for each.
    let more = answers.first.map { $0.value - $0.needed } ?? 0
    let isSame =
      answers.count > 1 && answers.allSatisfy { abs($0.value - $0.needed - more) <= FrameDifference.tolerance }
    let numbers = lines.map(String.init)
    var found = Diagnosis(
      .guideValueOff, of: answers.map(\.view), at: range,
      ["key": key, "container": container, "scenario": scenario, "lines": lines, "answers": answers.map(\.json)],
      isProven: false,
      english: .init(
        fact: single.map {
          """
          In “\(scenario)” \("the guide".of($0.view)) for \(key) answers \(points($0.value)), which puts it elsewhere than \
          the goal has it.
          """
        } ?? "In “\(scenario)” the guides for \(key) answer other numbers than the \(container) needs.",
        why: """
          The answer is the point of the view that belongs on the line, counted from its own \(axis.start): the view \
          stands as much before the line as it answers.
          """,
        direction: told.map(\.english).joined(separator: "; ").firstUppercased + "."
          + (isSame ? " Each is \(points(abs(more))) too \(more > 0 ? "much" : "little")." : ""),
        code: lines.count == 1
          ? "Work out what line \(lines[0]) makes of the numbers of this scenario."
          : "Work out what lines \(numbers.listed) make of the numbers of this scenario."),
      german: .init(
        fact: single.map {
          """
          In „\(scenario)“ antwortet der Guide von \($0.view.germanDative) für \(key) \($0.value.inGerman); im Ziel \
          steht die Ansicht woanders.
          """
        } ?? """
          In „\(scenario)“ antworten die Guides für \(key) andere Zahlen, als \(GermanNoun(container).nominative) braucht.
          """,
        why: """
          Die Antwort ist der Punkt der Ansicht, der auf die Linie gehört, gezählt von ihrer eigenen \
          \(axis.germanStart): So weit, wie sie antwortet, steht die Ansicht vor der Linie.
          """,
        direction: told.map(\.german).joined(separator: "; ").firstUppercased + "."
          + (isSame ? " Jede Antwort ist \(abs(more).inGerman) zu \(more > 0 ? "groß" : "klein")." : ""),
        code: """
          Rechne nach, was in \(lines.count == 1 ? "Zeile \(lines[0])" : "den Zeilen \(numbers.listedInGerman)") aus den \
          Zahlen dieses Szenarios wird.
          """))
    found.severity = .informative
    return found
  }
}

extension AnswerTrace {
  /// The guides of one container whose answers do not fit where their views should stand beside the others; nil where
  /// something else has a part in it.
  fileprivate func unfitGuides(in one: ScenarioTrace, _ axis: Axis) -> Diagnosis? {
    let asks = one.tree.asks.filter { $0.key.axis == axis && $0.child != $0.container && $0.child != nil }
    var seen: Set<Int?> = []
    for container in asks.map(\.container) where seen.insert(container).inserted {
      let ofThis = asks.filter { $0.container == container }
      guard let key = ofThis.first?.key, ofThis.allSatisfy({ $0.key == key }) else { continue }
      let members = ofThis.compactMap { linedUp($0, axis, one) }
      guard members.count > 1, !isHeardHalf(ofThis, key, one), let usual = usual(members, key) else { continue }
      let off = members.filter { abs($0.displacement - usual) > FrameDifference.tolerance }
      let guides = off.compactMap(\.guide)
      guard !off.isEmpty, guides.count == off.count, mends(off, among: members, usual, axis, one) else { continue }
      return made(off, usual, guides, key: key, container, axis, one)
    }
    return nil
  }

  /// Whether a view that answers by itself has guides for the line inside: how the stacks stand is the question then.
  private func isHeardHalf(_ asks: [GuideTrace.Ask], _ key: AlignmentKey, _ one: ScenarioTrace) -> Bool {
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
  private func mends(
    _ off: [LinedUpView], among all: [LinedUpView], _ usual: Double, _ axis: Axis, _ one: ScenarioTrace
  ) -> Bool {
    let edits = off.compactMap { member -> SceneEdit? in
      guard let node = member.guide?.guide.node else { return nil }
      let change = GuideChange(constant: member.way * (member.displacement - usual))
      return edit(node, in: one, .guideValue(change))
    }
    let places = all.compactMap { $0.guide.flatMap { edit($0.guide.node, in: one, .removed)?.place } }
    let isShared = edits.contains { one in places.count { $0 == one.place } > 1 }
    guard edits.count == off.count, !isShared else { return true }
    return result(of: one, edits)?.isRight(along: axis) ?? false
  }

  private func made(
    _ off: [LinedUpView], _ usual: Double, _ guides: [SceneGuide], key: AlignmentKey, _ container: Int?, _ axis: Axis,
    _ one: ScenarioTrace
  ) -> Diagnosis {
    let answers = zip(off, guides).map { member, guide in
      let value = guide.guide.value ?? 0
      return GuideValueOff.Answer(
        view: member.view, value: value, needed: value + member.way * (member.displacement - usual))
    }
    let lines = guides.compactMap { self.line($0.bodyRange) }.withoutRepetition
    return GuideValueOff.made(
      answers, name(of: key), one.word(for: container), axis, in: one.scenario.id, lines.sorted(),
      at: guides.first?.bodyRange)
  }
}
