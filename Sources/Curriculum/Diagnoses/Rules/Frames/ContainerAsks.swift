import Diagnostics
import LayoutEngine
import LayoutProgram

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
  var parameters: Facts {
    [
      "container": container, "asked": asked, "needed": needed, "lines": newLines, "containers": trial.count,
      "axis": isBothAxes ? "both" : axis.name, "movesGuides": trial.movesGuides,
    ]
  }
  var fact: String {
    trial.count > 1
      ? "The containers line their views up by \(from)." : "The \(container) lines its views up by \(from)."
  }
}

/// A mistake that another line of a container or frame mends.
protocol AskedLineLaw: Explanation {
  var asks: ContainerAsks { get }
}

extension AskedLineLaw {
  var isProven: Bool { true }
  var range: SourceRange? { asks.range }
  var parameters: Facts { asks.parameters }
  var fact: String { asks.fact }
}

/// An edge in a container's alignment where the middle was meant.
///
///     ZStack(alignment: .topLeading) { Sun(); Moon() }       one middle on the other was meant
struct EdgeAsked: AskedLineLaw {
  static let id = DiagnosisID.edgeInsteadOfCenter

  let asks: ContainerAsks

  static func find(in evidence: Evidence) -> [EdgeAsked] {
    guard let asks = ContainerAsks(evidence), asks.trial.leadsToCenter, !asks.trial.touchesBaseline else { return [] }
    return [EdgeAsked(asks: asks)]
  }

  var why: String {
    """
    With \(asks.from), edges meet; unless the views are equally \(asks.isBothAxes ? "large" : asks.axis.measure), their \
    middles do not.
    """
  }
  var code: String {
    asks.trial.count > 1
      ? "Ask for \(asks.to) in all of them."
      : "Ask for \(asks.to)\(asks.to == ".center" ? ": it is also what a container does by itself." : ".")"
  }
}

/// Text baselines and centers or edges: a container asks for the one where the other was meant.
///
///     HStack { Text("9"); Text("nine").font(.largeTitle) }      middles meet; on one baseline was meant
struct BaselineVsCenter: AskedLineLaw {
  static let id = DiagnosisID.baselineVsCenter

  let asks: ContainerAsks

  static func find(in evidence: Evidence) -> [BaselineVsCenter] {
    guard let asks = ContainerAsks(evidence), asks.trial.touchesBaseline, !asks.trial.to.contains(where: \.isOwn) else {
      return []
    }
    return [BaselineVsCenter(asks: asks)]
  }

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
      one.result.views.count(where: { !$0.matches }) == 1,
      // Who writes an alignment for layers means that line to place something.
      trial.site.isStack
        || evidence.facts.call(at: trial.site.range)?.arguments.contains(where: { $0.label == "alignment" }) != true
    else { return [] }
    return RoomNotTaken.find(in: evidence).filter { $0.view.isNamed }.map { OneViewsRoom(room: $0) }
  }

  var isProven: Bool { true }
  var views: [ViewReference] { room.views }
  var range: SourceRange? { room.range }
  var parameters: Facts { room.parameters }
  var fact: String { room.fact }
  var why: String { room.why }
  var code: String { room.code }
}

/// The container's alignment is another edge than the goal's.
struct ContainerKey: AskedLineLaw {
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

  var why: String {
    "The alignment names the line that all views of a container share, also those without a guide of their own."
  }
  var code: String { "Ask for \(asks.to)\(asks.trial.movesGuides ? ", and set the guides for it." : ".")" }
}

/// A frame that puts its content elsewhere than the goal does.
///
///     Text(closing).frame(width: 280)        the middle of the frame, where its end was meant
struct FrameKey: AskedLineLaw {
  static let id = DiagnosisID.keyMismatch

  let asks: ContainerAsks

  static func find(in evidence: Evidence) -> [FrameKey] {
    ContainerAsks(evidence.frameTrial(), evidence).map { [FrameKey(asks: $0)] } ?? []
  }

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
struct OwnLineUnasked: AskedLineLaw {
  static let id = DiagnosisID.keyOnWrongContainer

  let asks: ContainerAsks

  static func find(in evidence: Evidence) -> [OwnLineUnasked] {
    guard let asks = ContainerAsks(evidence), asks.trial.to.contains(where: \.isOwn) else { return [] }
    return [OwnLineUnasked(asks: asks)]
  }

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
