import Diagnostics
import LayoutEngine
import LayoutLanguage

/// What the three diagnoses of a container's alignment have in common.
struct ContainerAsks {
  let container: ContainerReference
  /// The lines that it asks for, and those that it should: a pair of them by its one name, where it has one.
  let asked: [String]
  let needed: [String]
  /// The new lines alone, without what the container keeps asking for along its other axis.
  let newLines: [String]
  let trial: ContainerTrial
  let axis: Axis
  let isBothAxes: Bool

  init?(_ evidence: Evidence) { self.init(evidence.containerTrial, evidence) }

  init?(_ trial: ContainerTrial?, _ evidence: Evidence) {
    guard let trial, let key = trial.from.first else { return nil }
    self.trial = trial
    container = ContainerReference(kind: trial.site.kind.name)
    newLines = trial.to.map { evidence.name(of: $0) }.withoutRepetition
    let one = trial.count == 1 ? evidence.failing.first : nil
    // A pair of lines by its one name: who asks for `.trailing` alone gives the other line up.
    asked =
      one.flatMap { evidence.alignment(of: trial.site.place, in: $0) }.map { [$0] }
      ?? trial.from.map { evidence.name(of: $0) }.withoutRepetition
    needed = one.flatMap { evidence.alignment(of: trial.site.place, in: $0, with: trial.to) }.map { [$0] } ?? newLines
    axis = key.axis
    isBothAxes = Set(trial.from.map(\.axis)).count > 1
  }

  var from: String { asked.listed }
  var to: String { needed.listed }
  var lines: String { newLines.listed }
  var range: SourceRange? { trial.site.nameRange ?? trial.site.range }
  var parameters: [JSON.Member] {
    [
      .init("container", JSON(container)), .init("asked", JSON(asked.map { JSON($0) })),
      .init("needed", JSON(needed.map { JSON($0) })), .init("lines", JSON(newLines.map { JSON($0) })),
      .init("containers", JSON(trial.count)),
      .init("axis", JSON(isBothAxes ? "both" : axis.name)),
      .init("movesGuides", JSON(trial.movesGuides)),
    ]
  }
  var fact: String {
    trial.count > 1
      ? "The containers line their views up by \(from)." : "The \(container) lines its views up by \(from)."
  }
}

/// An edge where the middle was meant: in a container's alignment, or in what a guide answers.
///
///     ZStack(alignment: .topLeading) { Sun(); Moon() }       one middle on the other was meant
///     .alignmentGuide(.middle) { d in d[.leading] }          half the width further was meant
struct EdgeInsteadOfCenter: Explanation {
  static let id = DiagnosisID.edgeInsteadOfCenter

  enum Fault {
    case container(ContainerAsks)
    case guide(view: ViewReference, key: String, value: Double, needed: Double, axis: Axis)
  }

  let fault: Fault
  /// Something else stands beside the edge.
  var isAmongOthers = false
  /// Lines of further guides that have to change in the same way.
  var others: [Int] = []
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [EdgeInsteadOfCenter] {
    if let asks = ContainerAsks(evidence), asks.trial.leadsToCenter, !asks.trial.touchesBaseline {
      return [EdgeInsteadOfCenter(fault: .container(asks), range: asks.range)]
    }
    // Who names the middle alone does not go by an edge, whatever the numbers are.
    for group in evidence.guideGroups() where !group.contains(where: evidence.namesTheMiddleAlone) {
      for change in [GuideChange(size: 0.5), GuideChange(size: -0.5), GuideChange(factor: 0.5)] {
        guard let found = guide(group, change, evidence) else { continue }
        return [found]
      }
    }
    return []
  }

  /// Only where the guide answers an edge now, of each of its views: half a view could be anything else.
  private static func guide(_ group: [GuideSite], _ change: GuideChange, _ evidence: Evidence) -> EdgeInsteadOfCenter? {
    for one in evidence.failing {
      for site in group {
        let guides = site.guides(in: one).filter(\.fate.isUsed)
        let axis = site.key.axis
        let length = { (guide: GuideTrace.Guide) in one.tree.nodes[guide.node].frame.size[axis] }
        let isSaid = change.factor == 1 && evidence.namesAnEdge(site)
        let isAValue = evidence.readsAValue(site)
        guard isSaid || guides.allSatisfy({ isAtAnEdge($0.value, length($0), isAValue) }) else { continue }
        for guide in guides {
          guard let value = guide.value,
            case let needed = change.value(value, length: length(guide)),
            abs(needed - value) > FrameDifference.tolerance,
            evidence.whatIf(group.map { SceneEdit($0.place, .guideValue(change)) })
          else { continue }
          return EdgeInsteadOfCenter(
            fault: .guide(
              view: one.name(of: guide.node), key: one.tree.name(of: guide.key), value: value, needed: needed,
              axis: axis), isAmongOthers: evidence.isSum(site),
            others: evidence.lines(of: group, but: site), range: site.bodyRange ?? site.range)
        }
      }
    }
    return nil
  }

  private static func isAtAnEdge(_ value: Double?, _ length: Double, _ isAValue: Bool) -> Bool {
    guard let value else { return false }
    return (abs(value) < 0.01 && !isAValue) || abs(value - length) < 0.01
  }

  var isProven: Bool { true }
  var views: [ViewReference] { if case .guide(let view, _, _, _, _) = fault { [view] } else { [] } }
  var parameters: [JSON.Member] {
    switch fault {
    case .container(let asks): asks.parameters
    case .guide(let view, let key, let value, let needed, let axis):
      [
        .init("view", JSON(view)), .init("key", JSON(key)), .init("value", JSON(value)), .init("needed", JSON(needed)),
        .init("axis", JSON(axis.name)),
      ]
    }
  }
  var fact: String {
    switch fault {
    case .container(let asks): asks.fact
    case .guide(let view, let key, let value, _, _):
      "\("The guide".of(view)) for \(key) goes by one of its edges: it is \(points(value))."
    }
  }
  var why: String {
    switch fault {
    case .container(let asks):
      """
      With \(asks.from), edges meet; unless the views are equally \
      \(asks.isBothAxes ? "large" : asks.axis.measure), their middles do not.
      """
    case .guide: "Edges that meet look like middles that meet only as long as all views have the same size."
    }
  }
  var code: String {
    switch fault {
    case .container(let asks):
      asks.trial.count > 1
        ? "Ask for \(asks.to) in all of them."
        : "Ask for \(asks.to)\(asks.to == ".center" ? ": it is also what a container does by itself." : ".")"
    case .guide(_, _, let value, let needed, let axis):
      (!isAmongOthers && (value == 0 || abs(value) == 2 * abs(needed))
        ? "Answer the middle: d[\(axis.alignmentType).center]."
        : "Begin with d[\(axis.alignmentType).center] instead of the edge, and keep the rest.")
        + SameElsewhere.words(others, in: .english)
    }
  }
}

extension Evidence {
  /// Whether a guide's closure names the middle, and no edge.
  fileprivate func namesTheMiddleAlone(_ site: GuideSite) -> Bool {
    guard let body = site.bodyRange else { return false }
    return facts.words(in: body).contains { $0.isMember && $0.name == "center" } && !namesAnEdge(site)
  }

  /// Whether a guide answers more than one point of its view: something is added, or taken away.
  fileprivate func isSum(_ site: GuideSite) -> Bool {
    let words = text(site.bodyRange).codeWords
    return words.contains("+") || words.contains("-")
  }

  /// Whether a guide's closure reads a value that is not its view's, such as a phase of an animation: that it is 0 before
  /// the first step makes it no edge.
  fileprivate func readsAValue(_ site: GuideSite) -> Bool {
    guard let body = site.bodyRange, failing.contains(where: { !$0.scenario.steps.isEmpty }) else { return false }
    return facts.words(in: body).contains { word in
      let next = answer.bytes.indices.contains(word.range.upper) ? answer.bytes[word.range.upper] : 0
      return !word.isMember && next != UInt8(ascii: ".") && next != UInt8(ascii: "[")
    }
  }

  /// Whether a guide's closure itself names an edge.
  func namesAnEdge(_ site: GuideSite) -> Bool {
    guard let body = site.bodyRange else { return false }
    return facts.words(in: body).contains {
      $0.isMember && ["leading", "trailing", "top", "bottom"].contains($0.name)
    }
  }
}

/// Text baselines and centres or edges: a container asks for the one where the other was meant.
///
///     HStack { Text("9"); Text("nine").font(.largeTitle) }      middles meet; on one baseline was meant
struct BaselineVsCenter: Explanation {
  static let id = DiagnosisID.baselineVsCenter

  let asks: ContainerAsks

  static func find(in evidence: Evidence) -> [BaselineVsCenter] {
    guard let asks = ContainerAsks(evidence), asks.trial.touchesBaseline, !asks.trial.to.contains(where: \.isOwn) else {
      return []
    }
    return [BaselineVsCenter(asks: asks)]
  }

  var isProven: Bool { true }
  var range: SourceRange? { asks.range }
  var parameters: [JSON.Member] { asks.parameters }
  var fact: String { asks.fact }
  var isBetweenBaselines: Bool {
    (asks.trial.from + asks.trial.to).allSatisfy { $0 == .firstTextBaseline || $0 == .lastTextBaseline }
  }
  var why: String {
    """
    A baseline is the line that letters stand on: it lies nearer the bottom the larger the font is, and a view without \
    text has it at its bottom edge. \
    \(isBetweenBaselines
      ? "A text of several lines has two of them: the first below its first line, the last below its last."
      : "Edges and middles know nothing of the letters.")
    """
  }
  var code: String { "Ask for \(asks.to)." }
}

/// A single view is off, and another line of its container would move it as well as all the room for itself does: then
/// it is that view that is to mend, and the line of all others stays.
struct OneViewsRoom: Explanation {
  static let id = DiagnosisID.roomNotTaken

  let room: RoomNotTaken

  static func find(in evidence: Evidence) -> [OneViewsRoom] {
    // What lies over a view or behind it shares its line with nobody else.
    guard let trial = evidence.containerTrial, !trial.site.isOverlay, let one = evidence.failing.first,
      one.result.views.count(where: { !$0.matches }) == 1
    else { return [] }
    return RoomNotTaken.find(in: evidence).filter { $0.view.isNamed }.map { OneViewsRoom(room: $0) }
  }

  var isProven: Bool { true }
  var views: [ViewReference] { room.views }
  var range: SourceRange? { room.range }
  var parameters: [JSON.Member] { room.parameters }
  var fact: String { room.fact }
  var why: String { room.why }
  var code: String { room.code }
}

/// The container's alignment is another edge than the goal's.
struct ContainerKey: Explanation {
  static let id = DiagnosisID.keyMismatch

  let asks: ContainerAsks

  static func find(in evidence: Evidence) -> [ContainerKey] {
    guard let asks = ContainerAsks(evidence), !asks.trial.touchesBaseline, !asks.trial.leadsToCenter,
      !asks.trial.to.contains(where: \.isOwn),
      // Right in some scenarios, and with another number in all: then the line that all share is right.
      evidence.passing.isEmpty || evidence.typedNumber == nil,
      // Where all guides would have to change along with the container, one that is missing is less to change.
      !asks.trial.movesGuides || !GuideMissing.find(in: evidence).contains(where: { $0.gaps.count == 1 })
    else { return [] }
    return [ContainerKey(asks: asks)]
  }

  var isProven: Bool { true }
  var range: SourceRange? { asks.range }
  var parameters: [JSON.Member] { asks.parameters }
  var fact: String { asks.fact }
  var why: String {
    """
    The alignment names the line that all views of a container share, also those without a guide of their own.
    """
  }
  var code: String {
    "Ask for \(asks.to)\(asks.trial.movesGuides ? ", and set the guides for it." : ".")"
  }
}

/// A frame that puts its content elsewhere than the goal does.
///
///     Text(closing).frame(width: 280)        the middle of the frame, where its end was meant
struct FrameKey: Explanation {
  static let id = DiagnosisID.keyMismatch

  let asks: ContainerAsks

  static func find(in evidence: Evidence) -> [FrameKey] {
    ContainerAsks(evidence.frameTrial(), evidence).map { [FrameKey(asks: $0)] } ?? []
  }

  var isProven: Bool { true }
  var range: SourceRange? { asks.range }
  var parameters: [JSON.Member] { asks.parameters }
  var fact: String { "The frame has its content at \(asks.from)." }
  var why: String {
    """
    A frame is a container of one view. Where it has room to spare, its alignment says which line of the frame and of \
    the view meet; without one, middle meets middle.
    """
  }
  var code: String { "Ask the frame for \(asks.to)." }
}

/// A line of the program's own that is declared, and that no container asks for where it should.
struct OwnLineUnasked: Explanation {
  static let id = DiagnosisID.keyOnWrongContainer

  let asks: ContainerAsks

  static func find(in evidence: Evidence) -> [OwnLineUnasked] {
    guard let asks = ContainerAsks(evidence), asks.trial.to.contains(where: \.isOwn) else { return [] }
    return [OwnLineUnasked(asks: asks)]
  }

  var isProven: Bool { true }
  var range: SourceRange? { asks.range }
  var parameters: [JSON.Member] { asks.parameters }
  var fact: String {
    "\(asks.lines) \(asks.trial.to.count > 1 ? "are" : "is") declared, and the \(asks.container) asks for \(asks.from)."
  }
  var why: String {
    """
    A line of your own comes into play where a container's alignment names it: then every view in it answers, by a \
    guide or by the default of the ID.
    """
  }
  var code: String { "Name \(asks.lines) in the alignment of the \(asks.container)." }
}
