import Diagnostics
import LayoutEngine

/// The distances between the edges and centers of two views.
///
///     what       icon   title   apart
///     leading    16     44      28
struct LayoutDistance {
  private let first: Rect
  private let second: Rect
  private let isMirrored: Bool

  init(_ first: Rect, _ second: Rect, _ invocation: Invocation) {
    (self.first, self.second) = (first, second)
    isMirrored = invocation.direction == .rightToLeft
  }

  private var edges: [(name: String, first: Double, second: Double)] {
    let names = isMirrored ? ["trailing", "centerX", "leading"] : ["leading", "centerX", "trailing"]
    let across = zip(names, [first.minX, first.midX, first.maxX]).map { ($0, $1) }
    let down = zip(["top", "centerY", "bottom"], [first.minY, first.midY, first.maxY]).map { ($0, $1) }
    let others = [second.minX, second.midX, second.maxX, second.minY, second.midY, second.maxY]
    return zip(across + down, others).map { (name: $0.0.0, first: $0.0.1, second: $0.1) }
  }

  /// The gap between the views along each axis; negative if they overlap.
  private var gaps: (x: Double, y: Double) {
    (
      max(first.minX, second.minX) - min(first.maxX, second.maxX),
      max(first.minY, second.minY) - min(first.maxY, second.maxY)
    )
  }

  func blocks(from one: String, to other: String, _ say: Speaker) -> [Document.Block] {
    let columns =
      [Document.Table.Column(title: say.label(LayoutSentence.quality))]
      + [one, other, say.label(LayoutSentence.apart)].map { Document.Table.Column(title: $0, isNumber: true) }
    let rows = edges.map { edge -> [Phrase] in
      ["\(edge.name, .code)"] + [edge.first, edge.second, edge.second - edge.first].map { Phrase(points($0)) }
    }
    return [
      .indented([.table(Document.Table(columns: columns, rows: rows))]), .paragraph(say(.gap(.horizontal, gaps.x))),
      .paragraph(say(.gap(.vertical, gaps.y))),
    ]
  }

  func json(from one: String, to other: String) -> JSON {
    let apart = edges.map { (key: $0.name, value: JSON($0.second - $0.first)) }
    return [
      "from": JSON(one), "to": JSON(other), "apart": JSON(members: apart), "gap": [JSON(gaps.x), JSON(gaps.y)],
    ]
  }
}
