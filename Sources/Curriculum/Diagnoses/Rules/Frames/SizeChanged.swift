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
    /// A layout of the learner's own.
    case layout(String)
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
      return (.layout(name), trace.facts.declarations.first { $0.name == "sizeThatFits" }?.range)
    }
    return (one.children[base].isEmpty ? .offer : .content, nil)
  }

  /// What lies in an overlay of a view and reaches just as far as the view should.
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
      case .layout(let name): (nil, name)
      case .frame, .content, .overlay, .offer: (nil, nil)
      }
    return Diagnosis(
      .sizeChanged, of: [view], at: range,
      [
        "view": view, "expected": expected, "actual": actual, "axis": axis.name, "modifier": modifier,
        "cause": cause.name, "layout": layout,
      ],
      isProven: false, english: .init(fact: one.fact, why: one.why, code: one.code),
      german: .init(fact: one.germanFact, why: one.germanWhy, code: one.germanCode))
  }

  private var fact: String {
    let word = axis.measure
    if case .room = cause {
      return """
        The padding moves \(view.quoted) by making room beside it: to its container it is \(points(actual)) \(word), and \
        no longer \(points(expected)).
        """
    }
    return """
      \(view.quoted.firstUppercased) takes \(points(actual)) points where \(points(expected)) are meant: it is \
      \(actual > expected ? "too \(word)" : "not \(word) enough").
      """
  }

  private var germanFact: String {
    let (name, word) = (view.quotedInGerman, axis.germanMeasure)
    if case .room = cause {
      return """
        Das padding rückt \(name), indem es daneben Platz macht: Für den Container ist die Ansicht \(actual.inGerman) \
        \(word), nicht mehr \(expected.inGerman).
        """
    }
    return """
      \(name.firstUppercased) ist \(actual.inGerman) \(word), gemeint sind \(expected.inGerman): \
      \(actual > expected ? "zu \(word)" : "nicht \(word) genug").
      """
  }

  private var why: String {
    switch cause {
    case .modifier(let name): ModifierEffect(name).words(in: .english)
    case .room: ModifierEffect.padding.words(in: .english) + " A guide moves the view and leaves its size alone."
    case .frame: "A fixed frame is exactly as \(axis.measure) as it says, whatever its content."
    case .content: "A container encloses its views where they stand: their places, gaps and guides count, too."
    case .overlay(let kind, let outside):
      """
      \(outside.quoted.firstUppercased) sticks out of it. It is in an \(kind), and nobody makes room for what an \(kind) holds.
      """
    case .layout(let name): "\(name) is a layout of your own: it is as large as its sizeThatFits answers."
    case .offer: "The size comes from the content, and from what the content is offered."
    }
  }

  private var code: String {
    switch cause {
    case .modifier(let name): "Remove the \(name): without it, the \(axis.length) is right."
    case .room: "Which alignment or guide could place it, so that it keeps its size?"
    case .frame: "Let the frame say what the goal has: \(points(expected)) here."
    case .content: "Look at the views in it: how \(axis.measure) they are, and where they stand."
    case .overlay(_, let outside): "Put \(outside.quoted) and the view that carries it into a ZStack."
    case .layout: "Look at what sizeThatFits makes of the \(axis.lengths)."
    case .offer: "Look at what decides its \(axis.length)."
    }
  }

  private var germanWhy: String {
    switch cause {
    case .modifier(let name): ModifierEffect(name).words(in: .german)
    case .room:
      ModifierEffect.padding.words(in: .german) + " Ein Guide rückt die Ansicht und lässt ihre Größe, wie sie ist."
    case .frame: "Ein fester Frame ist so \(axis.germanMeasure), wie er sagt, was auch in ihm ist."
    case .content:
      "Ein Container umschließt seine Ansichten dort, wo sie stehen: Auch Plätze, Abstände und Guides zählen."
    case .overlay(let kind, let outside):
      """
      \(outside.quotedInGerman.firstUppercased) ragt hinaus. Die Ansicht ist \(GermanNoun(kind).inside), und dafür macht \
      ringsum niemand Platz.
      """
    case .layout(let name): "\(name) ist ein eigenes Layout: Es ist so groß, wie sein sizeThatFits antwortet."
    case .offer: "Die Größe kommt vom Inhalt, und von dem Platz, den er angeboten bekommt."
    }
  }

  private var germanCode: String {
    switch cause {
    case .modifier(let name): "Nimm \(name) weg: Ohne das stimmt die \(axis.germanLength)."
    case .room: "Welche Ausrichtung oder welcher Guide könnte die Ansicht so setzen, dass sie ihre Größe behält?"
    case .frame: "Lass den Frame sagen, was das Ziel hat: hier \(points(expected))."
    case .content: "Sieh dir die Ansichten darin an: wie \(axis.germanMeasure) sie sind, und wo sie stehen."
    case .overlay(_, let outside): "Leg \(outside.quotedInGerman) und die Ansicht darunter in einen ZStack."
    case .layout: "Sieh nach, was sizeThatFits aus den \(axis.germanLengths) macht."
    case .offer: "Sieh nach, was die \(axis.germanLength) bestimmt."
    }
  }
}
