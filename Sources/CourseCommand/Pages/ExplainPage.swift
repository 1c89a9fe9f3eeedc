import Curriculum
import Diagnostics
import LayoutEngine
import LayoutProgram

/// The output of `course explain FILE`.
struct ExplainPage {
  var name: String
  /// The file or exercise as it was typed.
  var word: String
  /// The scenario; empty for a plain file.
  var scenario: String
  /// The names of the scenario's steps, in order.
  var moments: [String] = []
  /// The index of the step whose result is shown; nil for the start.
  var moment: Int?
  var scene: Scene
  /// The last step's changes; nil at the start.
  var lastStep: LastStep?
  var sources: [SourceText]
  var explanation: LayoutExplanation
  /// Speaks the reader's language.
  var say: Speaker

  /// The changes made by a step, and the scene before it.
  struct LastStep {
    var change: SceneChange
    var before: Scene
  }

  // MARK: Containers and guides

  func answer(showsAll: Bool) -> Reply {
    let shown = showsAll ? explanation.containers : explanation.worthShowing
    var document = Document([heading])
    for container in shown { document.blocks += blocks(of: container) }
    document.blocks += legend(of: shown)
    if shown.isEmpty { document.blocks += [.gap, .paragraph(say(.nothingToLineUp))] }
    let rest = explanation.containers.count - shown.count
    if rest > 0 {
      document.blocks += [.gap, .paragraph(say(.moreLines(rest, of: subject)))]
    }
    document.blocks += silence + sizes + motion(of: nil)
    if !explanation.remarks.isEmpty {
      document.blocks += [.gap] + explanation.remarks.map { .paragraph(Phrase($0)) }
    }
    document.blocks += otherMoments
    return Reply(document: document, json: json(explanation.containers), isForReading: true)
  }

  /// The operands for a follow-up command: the file, the scenario and the moment; `…` replaces steps that were typed as
  /// options.
  private var subject: CommandWords {
    guard !scenario.isEmpty, let moment else { return moment == nil ? "\(word)" : "\(word) …" }
    return "\(word) --scenario \(scenario) --after \(moments[moment])"
  }

  private var heading: Document.Block {
    .sides(
      "\(name, .strong)",
      say(.circumstances(scenario: scenario, after: moment.map { moments[$0] }, scene.stage)))
  }

  /// A hint that later moments can be explained, too.
  private var otherMoments: [Document.Block] {
    guard moment == nil, let first = moments.first else { return [] }
    return [.gap, .paragraph(say(.thisIsTheStart(word: word, scenario: scenario, first: first)))]
  }

  private func blocks(of container: LayoutExplanation.Container) -> [Document.Block] {
    let sentence = ExplainSentence.asksFor(
      container: container.name.withFirstUppercased, key: container.key, container.axis, line: container.line)
    let starts = container.answers.contains { $0.start != nil }
    let columns: [Document.Table.Column] =
      [.init(title: say.label(.view)), .init(title: say.label(.answers), isNumber: true)]
      + (starts ? [.init(title: say.label(container.isModifier ? .startsAt : .moved), isNumber: true)] : []) + [
        .init(title: say.label(.because))
      ]
    let rows = container.answers.map { answer -> [Phrase] in
      ["\(answer.view)", Phrase(points(answer.value))] + (starts ? [Phrase(answer.start.map(points) ?? "")] : [])
        + [Phrase(answer.because)]
    }
    return [.gap, .paragraph(say(sentence)), .indented([.table(Document.Table(columns: columns, rows: rows))])]
  }

  private func legend(of shown: [LayoutExplanation.Container]) -> [Document.Block] {
    guard shown.contains(where: { $0.answers.contains { $0.start != nil } }) else { return [] }
    return [.gap, .paragraph(say(.movedLegend))]
  }

  private var silence: [Document.Block] {
    guard !explanation.silent.isEmpty else {
      let count = explanation.guideCount
      return [.gap, .paragraph(say(count > 0 ? .guidesAreAskedFor(count) : .fileSetsNoGuide))]
    }
    return [.gap, .heading(say(.guidesWithoutEffect))]
      + explanation.silent.flatMap { guide -> [Document.Block] in
        let quote = SourceQuote(of: guide.range, in: sources)
        let sentence = say(.silentGuide(key: guide.key, view: guide.view, why: guide.label))
        return [.gap, .line("  \(sentence)   \(quote.location)")]
          + [.indented([.indented(quote.lines + guide.sentences.map { .paragraph(Phrase(withCode: $0)) })])]
      }
  }

  // MARK: Sizes

  /// Notable reasons for sizes, shown without a request.
  private var sizes: [Document.Block] {
    let notable = LayoutExplanation.notableReasons(in: scene, sources: sources, speaking: say.language)
    if notable.isEmpty { return [] }
    let shown = notable.prefix(Self.mostReasons)
    return [.gap, .heading(say(.whySizes))]
      + shown.map { .indented([.paragraph("\($0.view, .strong): \(Phrase(withCode: $0.reason.words))")]) }
      + (notable.count > shown.count ? [.indented([.paragraph("…")])] : []) + Self.pages(of: shown.map(\.reason), say)
  }

  private static let mostReasons = 12

  /// The glossary pages with the rules behind the reasons.
  private static func pages(of reasons: [LayoutExplanation.Reason], _ say: Speaker) -> [Document.Block] {
    var terms: [String] = []
    for case let term? in reasons.map(\.term) {
      guard let name = TermPage.name(of: term, say), !terms.contains(name) else { continue }
      terms.append(name)
    }
    return terms.isEmpty ? [] : [.gap, .paragraph(say(.rulesAreAt(terms)))]
  }

  // MARK: Motion

  /// The views that the last step animates or does not animate, with the reasons; only about `view` if it is given.
  private func motion(of view: String?) -> [Document.Block] {
    let reasons = motionReasons(of: view)
    if reasons.isEmpty { return [] }
    return [.gap, .heading(say(.whatMoves))]
      + reasons.map {
        .indented([.paragraph("\($0.views.joined(separator: ", "), .strong): \(say(.motion($0.reason)))")])
      }
  }

  private func motionReasons(of view: String?) -> [(views: [String], reason: LayoutExplanation.MotionReason)] {
    guard let lastStep else { return [] }
    let all = LayoutExplanation.motion(of: lastStep.change, from: lastStep.before, to: scene)
    guard let view else {
      let moving = all.filter { $0.reason != .stays }
      return Array((moving.isEmpty ? all : moving).prefix(Self.mostReasons))
    }
    return all.filter { $0.views.contains { ViewName($0).isCalled(view) } }
      .map { ([view], $0.reason) }
  }

  // MARK: One view

  func answer(following view: String, _ chain: [LayoutExplanation.Step]) -> Reply {
    var document = Document([heading, .gap, .paragraph(say(.fromTheRoot(to: view)))])
    document.blocks += Self.blocks(of: chain, say) + motion(of: view)
    let steps = chain.map { step -> JSON in
      [
        "node": JSON(step.node), "name": JSON(step.name), "offered": JSON(step.offered), "frame": JSON(step.frame),
        "reasons": JSON(step.reasons.map(\.json)), "placed": JSON(step.placed.map { JSON($0) }),
      ]
    }
    return Reply(
      document: document,
      json: JSON(
        members: start + [
          (key: "view", value: JSON(view)), (key: "chain", value: JSON(steps)),
          (key: "motion", value: motionInJSON(of: view)),
        ]),
      isForReading: true)
  }

  // MARK: Step by step

  /// How a container lays out its views; nil if no container is there.
  func answer(stepping story: ContainerStory?) -> Reply {
    guard let story else {
      return Reply(
        document: Document([heading, .gap, .paragraph(say(.nothingToLineUp))]),
        json: JSON(members: start + [(key: "steps", value: [])]))
    }
    let steps = story.steps.enumerated().map { number, step in
      Document.Block.paragraph(Phrase(withCode: "\(number + 1). \(step.words)"))
    }
    let document = Document([heading, .gap, .paragraph(say(.stepByStep(of: story.name))), .indented(steps)])
    let told = story.steps.map { step -> JSON in
      ["words": JSON(step.words), "shown": JSON(step.shown.keys.sorted().map { JSON($0) })]
    }
    return Reply(
      document: document,
      json: JSON(
        members: start + [
          (key: "node", value: JSON(story.node)), (key: "container", value: JSON(story.name)),
          (key: "steps", value: JSON(told)),
        ]),
      isForReading: true)
  }

  /// The facts about one view, followed by the heading for its path from the root.
  static func blocks(of facts: LayoutExplanation.Step, _ say: Speaker) -> [Document.Block] {
    var fields: [Document.Field] = []
    func add(_ label: ExplainSentence, _ text: Phrase) { fields.append(.init(label: say.label(label), text: text)) }
    add(.frame, say(ExplainSentence.frameInWords(facts.frame)))
    add(.proposal, "\(facts.offered)")
    add(.answersProposal, "\(facts.frame.size.inPoints)")
    add(.placedBy, "\(facts.placedBy)")
    return [
      .line("\(facts.name, .strong)"), .fields(fields), .paragraph(say(ExplainSentence.fromTheRoot(to: facts.name))),
    ]
  }

  /// Each view on the path from the root, with its proposal, its size and its placement.
  static func blocks(of chain: [LayoutExplanation.Step], _ say: Speaker) -> [Document.Block] {
    chain.enumerated().flatMap { number, step -> [Document.Block] in
      let offered = ExplainSentence.offered(step.offered, takes: step.frame.size, at: step.frame.origin)
      return [
        .gap, .line("\(number + 1). \(step.name, .strong)"),
        .indented(
          [.paragraph(say(offered))]
            + (step.reasons.map(\.words) + step.placed).map { .paragraph(Phrase(withCode: $0)) }),
      ]
    } + pages(of: chain.flatMap(\.reasons), say)
  }

  // MARK: JSON

  private var start: [(key: String, value: JSON)] {
    let members: [(key: String, value: JSON)] = [
      ("formatVersion", 1), ("file", JSON(name)), ("scenario", scenario.isEmpty ? nil : JSON(scenario)),
      ("size", [JSON(scene.stage.width), JSON(scene.stage.height)]),
    ]
    return members + (moment.map { [(key: "after", value: JSON(moments[$0]))] } ?? [])
  }

  private func json(_ containers: [LayoutExplanation.Container]) -> JSON {
    let asked = containers.map { container -> JSON in
      [
        "container": JSON(container.name), "at": place(container.range), "key": JSON(container.key),
        "axis": JSON("\(container.axis)"), "line": JSON(container.line), "telling": JSON(container.isWorthShowing),
        "answers": JSON(container.answers.map(json)),
      ]
    }
    let silent = explanation.silent.map { guide -> JSON in
      [
        "view": JSON(guide.view), "key": JSON(guide.key), "why": JSON(guide.why),
        "sentences": JSON(guide.sentences.map { JSON($0) }), "at": place(guide.range),
      ]
    }
    let members: [(key: String, value: JSON)] = [
      ("containers", JSON(asked)), ("silentGuides", JSON(silent)),
      ("remarks", JSON(explanation.remarks.map { JSON($0) })), ("sizes", JSON(sizesInJSON)),
      ("motion", motionInJSON(of: nil)),
    ]
    return JSON(members: start + members)
  }

  private func motionInJSON(of view: String?) -> JSON {
    JSON(
      motionReasons(of: view).map {
        [
          "views": JSON($0.views.map { JSON($0) }), "kind": JSON($0.reason.name),
          "words": JSON(say(.motion($0.reason)).spans.map(\.text).joined()),
        ]
      })
  }

  private var sizesInJSON: [JSON] {
    LayoutExplanation.notableReasons(in: scene, sources: sources, speaking: say.language).map {
      ["view": JSON($0.view), "node": JSON($0.reason.node), "reason": $0.reason.json]
    }
  }

  private func json(_ answer: LayoutExplanation.Answer) -> JSON {
    [
      "view": JSON(answer.view), "value": JSON(answer.value), "origin": JSON(answer.origin),
      "because": JSON(answer.because), "moved": answer.start.map { JSON($0) } ?? nil,
      "guides": JSON(answer.guides.map(place)),
    ]
  }

  private func place(_ range: SourceRange?) -> JSON {
    let location = SourceQuote(of: range, in: sources).location
    return location.isEmpty ? nil : JSON(location)
  }
}

extension String {
  fileprivate var withFirstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
