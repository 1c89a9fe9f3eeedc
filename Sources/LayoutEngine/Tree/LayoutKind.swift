/// What a kind of node is: everything that the engine knows of it, said in the file that states its law.
///
///     stack      children one after another      ContainerKind: `arrange` and `length`
///     Color      no children                     LeafKind: `length`
///     padding    around one view                 LayoutModifier: `offer`, `length`, `origin`; the rest has a default
///
/// Everything is static, since the nodes of a tree are plain numbers: a kind finds its parameters with `at`.
protocol LayoutKind {
  // MARK: Before any size is known

  /// How many views it is around; nil for any number.
  static var childCount: ClosedRange<Int>? { get }
  /// What spacers and dividers in it stand in, if that is another container than `around`.
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis
  /// Its priority, lines and crossings, from those of the views inside.
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits
  /// Says what it wants around it, from what the views inside want; without, what an ordinary view wants.
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree)
  /// Sets the gaps between the views inside.
  static func setGaps(in node: Int, _ wanted: SpacingTable, _ gaps: ScratchMemory<Double>, _ tree: LayoutTree)
  /// How short and how long it can get, where that follows from the tree alone; what `length` says for 0 and ∞.
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange?

  // MARK: Sizes, places, lines

  /// How long it is along an axis, offered `proposal`.
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength
  /// Gives each view inside its frame, once its own is known.
  static func placeChildren(of node: Int, in proposal: Proposal, _ stage: Size, _ pass: LayoutPass)
  /// The value that it has of its own for a line.
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer

  // MARK: Tracing

  /// Whom it asks for which line when it places what is inside. Itself, if it does, comes first.
  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion]
  /// Where its own value for a line came from.
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin?
  /// What happens to a line on its way out of a view inside.
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay
  /// Whether it asks a view inside only besides: to put it into a frame, or something else upon it.
  static func asksIncidentally(_ child: Int, of node: Int) -> Bool
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
}

/// A kind whose parameters are in a table of its own.
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

/// The lines that decide how large a container is: two at most.
typealias DecidingKeys = (AlignmentKey?, AlignmentKey?)

/// A view around any number of views, which it lines up.
protocol ContainerKind: LayoutKind {
  /// The lines that decide its size.
  static func keys(of node: Int, in tree: LayoutTree) -> DecidingKeys
  /// Arranges the children as they are placed: each slot's `offer` and `corner` are set, and its `size` where it is
  /// known.
  ///
  /// - Parameter origin: where the container's own corner is; only layouts written by hand are told.
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
  /// The children's values, moved by where the container puts them, and combined.
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    pass.combined(key, of: arrange(node, in: proposal, from: .zero, pass))
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? {
    pass.combinedOrigin(of: key, in: node, from: Array(pass.tree.children(of: node)))
  }
  /// Edges and centres do not leave the container that they are set in.
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay {
    key.isGeometric ? .stops : .passes
  }
}

/// A view around others that lets no line out: nothing in it is known outside.
protocol ClosedContainerKind: ContainerKind {}

extension ClosedContainerKind {
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {}
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    GuideAnswer(nil)
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? { nil }
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay { .hides }
}

// MARK: - The one place where all kinds stand beside each other

extension Node.Kind {
  /// The law of a kind.
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
