import Diagnostics
import LayoutEngine

/// The position of an alignment line in a node, whether or not layout needed it.
public struct NodeLine: Sendable {
  /// The node.
  public var node: Int
  /// The position from the node's own leading or top edge, and its origin.
  public var line: LineInView
  /// The position in stage coordinates: x or y, depending on the key's axis.
  public var position: Double
  /// The closure that decides it, if it is a single one.
  public var closureRange: Diagnostics.SourceRange?

  package init(node: Int, line: LineInView, position: Double, closureRange: Diagnostics.SourceRange? = nil) {
    self.node = node
    self.line = line
    self.position = position
    self.closureRange = closureRange
  }

  /// Whether the source influences it.
  public var isExplicit: Bool { line.origin.isSet }
}
