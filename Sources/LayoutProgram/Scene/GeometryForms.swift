import Diagnostics
import LayoutEngine

/// Pairs of numbers in JSON: sizes, distances and points of steps, requests and packs. The bounds are far
/// larger than any screen, and small enough that a `Double` still represents half points.
extension JSON {
  /// The two numbers, if there are exactly two and both are within bounds.
  fileprivate func pair(within bounds: ClosedRange<Double>) -> (Double, Double)? {
    guard let elements, elements.count == 2, let first = elements[0].number, let second = elements[1].number,
      bounds.contains(first), bounds.contains(second)
    else { return nil }
    return (first, second)
  }
}

extension JSONForm where Value == Size {
  /// The width and height of a request's stage or an image.
  public static var size: JSONForm {
    JSONForm("a width and a height, two numbers from 0 to 100000") { json in
      json.pair(within: 0...100_000).map { Size(width: $0, height: $1) }
    }
  }

  /// The width and height of a scenario's stage, large enough to see something.
  public static var stageSize: JSONForm {
    JSONForm("a width and a height, two numbers from 1 to 100000") { json in
      json.pair(within: 1...100_000).map { Size(width: $0, height: $1) }
    }
  }

  /// The distance of a drag.
  static var way: JSONForm {
    JSONForm("two numbers of points, right and down, each from -100000 to 100000") { json in
      json.pair(within: -100_000...100_000).map { Size(width: $0, height: $1) }
    }
  }
}

extension JSONForm where Value == Point {
  /// A point in a view.
  static var place: JSONForm {
    JSONForm("two numbers of points from the view's top left corner") { json in
      json.pair(within: -100_000...100_000).map { Point(x: $0, y: $1) }
    }
  }
}

extension JSONForm where Value == Double {
  /// Pixels per point of a screen.
  public static var pixelScale: JSONForm {
    JSONForm("a number of pixels from 1 to 8") { json in json.number.flatMap { (1...8).contains($0) ? $0 : nil } }
  }
}
