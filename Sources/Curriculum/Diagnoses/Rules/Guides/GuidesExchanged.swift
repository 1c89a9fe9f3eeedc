import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Two views with each other's guides.
///
///     pie.alignmentGuide(.leading) { _ in 10 }
///     tea.alignmentGuide(.leading) { _ in 20 }        the 20 belongs to pie
struct GuidesExchanged: Explanation {
  static let id = DiagnosisID.guidesExchanged

  let views: [ViewReference]
  let key: String
  let lines: [Int]
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [GuidesExchanged] {
    guard let one = evidence.failing.first else { return [] }
    var byView: [(view: ViewReference, sites: [GuideSite])] = []
    for site in evidence.guideSites() where site.bodyRange != nil {
      let view = evidence.viewName(of: site)
      if let index = byView.firstIndex(where: { $0.view == view }) {
        byView[index].sites.append(site)
      } else {
        byView.append((view, [site]))
      }
    }
    for (index, first) in byView.enumerated() {
      for second in byView.dropFirst(index + 1) {
        var pairs: [(GuideSite, GuideSite)] = []
        for site in first.sites {
          if let other = second.sites.first(where: { $0.key == site.key }) { pairs.append((site, other)) }
        }
        let edits = pairs.flatMap { evidence.exchange($0.closureRange, $1.closureRange) }
        guard evidence.whatIf(edits), let (site, other) = pairs.first else { continue }
        return [
          GuidesExchanged(
            views: [first.view, second.view], key: one.tree.name(of: site.key),
            lines: [site, other].compactMap { evidence.line($0.bodyRange) }, range: site.bodyRange)
        ]
      }
    }
    return []
  }

  var isProven: Bool { true }
  var parameters: [JSON.Member] {
    [
      .init("views", JSON(views.map { JSON($0) })), .init("key", JSON(key)),
      .init("lines", JSON(lines.map { JSON($0) })),
    ]
  }
  private var pair: String { views.map(\.quoted).joined(separator: " and ") }
  var fact: String { "\(pair) both have a guide for \(key)." }
  var why: String {
    "A guide says which point of its own view belongs on the line."
  }
  var code: String { "Exchange the values in lines \(lines.map(String.init).joined(separator: " and "))." }
}

extension Evidence {
  /// Two stretches of text in each other's place; nothing if they are the same.
  fileprivate func exchange(_ one: SourceRange?, _ other: SourceRange?) -> [TextEdit] {
    guard let one, let other, one != other, text(one) != text(other) else { return [] }
    return [TextEdit(one, text(other)), TextEdit(other, text(one))]
  }
}
