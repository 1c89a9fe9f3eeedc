import LayoutEngine
import LayoutProgram

extension Scene {
  /// Around what a layout is about: all that is seen, without the panel of its own controls, which the page shows beside
  /// the stage; with a little room.
  var content: Rect {
    let nodes = tree?.nodes ?? []
    let parents = Set(nodes.compactMap(\.parent))
    let leaves = nodes.indices.filter {
      nodes[$0].isShown && !parents.contains($0) && nodes[$0].frame.width > 0 && nodes[$0].frame.height > 0
    }
    let panel = panel(among: leaves)
    let outside = leaves.filter { leaf in !panel.contains { nodes[$0].frame.isAround(nodes[leaf].frame) } }
    let frames = (outside.isEmpty ? leaves : outside).map { nodes[$0].frame }
    let reach = 1.5 * max(stage.width, stage.height)
    let near = frames.filter { max(abs($0.minX), abs($0.minY), $0.width / 2, $0.height / 2) < reach }
    guard let left = near.map(\.minX).min(), let top = near.map(\.minY).min(), let right = near.map(\.maxX).max(),
      let bottom = near.map(\.maxY).max()
    else { return Rect(x: 0, y: 0, width: stage.width, height: stage.height) }
    // Marks are dragged beyond their views.
    let room = max(16, (right - left) * 0.08)
    return Rect(x: left - room, y: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room)
  }

  /// The containers of controls and their labels: from each control outwards as long as nothing else with a
  /// name of its own is inside, and it stays small.
  private func panel(among leaves: [Int]) -> [Int] {
    guard let nodes = tree?.nodes else { return [] }
    let controls = touches.filter { $0.control != nil }.map(\.frame)
    func isInControl(_ node: Int) -> Bool { controls.contains { $0.isAround(nodes[node].frame) } }
    let named = controls.isEmpty ? [] : nodes.indices.filter { nodes[$0].hasOwnName && !isInControl($0) }
    return leaves.filter(isInControl).map { leaf in
      var outermost = leaf
      while let parent = nodes[outermost].parent {
        let frame = nodes[parent].frame
        let isSmall = frame.height < stage.height * 0.45
        let isAboutControls = !named.contains { frame.isAround(nodes[$0].frame) }
        guard isSmall, isAboutControls else { break }
        outermost = parent
      }
      return outermost
    }
  }
}

extension SceneNode {
  /// Whether somebody gave it a name; a text is called by what it says: `Text:Hello`.
  fileprivate var hasOwnName: Bool { names.contains { !$0.contains(":") } }
}

extension Rect {
  /// Whether another one is inside, but for rounding.
  fileprivate func isAround(_ other: Rect) -> Bool {
    other.minX >= minX - 1 && other.minY >= minY - 1 && other.maxX <= maxX + 1 && other.maxY <= maxY + 1
  }
}
