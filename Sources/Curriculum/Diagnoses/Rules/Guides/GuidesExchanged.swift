import Diagnostics
import LayoutEditing
import LayoutEngine

/// Two views with each other's guides.
///
///     pie.alignmentGuide(.leading) { _ in 10 }
///     tea.alignmentGuide(.leading) { _ in 20 }        the 20 belongs to pie
enum GuidesExchanged: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let sites = trace.guideSites().filter { $0.bodyRange != nil }
    let views = sites.map { trace.viewName(of: $0) }.withoutRepetition
    let byView = views.map { view in (view, sites.filter { trace.viewName(of: $0) == view }) }
    return byView.enumerated().flatMap { index, one in
      byView.dropFirst(index + 1).compactMap { other, others -> Candidate<Diagnosis>? in
        let pairs = one.1.compactMap { site in others.first { $0.key == site.key }.map { (site, $0) } }
        guard let (first, second) = pairs.first else { return nil }
        return Candidate(pairs.flatMap { trace.exchange($0.closureRange, $1.closureRange) }) {
          trace.exchanged([one.0, other], [first, second]) { keys, lines in
            (
              .init(
                fact: "\([one.0, other].map(\.quoted).listed) both have a guide for \(keys.listed).",
                why: "A guide says which point of its own view belongs on the line.",
                code: "Exchange the values in lines \(lines.listed)."),
              .init(
                fact: """
                  \([one.0, other].map(\.quotedInGerman).listedInGerman) haben beide einen Guide für \(keys.listedInGerman).
                  """,
                why: "Ein Guide sagt, welcher Punkt der eigenen Ansicht auf die Linie gehört.",
                code: "Tausche die Werte in den Zeilen \(lines.listedInGerman).")
            )
          }
        }
      }
    }
  }
}

/// Two guides of one view for two axes, each with the other's share.
///
///     .alignmentGuide(.stampX) { d in d.width / 3 }
///     .alignmentGuide(.stampY) { d in d.height * 3 / 4 }        3 / 4 across and a third down were meant
enum GuidesAcross: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let sites = trace.usedGuides()
    return sites.filter { $0.key.axis == .horizontal }.flatMap { across -> [Candidate<Diagnosis>] in
      let view = trace.viewName(of: across)
      return sites.filter { $0.key.axis == .vertical && trace.viewName(of: $0) == view }.compactMap {
        down -> Candidate<Diagnosis>? in
        guard let first = across.bodyRange, let second = down.bodyRange, let wide = trace.turned(first),
          let high = trace.turned(second)
        else { return nil }
        return Candidate([TextEdit(first, high), TextEdit(second, wide)]) {
          trace.exchanged([view], [across, down]) { keys, lines in
            (
              .init(
                fact: "\("The guides".of(view)) for \(keys.listed) have each other's share.",
                why: "One goes across and one down; together they say which point of the view is meant.",
                code: "Exchange the numbers in \(lines.count == 1 ? "line" : "lines") \(lines.listed)."),
              .init(
                fact: """
                  Die Guides von \(view.germanDative) für \(keys.listedInGerman) haben den Anteil des jeweils anderen.
                  """,
                why: "Einer geht zur Seite und einer nach unten; beide sagen, welcher Punkt der Ansicht gemeint ist.",
                code: "Tausche die Zahlen in \(lines.count == 1 ? "Zeile" : "den Zeilen") \(lines.listedInGerman).")
            )
          }
        }
      }
    }
  }
}

extension AnswerTrace {
  /// Two guides whose values are swapped.
  fileprivate func exchanged(
    _ views: [ViewReference], _ sites: [GuideSite],
    words:
      @escaping @Sendable (_ keys: [String], _ lines: [String]) -> (english: DiagnosisWords, german: DiagnosisWords)
  ) -> Diagnosis {
    let keys = sites.map { name(of: $0.key) }.withoutRepetition
    let lines = sites.compactMap { line($0.bodyRange) }.sorted()
    return Diagnosis(
      .guidesExchanged, of: views, at: sites.first?.bodyRange, ["views": views, "key": keys.listed, "lines": lines],
      english: words(keys, lines.map(String.init)).english, german: words(keys, lines.map(String.init)).german)
  }

  /// Two stretches of text in each other's place; nothing if they are the same.
  fileprivate func exchange(_ one: SourceRange?, _ other: SourceRange?) -> [TextEdit] {
    guard let one, let other, one != other, text(one) != text(other) else { return [] }
    return [TextEdit(one, text(other)), TextEdit(other, text(one))]
  }

  /// An expression said of the other axis; nil where nothing in it has an axis.
  fileprivate func turned(_ range: SourceRange) -> String? {
    var bytes = Array(text(range).utf8)
    let words = facts.words(in: range).sorted { $0.range.lower > $1.range.lower }
      .compactMap { word in AxisSwapped.partners[word.name].map { (word.range, $0) } }
    for (place, turn) in words {
      bytes.replaceSubrange((place.lower - range.lower)..<(place.upper - range.lower), with: Array(turn.utf8))
    }
    return words.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
