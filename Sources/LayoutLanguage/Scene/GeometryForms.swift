import Diagnostics
import LayoutEngine

/// Two numbers in JSON, as steps, requests and packs give sizes, ways and places; far beyond every screen, and far below
/// where a `Double` loses half points.
extension JSON {
  /// Its two numbers, if it has exactly two and both are within bounds.
  fileprivate func pair(within bounds: ClosedRange<Double>) -> (Double, Double)? {
    guard let elements, elements.count == 2, let first = elements[0].number, let second = elements[1].number,
      bounds.contains(first), bounds.contains(second)
    else { return nil }
    return (first, second)
  }
}

extension JSONForm where Value == Size {
  /// A width and a height that a request's stage or an image may have.
  public static var size: JSONForm {
    JSONForm("a width and a height, two numbers from 0 to 100000") { json in
      json.pair(within: 0...100_000).map { Size(width: $0, height: $1) }
    }
  }

  /// A width and a height that a scenario's stage may have, on which something is to be seen.
  public static var stageSize: JSONForm {
    JSONForm("a width and a height, two numbers from 1 to 100000") { json in
      json.pair(within: 1...100_000).map { Size(width: $0, height: $1) }
    }
  }

  /// How far a finger goes.
  static var way: JSONForm {
    JSONForm("two numbers of points, right and down, each from -100000 to 100000") { json in
      json.pair(within: -100_000...100_000).map { Size(width: $0, height: $1) }
    }
  }
}

extension JSONForm where Value == Point {
  /// Where in a view.
  static var place: JSONForm {
    JSONForm("two numbers of points from the view's top left corner") { json in
      json.pair(within: -100_000...100_000).map { Point(x: $0, y: $1) }
    }
  }
}

extension JSONForm where Value == Double {
  /// Pixels a point that a screen may have.
  public static var pixelScale: JSONForm {
    JSONForm("a number of pixels from 1 to 8") { json in json.number.flatMap { (1...8).contains($0) ? $0 : nil } }
  }
}
