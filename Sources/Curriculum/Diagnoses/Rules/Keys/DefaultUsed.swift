import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A guide that reads a line which nothing in its view sets, and so answers with what stands behind the `??`.
///
///     { d in d[explicit: .top] ?? 0 }        and no guide for .top inside
enum DefaultUsed: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] { explicitReads(trace).map { [$0] } ?? [] }

  private static func explicitReads(_ trace: AnswerTrace) -> Diagnosis? {
    guard let one = trace.failing.first else { return nil }
    let sites = trace.guideSites()
    for site in sites where site.isUsed(in: one) {
      guard let body = site.bodyRange, let read = trace.explicitRead(in: body),
        let key = AlignmentKey.geometric(site.key.axis).first(where: { trace.name(of: $0) == read })
          ?? AlignmentKey.geometric(site.key.axis.other).first(where: { trace.name(of: $0) == read }),
        let guide = site.guides(in: one).first
      else { continue }
      let isSetInside = trace.cases.contains { one in
        site.guides(in: one).contains { guide in
          one.tree.guides.contains { other in
            other.guide.key == key && other.guide.node != guide.node && one.isInside(other.guide.node, guide.node)
          }
        }
      }
      if isSetInside { continue }
      let isSetOutside = trace.cases.contains { one in
        site.guides(in: one).contains { guide in
          one.tree.guides.contains {
            $0.guide.key == key && $0.guide.node != guide.node && one.isInside(guide.node, $0.guide.node)
          }
        }
      }
      return unset(
        read, isSetOutside: isSetOutside, one.name(of: guide.node), one.tree.name(of: guide.key), guide.value ?? 0,
        at: body)
    }
    return nil
  }

  private static func unset(
    _ read: String, isSetOutside: Bool, _ view: ViewReference, _ key: String, _ value: Double, at range: SourceRange
  ) -> Diagnosis {
    Diagnosis(
      .defaultUsed, of: [view], at: range,
      ["view": view, "key": key, "value": value, "read": read, "isSetOutside": isSetOutside], isProven: false,
      .blamesOthers,
      english: .init(
        fact: "d[explicit: \(read)] is nil here, so that \(view.quoted) answers with what stands behind the ??.",
        why: isSetOutside
          ? """
          A closure sees the view that it is written on: the modifiers before it, and nothing that comes after. The \
          guide for \(read) comes after.
          """
          : "An explicit value is one that a guide inside has set. Nothing in \(view.quoted) sets \(read).",
        direction: isSetOutside
          ? "Let the closure see what is set: order matters." : "Ask for a line that somebody sets.",
        code: isSetOutside ? "Write this guide after the one for \(read)." : "Ask for a line that is set."),
      german: .init(
        fact: "d[explicit: \(read)] ist hier nil, also antwortet \(view.quotedInGerman) mit dem, was hinter ?? steht.",
        why: isSetOutside
          ? """
          Eine Closure sieht die Ansicht, an der sie steht: die Modifier davor, und nichts, was danach kommt. Der Guide \
          für \(read) kommt danach.
          """
          : "Ein expliziter Wert ist einer, den ein Guide innen gesetzt hat. In \(view.germanDative) setzt niemand \(read).",
        direction: isSetOutside
          ? "Lass die Closure sehen, was gesetzt ist: Die Reihenfolge zählt."
          : "Frag nach einer Linie, die jemand setzt.",
        code: isSetOutside
          ? "Schreib diesen Guide hinter den für \(read)." : "Frag nach einer Linie, die gesetzt ist."))
  }
}

extension AnswerTrace {
  /// The line in `d[explicit: .top]`, as it is written.
  fileprivate func explicitRead(in range: SourceRange) -> String? {
    let words = text(range)
    guard let mark = words.firstRange(of: "explicit:") else { return nil }
    let rest = words[mark.upperBound...].drop { $0 == " " }
    let name = rest.prefix { $0 == "." || $0.isLetter }
    return name.isEmpty ? nil : String(name)
  }
}
