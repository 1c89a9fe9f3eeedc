import LayoutEngine
import LayoutLanguage

/// The frames of every named view while one number goes through a range.
///
///     right edge of “label” over the stage's width
///     100 ┤        ╱
///      85 ┼───────╱     up to 93.5 the text has two lines: found by bisection, not by looking
///         └────────────
///         60    93.5  140
///
/// Between two breaks every edge is a linear function of the number, because layout is piecewise linear. So the sweep
/// follows one line until a view leaves it, bisects to the place where that happens, and continues after it.
///
/// - Complexity: some 40 layouts, and some 15 more for each break.
public struct Sweep: Sendable {
  /// A number at which frames change abruptly.
  public struct Break: Hashable, Sendable {
    /// The last number before it.
    public var before: Double
    /// The first number after it.
    public var after: Double
    /// The views that leave their lines there.
    public var views: [String]
    /// The number of breaks in a row: a truncated text changes with every letter.
    public var count = 1
  }

  /// A view's frames as a function of the number, where the view exists.
  public struct Curve: Sendable {
    /// Its name.
    public var name: String
    /// Its frame at each sampled number, in order.
    public var points: [(at: Double, frame: Rect)]
  }

  /// The range of the number.
  public var range: ClosedRange<Double>
  /// The breaks in increasing order.
  public var breaks: [Break] = []
  /// The curves in the order of the first scene that has the view.
  public var curves: [Curve] = []

  /// More breaks than this are a curve.
  private static let mostBreaks = 200
  private static let looks = 32

  /// The frames at one number, by name; of a repeated name the first.
  fileprivate typealias Look = [(name: String, frame: Rect)]

  /// Sweeps a range.
  ///
  /// - Parameters:
  ///   - grain: the smallest step: a pixel for a length, 1 for a count.
  ///   - show: lays out for one number.
  public init<Failure>(
    over range: ClosedRange<Double>, grain: Double, show: (Double) throws(Failure) -> [NamedView]
  ) throws(Failure) {
    self.range = range
    let first = (range.lowerBound / grain).rounded(.up)
    let last = (range.upperBound / grain).rounded(.down)
    var looks: [Double: Look] = [:]
    func look(_ step: Double) throws(Failure) -> Look {
      if let known = looks[step] { return known }
      let seen = Self.look(try show(step * grain))
      looks[step] = seen
      return seen
    }
    let coarse = max(1, ((last - first) / Double(Self.looks)).rounded())
    var start = first
    while start < last, breaks.count < Self.mostBreaks {
      var line = Line(from: start, try look(start), to: start + 1, try look(start + 1), grain)
      var strays = line.strays
      var bad = start + 1
      // Forward in growing steps while every view stays on its line; a longer line is known more exactly.
      while strays.isEmpty, line.end < last {
        let next = min(line.end + min(coarse, max(1, line.end - start)), last)
        let seen = try look(next)
        strays = line.strays(at: next, seen)
        if strays.isEmpty { line.lengthen(to: next, seen) } else { bad = next }
      }
      if strays.isEmpty { break }
      // Bisects to the place where a view leaves its line.
      while bad - line.end > 1 {
        let middle = ((line.end + bad) / 2).rounded(.down)
        let seen = try look(middle)
        let off = line.strays(at: middle, seen)
        if off.isEmpty {
          line.lengthen(to: middle, seen)
        } else {
          (bad, strays) = (middle, off)
        }
      }
      note(Break(before: (bad - 1) * grain, after: bad * grain, views: strays))
      start = bad
    }
    collect(looks.map { (at: $0.key * grain, look: $0.value) }.sorted { $0.at < $1.at })
  }

  /// Breaks of the same views closer than this form one unsteady stretch.
  private static let near = 4.0

  private mutating func note(_ found: Break) {
    if var last = breaks.last, found.after - last.after <= Self.near, !Set(last.views).isDisjoint(with: found.views) {
      last.after = found.after
      last.count += 1
      last.views += found.views.filter { !last.views.contains($0) }
      breaks[breaks.count - 1] = last
    } else {
      breaks.append(found)
    }
  }

  /// Views with identifiers; without any, those known by content. A text's content may itself change with the number.
  private static func look(_ views: [NamedView]) -> Look {
    let named = views.filter { $0.naming != .content }
    var known: Set<String> = []
    return (named.isEmpty ? views : named).filter { known.insert($0.name).inserted }.map { ($0.name, $0.frame) }
  }

  private mutating func collect(_ looks: [(at: Double, look: Look)]) {
    var places: [String: Int] = [:]
    for (number, look) in looks {
      for (name, frame) in look {
        if places[name] == nil {
          places[name] = curves.count
          curves.append(Curve(name: name, points: []))
        }
        if let place = places[name] { curves[place].points.append((number, frame)) }
      }
    }
  }

  /// Every view's frame as a linear function of the number, counted in grains.
  private struct Line {
    let start: Double
    private let look: Look
    private let grain: Double
    private(set) var end: Double
    /// The slopes per grain.
    private var slopes: [String: Rect] = [:]
    /// Views that exist at only one of the first two numbers, or jump between them.
    private(set) var strays: [String]

    /// A frame that changes faster than this, in points per point, jumps.
    private static let steepest = 8.0

    init(from start: Double, _ look: Look, to end: Double, _ other: Look, _ grain: Double) {
      (self.start, self.look, self.end, self.grain) = (start, look, start, grain)
      strays = []
      let others = Dictionary(other.map { ($0.name, $0.frame) }) { first, _ in first }
      let known = Set(look.map(\.name))
      let jumping = look.filter { name, frame in
        guard let second = others[name] else { return true }
        return frame.slope(to: second, over: grain).edges.contains { abs($0) > Self.steepest }
      }
      strays = jumping.map(\.name) + other.map(\.name).filter { !known.contains($0) }
      lengthen(to: end, other)
    }

    /// Moves the line's other end to a later number.
    mutating func lengthen(to end: Double, _ other: Look) {
      self.end = end
      let others = Dictionary(other.map { ($0.name, $0.frame) }) { first, _ in first }
      for (name, frame) in look {
        if let second = others[name] { slopes[name] = frame.slope(to: second, over: end - start) }
      }
    }

    /// The views that are not on their lines. Text widths are whole pixels, so the tolerance is half a pixel, and grows
    /// with the distance beyond the known part.
    func strays(at number: Double, _ seen: Look) -> [String] {
      let frames = Dictionary(seen.map { ($0.name, $0.frame) }) { first, _ in first }
      let known = Set(look.map(\.name))
      let beyond = max(0, number - end) / max(1, end - start)
      let tolerance = 0.55 * grain * (1 + beyond)
      let way = number - start
      let gone = look.filter { name, frame in
        guard let slope = slopes[name], let there = frames[name] else { return true }
        return !zip(frame.edges, zip(slope.edges, there.edges)).allSatisfy { edge, pair in
          abs(edge + pair.0 * way - pair.1) <= tolerance
        }
      }
      return gone.map(\.name) + seen.map(\.name).filter { !known.contains($0) }
    }
  }
}

extension Rect {
  /// Left, top, right and bottom edge.
  fileprivate var edges: [Double] { [x, y, x + width, y + height] }

  /// The change of each edge per point of the number, as a rectangle.
  fileprivate func slope(to other: Rect, over way: Double) -> Rect {
    guard way > 0 else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(
      x: (other.x - x) / way, y: (other.y - y) / way, width: (other.width - width) / way,
      height: (other.height - height) / way)
  }
}
