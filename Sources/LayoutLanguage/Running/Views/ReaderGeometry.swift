import Diagnostics
import LayoutEngine

/// What a `GeometryReader` tells its content: where it is, and where the coordinate spaces around it are.
struct ReaderGeometry {
  /// In stage coordinates.
  var frame: Rect
  /// Innermost last, in stage coordinates.
  var spaces: [(name: SpaceName, frame: Rect)]

  /// The frame as seen from a coordinate space; one that nobody named is the stage.
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
  /// That of the nearest scroll view.
  case scrollView
  case named(String)
}
