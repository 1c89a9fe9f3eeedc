import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// Width where height was meant.
///
///     .frame(width: height, height: 140)
///     .alignmentGuide(.leading) { d in d.height / 3 }
enum AxisSwapped: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    frames(trace) + [foreignWords(trace)].compactMap { $0 }
  }

  private static func frames(_ trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let sites = trace.containerSites().filter { site in
      if case .frame(let width?, let height?, _) = site.kind { width != height } else { false }
    }
    return sites.prefix(AnswerTrace.mostPlaces).map { site in
      Candidate([SceneEdit(site.place, .sidesExchanged)]) {
        let view = trace.failing.first.flatMap { one in one.nodes(at: site.place).first.map(one.name) } ?? .someView
        return Diagnosis(
          .axisSwapped, of: [view], at: site.range, ["view": view],
          english: .init(
            fact: "\("The frame".of(view)) has other sides than in the goal.",
            why: "A frame's width goes across, and its height down.",
            direction: "Look at which of the two lengths is which.", code: "Exchange width and height."),
          german: .init(
            fact: "Der Frame von \(view.germanDative) hat andere Seiten als im Ziel.",
            why: "Die Breite eines Frames geht zur Seite, seine Höhe nach unten.",
            direction: "Sieh nach, welche der beiden Längen welche ist.", code: "Tausche Breite und Höhe."))
      }
    }
  }

  static let partners: [String: String] = [
    "width": "height", "height": "width", "leading": "top", "trailing": "bottom", "top": "leading",
    "bottom": "trailing", "HorizontalAlignment": "VerticalAlignment", "VerticalAlignment": "HorizontalAlignment",
    "x": "y", "y": "x",
  ]

  /// All words of the other axis in the closures of guides and in defaults exchanged, in one text.
  private static func foreignWords(_ trace: AnswerTrace) -> Candidate<Diagnosis>? {
    let found = trace.answerBodies().flatMap { body in
      trace.facts.words(in: body.range).filter { word in
        guard word.isMember || word.name.hasSuffix("Alignment") else { return false }
        return body.key.axis == .vertical
          ? ["width", "leading", "trailing", "HorizontalAlignment"].contains(word.name)
          : ["height", "top", "bottom", "VerticalAlignment"].contains(word.name)
      }.map { (body, $0) }
    }
    guard let (body, word) = found.first else { return nil }
    return Candidate(found.map { TextEdit($1.range, partners[$1.name] ?? $1.name) }) {
      reading(word, in: body, trace)
    }
  }

  fileprivate static func reading(
    _ word: SourceFacts.Word, in body: AnswerBody, _ trace: AnswerTrace
  ) -> Diagnosis {
    let (axis, read, meant) = (body.key.axis, word.name, partners[word.name] ?? word.name)
    let (view, key) = (body.site.map { trace.viewName(of: $0) }, trace.name(of: body.key))
    let isVertical = axis == .vertical
    let owner = view.map { "The guide".of($0) } ?? "The default of \(key)"
    let germanOwner = view.map { "Der Guide von \($0.germanDative)" } ?? "Der Standardwert von \(key)"
    let facts: Facts = ["read": read, "meant": meant, "axis": axis.name]
    return Diagnosis(
      .axisSwapped, of: view.map { [$0] } ?? [], at: word.range, (view.map { ["view": $0] } ?? ["key": key]) + facts,
      english: .init(
        fact: read == axis.length
          ? "\(owner) reads \(read)." : "\(owner) is counted \(isVertical ? "downwards" : "across") and reads \(read).",
        why: """
          A guide is a number, whatever it is made of, and nobody complains of the other length. With a square view one \
          does not even see it.
          """,
        direction: "Read the view's other length or edge.",
        code: "Read \(meant) instead of \(read)."),
      german: .init(
        fact: read == axis.length
          ? "\(germanOwner) liest \(read)."
          : "\(germanOwner) zählt \(isVertical ? "nach unten" : "zur Seite") und liest \(read).",
        why: """
          Ein Guide ist eine Zahl, woraus sie auch gemacht ist, und niemand beschwert sich über die andere Länge. Bei \
          einer quadratischen Ansicht sieht man es nicht einmal.
          """,
        direction: "Lies die andere Länge oder Kante der Ansicht.",
        code: "Lies \(meant) statt \(read)."))
  }
}

/// A line that goes by the length across its own axis, on purpose: height where the text reads width.
///
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }     the height was meant
enum LengthAcross: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let bodies = trace.answerBodies()
    return (bodies.filter { $0.site == nil } + bodies.filter { $0.site != nil }).prefix(3).compactMap { body in
      let lengths = trace.facts.words(in: body.range).filter {
        $0.isMember && ["width", "height"].contains($0.name)
      }
      guard let first = lengths.first, lengths.allSatisfy({ $0.name == first.name }) else { return nil }
      return Candidate(lengths.map { TextEdit($0.range, AxisSwapped.partners[$0.name] ?? $0.name) }) {
        AxisSwapped.reading(first, in: body, trace)
      }
    }
  }
}

/// The text of a guide's value, or of a line's default.
struct AnswerBody {
  /// Nil for a default.
  let site: GuideSite?
  let key: AlignmentKey
  let range: SourceRange
}

extension AnswerTrace {
  /// Guides first, then defaults.
  func answerBodies() -> [AnswerBody] {
    guideSites().compactMap { site in site.bodyRange.map { AnswerBody(site: site, key: site.key, range: $0) } }
      + defaults().map { AnswerBody(site: nil, key: $0.key, range: $0.body) }
  }
}
