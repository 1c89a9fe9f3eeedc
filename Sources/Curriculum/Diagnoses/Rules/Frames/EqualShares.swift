import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// Frames that divide the room of a stack equally, where the goal has the views closer on one side than on the other.
///
///     HStack { ant.frame(maxWidth: .infinity); cat.frame(maxWidth: .infinity) … }      a third for each
///
/// Told where a view belongs at a place to which no alignment in its own share would bring it.
struct EqualShares: Explanation {
  static let id = DiagnosisID.sizeChanged

  let container: ContainerReference
  let axis: Axis
  let lines: [Int]
  let share: Double
  let view: ViewReference
  let scenario: String
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [EqualShares] {
    guard let one = evidence.failing.first, !one.scenario.isHidden else { return [] }
    for (node, stack) in one.tree.nodes.enumerated() where stack.kind.isStack && stack.range?.file == 0 {
      for axis in one.offAxes {
        let frames = one.children[node].compactMap { evidence.flexibleFrame(around: $0, axis, one) }
        let lengths = frames.map { one.tree.nodes[$0.node].frame.size[axis] }
        guard frames.count > 1, let share = lengths.first,
          lengths.allSatisfy({ abs($0 - share) <= FrameDifference.tolerance }),
          frames.contains(where: { one.isRight(in: $0.node, axis) }),
          let view = frames.firstAnswer({ one.misplaced(in: $0.node, axis) })
        else { continue }
        return [
          EqualShares(
            container: one.word(for: node), axis: axis,
            lines: frames.compactMap { evidence.line($0.call.nameRange) }.withoutRepetition, share: share,
            view: view.reference, scenario: one.scenario.id, range: frames[0].call.range)
        ]
      }
    }
    return []
  }

  var views: [ViewReference] { [view] }
  var parameters: Facts {
    [
      "cause": "shares", "axis": axis.name, "container": container, "lines": lines, "share": share, "view": view,
      "scenario": scenario,
    ]
  }
  private var places: String { lines.map(String.init).listed }
  var fact: String { "The frames in lines \(places) share the \(axis.length) of the \(container) equally." }
  var why: String {
    """
    In “\(scenario)” each has \(points(share)), and \(view.quoted) belongs where no alignment in its share would put it.
    """
  }
  var code: String { "Remove these frames, and put Spacers between the views." }
  func direction(in language: SpokenLanguage) -> String {
    switch language {
    case .english: "Let something between the views take the leftover room."
    case .german: "Lass etwas zwischen den Ansichten den Platz nehmen, der übrig ist."
    }
  }
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: """
        Die Frames in den Zeilen \(lines.map(String.init).listedInGerman) teilen sich die \(axis.germanLength) \
        \(GermanNoun(container).genitive) zu gleichen Teilen.
        """,
      why: """
        In „\(scenario)“ hat jeder \(share.inGerman), und \(view.quotedInGerman) gehört dorthin, wohin keine Ausrichtung \
        in diesem Teil führt.
        """,
      code: "Nimm diese Frames weg, und setz Spacer zwischen die Ansichten.")
  }
}

extension Evidence {
  /// A frame of the text that takes all it is offered along an axis, among the modifiers of a view.
  fileprivate func flexibleFrame(
    around node: Int, _ axis: Axis, _ one: EvidenceCase
  ) -> (node: Int, call: SourceFacts.Call)? {
    let label = axis == .horizontal ? "maxWidth" : "maxHeight"
    return one.core(node).firstAnswer { inner in
      guard let range = one.tree.nodes[inner].range, range.file == 0, let call = facts.call(at: range),
        call.name == "frame", call.arguments.contains(where: { $0.label == label && text($0.range) == ".infinity" })
      else { return nil }
      return (inner, call)
    }
  }
}

extension EvidenceCase {
  /// Whether a view in a frame is in its place, so that the frames are where they would be in the goal.
  fileprivate func isRight(in frame: Int, _ axis: Axis) -> Bool {
    views.contains { isInside($0.node, frame) && abs($0.displacement(axis)) <= FrameDifference.tolerance }
  }

  /// A view in a frame that belongs neither at its beginning nor in its middle nor at its end.
  fileprivate func misplaced(in frame: Int, _ axis: Axis) -> View? {
    let box = tree.nodes[frame].frame
    return views.first { view in
      guard isInside(view.node, frame), abs(view.growth(axis)) <= FrameDifference.tolerance,
        abs(view.displacement(axis)) > FrameDifference.tolerance
      else { return false }
      let rest = box.size[axis] - view.expected.size[axis]
      return [0, rest / 2, rest].allSatisfy { place in
        abs(view.expected.origin[axis] - box.origin[axis] - place) > FrameDifference.tolerance
      }
    }
  }
}
