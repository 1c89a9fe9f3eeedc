extension LayoutTreeBuilder {
  /// Sets the paint of an added node; by default a node draws nothing.
  public mutating func paint(_ node: Int, with paint: Paint) {
    guard node >= 0, node < count else { return }
    paints[node] = paint
  }
}

extension LayoutTree {
  /// A node's paint; nothing by default.
  public func paint(of node: Int) -> Paint { paints[node] ?? .none }

  /// The lines of a text node in a finished layout, with the fills of its paint.
  ///
  ///     Text("Hello, world") in a frame 60 wide
  ///       "Hello,"   x 0   baseline 16   width 45.9
  ///       "world"    x 0   baseline 38   width 43.4
  ///
  /// Empty for a node that is not text or is not shown.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func lines(of node: Int, in result: LayoutResult) -> [DrawnLine] {
    guard let text = text(of: node), result.isShown(node) else { return [] }
    let direction: LayoutDirection = nodes[node + 1].isRightToLeft ? .rightToLeft : .leftToRight
    var fills: [Fill] = []
    if case .text(let painted) = paint(of: node).content { fills = painted }
    return text.lines(in: result.frame(of: node).size, scale: result.grid.scale, direction: direction).map { line in
      let pieces = zip(line.runs, line.origins).map { run, origin in
        DrawnLine.Piece(
          run.string, pointSize: run.font.pointSize(at: text.textSize) * line.fontScale,
          weight: run.font.resolvedWeight, design: run.font.design, isItalic: run.font.isItalic,
          baselineOffset: run.baselineOffset,
          fill: fills.indices.contains(origin) ? fills[origin] : fills.last ?? .primary)
      }
      return DrawnLine(pieces, x: line.x, baseline: line.baseline, width: line.width)
    }
  }

  private func text(of node: Int) -> StyledText? {
    guard node >= 0, node < count, nodes[node + 1].kind == .text else { return nil }
    let index = Int(nodes[node + 1].payload)
    return payloads.texts.indices.contains(index) ? payloads.texts[index] : nil
  }
}
