import Diagnostics
import LayoutEngine

/// Decides what to omit where many lines meet, as in a grid, so that the rest stays readable.
///
///     few lines     "leading at x 94" at each line; a mark, a measure and a number in each view
///     a crowd       the name once, then "142", "210"; a small mark where the two lines of a view cross
///     no room       the numbers that fit, and all of them below the drawing: "leading at x 94, 142, 210"
///
/// Explicit guides keep their mark, measure and number. The accessibility description omits nothing.
struct GuideCrowd {
  /// The label at the end of a line.
  struct Caption: Equatable {
    var text: String
    /// Whether to draw it even if it covers something.
    var isNeeded: Bool
  }

  /// The label of each line; nil for a line without its own.
  let captions: [Caption?]
  /// Names and positions of lines whose labels do not fit, one text per name.
  let lists: [String]
  /// The x of the vertical line and the y of the horizontal line that a view is aligned on.
  private var crossings: [Int: (x: Double?, y: Double?)] = [:]
  /// The frames of readable text.
  private let texts: [Rect]

  /// More lines, or more defaults on them, count as a crowd.
  private static let (mostLines, mostDefaults) = (6, 16)

  /// Nil for a picture with few lines.
  init?(_ picture: Picture, in language: Language = .english) {
    let guides = picture.guides
    guard guides.allSatisfy({ $0.label == nil }) else { return nil }
    let defaults = guides.reduce(0) { $0 + $1.ticks.count { !$0.isExplicit } }
    guard guides.count > Self.mostLines || defaults > Self.mostDefaults else { return nil }
    var captions = [Caption?](repeating: nil, count: guides.count)
    var lists: [String] = []
    for axis in [Axis.horizontal, .vertical] {
      let row = Row(guides, axis, in: language)
      for (index, text) in row.captions { captions[index] = Caption(text: text, isNeeded: row.hasRoom) }
      if !row.hasRoom { lists += row.lists }
    }
    (self.captions, self.lists) = (captions, lists)
    texts = picture.figures.lazy.filter { !$0.lines.isEmpty }.prefix(300).map(\.frame.drawable)
    for guide in guides where guide.position.isFinite {
      for tick in guide.ticks {
        if guide.axis == .horizontal {
          crossings[tick.figure, default: (nil, nil)].x = guide.position.drawable
        } else {
          crossings[tick.figure, default: (nil, nil)].y = guide.position.drawable
        }
      }
    }
  }

  /// The mark of a default: where the view's two lines cross, or at the view's edge if text is there.
  func mark(of tick: GuideLine.Tick, on guide: GuideLine, in frame: Rect) -> Point {
    let place = guide.position.drawable
    let crossing = crossings[tick.figure]
    if let x = crossing?.x, let y = crossing?.y, !texts.contains(where: { $0.hasInside(x, y) }) {
      return Point(x: x, y: y)
    }
    return guide.axis == .horizontal ? Point(x: place, y: frame.minY) : Point(x: frame.minX, y: place)
  }

  /// The segments of a line that cross no text.
  func parts(of guide: GuideLine, from start: Double, to end: Double) -> [ClosedRange<Double>] {
    let isUpright = guide.axis == .horizontal
    let place = guide.position.drawable
    let gaps = texts.filter { isUpright ? $0.hasInside(place, $0.midY) : $0.hasInside($0.midX, place) }
      .map { isUpright ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX) }
      .sorted { $0.0 < $1.0 }
    var parts: [ClosedRange<Double>] = []
    var from = start
    for (low, high) in gaps where high > from && low < end {
      if low > from { parts.append(from...low) }
      from = max(from, high)
    }
    if from < end { parts.append(from...end) }
    return parts
  }

  /// The lines along one axis, whose labels share one row or column.
  private struct Row {
    /// By line index. Lines with the same name and position share a label.
    var captions: [(index: Int, text: String)] = []
    /// Whether all labels fit; they alternate between both ends.
    var hasRoom = true
    var lists: [String] = []

    init(_ guides: [GuideLine], _ axis: Axis, in language: Language) {
      let lines = guides.enumerated().filter { $0.element.axis == axis && $0.element.position.isFinite }
        .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      var keys: [String] = []
      var numbers: [String: [String]] = [:]
      var ends: [Double] = []
      var last: GuideLine?
      for (index, guide) in lines {
        let number = guide.position.short
        if numbers[guide.key] == nil { keys.append(guide.key) }
        if numbers[guide.key]?.last == number { continue }
        numbers[guide.key, default: []].append(number)
        let text = last?.key == guide.key ? number : guide.caption(in: language)
        last = guide
        captions.append((index, text))
        let size = Label(text, size: 9, isBold: true).plate
        let half = (axis == .horizontal ? size.width : size.height) / 2
        if ends.count >= 2, ends[ends.count - 2] > guide.position - half { hasRoom = false }
        ends.append(guide.position + half)
      }
      let letter = axis == .horizontal ? "x" : "y"
      lists = keys.map { key in
        let places = "\(letter) \((numbers[key] ?? []).joined(separator: ", "))"
        return DrawingSentence.isAt(key, places).text(in: language)
      }
      if !hasRoom { captions = captions.map { ($0.index, guides[$0.index].position.short) } }
    }
  }
}

extension Rect {
  /// Whether a point is strictly inside.
  fileprivate func hasInside(_ x: Double, _ y: Double) -> Bool {
    x > minX + 1 && x < maxX - 1 && y > minY + 1 && y < maxY - 1
  }
}
