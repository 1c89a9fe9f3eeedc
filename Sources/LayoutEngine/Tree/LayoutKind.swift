/// The rule of one kind of node: everything that the engine knows of it, in one file.
///
///     stack      children one after another      ContainerKind: `arrange` and `length`
///     Color      no children                     LeafKind: `length`
///     padding    around one view                 LayoutModifier: `offer`, `length`, `origin`; defaults for the rest
///
/// All members are static, since the nodes of a tree are plain numbers: a kind reads its parameters with `at`.
protocol LayoutKind {
  // MARK: Before any size is known

  /// The allowed number of children; nil for any number.
  static var childCount: ClosedRange<Int>? { get }
  /// The surroundings of spacers and dividers inside, if they differ from `around`.
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis
  /// Its priority, explicit lines and axis dependencies, derived from the views inside.
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits
  /// Sets its spacing, derived from the views inside; the default is an ordinary view's spacing.
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree)
  /// Sets the gaps between the views inside.
  static func setGaps(in node: Int, _ wanted: SpacingTable, _ gaps: ScratchMemory<Double>, _ tree: LayoutTree)
  /// The minimum and maximum length, if they follow from the tree alone; equal to `length` for 0 and ∞.
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange?

  // MARK: Sizes, places, lines

  /// The length along an axis for `proposal`.
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength
  /// Sets the frame of each view inside, once its own frame is known.
  static func placeChildren(of node: Int, in proposal: Proposal, _ stage: Size, _ pass: LayoutPass)
  /// Its explicit value for a line.
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer

  // MARK: Tracing

  /// The lines that it asks for when it places its content. A question to itself comes first.
  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion]
  /// The source of its explicit value for a line.
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin?
  /// Its effect on a line that leaves a view inside.
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay
  /// Whether it asks a view inside only to position it in a frame or as a secondary view.
  static func asksIncidentally(_ child: Int, of node: Int) -> Bool
  /// Why it has its size, and what it offers the views inside.
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason]
}

extension LayoutKind {
  static var childCount: ClosedRange<Int>? { nil }
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis { around }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {}
  static func setGaps(in node: Int, _ wanted: SpacingTable, _ gaps: ScratchMemory<Double>, _ tree: LayoutTree) {}
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? { nil }
  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] { [] }
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay { .passes }
  static func asksIncidentally(_ child: Int, of node: Int) -> Bool { false }
  static func reasons(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [LayoutReason] { [] }
}

/// A kind whose parameters have their own table.
protocol StoredKind: LayoutKind {
  static func table(in payloads: Payloads) -> ContiguousArray<Self>
}

extension StoredKind {
  /// The parameters of a node of this kind.
  @inline(__always) static func at(_ node: Int, _ tree: LayoutTree) -> Self {
    table(in: tree.payloads)[Int(tree.nodes[node].payload)]
  }
}

// MARK: - Views without children

/// A view without children.
protocol LeafKind: LayoutKind {}

extension LeafKind {
  static var childCount: ClosedRange<Int>? { 0...0 }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits { ViewTraits() }
  static func placeChildren(of node: Int, in proposal: Proposal, _ stage: Size, _ pass: LayoutPass) {}
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    GuideAnswer(nil)
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? { nil }
}

// MARK: - Views around several views

/// The lines that decide a container's size, at most two.
typealias DecidingKeys = (AlignmentKey?, AlignmentKey?)

/// A container that aligns any number of views.
protocol ContainerKind: LayoutKind {
  /// The lines that decide its size.
  static func keys(of node: Int, in tree: LayoutTree) -> DecidingKeys
  /// Arranges the children for placement: sets each slot's `offer` and `corner`, and its `size` if known.
  ///
  /// - Parameter origin: the container's own corner, which only custom layouts use.
  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row
}

extension ContainerKind {
  static func keys(of node: Int, in tree: LayoutTree) -> DecidingKeys { (nil, nil) }
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis { .noStack }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    known.ofContainer(node, keys: keys(of: node, in: tree), in: tree)
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {
    table.keep(table.most(of: tree.children(of: node)), of: node)
  }
  static func placeChildren(of node: Int, in proposal: Proposal, _ stage: Size, _ pass: LayoutPass) {
    pass.place(arrange(node, in: proposal, from: pass.placements.frames[node].origin, pass), in: stage)
  }
  /// The children's values, moved by their positions and combined.
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    pass.combined(key, of: arrange(node, in: proposal, from: .zero, pass))
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? {
    pass.combinedOrigin(of: key, in: node, from: Array(pass.tree.children(of: node)))
  }
  /// Edges and centers do not leave their container.
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay {
    key.isGeometric ? .stops : .passes
  }
}

/// A container that no line leaves.
protocol ClosedContainerKind: ContainerKind {}

extension ClosedContainerKind {
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {}
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    GuideAnswer(nil)
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? { nil }
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay { .hides }
}

// MARK: - The table of all kinds

extension Node.Kind {
  /// The rule of a kind.
  var law: any LayoutKind.Type {
    switch self {
    case .empty: EmptyLeaf.self
    case .shape: ShapeLeaf.self
    case .circle: CircleLeaf.self
    case .image: ImageLeaf.self
    case .resizableImage: ResizableImageLeaf.self
    case .symbol: SymbolPicture.self
    case .text: StyledText.self
    case .spacer: Spacer.self
    case .divider: DividerLeaf.self
    case .padding: Padding.self
    case .fixedFrame: FixedFrame.self
    case .flexibleFrame: BoundedFrame.self
    case .offset: Offset.self
    case .layoutPriority: LayoutPriority.self
    case .alignmentGuide: GuideModifier.self
    case .modifier: AnyModifier.self
    case .overlay: Overlay.self
    case .stack: Stack.self
    case .zStack: ZStack.self
    case .lazyStack: LazyStack.self
    case .lazyGrid: LazyGrid.self
    case .viewThatFits: ViewThatFits.self
    case .geometryReader: GeometryReader.self
    case .scroll: Scroll.self
    case .safeAreaInset: SafeAreaInset.self
    case .grid: Grid.self
    case .gridRow: GridRow.self
    case .gridCell: GridCell.self
    case .custom: HandWrittenLayout.self
    }
  }
}
