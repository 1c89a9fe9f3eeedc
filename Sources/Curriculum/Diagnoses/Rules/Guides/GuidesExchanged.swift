import Diagnostics
import LayoutEditing
import LayoutEngine

/// Two views with each other's guides.
///
///     pie.alignmentGuide(.leading) { _ in 10 }
///     tea.alignmentGuide(.leading) { _ in 20 }        the 20 belongs to pie
struct GuidesExchanged: TriedExplanation {
  static let id = DiagnosisID.guidesExchanged

  let views: [ViewReference]
  let keys: [String]
  let lines: [Int]
  let range: SourceRange?

  static func candidates(in evidence: Evidence) -> [Candidate<GuidesExchanged>] {
    let sites = evidence.guideSites().filter { $0.bodyRange != nil }
    let views = sites.map { evidence.viewName(of: $0) }.withoutRepetition
    let byView = views.map { view in (view, sites.filter { evidence.viewName(of: $0) == view }) }
    var found: [Candidate<GuidesExchanged>] = []
    for (index, (view, own)) in byView.enumerated() {
      for (other, others) in byView.dropFirst(index + 1) {
        let pairs = own.compactMap { site in others.first { $0.key == site.key }.map { (site, $0) } }
        guard let (first, second) = pairs.first else { continue }
        found.append(
          Candidate(pairs.flatMap { evidence.exchange($0.closureRange, $1.closureRange) }) {
            GuidesExchanged([view, other], [first, second], evidence)
          })
      }
    }
    return found
  }

  fileprivate init(_ views: [ViewReference], _ sites: [GuideSite], _ evidence: Evidence) {
    self.views = views
    keys = sites.map { evidence.name(of: $0.key) }.withoutRepetition
    lines = sites.compactMap { evidence.line($0.bodyRange) }.sorted()
    range = sites.first?.bodyRange
  }

  var parameters: Facts { ["views": views, "key": keys.listed, "lines": lines] }
  var fact: String { "\(views.map(\.quoted).listed) both have a guide for \(keys.listed)." }
  var why: String { "A guide says which point of its own view belongs on the line." }
  var code: String { "Exchange the values in lines \(lines.map(String.init).listed)." }
}

/// Two guides of one view for two axes, each with the other's share.
///
///     .alignmentGuide(.stampX) { d in d.width / 3 }
///     .alignmentGuide(.stampY) { d in d.height * 3 / 4 }        3 / 4 across and a third down were meant
struct GuidesAcross: TriedExplanation {
  static let id = DiagnosisID.guidesExchanged

  let guides: GuidesExchanged

  static func candidates(in evidence: Evidence) -> [Candidate<GuidesAcross>] {
    let sites = evidence.usedGuides()
    var found: [Candidate<GuidesAcross>] = []
    for across in sites where across.key.axis == .horizontal {
      let view = evidence.viewName(of: across)
      for down in sites where down.key.axis == .vertical && evidence.viewName(of: down) == view {
        guard let first = across.bodyRange, let second = down.bodyRange, let wide = evidence.turned(first),
          let high = evidence.turned(second)
        else { continue }
        found.append(
          Candidate([TextEdit(first, high), TextEdit(second, wide)]) {
            GuidesAcross(guides: GuidesExchanged([view], [across, down], evidence))
          })
      }
    }
    return found
  }

  var views: [ViewReference] { guides.views }
  var range: SourceRange? { guides.range }
  var parameters: Facts { guides.parameters }
  var fact: String { "\("The guides".of(views[0])) for \(guides.keys.listed) have each other's share." }
  var why: String { "One goes across and one down; together they say which point of the view is meant." }
  var code: String {
    "Exchange the numbers in \(guides.lines.count == 1 ? "line" : "lines") \(guides.lines.map(String.init).listed)."
  }
}

extension Evidence {
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
