import Diagnostics
import LayoutEngine
import LayoutProgram

/// What the length of a layout of one's own comes to, in terms of the views in it.
enum ChildLength: Equatable {
  case largest, first, last, smallest
  /// All together, with a length of this name between two of them, or for each.
  case sum(gap: String?, isForEach: Bool)
  /// From where one view begins to where another ends, as far apart as two of them are.
  case extent
}

/// How long a layout of the learner's own is and should be, in every scenario.
///
///     widths 90, 160, 60        60        as wide as its last view, and the widest was meant
///
/// Nothing is tried: both are read off, and hold wherever the layout is shown.
struct OwnLength {
  /// Nil where nothing fits in every scenario.
  let now: ChildLength?
  let needed: ChildLength

  /// One scenario's layout.
  private struct Row {
    let lengths: [Double]
    /// From the first beginning to the last end of its views in the goal; nil where not all of them are checked.
    let extent: Double?
    let now: Double
    let needed: Double
    let given: GivenValues
  }

  init?(of view: String, _ axis: Axis, in evidence: Evidence) {
    let scope = ScopeNames(evidence.answer.text)
    var rows: [Row] = []
    for one in evidence.cases {
      guard let own = one.views.first(where: { $0.name == view }), let base = one.core(own.node).last,
        one.tree.nodes[base].kind.isOwnLayout
      else { return nil }
      let children = one.children[base]
      if children.isEmpty { continue }
      rows.append(
        Row(
          lengths: children.map { one.tree.nodes[$0].frame.size[axis] }, extent: one.expectedExtent(children, axis),
          now: own.actual.size[axis], needed: own.expected.size[axis], given: GivenValues(one.scenario, scope)))
    }
    // Where views are the same everywhere, anything may be what their lengths come to.
    guard Set(rows.map(\.lengths)).count > 1 else { return nil }
    let gaps = scope.lengths.prefix(3)
    let sums = [ChildLength.sum(gap: nil, isForEach: false)]
    let between = gaps.map { ChildLength.sum(gap: $0, isForEach: false) }
    let forEach = gaps.map { ChildLength.sum(gap: $0, isForEach: true) }
    func fits(_ length: ChildLength, _ path: KeyPath<Row, Double>) -> Bool {
      rows.allSatisfy { row in
        Self.value(length, row, evidence).map { abs($0 - row[keyPath: path]) <= FrameDifference.tolerance } ?? false
      }
    }
    let goals = [.largest] + between + sums + [.extent, .first, .last]
    guard let needed = goals.first(where: { fits($0, \.needed) }) else { return nil }
    self.needed = needed
    let made = [.largest, .first, .last, .smallest] + sums + between + forEach
    now = made.first { fits($0, \.now) }
    if now == needed { return nil }
  }

  private static func value(_ length: ChildLength, _ row: Row, _ evidence: Evidence) -> Double? {
    switch length {
    case .largest: return row.lengths.max()
    case .smallest: return row.lengths.min()
    case .first: return row.lengths.first
    case .last: return row.lengths.last
    case .extent: return row.extent
    case .sum(let gap, let isForEach):
      let sum = row.lengths.reduce(0, +)
      guard let gap else { return sum }
      guard let room = row.given.number(gap) ?? evidence.declaredValue(of: gap).flatMap(Double.init) else { return nil }
      return sum + room * Double(row.lengths.count - (isForEach ? 0 : 1))
    }
  }
}

extension EvidenceCase {
  /// How far all of these views reach in the goal.
  fileprivate func expectedExtent(_ nodes: [Int], _ axis: Axis) -> Double? {
    let frames = nodes.compactMap { node in
      views.first { core(node).contains($0.node) || core($0.node).contains(node) }?.expected
    }
    guard frames.count == nodes.count, let low = frames.map({ $0.origin[axis] }).min(),
      let high = frames.map({ $0.origin[axis] + $0.size[axis] }).max()
    else { return nil }
    return high - low
  }
}

// MARK: Words

extension ChildLength {
  /// For results.
  var name: String {
    switch self {
    case .largest: "largest"
    case .first: "first"
    case .last: "last"
    case .smallest: "smallest"
    case .sum(nil, _): "sum"
    case .sum(_, let isForEach): isForEach ? "sumWithGapForEach" : "sumWithGaps"
    case .extent: "extent"
    }
  }

  /// Behind “as wide as”.
  func words(_ axis: Axis) -> String {
    switch self {
    case .largest: "its largest view"
    case .first: "its first view"
    case .last: "its last view"
    case .smallest: "its smallest view"
    case .sum(nil, _): "all its views together, and nothing between them"
    case .sum(let gap?, let isForEach):
      isForEach
        ? "all its views together, with \(gap) for each of them" : "all its views together, with \(gap) between them"
    case .extent:
      axis == .horizontal
        ? "from the beginning of its foremost view to the end of the one that reaches furthest, where they are placed"
        : "from the top of its highest view to the bottom of the one that reaches furthest down, where they are placed"
    }
  }

  /// Behind „so breit wie“.
  func germanWords(_ axis: Axis) -> String {
    switch self {
    case .largest: "seine größte Ansicht"
    case .first: "seine erste Ansicht"
    case .last: "seine letzte Ansicht"
    case .smallest: "seine kleinste Ansicht"
    case .sum(nil, _): "alle seine Ansichten zusammen, ohne etwas dazwischen"
    case .sum(let gap?, let isForEach):
      isForEach
        ? "alle seine Ansichten zusammen, und \(gap) für jede von ihnen"
        : "alle seine Ansichten zusammen, mit \(gap) dazwischen"
    case .extent:
      axis == .horizontal
        ? "die Strecke vom Anfang der vordersten Ansicht bis zum Ende der hintersten, dort, wo sie gesetzt werden"
        : "die Strecke von der Oberkante der höchsten Ansicht bis zur Unterkante der tiefsten, dort, wo sie gesetzt werden"
    }
  }
}
