import LayoutDrawing

/// The two steps of a scene's containers, as many of them as anybody would look at.
struct ShownPhases {
  /// Views of all containers together.
  static let most = 500

  private(set) var all: [AlignmentPhases] = []
  /// How many views are in none of them.
  private(set) var viewsLeftOut = 0

  init(_ phases: [AlignmentPhases]) {
    var room = Self.most
    for var container in phases {
      let shown = min(container.children.count, room)
      viewsLeftOut += container.children.count - shown
      room -= shown
      guard shown > 1 else {
        viewsLeftOut += shown
        continue
      }
      container.children.removeSubrange(shown...)
      all.append(container)
    }
  }

  /// As one drawing; nil where there is nothing to align.
  func svg(_ options: SVGOptions) -> String? { all.isEmpty ? nil : AlignmentPhases.svg(of: all, options) }
}
