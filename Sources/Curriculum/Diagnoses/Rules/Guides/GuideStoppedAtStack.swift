import Diagnostics
import LayoutEngine
import LayoutProgram

/// An edge or a center that is set inside a container, and asked for outside: it does not leave the container.
///
///     VStack(alignment: .trailing) {
///       HStack { Text; Image.alignmentGuide(.trailing) { … } }      the HStack has a trailing edge of its own
///     }
enum GuideStoppedAtStack: DiagnosisRule {
  static let isCertain = true

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let one = trace.failing.first,
      // Without the stack that stops it, the guide is heard: nothing else is needed then.
      !SiblingNesting.find(in: trace).contains(where: \.isProven)
    else { return [] }
    for site in trace.guideSites() {
      guard case .stopped(let stop, let asker)? = site.neverAsked(in: trace.cases),
        let guide = site.guides(in: one).first, trace.failing.contains(where: { $0.isOff(site.key.axis) }),
        wouldHelp(site, trace)
      else { continue }
      let (stack, outer) = (one.word(for: stop), one.word(for: asker.container))
      let asked = one.chain(stop).prefix { $0 != asker.container }.last { !one.tree.nodes[$0].kind.isModifier }
      let word = one.word(for: asked ?? stop)
      return [
        made(
          one.name(of: guide.node), one.tree.name(of: site.key), stack: stack.told(.inner, from: outer),
          asker: outer.told(.outer, from: stack).told(.outer, from: word), asked: word.told(.inner, from: outer),
          at: site.keyRange ?? site.range)
      ]
    }
    return []
  }

  /// Whether it helps if the stack answers with a point of the view in it, as it would for a line of one's own. The
  /// closure never ran, so that edges and the middle are tried, which may come near only. Where there is nothing to
  /// try, the fact stands alone.
  private static func wouldHelp(_ site: GuideSite, _ trace: AnswerTrace) -> Bool {
    guard let one = trace.failing.first, answer(0.5, site, one, trace) != nil else { return true }
    return [0.5, 0, 1].contains { share in
      trace.bringsNearer(leaving: 0.75) { answer(share, site, $0, trace) ?? [] }
    }
  }

  /// The stacks answer with a point of what is in them; nil where they cannot be reached, or would need answers of
  /// their own, since a loop makes them of one text.
  private static func answer(
    _ share: Double, _ site: GuideSite, _ one: ScenarioTrace, _ trace: AnswerTrace
  ) -> [SceneEdit]? {
    var edits: [SceneEdit] = []
    for guide in site.guides(in: one) {
      guard case .neverAsked(.stopped(let stop, let asker)) = guide.outcome else { continue }
      // Whoever stands directly in what asks: a line of one's own passes through all that is between.
      let between = one.chain(stop).prefix { $0 != asker.container }
      guard let child = between.last(where: { trace.edit($0, in: one, .removed) != nil }) else { return nil }
      let (view, outer) = (one.tree.nodes[guide.node].frame, one.tree.nodes[child].frame)
      let isMirrored = one.tree.nodes[child].layoutDirection == .rightToLeft
      let start = isMirrored ? outer.maxX - view.maxX : view.x - outer.x
      let value =
        site.key.axis == .horizontal ? start + share * view.width : view.y - outer.y + share * view.height
      guard let edit = trace.edit(child, in: one, .guided(site.key, value)) else { return nil }
      if !edits.contains(edit) { edits.append(edit) }
    }
    return edits.count == 1 ? edits : nil
  }

  private static func made(
    _ view: ViewReference, _ key: String, stack: ContainerReference, asker: ContainerReference,
    asked: ContainerReference, at range: SourceRange
  ) -> Diagnosis {
    Diagnosis(
      .guideStoppedAtStack, of: [view], at: range, ["view": view, "key": key, "stack": stack, "asker": asker],
      isProven: false,
      english: .init(
        fact: "\("The \(key) guide".of(view)) stops at the \(stack) around it.",
        why: """
          The \(asker) asks the \(asked) for \(key), and the \(asked) answers with its own edge or middle: edges and \
          centers that are set inside a container with several views do not leave it. Text baselines and lines of your \
          own do.
          """,
        code: "Declare an alignment of your own, let the \(asker) ask for it, and set it on \(view.quoted)."),
      german: .init(
        fact: "Der Guide von \(view.germanDative) für \(key) endet \(GermanNoun(stack).at) ringsum.",
        why: """
          \(GermanNoun(asker).first) fragt \(GermanNoun(asked).accusative) nach \(key), und \
          \(GermanNoun(asked).nominative) antwortet mit der eigenen Kante oder Mitte: Kanten und Mitten, die in einem \
          Container mit mehreren Ansichten gesetzt sind, verlassen ihn nicht. Grundlinien von Texten und eigene Linien \
          schon.
          """,
        code: """
          Deklariere eine eigene Ausrichtung, lass \(GermanNoun(asker).accusative) danach fragen, und setz sie an \
          \(view.germanDative).
          """))
  }
}
