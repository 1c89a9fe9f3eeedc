import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// What a guide, or the default of a line, answers for a view, and a change of it.
///
///     .alignmentGuide(.leading) { _ in -20 }      -20, and 20 with the other sign
struct ChangedAnswer {
  let view: ViewReference
  let key: String
  let value: Double
  let change: GuideChange
  /// The view's length along the line's axis.
  let length: Double
  let axis: Axis
  let isDefault: Bool
  /// Source lines of other guides that need the same edit.
  let others: [Int]
  let text: String
  let range: SourceRange?

  var needed: Double { change.value(value, length: length) }

  var isLiteral: Bool { Double(text.filter { $0 != " " }) == value }

  /// The edge or the middle at a value; nil for any other point.
  func point(at value: Double) -> ViewPoint? {
    if abs(value) < 0.01 { return .start }
    if abs(value - length) < 0.01 { return .end }
    return abs(value - length / 2) < 0.01 ? .middle : nil
  }
}

extension ChangedAnswer {
  /// A mistake that this change proves, with why and what to write in both languages.
  ///
  /// - Parameter namesThePoint: whether the fact names the edge or the middle that the answer is.
  func diagnosis(
    _ id: DiagnosisID, namesThePoint: Bool = false, edits: [TextEdit] = [],
    why: BilingualText, code: BilingualText
  ) -> Diagnosis {
    let point = namesThePoint ? point(at: value) : nil
    return Diagnosis(
      id, of: [view], at: range,
      [
        "view": view, "key": key, "value": value, "needed": needed, "length": length, "axis": axis.name,
        "isDefault": isDefault,
      ],
      edits: edits,
      english: .init(
        fact: (isDefault
          ? "For \(view.quoted) the default of \(key) is \(points(value))"
          : "\("The guide".of(view)) for \(key) is \(points(value))") + (point.map { ", its \(name(of: $0))." } ?? "."),
        why: why.english(), code: code.english() + SameElsewhere.words(others, in: .english)),
      german: .init(
        fact: (isDefault
          ? "Für \(view.quotedInGerman) ist der Standardwert von \(key) \(value.inGerman)"
          : "Der Guide von \(view.germanDative) für \(key) ist \(value.inGerman)")
          + (point.map { ", die \(germanName(of: $0))." } ?? "."),
        why: why.german(), code: code.german() + SameElsewhere.words(others, in: .german)))
  }

  fileprivate func name(of point: ViewPoint) -> String { point.words(axis) }
  fileprivate func germanName(of point: ViewPoint) -> String { point.german(axis) }
  fileprivate var subject: String { isDefault ? "A default" : "A guide" }
  fileprivate var germanSubject: String { isDefault ? "Ein Standardwert" : "Ein Guide" }

  /// The edge on the side where the answer should be.
  fileprivate var neededEdge: ViewPoint { needed > value ? .end : .start }
}

extension AnswerTrace {
  fileprivate typealias Law = (ChangedAnswer) -> Diagnosis

  /// Changes of guides, alone and by line together, each in the order of the changes.
  fileprivate func ofGuides(
    _ changes: [GuideChange], if isLikely: @escaping ([GuideSite], GuideChange) -> Bool, _ law: @escaping Law
  ) -> [Candidate<Diagnosis>] {
    guideGroups().flatMap { group in
      changes.map { change in
        Candidate(group.map { SceneEdit($0.place, .guideValue(change)) }, if: isLikely(group, change)) { [self] in
          changedAnswer(of: group, by: change).map(law)
        }
      }
    }
  }

  /// Changes of the defaults that the text declares.
  fileprivate func ofDefaults(
    _ changes: [GuideChange], if isLikely: (SourceRange, ChangedAnswer) -> Bool, _ law: @escaping Law
  ) -> [Candidate<Diagnosis>] {
    changes.flatMap { change in
      defaults().compactMap { key, body in
        let answers = defaultAnswers(for: key, body, with: change)
        guard answers.allSatisfy({ isLikely(body, $0) }),
          let first = answers.first(where: { abs($0.needed - $0.value) > FrameDifference.tolerance })
        else { return nil }
        return Candidate([SceneEdit(EditPlace(body), .defaultValue(key, change))]) { law(first) }
      }
    }
  }
}

/// Right with the other sign: the whole value, or what is added to the far edge.
///
///     { _ in -20 }                   20 was meant
///     { d in d[.bottom] - 5 }        d[.bottom] + 5 was meant
enum SignFlipped: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let changes = [GuideChange(factor: -1), GuideChange(factor: -1, size: 2)]
    let alike = trace.ofGuides(
      changes,
      if: { group, change in
        group.allSatisfy { trace.hasSign($0) && (change.size == 0 || trace.readsTheView($0)) }
      }, law)
    // Guides for several lines: each turned around where its own line lies by default.
    let mixed = trace.guideGroups().filter { Set($0.map(\.key)).count > 1 }.map { group in
      let edits = group.map { SceneEdit($0.place, .guideValue(GuideChange(factor: -1, size: 2 * $0.key.usualShare))) }
      return Candidate(edits, if: group.allSatisfy(trace.hasSign)) {
        let share = group[0].key.usualShare
        return trace.changedAnswer(
          of: group.filter { $0.key.usualShare == share }, among: group, by: GuideChange(factor: -1, size: 2 * share)
        ).map(law)
      }
    }
    return alike + mixed + trace.ofDefaults(changes, if: { body, _ in trace.hasSign(body) }, law)
  }

  private static func law(_ answer: ChangedAnswer) -> Diagnosis {
    let isAlone = answer.isLiteral && answer.others.isEmpty
    return answer.diagnosis(
      .signFlipped,
      edits: isAlone ? answer.range.map { [TextEdit($0, points(answer.needed))] } ?? [] : [],
      why: .init(answer.whyTheSignCounts(in: .english), answer.whyTheSignCounts(in: .german)),
      code: .init(answer.otherSign(in: .english), answer.otherSign(in: .german)))
  }
}

extension ChangedAnswer {
  /// The point that the value is turned around: the start of the view, its middle or its far edge.
  private var pivot: ViewPoint { change.size == 0 ? .start : change.size == 2 ? .end : .middle }

  fileprivate func whyTheSignCounts(in language: SpokenLanguage) -> String {
    let isBefore = value < change.size / 2 * length
    let isDown = axis == .vertical
    switch (language, pivot) {
    case (.english, .start):
      return """
        \(subject) counts from the view's own \(axis.start), so this point lies \(side(isBefore)) it. A larger number \
        moves the view \(axis.back).
        """
    case (.english, _):
      return """
        That point lies \(side(isBefore)) the \(name(of: pivot).of(view)). A larger number moves the view \(axis.back).
        """
    case (.german, .start):
      let side = isDown ? isBefore ? "darüber" : "darunter" : isBefore ? "davor" : "dahinter"
      return """
        \(germanSubject) zählt von der \(axis.germanStart) der eigenen Ansicht, also liegt dieser Punkt \(side). Eine \
        größere Zahl rückt die Ansicht \(axis.germanBack).
        """
    case (.german, _):
      let side = isDown ? isBefore ? "über" : "unter" : isBefore ? "vor" : "hinter"
      return """
        Dieser Punkt liegt \(side) der \(germanName(of: pivot)) von \(view.germanDative). Eine größere Zahl rückt die \
        Ansicht \(axis.germanBack).
        """
    }
  }

  private func side(_ isBefore: Bool) -> String {
    axis == .vertical ? isBefore ? "above" : "below" : isBefore ? "before" : "after"
  }

  private var isShort: Bool { !text.isEmpty && text.count <= 60 && !text.contains("\n") }

  fileprivate func otherSign(in language: SpokenLanguage) -> String {
    switch (language, pivot) {
    case (.english, _) where isLiteral: "Write \(points(needed))."
    case (.german, _) where isLiteral: "Schreib \(points(needed))."
    case (.english, .start) where isShort: "Write `\(text.negated)`."
    case (.german, .start) where isShort: "Schreib `\(text.negated)`."
    case (.english, .start): "Turn the sign of the value."
    case (.german, .start): "Dreh das Vorzeichen des Werts um."
    case (.english, _): "Flip the sign of the number that is added to the \(pivot == .end ? "edge" : "middle")."
    case (.german, _): "Dreh das Vorzeichen dessen um, was zur \(pivot == .end ? "Kante" : "Mitte") dazukommt."
    }
  }
}

extension String {
  /// The expression with the other sign: `-x` of `x`, `x` of `-x`, `-(x + y)` of `x + y`.
  fileprivate var negated: String {
    let rest = hasPrefix("-") ? String(dropFirst()) : self
    let isSum =
      rest.contains(" ") && !(rest.contains(" * ") || rest.contains(" / ")) || rest.contains(" + ")
      || rest.contains(" - ")
    return isSum ? "-(\(self))" : rest == self ? "-\(rest)" : rest
  }
}

/// Counted from the other end of the view.
///
///     { d in d.width * 2 / 3 }       a third was meant: the same from the other end
///     { d in d[.leading] + 6 }       6 behind the trailing edge was meant
enum OtherEdge: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let changes = [GuideChange(factor: -1, size: 1), GuideChange(size: 1), GuideChange(size: -1)]
    return trace.ofGuides(
      changes,
      if: { group, change in
        if change.factor < 0 { return group.allSatisfy(trace.readsTheView) }
        // Counted from the top, for a line that lies at the bottom where nothing is said.
        return group.allSatisfy { trace.namesAnEdge($0) }
          || group.allSatisfy { $0.key.isAtTheEnd && !trace.isNumber($0) }
      }, law) + trace.ofDefaults(changes, if: { body, _ in trace.readsTheView(body) }, law)
  }

  private static func law(_ answer: ChangedAnswer) -> Diagnosis {
    let (axis, isMirrored, edge) = (answer.axis, answer.change.factor < 0, answer.neededEdge)
    return answer.diagnosis(
      .otherEdge,
      why: .init(
        isMirrored
          ? """
          \(answer.subject) counts from the view's \(axis.start). As far from its \(axis.end) is another point, unless it \
          is the middle.
          """
          : """
          \(answer.subject) counts from the view's \(axis.start): the \(axis.start) is 0, and the \(axis.end) is the \
          view's whole \(axis.length).
          """,
        isMirrored
          ? """
          \(answer.germanSubject) zählt von der \(axis.germanStart) der Ansicht. Ebenso weit von der \(axis.germanEnd) \
          liegt ein anderer Punkt, wenn es nicht die Mitte ist.
          """
          : """
          \(answer.germanSubject) zählt von der \(axis.germanStart) der Ansicht: Die \(axis.germanStart) ist 0, die \
          \(axis.germanEnd) die ganze \(axis.germanLength) der Ansicht.
          """),
      code: .init(
        isMirrored
          ? "Count from the other edge: its whole \(axis.length) less what stands there now."
          : "Start from the \(answer.name(of: edge)).",
        isMirrored
          ? "Zähl von der anderen Kante: die ganze \(axis.germanLength) weniger das, was jetzt da steht."
          : "Geh von der \(answer.germanName(of: edge)) aus."))
  }
}

/// An edge where the middle was meant, in what a guide answers.
///
///     .alignmentGuide(.middle) { d in d[.leading] }          half the width further was meant
enum EdgeInsteadOfCenter: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let changes = [GuideChange(size: 0.5), GuideChange(size: -0.5), GuideChange(factor: 0.5)]
    return trace.ofGuides(
      changes,
      if: { group, change in
        // Who names the middle alone does not go by an edge, whatever the numbers are.
        !group.contains(where: trace.namesTheMiddleAlone)
          && trace.failing.contains { one in group.contains { trace.answersAnEdge($0, change, in: one) } }
      }, law)
  }

  private static func law(_ answer: ChangedAnswer) -> Diagnosis {
    let words = answer.text.codeWords
    // Whether the middle is all that has to be answered.
    let isAlone =
      !words.contains("+") && !words.contains("-")
      && (answer.value == 0 || abs(answer.value) == 2 * abs(answer.needed))
    let middle = "d[\(answer.axis.alignmentType).center]"
    return answer.diagnosis(
      .edgeInsteadOfCenter, namesThePoint: true,
      why: .init(
        "Edges that meet look like middles that meet only as long as all views have the same size.",
        """
        Kanten, die sich treffen, sehen nur so lange aus wie Mitten, die sich treffen, wie alle Ansichten gleich groß sind.
        """),
      code: .init(
        isAlone ? "Answer the middle: \(middle)." : "Begin with \(middle) instead of the edge, and keep the rest.",
        isAlone
          ? "Antworte mit der Mitte: \(middle)." : "Geh von \(middle) aus statt von der Kante, und lass den Rest."))
  }
}

/// The middle where an edge was meant, in what a guide answers.
///
///     .alignmentGuide(.leading) { d in d.width / 2 }        the trailing edge was meant
enum CenterInsteadOfEdge: TriedRule {
  /// Only if every guide of the group answers a middle now: twice as much could be anything else.
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard let one = trace.failing.first else { return [] }
    return trace.ofGuides(
      [GuideChange(factor: 0, size: 1), GuideChange(factor: 0)],
      if: { group, _ in
        group.allSatisfy { site in
          site.guides(in: one).filter(\.outcome.isUsed).allSatisfy { guide in
            let length = one.tree.nodes[guide.node].frame.size[guide.key.axis]
            return length > 1 && guide.value.map { abs($0 - length / 2) < 0.01 } ?? false
          }
        }
      }, law)
  }

  private static func law(_ answer: ChangedAnswer) -> Diagnosis {
    answer.diagnosis(
      .centerInsteadOfEdge, namesThePoint: true,
      why: .init(
        """
        Lines meet where they are set. With middles, views of different \(answer.axis.lengths) stick out on both sides of \
        the line; with edges, all lie on the same side of it.
        """,
        """
        Linien treffen sich dort, wo sie gesetzt sind. Mit Mitten ragen Ansichten verschiedener \
        \(answer.axis.germanLength) auf beiden Seiten über die Linie hinaus; mit Kanten liegen alle auf derselben Seite.
        """),
      code: .init(
        "Answer the \(answer.name(of: answer.neededEdge)) instead of the middle.",
        "Antworte mit der \(answer.germanName(of: answer.neededEdge)) statt mit der Mitte."))
  }
}

/// The default of a line at one end of the view or in its middle, and another of these was meant.
///
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }        the middle was meant
enum DefaultElsewhere: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let places = [0.5, 1, 0].map { GuideChange(factor: 0, size: $0) }
    let shares = [GuideChange(factor: 2), GuideChange(factor: 0.5)]
    return trace.ofDefaults(places, if: { _, answer in answer.point(at: answer.value) != nil }, law)
      + trace.ofDefaults(shares, if: { body, _ in trace.readsTheView(body) }, law)
  }

  private static func law(_ answer: ChangedAnswer) -> Diagnosis {
    let isMore = abs(answer.needed) > abs(answer.value)
    let point = answer.change.factor == 0 ? answer.point(at: answer.needed) : nil
    let needed = point.map { "its \(answer.name(of: $0))" } ?? (isMore ? "twice as much" : "half as much")
    let german = point.map { "die \(answer.germanName(of: $0))" } ?? (isMore ? "das Doppelte" : "die Hälfte")
    return answer.diagnosis(
      .defaultUsed, namesThePoint: true,
      why: .init(
        """
        A default holds for every view that sets no guide. It is the ID that says which of its points such a view brings.
        """,
        """
        Ein Standardwert gilt für jede Ansicht, die keinen Guide setzt. Die ID sagt, welchen ihrer Punkte eine solche \
        Ansicht mitbringt.
        """),
      code: .init(
        "Let the ID answer \(needed), or give \(answer.view.quoted) a guide.",
        """
        Antworte in der ID mit \(points(answer.needed)) für diese Ansicht, also: \(german). Oder gib ihr einen Guide.
        """))
  }
}

extension AlignmentKey {
  /// Whether a view without guides has the line at its far edge; of texts, baselines lie near it.
  fileprivate var isAtTheEnd: Bool { [.trailing, .bottom, .firstTextBaseline, .lastTextBaseline].contains(self) }

  /// Where the line lies by default, as a share of the view's length.
  fileprivate var usualShare: Double {
    switch self {
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom: 1
    default: 0
    }
  }
}

extension AnswerTrace {
  /// The first answer in a failing scenario that a change makes another one; nil if there is none.
  ///
  /// - Parameter group: all guides that change along; nil for the same ones.
  fileprivate func changedAnswer(
    of sites: [GuideSite], among group: [GuideSite]? = nil, by change: GuideChange
  ) -> ChangedAnswer? {
    for one in failing {
      for site in sites {
        for guide in site.guides(in: one) where guide.outcome.isUsed {
          let (axis, body) = (guide.key.axis, defaultBody(askedBy: site).map(withoutBraces))
          let range = body ?? site.bodyRange
          let answer = ChangedAnswer(
            view: one.name(of: guide.node), key: one.tree.name(of: guide.key), value: guide.value ?? 0, change: change,
            length: one.tree.nodes[guide.node].frame.size[axis], axis: axis, isDefault: body != nil,
            others: lines(of: group ?? sites, but: site), text: text(range), range: range ?? site.range)
          if abs(answer.needed - answer.value) > 0.01 { return answer }
        }
      }
    }
    return nil
  }

  /// What a default answers for each view without a guide, in the first scenario that fails.
  fileprivate func defaultAnswers(
    for key: AlignmentKey, _ body: SourceRange, with change: GuideChange
  ) -> [ChangedAnswer] {
    guard let one = failing.first else { return [] }
    let range = withoutBraces(body)
    return one.tree.asks.filter { $0.key == key && $0.origin == .standard && $0.child != $0.container }
      .compactMap { ask in
        ask.child.map { node in
          ChangedAnswer(
            view: one.name(of: node), key: one.tree.name(of: key), value: ask.value, change: change,
            length: one.tree.nodes[node].frame.size[key.axis], axis: key.axis, isDefault: true, others: [],
            text: text(range), range: range)
        }
      }
  }

  /// The body of the default that a guide's closure goes by: `computeValue: Eyes.defaultValue`.
  private func defaultBody(askedBy site: GuideSite) -> SourceRange? {
    guard text(site.range).contains("defaultValue") else { return nil }
    // Where the ID is a type that the exercise gives, its extension is all that the file has of it.
    return (defaults().first { $0.key == site.key }?.body)
      ?? facts.declarations.first { $0.name == "defaultValue" }?.range
  }

  /// What is between the braces of a body.
  private func withoutBraces(_ range: SourceRange) -> SourceRange {
    let space: (UInt8) -> Bool = { $0 <= 32 || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    var (lower, upper) = (range.lower, min(range.upper, answer.bytes.count))
    while lower < upper, space(answer.bytes[lower]) { lower += 1 }
    while lower < upper, space(answer.bytes[upper - 1]) { upper -= 1 }
    return lower < upper ? SourceRange(lower: lower, upper: upper) : range
  }

  // MARK: What a guide says

  private static let edges: Set = ["leading", "trailing", "top", "bottom"]
  private static let lines: Set = edges.union(["width", "height", "center", "firstTextBaseline", "lastTextBaseline"])

  private func names(_ names: Set<String>, in range: SourceRange?) -> Bool {
    range.map { facts.words(in: $0).contains { $0.isMember && names.contains($0.name) } } ?? false
  }

  /// Whether something in a guide could have the other sign. A line of one's own has a default that may as well be to
  /// blame, so that there a sign has to be seen.
  fileprivate func hasSign(_ site: GuideSite) -> Bool {
    guard site.key.isOwn, let body = site.bodyRange else { return true }
    return facts.reach(of: body).contains(where: hasSign)
  }

  fileprivate func hasSign(_ range: SourceRange) -> Bool { text(range).contains { $0 == "-" || $0 == "+" } }

  /// Whether a guide's closure asks its view for a length or a line.
  fileprivate func readsTheView(_ site: GuideSite) -> Bool {
    site.closureRange.map { facts.reach(of: $0).contains(where: readsTheView) } ?? false
  }

  fileprivate func readsTheView(_ range: SourceRange) -> Bool { names(Self.lines, in: range) }

  /// Whether a guide's closure itself names an edge.
  fileprivate func namesAnEdge(_ site: GuideSite) -> Bool { names(Self.edges, in: site.bodyRange) }

  fileprivate func namesTheMiddleAlone(_ site: GuideSite) -> Bool {
    names(["center"], in: site.bodyRange) && !namesAnEdge(site)
  }

  /// Whether a guide is nothing but a number: that may be meant from anywhere.
  fileprivate func isNumber(_ site: GuideSite) -> Bool {
    site.bodyRange.map { body in facts.numbers.contains { $0.range == body } } ?? true
  }

  /// Whether a guide names an edge that the change starts from, or answers an edge of each of its views.
  fileprivate func answersAnEdge(_ site: GuideSite, _ change: GuideChange, in one: ScenarioTrace) -> Bool {
    let guides = site.guides(in: one).filter(\.outcome.isUsed)
    if guides.isEmpty { return false }
    if change.factor == 1, namesAnEdge(site) { return true }
    let isAValue = readsAValue(site)
    return guides.allSatisfy { guide in
      let length = one.tree.nodes[guide.node].frame.size[site.key.axis]
      return guide.value.map { abs($0) < 0.01 && !isAValue || abs($0 - length) < 0.01 } ?? false
    }
  }

  /// Whether a guide's closure reads a value that is not its view's, such as a phase of an animation: that it is 0 before
  /// the first step makes it no edge.
  private func readsAValue(_ site: GuideSite) -> Bool {
    guard let body = site.bodyRange, failing.contains(where: { !$0.scenario.steps.isEmpty }) else { return false }
    return facts.words(in: body).contains { word in
      let next = answer.bytes.indices.contains(word.range.upper) ? answer.bytes[word.range.upper] : 0
      return !word.isMember && next != UInt8(ascii: ".") && next != UInt8(ascii: "[")
    }
  }
}
