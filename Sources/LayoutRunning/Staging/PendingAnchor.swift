import Diagnostics
import LayoutEngine
import LayoutProgram

/// An `anchorPreference` whose view has no frame yet.
struct PendingAnchor {
  let node: Int
  /// The number of scales and rotations around it.
  let transforms: Int
  let source: AnchorValue
  let use: Use

  /// The purpose of the anchor.
  enum Use {
    /// A preference value made from it; each listener gets it at an index among its values.
    case saying(FunctionValue, range: SourceRange?, listeners: [(listener: Int, place: Int)])
    /// The argument of the transform with that number.
    case transforming(Int)
  }
}

extension StagedLayout {
  /// Resolves anchors, now that their views have frames.
  func settle(
    _ anchors: [PendingAnchor], _ frame: (PendingAnchor) -> (frame: Rect, transform: AffineTransform?)?
  ) throws(Stop) {
    for anchor in anchors {
      guard let place = frame(anchor) else { continue }
      let placed = anchor.source.placed(in: place.frame, place.transform)
      switch anchor.use {
      case .transforming(let number): run.preferences.transforms[number].anchor = placed
      case .saying(let transform, let range, let listeners):
        let value = try run.call(transform, [.anchor(placed)], at: range)
        for (listener, place) in listeners { run.preferences.listeners[listener].values[place] = value }
      }
    }
  }
}
