import Diagnostics
import LayoutEngine

/// The `GeometryProxy` of a reader: its frame, and the coordinate spaces around it.
package struct ReaderGeometry {
  /// The frame in stage coordinates, as layout knows it.
  var frame: Rect
  /// The scales and rotations around it, in stage coordinates.
  var transform: AffineTransform?
  /// The coordinate spaces in stage coordinates, innermost last.
  var spaces: [SeenSpace]

  /// The frame in a coordinate space; an unknown space is the stage.
  func frame(in space: SpaceName) -> Rect {
    if space == .local { return Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
    guard let around = spaces.last(where: { $0.name == space }) else { return transform(frame) }
    var seen = transform.then(around.transform?.inverted)(frame)
    seen.x -= around.frame.x
    seen.y -= around.frame.y
    return seen
  }

  func bounds(of space: SpaceName) -> Rect? {
    guard let around = spaces.last(where: { $0.name == space }) else { return nil }
    return local(around.transform(around.frame))
  }

  /// A rectangle in stage coordinates in the reader's own.
  func local(_ rect: Rect) -> Rect {
    var rect = (transform?.inverted)(rect)
    rect.x -= frame.x
    rect.y -= frame.y
    return rect
  }

  /// A point in stage coordinates in the reader's own.
  func local(_ point: Point) -> Point {
    let point = (transform?.inverted)(point)
    return Point(x: point.x - frame.x, y: point.y - frame.y)
  }
}

/// A coordinate space around a reader.
struct SeenSpace {
  var name: SpaceName
  /// Its frame in stage coordinates, as layout knows it.
  var frame: Rect
  /// The scales and rotations around it.
  var transform: AffineTransform?
}

/// A coordinate space in a tree.
struct PendingSpace {
  let name: SpaceName
  let node: Int
  /// The number of scales and rotations around it.
  let transforms: Int
}

/// The name of a coordinate space.
package enum SpaceName: Hashable {
  case local
  case global
  /// The space of the nearest scroll view.
  case scrollView
  case named(String)
}
