import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// Frames that take all the room, where the views' own sizes make the group.
///
///     VStack { Book().frame(maxWidth: .infinity, alignment: .trailing) … }      the pile is as wide as the screen
///
/// Tried with the width that the group has in the goal: when that puts a scenario right, the room is the reason.
struct RoomTaken: Explanation {
  static let id = DiagnosisID.sizeChanged

  let axis: Axis
  let lines: [Int]
  let scenario: String
  /// How much they take, and how much the views have in the goal.
  let taken: Double
  let needed: Double
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [RoomTaken] {
    guard let one = evidence.failing.first, !one.scenario.isHidden, !one.result.views.allSatisfy(\.matches) else {
      return []
    }
    for axis in one.offAxes {
      let label = axis == .horizontal ? "maxWidth" : "maxHeight"
      let frames = evidence.facts.calls.filter { call in
        call.name == "frame" && call.arguments.contains { $0.label == label && evidence.text($0.range) == ".infinity" }
      }
      guard let first = frames.first, let needed = evidence.extent(of: frames, axis, one),
        let taken = one.nodes(at: EditPlace(first.range)).first.map({ one.tree.nodes[$0].frame.size[axis] }),
        taken - needed > FrameDifference.tolerance
      else { continue }
      let edits = frames.flatMap { call in
        call.arguments.filter { $0.label == label }.map { argument in
          TextEdit(
            SourceRange(lower: argument.range.lower - label.utf8.count - 2, upper: argument.range.upper),
            "\(axis.length): \(points(needed))")
        }
      }
      guard edits.allSatisfy({ evidence.text($0.range).hasPrefix("\(label): ") }),
        evidence.result(of: one, edits)?.views.allSatisfy(\.matches) ?? false
      else { continue }
      return [
        RoomTaken(
          axis: axis, lines: frames.compactMap { evidence.line($0.nameRange) }.withoutRepetition,
          scenario: one.scenario.id, taken: taken, needed: needed, range: first.range)
      ]
    }
    return []
  }

  var parameters: Facts {
    ["cause": "room", "axis": axis.name, "lines": lines, "scenario": scenario, "actual": taken, "expected": needed]
  }
  private var limit: String { axis == .horizontal ? "maxWidth: .infinity" : "maxHeight: .infinity" }
  var fact: String {
    lines.count == 1
      ? "The frame in line \(lines[0]) takes all the \(axis.length) that it is offered."
      : "The frames in lines \(lines.map(String.init).listed) take all the \(axis.length) that they are offered."
  }
  var why: String {
    """
    In “\(scenario)” that is \(points(taken)), and in the goal all together take \(points(needed)). The edges of such a \
    frame are those of the room, and not those of the views.
    """
  }
  var code: String { "Remove `\(limit)`, and let the container align its views." }
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: lines.count == 1
        ? "Der Frame in Zeile \(lines[0]) nimmt die ganze \(axis.germanLength), die ihm angeboten wird."
        : """
        Die Frames in den Zeilen \(lines.map(String.init).listedInGerman) nehmen die ganze \(axis.germanLength), die \
        ihnen angeboten wird.
        """,
      why: """
        In „\(scenario)“ sind das \(taken.inGerman), und im Ziel nehmen alle zusammen \(needed.inGerman). Die Kanten \
        eines solchen Frames sind die des Raums und nicht die der Ansichten.
        """,
      code: "Lass `\(limit)` weg, und lass den Container seine Ansichten auf eine Linie bringen.")
  }
}

extension Evidence {
  /// How long all views in some frames are together in the goal.
  fileprivate func extent(of calls: [SourceFacts.Call], _ axis: Axis, _ one: EvidenceCase) -> Double? {
    let nodes = calls.flatMap { one.nodes(at: EditPlace($0.range)) }
    let inside = one.views.filter { view in nodes.contains { one.isInside(view.node, $0) } }
    guard let low = inside.map({ $0.expected.origin[axis] }).min(),
      let high = inside.map({ $0.expected.origin[axis] + $0.expected.size[axis] }).max()
    else { return nil }
    return high - low
  }
}
