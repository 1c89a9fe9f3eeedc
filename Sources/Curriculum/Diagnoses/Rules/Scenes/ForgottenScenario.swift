import Diagnostics
import LayoutEditing
import LayoutEngine

/// Right in some scenarios, and what sets the others apart is the direction of reading alone.
///
///     .alignmentGuide(.leading) { _ in direction == .leftToRight ? 20 : -20 }     guides are mirrored by themselves
enum RTLForgotten: DiagnosisRule {
  /// How it was forgotten.
  private enum Kind: String {
    /// The code turns what turns by itself; without that all is right.
    case turnedTwice
    /// The code sets the direction; without that all is right.
    case held
    /// Something does not turn.
    case unturned
  }

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    let names = Set(
      trace.facts.declarations.filter { $0.attributes.contains("layoutDirection") }.map(\.name))
    let uses = trace.facts.words.filter { names.contains($0.name) && !$0.isMember }
    if let found = trace.first(of: turnedBack(uses, trace) + held(trace)) { return [found] }
    guard trace.variesOnly(.direction), let one = trace.failing.first else { return [] }
    let off = one.outOfPlace
    return [made(.unturned, nil, off, at: uses.first?.range ?? trace.ownPlace(of: off, in: one))]
  }

  /// A direction that is set for good, and without which all is right.
  private static func held(_ trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    let calls = trace.facts.calls.filter { call in
      call.name == "environment" && call.arguments.contains { trace.text($0.range).contains("layoutDirection") }
    }
    return calls.prefix(1).map { tried([TextEdit($0.range, "")], .held, at: $0.range, trace) }
  }

  /// What the code says where it is told that everything reads from left to right: if that is right everywhere, it is
  /// the asking that is wrong.
  private static func turnedBack(_ uses: [SourceFacts.Word], _ trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard !trace.passing.isEmpty, trace.failing.allSatisfy({ $0.scenario.direction == .rightToLeft }) else {
      return []
    }
    let asked = trace.facts.words.compactMap { word -> SourceRange? in
      guard word.name == "layoutDirection", word.isMember else { return nil }
      return trace.withItsSubject(word.range)
    }
    let places = uses.isEmpty ? asked : uses.map(\.range)
    let edits = places.map { TextEdit($0, "LayoutDirection.leftToRight") }
    return places.prefix(1).map { tried(edits, .turnedTwice, at: $0, trace) }
  }

  private static func tried(
    _ edits: [TextEdit], _ kind: Kind, at range: SourceRange, _ trace: AnswerTrace
  ) -> Candidate<Diagnosis> {
    Candidate(edits) { made(kind, trace.text(range), trace.failing.first?.outOfPlace ?? [], at: range) }
  }

  /// - Parameter word: what the code says about the direction by itself.
  private static func made(_ kind: Kind, _ word: String?, _ off: [ViewResult], at range: SourceRange?) -> Diagnosis {
    let views = off.map(\.reference)
    return Diagnosis(
      .rtlForgotten, of: views, at: range, ["kind": kind.rawValue, "property": word, "views": views],
      isProven: kind != .unturned,
      english: {
        let law = """
          Leading and trailing change sides with the direction of reading, and guides are counted from the leading side
          """
        return switch kind {
        case .turnedTwice:
          .init(
            fact: "The code mirrors something for right-to-left that SwiftUI mirrors already.",
            why: "\(law): a guide that is right from left to right is right the other way, too.",
            code: "Remove the case for \(word ?? "the direction").")
        case .held:
          .init(
            fact: "This line sets the layout direction, whatever the reader's is.",
            why: "\(law): nothing has to be set for that.", code: "Remove the line.")
        case .unturned:
          .init(
            fact: "It is right in left-to-right, but not in right-to-left.",
            why: "\(law). A number that was made for the left edge does not turn by itself.",
            code: """
              Look at \(views.first?.quoted ?? "the views") in right-to-left: which side should stay, and which should flip?
              """)
        }
      }(),
      german: {
        let law =
          "leading und trailing tauschen mit der Leserichtung die Seiten, und Guides zählen von der leading-Kante"
        return switch kind {
        case .turnedTwice:
          .init(
            fact: "Der Code dreht für rechts nach links etwas um, das schon umgedreht ist.",
            why: "\(law): Ein Guide, der von links nach rechts stimmt, stimmt auch andersherum.",
            code: "Nimm die Unterscheidung nach \(word ?? "der Leserichtung") weg.")
        case .held:
          .init(
            fact: "Hier ist die Leserichtung fest gesetzt, ganz gleich, wie jemand liest.",
            why: "\(law): Dafür muss nichts gesetzt sein.", code: "Nimm die Zeile weg.")
        case .unturned:
          .init(
            fact: "Von links nach rechts stimmt es, von rechts nach links nicht.",
            why: "\(law). Eine Zahl, die für die linke Kante gemacht ist, dreht sich nicht von selbst.",
            code: """
              Sieh dir \(views.first?.quotedInGerman ?? "die Ansichten") von rechts nach links an: Welche Seite soll \
              bleiben, und welche soll wechseln?
              """)
        }
      }())
  }
}

/// Right at one text size, and wrong at another.
enum TextSizeForgotten: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard trace.variesOnly(.textSize), let one = trace.failing.first else { return [] }
    return [made(trace.typedNumber, one.outOfPlace, one, trace)]
  }

  /// - Parameter typed: a number that does not grow.
  private static func made(
    _ typed: TypedNumber?, _ off: [ViewResult], _ one: ScenarioTrace, _ trace: AnswerTrace
  ) -> Diagnosis {
    let (views, size, number) = (off.map(\.reference), one.scenario.textSize.rawValue, typed?.number.value)
    let scenario = one.scenario.isHidden ? nil : one.scenario.id
    let needed: Double? =
      switch typed?.claim {
      case .needed(let values, _): values.first?.value
      case .means(_, _, let becomes, _): becomes
      case nil: nil
      }
    return Diagnosis(
      .textSizeForgotten, of: views, at: typed?.number.range ?? trace.ownPlace(of: off, in: one),
      ["views": views, "literal": number, "needed": needed, "scenario": scenario, "textSize": size],
      isProven: typed?.isProven ?? false, typed?.isProven ?? false ? [] : .isNumberAlone,
      english: .init(
        fact: "It is right at the default text size, but not at \(size).",
        why: """
          Texts grow with the size that the reader has chosen, and what is lined up with them has to follow: by their \
          lines and edges, not by numbers.\(number.map { " The \(points($0)) here stays as it is." } ?? "")
          """,
        code: number == nil
          ? "Look at \(views.first?.quoted ?? "the texts")\(scenario.map { " in \($0)" } ?? " at another text size")."
          : "Let the code say what the number stands for."
            + (needed.flatMap { needed in scenario.map { " In \($0) it would have to be \(points(needed))." } } ?? "")),
      german: .init(
        fact: "Bei der üblichen Schriftgröße stimmt es, bei \(size) nicht.",
        why: """
          Texte wachsen mit der Schriftgröße, die jemand eingestellt hat, und was an ihnen ausgerichtet ist, muss \
          mitgehen: nach ihren Linien und Kanten, nicht nach Zahlen.\
          \(number.map { " Die Zahl \($0.inGerman) hier bleibt, wie sie ist." } ?? "")
          """,
        code: number == nil
          ? """
          Sieh dir \(views.first?.quotedInGerman ?? "die Texte") \
          \(scenario.map { "in \($0)" } ?? "bei anderer Schriftgröße") an.
          """
          : "Lass den Code sagen, wofür die Zahl steht."
            + (needed.flatMap { needed in scenario.map { " In \($0) müsste sie \(needed.inGerman) sein." } } ?? "")))
  }
}

extension AnswerTrace {
  /// `subviews.layoutDirection` of the range of its last word; nil where more than a name stands before the dot.
  fileprivate func withItsSubject(_ range: SourceRange) -> SourceRange? {
    let subject = facts.words.last { $0.range.upper == range.lower - 1 && !$0.isMember }
    return subject.map { SourceRange(lower: $0.range.lower, upper: range.upper) }
  }
}
