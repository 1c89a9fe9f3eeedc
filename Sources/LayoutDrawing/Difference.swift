import Diagnostics
import LayoutEngine

/// The difference between a view's frame and the expected frame.
public struct Difference: Hashable, Sendable {
  /// The name of the view.
  public var name: String
  /// The expected frame.
  public var expected: Rect
  /// The actual frame; nil if there is no such view.
  public var yours: Rect?

  /// The largest of the differences in x, y, width and height; nil if there is no such view.
  public var largest: Double? {
    yours.map { yours in zip(yours.numbers, expected.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) } }
  }

  /// Whether the view is where it belongs, to within half a point.
  var isRight: Bool { yours.map { $0.isNear(expected, within: 0.5) } ?? false }

  /// In words: "20 too far right, 5 too wide"; nil if nothing differs by more than `tolerance` points.
  public func words(tolerance: Double = 0.5, in language: Language = .english) -> String? {
    guard let yours else { return DrawingSentence.missing(belongsAt: expected.place).text(in: language) }
    let ways = zip(yours.numbers, expected.numbers).map { $0 - $1 }
    return Self.words(x: ways[0], y: ways[1], width: ways[2], height: ways[3], tolerance: tolerance, in: language)
  }

  /// A difference in words; nil if no number exceeds `tolerance` points.
  ///
  ///     x 20, width 5   → "20 too far right, 5 too wide"
  public static func words(
    x: Double, y: Double, width: Double, height: Double, tolerance: Double = 0.5,
    in language: Language = .english
  ) -> String? {
    let parts: [(Double, (Double) -> DrawingSentence, (Double) -> DrawingSentence)] = [
      (x, { .tooFarRight($0) }, { .tooFarLeft($0) }), (y, { .tooLow($0) }, { .tooHigh($0) }),
      (width, { .tooWide($0) }, { .tooNarrow($0) }), (height, { .tooTall($0) }, { .tooShort($0) }),
    ]
    let said = parts.filter { abs($0.0) > tolerance }.map { way, more, less in
      (way > 0 ? more(way) : less(-way)).text(in: language)
    }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }
}

extension Picture {
  /// The difference of each expected view, in the order of `expected`.
  ///
  /// - Complexity: O(*n*) in the number of figures and expectations.
  public var differences: [Difference] {
    let frames = framesByName
    return expected.map { Difference(name: $0.name, expected: $0.frame, yours: frames[$0.name]) }
  }
}

extension Rect {
  var numbers: [Double] { [x, y, width, height] }

  /// "12,8, 40 × 20".
  var place: String { "\(x.short),\(y.short), \(width.short) × \(height.short)" }
}
