import Diagnostics
import LayoutEngine

/// What a hand wants of a view's guide.
public enum GuideWish: Hashable, Sendable {
  /// So many points from the view's own leading or top edge.
  case number(Double)
  /// At one of the view's own lines.
  case preset(GuidePreset)
  /// Where SwiftUI puts it: the guide that is written goes away.
  case implicit
}

/// One of the lines that every view has, by the name of its button.
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

/// A change of the learner's text that touching something makes.
public struct WrittenEdit: Sendable {
  /// What is replaced, first in the text first; all places are those of the text as it was.
  public var edits: [TextEdit]
  /// The words that say something new, in the changed text; empty where something was taken away.
  public var selection: Diagnostics.SourceRange
  /// The node that the change is written at: the view itself, or a modifier around it.
  public var node: Int
  /// What the changed text gives.
  public var program: Program
}
