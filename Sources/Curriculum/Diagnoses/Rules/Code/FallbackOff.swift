import Diagnostics
import LayoutLanguage

/// What stands behind the `??` of an explicit value, and is not what suits the views that have none.
///
///     { d in d[explicit: .top] ?? d.width }        0 was meant for views that set no .top
struct FallbackOff: Explanation {
  static let id = DiagnosisID.defaultUsed

  let view: ViewReference
  let read: String
  let now: String
  let range: SourceRange?

  /// Proven: with 0 behind it everything is right.
  static func find(in evidence: Evidence) -> [FallbackOff] {
    for site in evidence.guideSites() {
      guard let body = site.bodyRange else { continue }
      let words = evidence.text(body)
      guard let mark = words.firstRange(of: "[explicit:"), let end = words[mark.upperBound...].firstIndex(of: "]"),
        let sign = words[end...].firstRange(of: "??"), !words[sign.upperBound...].contains("??")
      else { continue }
      let rest = words[sign.upperBound...]
      let lower = body.lower + words[..<sign.upperBound].utf8.count + rest.prefix { $0 == " " }.utf8.count
      let range = SourceRange(lower: lower, upper: body.upper)
      guard evidence.whatIf([TextEdit(range, "0")]) else { continue }
      return [
        FallbackOff(
          view: evidence.viewName(of: site), read: words[mark.upperBound..<end].filter { $0 != " " },
          now: evidence.text(range), range: range)
      ]
    }
    return []
  }

  var isProven: Bool { true }
  var views: [ViewReference] { [view] }
  var parameters: [JSON.Member] {
    [.init("view", JSON(view)), .init("read", JSON(read)), .init("value", JSON(now)), .init("needed", 0)]
  }
  var fact: String { "If nothing sets \(read), this guide answers \(now)." }
  var why: String {
    "d[explicit: \(read)] is nil for a view in which no guide sets \(read). Then what stands behind the ?? is the answer."
  }
  var code: String { "Write 0 behind the ??." }
  var edits: [TextEdit] { range.map { [TextEdit($0, "0")] } ?? [] }
  func direction(in language: SpokenLanguage) -> String {
    switch language {
    case .english: "Let views that set nothing answer with their own edge."
    case .german: "Lass Ansichten, die nichts setzen, mit ihrer eigenen Kante antworten."
    }
  }
}
