import LayoutEngine

/// How a view's frame differs from where it belongs.
public struct Difference: Hashable, Sendable {
  /// The name of the view.
  public var name: String
  /// Where it belongs.
  public var expected: Rect
  /// Where it is; nil if there is no such view.
  public var yours: Rect?

  /// The largest of the differences in x, y, width and height; nil if there is no such view.
  public var largest: Double? {
    yours.map { yours in zip(yours.numbers, expected.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) } }
  }

  /// In words: "20 too far right, 5 too wide"; nil if nothing differs by more than `tolerance` points.
  public func words(tolerance: Double = 0.5) -> String? {
    guard let yours else { return "missing, belongs at \(expected.place)" }
    let parts = [
      (yours.x - expected.x, "too far right", "too far left"), (yours.y - expected.y, "too low", "too high"),
      (yours.width - expected.width, "too wide", "too narrow"),
      (yours.height - expected.height, "too tall", "too short"),
    ]
    let said = parts.filter { abs($0.0) > tolerance }.map { "\(abs($0.0).short) \($0.0 > 0 ? $0.1 : $0.2)" }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }
}

extension Picture {
  /// Each expected view with where it is, in the order of `expected`.
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
