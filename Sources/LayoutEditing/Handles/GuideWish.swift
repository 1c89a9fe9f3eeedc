import Diagnostics
import LayoutEngine
import LayoutLanguage

/// A new position for a view's guide, chosen by direct manipulation.
public enum GuideWish: Hashable, Sendable {
  /// A number of points from the view's own leading or top edge.
  case number(Double)
  /// One of the view's own lines.
  case preset(GuidePreset)
  /// SwiftUI's default: deletes the guide.
  case implicit
}

/// One of the lines that every view has; the raw value names its button.
public enum GuidePreset: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing, top, middle, bottom

  /// The line.
  public var key: AlignmentKey {
    switch self {
    case .leading: .leading
    case .center: .horizontalCenter
    case .trailing: .trailing
    case .top: .top
    case .middle: .verticalCenter
    case .bottom: .bottom
    }
  }
}

/// An edit of the learner's text made by direct manipulation.
public struct WrittenEdit: Sendable {
  /// The replacements in source order; positions refer to the unchanged text.
  public var edits: [TextEdit]
  /// The new words in the changed text; empty if words were only removed.
  public var selection: Diagnostics.SourceRange
  /// The node that the edit is written on: the view itself, or a modifier around it.
  public var node: Int
  /// The changed program.
  public var program: Program
}
