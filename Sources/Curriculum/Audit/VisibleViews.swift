import Diagnostics
import LayoutEngine
import LayoutProgram

/// The visible texts and pictures of a scene, with the surroundings that an audit needs.
struct VisibleViews {
  /// The effect of the modifiers and containers around a view.
  struct Surroundings {
    /// The area that clips leave visible; nil without a clip.
    var clip: Rect?
    /// Whether it is drawn away from its layout position on purpose: `offset`, `position`, `rotationEffect`.
    var isDisplaced = false
    /// Whether it is invisible.
    var isHidden = false
    /// Whether it scrolls.
    var isScrolled = false
    /// Whether it is the second view of an overlay or a background.
    var isBeside = false
    /// Whether the source makes it this small on purpose: `frame(width: 0)`.
    var isSmallOnPurpose = false
  }

  /// One view.
  struct View {
    var node: Int
    /// The visible part of its frame.
    var area: Rect
  }

  let nodes: [SceneNode]
  let surroundings: [Surroundings]
  /// Texts with letters, images and filled shapes.
  let views: [View]

  init(_ nodes: [SceneNode]) {
    self.nodes = nodes
    var all: [Surroundings] = []
    var children: [Int: Int] = [:]
    for node in nodes {
      var here = Surroundings()
      if let parent = node.parent, all.indices.contains(parent) {
        here = all[parent].inside(nodes[parent], child: children[parent, default: 0])
        children[parent, default: 0] += 1
      }
      here.add(node)
      all.append(here)
    }
    surroundings = all
    views = nodes.indices.compactMap { index in
      let (node, around) = (nodes[index], all[index])
      guard node.isText || node.isPicture || node.isPaintedShape, !around.isHidden, node.frame.width > 0,
        node.frame.height > 0
      else {
        return nil
      }
      let area = around.clip.map { node.frame.intersection($0) } ?? node.frame
      return area.map { View(node: index, area: $0) }
    }
  }
}

extension VisibleViews.Surroundings {
  /// The surroundings of a child of a node with these surroundings.
  fileprivate func inside(_ parent: SceneNode, child: Int) -> Self {
    var here = self
    switch parent.kind {
    case .scrollView:
      here.isScrolled = true
      here.clip = parent.frame.clipped(to: clip)
    case .overlay, .background: if child > 0 { here.isBeside = true }
    case .offset(let x, let y): if x != 0 || y != 0 { here.isDisplaced = true }
    case .position: here.isDisplaced = true
    case .padding(let insets):
      if [insets.top, insets.leading, insets.bottom, insets.trailing].contains(where: { $0 < 0 }) {
        here.isDisplaced = true
      }
    case .frame(let width, let height, _):
      if [width, height].contains(where: { $0.map { $0 <= 1 } ?? false }) { here.isSmallOnPurpose = true }
    case .flexibleFrame(let frame, _):
      if [frame.maxWidth, frame.maxHeight].contains(where: { $0.map { $0 <= 1 } ?? false }) {
        here.isSmallOnPurpose = true
      }
    default: break
    }
    return here
  }

  /// Adds the effect of a node's own drawing.
  fileprivate mutating func add(_ node: SceneNode) {
    if !node.isShown { isHidden = true }
    for effect in node.paint.effects {
      switch effect {
      case .opacity(let opacity): if opacity < 0.05 { isHidden = true }
      case .hidden: isHidden = true
      case .rotation(let degrees, _): if degrees != 0 { isDisplaced = true }
      case .scale(let x, let y, _): if x != 1 || y != 1 { isDisplaced = true }
      case .clip: clip = node.frame.clipped(to: clip)
      default: break
      }
    }
  }
}

extension SceneNode {
  /// Whether it is a text with letters.
  var isText: Bool {
    if case .text(let words) = kind { words.contains { !$0.isWhitespace } } else { false }
  }

  var isPicture: Bool {
    switch kind {
    case .image, .symbol: true
    default: false
    }
  }

  /// Whether it fills an area with a visible color.
  var isPaintedShape: Bool {
    guard case .shape(_, let layers) = paint.content else { return false }
    return layers.contains { layer in
      switch layer {
      case .fill(.color(.clear), _): false
      case .fill: true
      case .stroke: false
      }
    }
  }

  /// Whether the text is truncated: it shows an ellipsis that is not in its string.
  var isCut: Bool {
    guard case .text(let words) = kind else { return false }
    return lines.reduce(0) { $0 + $1.string.ellipses } > words.ellipses
  }
}

extension String {
  fileprivate var ellipses: Int { count { $0 == "…" } }
}

extension Rect {
  /// The intersection; nil if there is none.
  func intersection(_ other: Rect) -> Rect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The intersection with a clip; empty if there is none.
  fileprivate func clipped(to clip: Rect?) -> Rect {
    guard let clip else { return self }
    return intersection(clip) ?? Rect(x: x, y: y, width: 0, height: 0)
  }
}
