import Diagnostics
import LayoutEngine

/// The `GeometryProxy` of a reader: its frame, and the coordinate spaces around it.
struct ReaderGeometry {
  /// The frame in stage coordinates.
  var frame: Rect
  /// The coordinate spaces in stage coordinates, innermost last.
  var spaces: [(name: SpaceName, frame: Rect)]

  /// The frame in a coordinate space; an unknown space is the stage.
  func frame(in space: SpaceName) -> Rect {
    var seen = frame
    if space == .local {
      seen.x = 0
      seen.y = 0
    } else if let origin = spaces.last(where: { $0.name == space })?.frame {
      seen.x -= origin.x
      seen.y -= origin.y
    }
    return seen
  }

  func bounds(of space: SpaceName) -> Rect? {
    guard var bounds = spaces.last(where: { $0.name == space })?.frame else { return nil }
    bounds.x -= frame.x
    bounds.y -= frame.y
    return bounds
  }
}

/// A coordinate space.
enum SpaceName: Hashable {
  case local
  case global
  /// The space of the nearest scroll view.
  case scrollView
  case named(String)
}
