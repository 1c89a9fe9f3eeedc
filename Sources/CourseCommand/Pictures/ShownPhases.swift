import LayoutDrawing

/// The alignment steps of a scene's containers, limited to a number that a reader can take in.
struct ShownPhases {
  /// The most views, counted over all containers.
  static let most = 500

  private(set) var all: [AlignmentPhases] = []
  /// The number of views that were left out.
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

  /// All steps as one drawing; nil if there is nothing to align.
  func svg(_ options: SVGOptions) -> String? { all.isEmpty ? nil : AlignmentPhases.svg(of: all, options) }
}
