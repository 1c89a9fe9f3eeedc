import Diagnostics
import LayoutEngine
import LayoutProgram

/// A container or frame that asks for another line than it should, as a trial has shown.
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

  init?(_ trace: AnswerTrace) { self.init(trace.containerTrial, trace) }

  init?(_ trial: ContainerTrial?, _ trace: AnswerTrace) {
    guard let trial, let key = trial.from.first else { return nil }
    self.trial = trial
    container = ContainerReference(kind: trial.site.kind.name)
    newLines = trial.to.map { trace.name(of: $0) }.withoutRepetition
    let one = trial.count == 1 ? trace.failing.first : nil
    // A pair of lines by its one name: who asks for `.trailing` alone gives the other line up.
    asked =
      one.flatMap { trace.alignment(of: trial.site.place, in: $0) }.map { [$0] }
      ?? trial.from.map { trace.name(of: $0) }.withoutRepetition
    needed = one.flatMap { trace.alignment(of: trial.site.place, in: $0, with: trial.to) }.map { [$0] } ?? newLines
    axis = key.axis
    isBothAxes = Set(trial.from.map(\.axis)).count > 1
  }

  var range: SourceRange { trial.site.nameRange ?? trial.site.range }

  fileprivate var fact: String {
    trial.count > 1
      ? "The containers line their views up by \(asked.listed)."
      : "The \(container) lines its views up by \(asked.listed)."
  }

  fileprivate var germanFact: String {
    trial.count > 1
      ? "Die Container richten ihre Ansichten an \(asked.listedInGerman) aus."
      : "\(GermanNoun(container).first) richtet die Ansichten an \(asked.listedInGerman) aus."
  }

  fileprivate func diagnosis(
    _ id: DiagnosisID, _ traits: Diagnosis.Traits = [],
    english: @autoclosure @escaping @Sendable () -> DiagnosisWords,
    german: @autoclosure @escaping @Sendable () -> DiagnosisWords
  ) -> Diagnosis {
    Diagnosis(
      id, at: range,
      [
        "container": container, "asked": asked, "needed": needed, "lines": newLines, "containers": trial.count,
        "axis": isBothAxes ? "both" : axis.name, "movesGuides": trial.movesGuides,
      ],
      traits.union(.ofTheAskedLine), english: english(), german: german())
  }
}

/// An edge in a container's alignment where the middle was meant.
///
///     ZStack(alignment: .topLeading) { Sun(); Moon() }       one middle on the other was meant
enum EdgeAsked: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let asks = ContainerAsks(trace), asks.trial.leadsToCenter, !asks.trial.touchesBaseline else { return [] }
    let (to, isOne) = (asks.needed.listed, asks.trial.count == 1)
    return [
      asks.diagnosis(
        .edgeInsteadOfCenter,
        english: .init(
          fact: asks.fact,
          why: """
            With \(asks.asked.listed), edges meet; unless the views are equally \
            \(asks.isBothAxes ? "large" : asks.axis.measure), their middles do not.
            """,
          code: !isOne
            ? "Ask for \(to) in all of them."
            : "Ask for \(to)\(to == ".center" ? ": it is also what a container does by itself." : ".")"),
        german: .init(
          fact: asks.germanFact,
          why: """
            Mit \(asks.asked.listedInGerman) treffen sich Kanten. Sind die Ansichten nicht gleich \
            \(asks.isBothAxes ? "groß" : asks.axis.germanMeasure), so treffen sich ihre Mitten nicht.
            """,
          code: !isOne
            ? "Lass alle nach \(asks.needed.listedInGerman) fragen."
            : """
            Frag nach \(asks.needed.listedInGerman)\(to == ".center" ? ": Das tut ein Container auch von selbst." : ".")
            """))
    ]
  }
}

/// Text baselines and centers or edges: a container asks for the one where the other was meant.
///
///     HStack { Text("9"); Text("nine").font(.largeTitle) }      middles meet; on one baseline was meant
enum BaselineVsCenter: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let asks = ContainerAsks(trace), asks.trial.touchesBaseline, !asks.trial.to.contains(where: \.isOwn) else {
      return []
    }
    let isBetweenBaselines = (asks.trial.from + asks.trial.to).allSatisfy {
      $0 == .firstTextBaseline || $0 == .lastTextBaseline
    }
    return [
      asks.diagnosis(
        .baselineVsCenter,
        english: .init(
          fact: asks.fact,
          why: """
            A baseline is the line that letters stand on: it lies nearer the bottom the larger the font is, and a view \
            without text has it at its bottom edge. \
            \(isBetweenBaselines
              ? "A text of several lines has two of them: the first below its first line, the last below its last."
              : "Edges and middles know nothing of the letters.")
            """,
          code: "Ask for \(asks.needed.listed)."),
        german: .init(
          fact: asks.germanFact,
          why: """
            Auf der Grundlinie stehen die Buchstaben. Je größer die Schrift, desto näher liegt sie an der Unterkante; \
            eine Ansicht ohne Text hat sie an ihrer Unterkante. \
            \(isBetweenBaselines
              ? "Ein Text mit mehreren Zeilen hat zwei davon: die erste unter seiner ersten Zeile, die letzte unter seiner letzten."
              : "Kanten und Mitten wissen nichts von Buchstaben.")
            """,
          code: "Frag nach \(asks.needed.listedInGerman)."))
    ]
  }
}

/// A single view is off, and another line of its container would move it as well as all the room for itself does: then
/// it is that view that is to mend, and the line of all others stays.
enum OneViewsRoom: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    // What lies over a view or behind it shares its line with nobody else.
    guard let trial = trace.containerTrial, !trial.site.isOverlay, let one = trace.failing.first,
      one.result.views.count(where: { !$0.matches }) == 1,
      // Who writes an alignment for layers means that line to place something.
      trial.site.isStack
        || trace.facts.call(at: trial.site.range)?.arguments.contains(where: { $0.label == "alignment" }) != true
    else { return [] }
    return RoomNotTaken.find(in: trace, ofNamedViews: true)
  }
}

/// The container's alignment is another edge than the goal's.
enum ContainerKey: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let asks = ContainerAsks(trace), !asks.trial.touchesBaseline, !asks.trial.leadsToCenter,
      !asks.trial.to.contains(where: \.isOwn),
      // Right in some scenarios, and with another number in all: then the line that all share is right.
      trace.passing.isEmpty || trace.typedNumber == nil,
      // Where all guides would have to change along with the container, one that is missing is less to change.
      !asks.trial.movesGuides || !GuideMissing.find(in: trace).contains(where: { $0.places == 1 })
    else { return [] }
    let movesGuides = asks.trial.movesGuides
    return [
      asks.diagnosis(
        .keyMismatch, movesGuides ? .blamesOthers : [],
        english: .init(
          fact: asks.fact,
          why:
            "The alignment names the line that all views of a container share, also those without a guide of their own.",
          code: "Ask for \(asks.needed.listed)\(movesGuides ? ", and set the guides for it." : ".")"),
        german: .init(
          fact: asks.germanFact,
          why: """
            Die Ausrichtung nennt die Linie, die alle Ansichten eines Containers teilen, auch die ohne eigenen Guide.
            """,
          code: "Frag nach \(asks.needed.listedInGerman)\(movesGuides ? ", und setz die Guides dafür." : ".")"))
    ]
  }
}

/// A frame that puts its content elsewhere than the goal does.
///
///     Text(closing).frame(width: 280)        the middle of the frame, where its end was meant
enum FrameKey: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let asks = ContainerAsks(trace.frameTrial(), trace) else { return [] }
    return [
      asks.diagnosis(
        .keyMismatch,
        english: .init(
          fact: "The frame has its content at \(asks.asked.listed).",
          why: """
            A frame is a container of one view. Where it has room to spare, its alignment says which line of the frame \
            and of the view meet; without one, middle meets middle.
            """,
          code: "Ask the frame for \(asks.needed.listed)."),
        german: .init(
          fact: "Der Frame hat seinen Inhalt bei \(asks.asked.listedInGerman).",
          why: """
            Ein Frame ist ein Container mit einer Ansicht. Hat er Platz übrig, so sagt seine Ausrichtung, welche Linie \
            des Frames auf welche der Ansicht trifft; ohne Angabe trifft Mitte auf Mitte.
            """,
          code: "Lass den Frame nach \(asks.needed.listedInGerman) fragen."))
    ]
  }
}

/// A line of the program's own that is declared, and that no container asks for where it should.
enum OwnLineUnasked: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let asks = ContainerAsks(trace), asks.trial.to.contains(where: \.isOwn) else { return [] }
    let (lines, germanLines) = (asks.newLines.listed, asks.newLines.listedInGerman)
    return [
      asks.diagnosis(
        .keyOnWrongContainer,
        english: .init(
          fact: """
            \(lines) \(asks.trial.to.count > 1 ? "are" : "is") declared, and the \(asks.container) asks for \
            \(asks.asked.listed).
            """,
          why: """
            A line of your own comes into play where a container's alignment names it: then every view in it answers, by \
            a guide or by the default of the ID.
            """,
          code: "Name \(lines) in the alignment of the \(asks.container)."),
        german: .init(
          fact: """
            \(germanLines) \(asks.newLines.count > 1 ? "sind" : "ist") deklariert, und \
            \(GermanNoun(asks.container).nominative) fragt nach \(asks.asked.listedInGerman).
            """,
          why: """
            Eine eigene Linie gilt dort, wo die Ausrichtung eines Containers sie nennt: Dann antwortet jede Ansicht \
            darin, mit einem Guide oder mit dem Standardwert der ID.
            """,
          code: "Nenn \(germanLines) in der Ausrichtung \(GermanNoun(asks.container).genitive)."))
    ]
  }
}
