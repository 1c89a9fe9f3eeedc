import Testing

@testable import LayoutEngine

/// Checks in random trees that every view's position satisfies its parent's equation.
@Suite struct EquationLaws {
  static let stage = Size(width: 300, height: 200)

  /// Visits every shown view with a single child: its rule, its frame, and its content's frame.
  private func aroundOne(
    _ ingredients: Ingredients = Ingredients(), _ check: (LayoutRule, Rect, Rect, Comment) -> Void
  ) {
    for seed in 0..<500 {
      let made = AnyTree.make(seed: seed, ingredients)
      let result = made.tree.layout(in: Self.stage)
      for node in 0..<made.tree.count where result.isShown(node) {
        guard let content = made.children[node].first, result.isShown(content) else { continue }
        check(made.rules[node], result.frame(of: node), result.frame(of: content), "seed \(seed), view \(node)")
      }
    }
  }

  @Test func paddingSurroundsItsContent() {
    var count = 0
    aroundOne { rule, frame, content, place in
      guard case .padding(let insets) = rule else { return }
      count += 1
      #expect(content.x.isNear(frame.x + insets.leading) && content.y.isNear(frame.y + insets.top), place)
      #expect(frame.width.isNear(max(0, content.width + insets.leading + insets.trailing)), place)
      #expect(frame.height.isNear(max(0, content.height + insets.top + insets.bottom)), place)
    }
    #expect(count > 100)
  }

  @Test func offsetsAndPositionsMoveTheirContent() {
    var count = 0
    aroundOne { rule, frame, content, place in
      switch rule {
      case .offset(let x, let y):
        #expect(frame.moved(x, y).isNear(content), place)
      case .position(let x, let y):
        #expect((frame.x + x).isNear(content.midX) && (frame.y + y).isNear(content.midY), place)
      case .modifier(let modifier) where modifier.base is FixedSize || modifier.base is AspectRatio: return
      case .alignmentGuide, .layoutPriority, .modifier, .overlay: #expect(frame.isNear(content), place)
      default: return
      }
      count += 1
    }
    #expect(count > 300)
  }

  @Test func framesHaveTheirLengths() {
    var count = 0
    aroundOne { rule, frame, _, place in
      switch rule {
      case .fixedFrame(let width, let height, _):
        if let width { #expect(frame.width == width, place) }
        if let height { #expect(frame.height == height, place) }
      case .flexibleFrame(let bounds, _):
        #expect(frame.width >= bounds.minWidth ?? 0 && frame.width <= bounds.maxWidth ?? .infinity, place)
        #expect(frame.height >= bounds.minHeight ?? 0 && frame.height <= bounds.maxHeight ?? .infinity, place)
      default: return
      }
      count += 1
    }
    #expect(count > 100)
  }

  /// Without guides, the content's edge or center equals the frame's.
  @Test func framesAlignTheirContent() {
    var count = 0
    aroundOne(Ingredients(hasGuides: false)) { rule, frame, content, place in
      let alignment: Alignment
      switch rule {
      case .fixedFrame(_, _, let given), .flexibleFrame(_, let given): alignment = given
      default: return
      }
      for key in [alignment.horizontal, alignment.vertical] {
        guard let (outer, inner) = frame.line(key).flatMap({ line in content.line(key).map { (line, $0) } }) else {
          continue
        }
        count += 1
        #expect(outer.isNear(inner), place)
      }
    }
    #expect(count > 100)
  }

  /// Children follow each other with the gaps between them, fill the stack from end to end, and touch both of
  /// its sides across the axis.
  @Test func stacksHoldTheirChildrenExactly() {
    var count = 0
    for seed in 0..<500 {
      let made = AnyTree.make(seed: seed)
      let result = made.tree.layout(in: Self.stage)
      for node in 0..<made.tree.count where result.isShown(node) {
        guard case .stack(let axis, _, let spacing?) = made.rules[node] else { continue }
        let stack = result.frame(of: node)
        let children = made.children[node].map { result.frame(of: $0) }
        count += 1
        var end = stack.start(axis) - spacing
        for child in children {
          #expect(child.start(axis).isNear(end + spacing), "seed \(seed), view \(node)")
          end = child.end(axis)
        }
        #expect(end.isNear(stack.end(axis)), "seed \(seed), view \(node)")
        let low = children.map { $0.start(axis.other) }.min() ?? 0
        let high = children.map { $0.end(axis.other) }.max() ?? 0
        #expect(low.isNear(stack.start(axis.other)), "seed \(seed), view \(node)")
        #expect(high.isNear(stack.end(axis.other)), "seed \(seed), view \(node)")
      }
    }
    #expect(count > 100)
  }

  // MARK: Guides

  /// A guide that grows by k moves its view, with everything inside, back by k relative to its siblings.
  @Test func aGuideMovesItsViewAgainstItsSiblings() {
    for seed in 0..<400 {
      let axis: Axis = seed % 2 == 0 ? .horizontal : .vertical
      let k = Double(seed % 23) - 11
      let still = stack(seed, axis, moving: 0)
      let moved = stack(seed, axis, moving: k)
      let shift = -k
      let drift = moved.sibling.start(axis.other) - still.sibling.start(axis.other)
      #expect(!still.inside.isEmpty)
      for (before, after) in zip(still.inside, moved.inside) {
        let there = axis == .horizontal ? before.moved(0, shift + drift) : before.moved(shift + drift, 0)
        #expect(after.isNear(there), "seed \(seed)")
      }
    }
  }

  /// The frame of a plain sibling, and those of the guided view and its content.
  private func stack(_ seed: Int, _ axis: Axis, moving k: Double) -> (sibling: Rect, inside: [Rect]) {
    let made = LaidTree { custom in
      var maker = AnyTree(seed: seed, custom: custom)
      let key: AlignmentKey =
        axis == .horizontal
        ? maker.oneOf([.top, .verticalCenter, .firstTextBaseline, custom])
        : maker.oneOf([.leading, .horizontalCenter, .trailing])
      let other = maker.view(2)
      let guided = maker.view(3).guide(key) { $0[key] + k }
      return View(rule: .stack(axis, alignment: key, spacing: 5), children: [color.frame(11, 13), other, guided])
    }
    let result = made.tree.layout(in: Self.stage)
    let guided = made.children[0][2]
    return (
      result.frame(of: made.children[0][0]),
      (guided..<made.tree.count).filter(result.isShown).map { result.frame(of: $0) }
    )
  }

  /// An overlay moves alone: a guide on the secondary view moves it back, the same guide on the primary view
  /// moves it along.
  @Test func guidesMoveAnOverlay() {
    for seed in 0..<300 {
      let k = Double(seed % 19) - 9
      func secondary(below: Double, above: Double) -> Rect {
        let made = LaidTree { custom in
          var maker = AnyTree(seed: seed, custom: custom)
          let primary = maker.view(3).guide(custom) { $0[custom] + below }
          let secondary = maker.view(2).guide(custom) { $0[custom] + above }
          return primary.overlay(Alignment(horizontal: .leading, vertical: custom), secondary)
        }
        return made.frames(Self.stage)[made.children[0][1]]
      }
      let still = secondary(below: 0, above: 0)
      #expect(secondary(below: 0, above: k).isNear(still.moved(0, -k)), "seed \(seed)")
      #expect(secondary(below: k, above: 0).isNear(still.moved(0, k)), "seed \(seed)")
      #expect(secondary(below: k, above: k).isNear(still), "seed \(seed)")
    }
  }
}

extension Rect {
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// The position of an edge or center; nil for other lines.
  fileprivate func line(_ key: AlignmentKey) -> Double? {
    switch key {
    case .leading: minX
    case .horizontalCenter: midX
    case .trailing: maxX
    case .top: minY
    case .verticalCenter: midY
    case .bottom: maxY
    default: nil
    }
  }
}
