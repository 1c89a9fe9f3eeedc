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

  /// - Parameters:
  ///   - fact: what it asks for, if that is said in another way.
  ///   - code: what it should ask for, if that is said in another way.
  fileprivate func diagnosis(
    _ id: DiagnosisID, _ claims: Diagnosis.Claims = [], fact: BilingualText? = nil, why: BilingualText,
    code: BilingualText? = nil
  ) -> Diagnosis {
    let isOne = trial.count == 1
    let (asked, needed, container) = (asked, needed, container)
    let usual = BilingualText(
      isOne
        ? "The \(container) lines its views up by \(asked.listed)."
        : "The containers line their views up by \(asked.listed).",
      isOne
        ? "\(GermanNoun(container).first) richtet die Ansichten an \(asked.listedInGerman) aus."
        : "Die Container richten ihre Ansichten an \(asked.listedInGerman) aus.")
    let ask = BilingualText(
      "Ask for \(needed.listed)\(isOne ? "." : " in all of them.")",
      isOne ? "Frag nach \(needed.listedInGerman)." : "Lass alle nach \(needed.listedInGerman) fragen.")
    let (fact, code) = (fact ?? usual, code ?? ask)
    return Diagnosis(
      id, at: range,
      [
        "container": container, "asked": asked, "needed": needed, "lines": newLines, "containers": trial.count,
        "axis": isBothAxes ? "both" : axis.name, "movesGuides": trial.movesGuides,
      ],
      claims.union(.ofTheAskedLine), english: .init(fact: fact.english(), why: why.english(), code: code.english()),
      german: .init(fact: fact.german(), why: why.german(), code: code.german()))
  }
}

/// An edge in a container's alignment where the middle was meant.
///
///     ZStack(alignment: .topLeading) { Sun(); Moon() }       one middle on the other was meant
enum EdgeAsked: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let asks = ContainerAsks(trace), asks.trial.leadsToCenter, !asks.trial.touchesBaseline else { return [] }
    let (asked, axis, isBothAxes) = (asks.asked, asks.axis, asks.isBothAxes)
    return [
      asks.diagnosis(
        .edgeInsteadOfCenter,
        why: .init(
          """
          With \(asked.listed), edges meet; unless the views are equally \(isBothAxes ? "large" : axis.measure), their \
          middles do not.
          """,
          """
          Mit \(asked.listedInGerman) treffen sich Kanten. Sind die Ansichten nicht gleich \
          \(isBothAxes ? "groß" : axis.germanMeasure), so treffen sich ihre Mitten nicht.
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
        why: .init(
          """
          A baseline is the line that letters stand on: it lies nearer the bottom the larger the font is, and a view \
          without text has it at its bottom edge. \
          \(isBetweenBaselines
            ? "A text of several lines has two of them: the first below its first line, the last below its last."
            : "Edges and middles know nothing of the letters.")
          """,
          """
          Auf der Grundlinie stehen die Buchstaben. Je größer die Schrift, desto näher liegt sie an der Unterkante; eine \
          Ansicht ohne Text hat sie an ihrer Unterkante. \
          \(isBetweenBaselines
            ? "Ein Text mit mehreren Zeilen hat zwei davon: die erste unter seiner ersten Zeile, die letzte unter seiner letzten."
            : "Kanten und Mitten wissen nichts von Buchstaben.")
          """))
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
      trace.passing.isEmpty || trace.typedNumber == nil
    else { return [] }
    if isInAFrame(asks, trace) { return [movedAsOne(asks)] }
    let (needed, movesGuides) = (asks.needed, asks.trial.movesGuides)
    return [
      asks.diagnosis(
        .keyMismatch, movesGuides ? .blamesOthers : [],
        why: .init(
          "The alignment names the line that all views of a container share, also those without a guide of their own.",
          "Die Ausrichtung nennt die Linie, die alle Ansichten eines Containers teilen, auch die ohne eigenen Guide."),
        code: .init(
          "Ask for \(needed.listed)\(movesGuides ? ", and set the guides for it." : ".")",
          "Frag nach \(needed.listedInGerman)\(movesGuides ? ", und setz die Guides dafür." : ".")"))
    ]
  }

  /// Whether a frame around the container has an alignment along the same axis: the learner's try at moving the views.
  private static func isInAFrame(_ asks: ContainerAsks, _ trace: AnswerTrace) -> Bool {
    guard let one = trace.failing.first, let node = one.nodes(at: asks.trial.site.place).first else { return false }
    return one.chain(node).dropFirst().prefix { one.tree.nodes[$0].kind.isModifier }.contains { outer in
      guard one.tree.nodes[outer].kind.isFrame, let range = one.tree.nodes[outer].range else { return false }
      return one.key(of: EditPlace(range), asks.axis).map { $0 != .center(asks.axis) } ?? false
    }
  }

  private static func movedAsOne(_ asks: ContainerAsks) -> Diagnosis {
    let (container, needed) = (asks.container, asks.needed)
    return asks.diagnosis(
      .frameMovesGroup,
      fact: .init(
        "The frame moves the \(container) as a whole; the views in it keep their places among themselves.",
        """
        Der Frame rückt \(GermanNoun(container).accusative) als Ganzes; die Ansichten darin behalten ihre Plätze \
        untereinander.
        """),
      why: .init(
        """
        A frame has one view to place: the \(container). Which line the views inside share is up to the \(container)'s \
        own alignment.
        """,
        """
        Ein Frame hat eine einzige Ansicht zu setzen, \(GermanNoun(container).accusative). Welche Linie die Ansichten \
        darin teilen, sagt \(GermanNoun(container).possessive) eigene Ausrichtung.
        """),
      code: .init(
        "Ask for \(needed.listed) in the \(container).",
        "Frag \(GermanNoun(container).inside) nach \(needed.listedInGerman)."))
  }
}

/// A frame that puts its content elsewhere than the goal does.
///
///     Text(closing).frame(width: 280)        the middle of the frame, where its end was meant
enum FrameKey: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let asks = ContainerAsks(trace.frameTrial(), trace) else { return [] }
    let (asked, needed) = (asks.asked, asks.needed)
    return [
      asks.diagnosis(
        .keyMismatch,
        fact: .init(
          "The frame has its content at \(asked.listed).", "Der Frame hat seinen Inhalt bei \(asked.listedInGerman)."),
        why: .init(
          """
          A frame is a container of one view. Where it has room to spare, its alignment says which line of the frame and \
          of the view meet; without one, middle meets middle.
          """,
          """
          Ein Frame ist ein Container mit einer Ansicht. Hat er Platz übrig, so sagt seine Ausrichtung, welche Linie des \
          Frames auf welche der Ansicht trifft; ohne Angabe trifft Mitte auf Mitte.
          """),
        code: .init(
          "Ask the frame for \(needed.listed).", "Lass den Frame nach \(needed.listedInGerman) fragen."))
    ]
  }
}

/// A line of the program's own that is declared, and that no container asks for where it should.
enum OwnLineUnasked: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard let asks = ContainerAsks(trace), asks.trial.to.contains(where: \.isOwn) else { return [] }
    let (lines, asked, container) = (asks.newLines, asks.asked, asks.container)
    let isOne = asks.trial.to.count == 1
    return [
      asks.diagnosis(
        .keyOnWrongContainer,
        fact: .init(
          "\(lines.listed) \(isOne ? "is" : "are") declared, and the \(container) asks for \(asked.listed).",
          """
          \(lines.listedInGerman) \(isOne ? "ist" : "sind") deklariert, und \(GermanNoun(container).nominative) fragt \
          nach \(asked.listedInGerman).
          """),
        why: .init(
          """
          A line of your own comes into play where a container's alignment names it: then every view in it answers, by a \
          guide or by the default of the ID.
          """,
          """
          Eine eigene Linie gilt dort, wo die Ausrichtung eines Containers sie nennt: Dann antwortet jede Ansicht darin, \
          mit einem Guide oder mit dem Standardwert der ID.
          """),
        code: .init(
          "Name \(lines.listed) in the alignment of the \(container).",
          "Nenn \(lines.listedInGerman) in der Ausrichtung \(GermanNoun(container).genitive)."))
    ]
  }
}
