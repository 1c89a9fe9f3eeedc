import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A view differs in size from the expected frame, and the trace shows where its size comes from.
///
///     Slip().padding(.leading, 20)        moves the slip and makes the row wider; a guide would only move it
enum SizeChanged: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] { OtherSize.seen(trace).map { [$0.diagnosis] } ?? [] }
}

/// The size of a view, and where it comes from.
private struct OtherSize {
  let view: ViewReference
  let axis: Axis
  var expected: Double
  var actual: Double
  let cause: Cause
  let range: SourceRange?

  /// What a layout makes of the lengths of its views.
  enum Sum { case longest, all }

  /// Where a size comes from.
  enum Cause {
    /// A modifier, without which the length is right.
    case modifier(String)
    /// A padding around the view, which moves it by making it larger for its container.
    case room
    /// A frame of exactly this length.
    case frame
    /// The views in a container.
    case content
    /// A view that sticks out of it, in an overlay or a background.
    case overlay(String, ViewReference)
    /// A layout of the learner's own, with what its length is made of in every scenario, if that is known.
    case layout(String, Sum?)
    /// The content, or the size that it is offered.
    case offer

    /// For results.
    var name: String {
      switch self {
      case .modifier: "modifier"
      case .room: "room"
      case .frame: "frame"
      case .content: "content"
      case .overlay: "overlay"
      case .layout: "layout"
      case .offer: "offer"
      }
    }
  }

  private init(_ view: ScenarioTrace.View, _ axis: Axis, _ cause: Cause, range: SourceRange?) {
    (self.view, self.axis, self.cause, self.range) = (view.reference, axis, cause, range)
    (expected, actual) = (view.expected.size[axis], view.actual.size[axis])
  }

  static func seen(_ trace: AnswerTrace) -> OtherSize? {
    for one in trace.failing {
      for axis in [Axis.horizontal, .vertical] {
        for view in one.views where abs(view.growth(axis)) > FrameDifference.tolerance {
          if let call = culprit(of: view, axis, one, trace) {
            return OtherSize(view, axis, .modifier(call.name), range: call.range)
          }
          // What is right elsewhere, size and all, is off for another reason than its make.
          let (cause, place) = make(of: view, axis, one, trace)
          let isOwnLayout = if case .layout = cause { true } else { false }
          guard trace.passing.isEmpty || isOwnLayout else { continue }
          return OtherSize(view, axis, cause, range: place ?? trace.ownPlace(of: view, in: one))
        }
      }
    }
    return paddedViews(trace)
  }

  /// A modifier of the learner's text without which the view has its size.
  private static func culprit(
    of view: ScenarioTrace.View, _ axis: Axis, _ one: ScenarioTrace, _ trace: AnswerTrace
  ) -> SourceFacts.Call? {
    let inside = one.tree.nodes.indices.filter { one.isInside($0, view.node) }
    let nodes = (one.core(view.node) + inside).filter {
      ModifierFacts.of(one.tree.nodes[$0].kind.name).contains(.decidesSize)
    }
    var calls = nodes.compactMap { one.tree.nodes[$0].range }.filter { $0.file == 0 }
      .compactMap { trace.facts.call(at: $0) }
    calls += trace.facts.calls.filter { ModifierFacts.of($0.name).contains(.decidesTextSize) }
    return calls.prefix(AnswerTrace.mostPlaces).first { call in
      guard let result = trace.result(of: one, [SceneEdit(EditPlace(call.range), .removed)]),
        let actual = result.views.first(where: { $0.name == view.name })?.actual
      else { return false }
      let error = actual.size[axis] - view.expected.size[axis]
      return abs(error) <= FrameDifference.tolerance
    }
  }

  private static func make(
    of view: ScenarioTrace.View, _ axis: Axis, _ one: ScenarioTrace, _ trace: AnswerTrace
  ) -> (Cause, SourceRange?) {
    if let (overlay, outside) = sticksOut(of: view, axis, one) {
      return (.overlay(one.tree.nodes[overlay].kind.name, outside.reference), one.tree.nodes[overlay].range)
    }
    let length = view.actual.size[axis]
    for index in one.core(view.node) {
      guard case .frame(let width, let height, _) = one.tree.nodes[index].kind,
        let said = axis == .vertical ? height : width, abs(said - length) <= FrameDifference.tolerance,
        let range = one.tree.nodes[index].range, range.file == 0
      else { continue }
      return (.frame, range)
    }
    let base = one.core(view.node).last ?? view.node
    if case .layout(let name) = one.tree.nodes[base].kind {
      return (
        .layout(name, sum(of: view.name, axis, trace)),
        trace.facts.declarations.first { $0.name == "sizeThatFits" }?.range
      )
    }
    return (one.children[base].isEmpty ? .offer : .content, nil)
  }

  /// What the length of a layout's views comes to, where that is the goal's length in every scenario.
  private static func sum(of name: String, _ axis: Axis, _ trace: AnswerTrace) -> Sum? {
    let rows = trace.cases.compactMap { one -> (expected: Double, lengths: [Double])? in
      guard let view = one.views.first(where: { $0.name == name }) else { return nil }
      let base = one.core(view.node).last ?? view.node
      return (view.expected.size[axis], one.children[base].map { one.tree.nodes[$0].frame.size[axis] })
    }
    func fits(_ length: ([Double]) -> Double) -> Bool {
      rows.count > 1 && rows.allSatisfy { abs(length($0.lengths) - $0.expected) <= FrameDifference.tolerance }
    }
    return fits { $0.max() ?? 0 } ? .longest : fits { $0.reduce(0, +) } ? .all : nil
  }

  /// The overlay that already has the size the view should have.
  private static func sticksOut(
    of view: ScenarioTrace.View, _ axis: Axis, _ one: ScenarioTrace
  ) -> (overlay: Int, view: ScenarioTrace.View)? {
    guard view.growth(axis) < -FrameDifference.tolerance else { return nil }
    for other in one.views where other.node != view.node && one.isInside(other.node, view.node) {
      let lower = min(view.actual.origin[axis], other.actual.origin[axis])
      let upper = max(
        view.actual.origin[axis] + view.actual.size[axis], other.actual.origin[axis] + other.actual.size[axis])
      guard abs(upper - lower - view.expected.size[axis]) <= FrameDifference.tolerance else { continue }
      let between = one.chain(other.node).prefix { $0 != view.node } + [view.node]
      let overlay = between.first { node in
        switch one.tree.nodes[node].kind {
        case .overlay, .background: one.children[node].first.map { !one.isInside(other.node, $0) } ?? false
        default: false
        }
      }
      if let overlay { return (overlay, other) }
    }
    return nil
  }

  /// Sizes agree, but a padding moves a view that should be moved by its line.
  private static func paddedViews(_ trace: AnswerTrace) -> OtherSize? {
    guard trace.passing.isEmpty, let one = trace.failing.first else { return nil }
    for (index, node) in one.tree.nodes.enumerated() {
      guard case .padding(let insets) = node.kind, node.range?.file == 0, !node.isImplied else { continue }
      for axis in one.offAxes {
        let isAlong =
          axis == .horizontal ? insets.leading != insets.trailing : insets.top != insets.bottom
        guard isAlong, let view = one.views.first(where: { one.core(index).contains($0.node) }),
          one.off(axis).count > 0
        else { continue }
        var found = OtherSize(view, axis, .room, range: node.range)
        (found.expected, found.actual) = (view.actual.size[axis], node.frame.size[axis])
        return found
      }
    }
    return nil
  }

  // MARK: Its words

  var diagnosis: Diagnosis {
    let one = self
    let (modifier, layout): (String?, String?) =
      switch cause {
      case .modifier(let name): (name, nil)
      case .room: ("padding", nil)
      case .layout(let name, _): (nil, name)
      case .frame, .content, .overlay, .offer: (nil, nil)
      }
    return Diagnosis(
      .sizeChanged, of: [view], at: range,
      [
        "view": view, "expected": expected, "actual": actual, "axis": axis.name, "modifier": modifier,
        "cause": cause.name, "layout": layout,
      ],
      isProven: false, english: one.words(in: .english), german: one.words(in: .german))
  }

  private func words(in language: SpokenLanguage) -> DiagnosisWords {
    DiagnosisWords(
      fact: fact.words(in: language), why: why.words(in: language), direction: direction?.words(in: language) ?? "",
      code: code.words(in: language))
  }

  private var fact: BilingualText {
    if case .room = cause {
      return .init(
        """
        The padding moves \(view.quoted) by making room beside it: to its container it is \(points(actual)) \
        \(axis.measure), and no longer \(points(expected)).
        """,
        """
        Das padding rückt \(view.quotedInGerman), indem es daneben Platz macht: Für den Container ist die Ansicht \
        \(actual.inGerman) \(axis.germanMeasure), nicht mehr \(expected.inGerman).
        """)
    }
    return .init(
      """
      \(view.quoted.firstUppercased) takes \(points(actual)) points where \(points(expected)) are meant: it is \
      \(actual > expected ? "too \(axis.measure)" : "not \(axis.measure) enough").
      """,
      """
      \(view.quotedInGerman.firstUppercased) ist \(actual.inGerman) \(axis.germanMeasure), gemeint sind \
      \(expected.inGerman): \(actual > expected ? "zu \(axis.germanMeasure)" : "nicht \(axis.germanMeasure) genug").
      """)
  }

  private var why: BilingualText {
    switch cause {
    case .modifier(let name):
      .init(ModifierEffect(name).words(in: .english), ModifierEffect(name).words(in: .german))
    case .room:
      .init(
        ModifierEffect.padding.words(in: .english) + " A guide moves the view and leaves its size alone.",
        ModifierEffect.padding.words(in: .german)
          + " Ein Guide rückt die Ansicht und lässt ihre Größe, wie sie ist.")
    case .frame:
      .init(
        "A fixed frame is exactly as \(axis.measure) as it says, whatever its content.",
        "Ein fester Frame ist so \(axis.germanMeasure), wie er sagt, was auch in ihm ist.")
    case .content:
      .init(
        "A container encloses its views where they stand: their places, gaps and guides count, too.",
        "Ein Container umschließt seine Ansichten dort, wo sie stehen: Auch Plätze, Abstände und Guides zählen.")
    case .overlay(let kind, let outside):
      .init(
        """
        \(outside.quoted.firstUppercased) sticks out of it. It is in an \(kind), and nobody makes room for what an \
        \(kind) holds.
        """,
        """
        \(outside.quotedInGerman.firstUppercased) ragt hinaus. Die Ansicht ist \(GermanNoun(kind).inside), und dafür \
        macht ringsum niemand Platz.
        """)
    case .layout(let name, _):
      .init(
        "\(name) is a layout of your own: it is as large as its sizeThatFits answers.",
        "\(name) ist ein eigenes Layout: Es ist so groß, wie sein sizeThatFits antwortet.")
    case .offer:
      .init(
        "The size comes from the content, and from what the content is offered.",
        "Die Größe kommt vom Inhalt, und von dem Platz, den er angeboten bekommt.")
    }
  }

  /// What kind of change mends it, if more is known than that.
  private var direction: BilingualText? {
    guard case .layout(_, let sum?) = cause else { return nil }
    return sum == .longest
      ? .init(
        "The goal is as \(axis.measure) as the \(axis.measure)est view in it.",
        "Das Ziel ist so \(axis.germanMeasure) wie die größte Ansicht darin.")
      : .init(
        "The goal is as \(axis.measure) as all views in it together, without gaps.",
        "Das Ziel ist so \(axis.germanMeasure) wie alle Ansichten darin zusammen, ohne Lücken.")
  }

  private var code: BilingualText {
    switch cause {
    case .modifier(let name):
      .init(
        "Remove the \(name): without it, the \(axis.length) is right.",
        "Nimm \(name) weg: Ohne das stimmt die \(axis.germanLength).")
    case .room:
      .init(
        "Which alignment or guide could place it, so that it keeps its size?",
        "Welche Ausrichtung oder welcher Guide könnte die Ansicht so setzen, dass sie ihre Größe behält?")
    case .frame:
      .init(
        "Let the frame say what the goal has: \(points(expected)) here.",
        "Lass den Frame sagen, was das Ziel hat: hier \(points(expected)).")
    case .content:
      .init(
        "Look at the views in it: how \(axis.measure) they are, and where they stand.",
        "Sieh dir die Ansichten darin an: wie \(axis.germanMeasure) sie sind, und wo sie stehen.")
    case .overlay(_, let outside):
      .init(
        "Put \(outside.quoted) and the view that carries it into a ZStack.",
        "Leg \(outside.quotedInGerman) und die Ansicht darunter in einen ZStack.")
    case .layout(_, .longest):
      .init(
        "Let sizeThatFits take the `max` of the \(axis.lengths).",
        "Lass sizeThatFits das `max` der \(axis.germanLengths) nehmen.")
    case .layout:
      .init(
        "Look at what sizeThatFits makes of the \(axis.lengths).",
        "Sieh nach, was sizeThatFits aus den \(axis.germanLengths) macht.")
    case .offer:
      .init("Look at what decides its \(axis.length).", "Sieh nach, was die \(axis.germanLength) bestimmt.")
    }
  }
}
