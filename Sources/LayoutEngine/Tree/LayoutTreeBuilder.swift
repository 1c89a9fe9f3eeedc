/// Builds a layout tree in source order: open a container or modifier, add its content, close it.
///
///     var builder = LayoutTreeBuilder()
///     builder.open(.stack(.horizontal, alignment: .bottom, spacing: nil))
///     builder.add(.shape)
///     builder.add(.divider)
///     builder.close()
///     let frames = builder.finish().layout(in: Size(width: 100, height: 50))
///
/// Nothing traps: a missing or surplus `close` and a wrong number of children become notes of the tree.
public struct LayoutTreeBuilder {
  /// The layout direction of the nodes added from here on.
  public var layoutDirection = LayoutDirection.leftToRight

  private let maximumDepth: Int
  private var nodes: ContiguousArray<Node>
  private var payloads = Payloads()
  private var keys: [CustomKey] = []
  var paints: [Int: Paint] = [:]
  private var noteLog = LayoutNotes()
  private var open: [Int] = []
  private var childCounts: [Int] = [0]
  /// The surroundings of the next node, if an elided container is around it.
  private var elided: SurroundingAxis?
  private var hasNotedDepth = false

  /// The number of nodes so far, which is the index of the next one.
  public var count: Int { nodes.count - 1 }

  /// Makes an empty builder.
  ///
  /// - Parameter maximumDepth: the number of levels to lay out; deeper views are left out with a note. A level takes 4
  ///   to 6 KB of stack without optimization, plus the needs of guide closures, so the default is safe on an ordinary
  ///   thread of 8 MB. Raise it only on a thread with a larger stack.
  public init(maximumDepth: Int = 1000) {
    self.maximumDepth = max(maximumDepth, 1)
    nodes = [Node(kind: .stack, isRightToLeft: false, payload: 0, end: 0)]
    payloads.stacks.append(Stack(axis: .vertical, alignment: .horizontalCenter, spacing: nil))
  }

  /// Registers a custom alignment and returns its key.
  ///
  /// - Parameters:
  ///   - name: the name in messages.
  ///   - defaultValue: the position of the line in a view that does not set it.
  public mutating func addKey(
    _ axis: Axis, name: String, defaultValue: @escaping (ViewDimensions) -> Double
  ) -> AlignmentKey {
    let index = UInt16(clamping: AlignmentKey.builtInCount + keys.count)
    if index < .max { keys.append(CustomKey(name: name, axis: axis, defaultValue: defaultValue)) }
    return AlignmentKey(index: index, axis: axis)
  }

  /// Adds a view without children and returns its index.
  @discardableResult
  public mutating func add(_ leaf: LayoutRule) -> Int {
    let index = open(leaf)
    close()
    return index
  }

  /// Opens a container or modifier and returns its index. All nodes up to its `close` belong to it.
  @discardableResult
  public mutating func open(_ rule: LayoutRule) -> Int {
    let index = count
    childCounts[childCounts.count - 1] += 1
    let isRightToLeft = layoutDirection == .rightToLeft
    if index == 0 { nodes[0].isRightToLeft = isRightToLeft }
    var node = Node(kind: .empty, isRightToLeft: isRightToLeft, payload: 0, end: 0)
    if open.count < maximumDepth {
      (node.kind, node.payload) = compact(rule)
    } else {
      noteTooDeep()
    }
    if let nearest = elided {
      node.surroundings = nearest
      node.standsInElided = true
      elided = nil
    }
    open.append(nodes.count)
    childCounts.append(0)
    nodes.append(node)
    return index
  }

  /// Marks the next node as the only child of an elided container, which gets no node.
  ///
  /// Spacers and dividers in it still use that container's axis: `HStack { Spacer() }` is as wide as proposed, and 0
  /// high. Of several nested ones, the innermost counts.
  public mutating func elide(_ container: LayoutRule) { elided = surroundings(inElided: container) }

  /// Closes the container or modifier that was opened last.
  public mutating func close() {
    elided = nil
    guard let node = open.popLast(), let childCount = childCounts.popLast() else {
      noteLog.add(LayoutNote(.nothingToClose, node: nil))
      return
    }
    nodes[node].end = Int32(clamping: nodes.count)
    checkChildren(of: node, childCount)
  }

  /// Returns the tree; closes open nodes first.
  public consuming func finish() -> LayoutTree {
    while !open.isEmpty { close() }
    nodes[0].end = Int32(clamping: nodes.count)
    settleSurroundings()
    var tree = LayoutTree(
      count: count, notes: noteLog.notes, nodes: nodes, payloads: payloads, keys: keys,
      top: childCounts.first == 1 ? 1 : 0)
    tree.paints = paints
    return tree
  }
}

// MARK: - Compact nodes

extension LayoutTreeBuilder {
  /// One note for all: everything inside is deeper still.
  private mutating func noteTooDeep() {
    guard !hasNotedDepth else { return }
    hasNotedDepth = true
    note(.tooDeep(maximum: maximumDepth))
  }

  /// Adds a note about the next node.
  mutating func note(_ kind: LayoutNote.Kind) { noteLog.add(LayoutNote(kind, node: count)) }

  /// Adds a note about an invalid number for the next node.
  mutating func note(_ number: Double, as quantity: LayoutNote.Quantity) {
    note(.invalidNumber(quantity, OddNumber(number)))
  }

  /// A rule's kind and the index of its parameters.
  private mutating func compact(_ rule: LayoutRule) -> (Node.Kind, Int32) {
    switch rule {
    case .shape: return (.shape, 0)
    case .circle: return (.circle, 0)
    case .image(let size, let isResizable):
      let natural = Size(width: natural(size.width), height: natural(size.height))
      return (isResizable ? .resizableImage : .image, payloads.images.place(natural))
    case .symbol(let symbol): return (.symbol, payloads.symbols.place(usable(symbol)))
    case .text(let text): return (.text, payloads.texts.place(text))
    case .spacer(let length):
      return (.spacer, payloads.spacers.place(Spacer(minLength: finite(length, .minLength) ?? 8)))
    case .divider: return (.divider, 0)
    case .padding(let insets): return (.padding, payloads.paddings.place(Padding(insets: finite(insets))))
    case .fixedFrame(let width, let height, let alignment):
      let frame = FixedFrame(
        width: frameLength(width, .horizontal), height: frameLength(height, .vertical),
        contentAlignment: fitting(alignment))
      return (.fixedFrame, payloads.fixedFrames.place(frame))
    case .flexibleFrame(let frame, let alignment):
      return (.flexibleFrame, payloads.flexibleFrames.place(bounded(frame, fitting(alignment))))
    case .offset(let x, let y): return (.offset, payloads.offsets.place(Offset(shift: finite(x, y, .offset))))
    case .position(let x, let y):
      return (.modifier, payloads.modifiers.place(AnyModifier(Position(point: finite(x, y, .position)))))
    case .layoutPriority(let priority):
      if priority.isNaN { note(priority, as: .layoutPriority) }
      return (.layoutPriority, payloads.priorities.place(LayoutPriority(value: priority.isNaN ? 0 : priority)))
    case .alignmentGuide(let key, let isPure, let value):
      return (.alignmentGuide, payloads.guides.place(GuideModifier(key: key, isPure: isPure, value: value)))
    case .modifier(let modifier): return (.modifier, payloads.modifiers.place(modifier.usable(&self)))
    case .overlay(let alignment), .background(let alignment):
      return (.overlay, payloads.overlays.place(Overlay(meeting: fitting(alignment))))
    case .stack(let axis, let alignment, let spacing):
      let stack = Stack(
        axis: axis, alignment: fitting(alignment, axis.other), spacing: finite(spacing, .spacing))
      return (.stack, payloads.stacks.place(stack))
    case .zStack(let alignment): return (.zStack, payloads.zStacks.place(ZStack(alignment: fitting(alignment))))
    case .lazyStack(let axis, let alignment, let spacing):
      let stack = LazyStack(
        axis: axis, alignment: fitting(alignment, axis.other), spacing: finite(spacing, .spacing))
      return (.lazyStack, payloads.lazyStacks.place(stack))
    case .lazyGrid(let grid): return (.lazyGrid, payloads.lazyGrids.place(usable(grid)))
    case .viewThatFits(let horizontal, let vertical):
      return (.viewThatFits, payloads.viewsThatFit.place(ViewThatFits(horizontal: horizontal, vertical: vertical)))
    case .geometryReader: return (.geometryReader, 0)
    case .scroll(let horizontal, let vertical, let insets):
      let scroll = Scroll(horizontal: horizontal, vertical: vertical, insets: finite(insets))
      return (.scroll, payloads.scrolls.place(scroll))
    case .safeAreaInset(let edge, let alignment, let spacing):
      let inset = SafeAreaInset(
        edge: edge, alignment: fitting(alignment, edge.axis.other), spacing: finite(spacing, .spacing))
      return (.safeAreaInset, payloads.safeAreaInsets.place(inset))
    case .grid(let alignment, let horizontal, let vertical):
      let grid = Grid(
        alignment: fitting(alignment), horizontalSpacing: finite(horizontal, .spacing),
        verticalSpacing: finite(vertical, .spacing))
      return (.grid, payloads.grids.place(grid))
    case .gridRow(let key): return gridRow(key.map { fitting($0, .vertical) })
    case .gridCell(let cell): return (.gridCell, payloads.gridCells.place(usable(cell)))
    case .custom(let layout): return (.custom, payloads.customs.place(layout))
    }
  }

  /// A row of the surrounding grid; an ordinary row outside of grids.
  private mutating func gridRow(_ key: AlignmentKey?) -> (Node.Kind, Int32) {
    if let around = open.last, nodes[around].kind == .grid {
      return (.gridRow, payloads.gridRows.place(GridRow(key: key)))
    }
    return (.stack, payloads.stacks.place(Stack(axis: .horizontal, alignment: key ?? .verticalCenter, spacing: nil)))
  }

  /// The key, if it belongs to the axis; else the center, with a note.
  mutating func fitting(_ key: AlignmentKey, _ axis: Axis) -> AlignmentKey {
    if key.axis == axis { return key }
    note(.wrongAxis)
    return axis == .horizontal ? .horizontalCenter : .verticalCenter
  }

  mutating func fitting(_ alignment: Alignment) -> Alignment {
    Alignment(
      horizontal: fitting(alignment.horizontal, .horizontal), vertical: fitting(alignment.vertical, .vertical))
  }

  /// The number if it is finite.
  mutating func finite(_ number: Double?, _ quantity: LayoutNote.Quantity) -> Double? {
    guard let number, !number.isFinite else { return number }
    note(number, as: quantity)
    return nil
  }

  mutating func finite(_ x: Double, _ y: Double, _ quantity: LayoutNote.Quantity) -> Point {
    Point(x: finite(x, quantity) ?? 0, y: finite(y, quantity) ?? 0)
  }

  mutating func finite(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: finite(insets.top, .padding) ?? 0, leading: finite(insets.leading, .padding) ?? 0,
      bottom: finite(insets.bottom, .padding) ?? 0, trailing: finite(insets.trailing, .padding) ?? 0)
  }

  mutating func natural(_ length: Double) -> Double {
    if length.isFinite, length >= 0 { return length }
    note(length, as: .imageLength)
    return 0
  }

}

// MARK: - Shape of the tree

extension LayoutTreeBuilder {
  /// Makes every node match its kind's number of children, so that layout need not check.
  private mutating func checkChildren(of node: Int, _ childCount: Int) {
    guard let expected = nodes[node].kind.law.childCount, !expected.contains(childCount) else { return }
    noteLog.add(
      LayoutNote(.wrongNumberOfChildren(childCount, taken: expected.lowerBound), node: node - 1))
    if childCount == 0 {
      nodes[node].kind = .empty
    } else if expected.lowerBound == 2, childCount == 1 {
      // A primary view without a secondary one becomes an offset of zero.
      nodes[node].kind = .offset
      nodes[node].payload = payloads.offsets.place(Offset(shift: .zero))
    }
  }

  /// Gives spacers and dividers their nearest stack; overlays and layers are not stacks. An elided stack is nearer than
  /// those around it.
  private mutating func settleSurroundings() {
    for node in nodes.indices {
      if nodes[node].kind.isLeaf { continue }
      let law = nodes[node].kind.law
      var inside = law.surroundings(in: nodes[node], around: nodes[node].surroundings, payloads)
      if node == 0, childCounts.first == 1 { inside = .noStack }
      var child = node + 1
      while child < Int(nodes[node].end) {
        if !nodes[child].standsInElided { nodes[child].surroundings = inside }
        // A secondary view is in no stack.
        if law.childCount == 2...2 { inside = .noStack }
        child = Int(nodes[child].end)
      }
    }
  }

  /// The surroundings of a view in an elided container.
  private func surroundings(inElided container: LayoutRule) -> SurroundingAxis {
    if case .stack(let axis, _, _) = container { return SurroundingAxis(axis) }
    return .noStack
  }
}

extension ContiguousArray {
  /// Appends an element and returns its index.
  fileprivate mutating func place(_ element: Element) -> Int32 {
    append(element)
    return Int32(clamping: count - 1)
  }
}
