/// A tree of views as contiguous nodes in source order: each node precedes everything inside it.
///
///     HStack { Color; Text.padding() }        0 HStack   end 4
///                                             1 Color    end 2
///                                             2 padding  end 4
///                                             3 Text     end 4
///
/// `LayoutTreeBuilder` makes it; a caller may lay it out any number of times, on stages of any size.
public struct LayoutTree {
  /// The number of nodes from the builder.
  public let count: Int
  /// Problems of the tree itself, whatever the stage: impossible frames, missing children, views at too great a depth.
  public let notes: [LayoutNote]

  /// Node 0 is a column around everything, used unless there is one root; node `i + 1` is the caller's node `i`.
  let nodes: ContiguousArray<Node>
  let payloads: Payloads
  private(set) var traits = Traits()
  let keys: [CustomKey]
  /// The node where layout starts: the only root, or the column around several.
  let top: Int
  /// The nodes' paints, by the caller's indices; layout ignores them.
  var paints: [Int: Paint] = [:]
  /// Prepared for the default scale; for others, each layout prepares its own.
  private var usual: PreparedTree?

  init(
    count: Int, notes: [LayoutNote], nodes: ContiguousArray<Node>, payloads: Payloads, keys: [CustomKey], top: Int
  ) {
    self.count = count
    self.notes = notes
    self.nodes = nodes
    self.payloads = payloads
    self.keys = keys
    self.top = top
    traits = Traits(of: self)
    usual = PreparedTree(tree: self, scale: 2)
  }

  func prepared(scale: Double) -> PreparedTree {
    if let usual, usual.scale == scale { return usual }
    return PreparedTree(tree: self, scale: scale)
  }

  /// Lays the tree out: proposes the stage's size to the root and centers it there. Several roots form a centered
  /// column with default spacing.
  ///
  ///     stage 320 × 400, root 50 × 30:   x = (320 − 50) / 2 = 135,  y = (400 − 30) / 2 = 185
  ///
  /// Any tree has a layout: invalid numbers become notes.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; a text's size and a divider's thickness are whole pixels.
  ///   - asked: views whose final proposals the result should contain.
  ///   - isOver: called now and then; true ends the layout early and makes the frames meaningless.
  /// - Complexity: linear in the number of views, whatever their depth; a stack also sorts its children.
  public func layout(
    in stage: Size, scale: Double = 2, tellingOffersTo asked: [Int] = [], isOver: (() -> Bool)? = nil
  ) -> LayoutResult {
    let pass = LayoutPass(tree: self, scale: scale, isOver: isOver)
    var result = pass.layout(in: stage)
    for node in asked { if let offer = pass.offer(to: node) { result.note(offer, to: node) } }
    return result
  }

  /// The reference implementation: the views' rules alone, without caches or precomputed facts.
  ///
  /// Tests compare the fast path with it. Its time doubles with every level, so it suits small trees only.
  func layoutWithoutMemory(in stage: Size, scale: Double = 2) -> LayoutResult {
    LayoutPass(tree: self, scale: scale, remembers: false).layout(in: stage)
  }
}

/// One view or modifier. Larger parameters are in a side table, at `payload`.
struct Node {
  enum Kind: UInt8 {
    /// An empty view, 0 × 0: the content of a modifier around nothing, or a view at too great a depth.
    case empty
    case shape, circle, image, resizableImage, symbol, text, spacer, divider
    case padding, fixedFrame, flexibleFrame, offset, layoutPriority, alignmentGuide
    /// Any other modifier.
    case modifier
    /// Overlay and background, which layout treats alike.
    case overlay
    case stack, zStack
    case lazyStack, lazyGrid, viewThatFits, geometryReader
    case scroll, safeAreaInset
    case grid, gridRow, gridCell, custom

    var isLeaf: Bool { rawValue <= Kind.divider.rawValue }

    /// Whether answering takes long (all content, or a long list), so that cancellation should be checked.
    var isDear: Bool { self == .text || self == .lazyGrid || self == .grid || self == .custom }

    /// Whether answering is one line of arithmetic, which is faster than caching.
    var isPlainLeaf: Bool { isLeaf && self != .text }
  }

  var kind: Kind
  var isRightToLeft: Bool
  /// The stack along which a spacer grows and across which a divider is thin.
  var surroundings: SurroundingAxis = .noStack
  /// Whether that stack is elided: it had only this node inside.
  var standsInElided = false
  var payload: Int32
  /// One past the last node inside this one.
  var end: Int32
}

/// The container kind around a spacer or divider.
enum SurroundingAxis: UInt8 {
  case row, column, noStack

  init(_ axis: Axis?) {
    switch axis {
    case .horizontal: self = .row
    case .vertical: self = .column
    case nil: self = .noStack
    }
  }

  var axis: Axis? {
    switch self {
    case .row: .horizontal
    case .column: .vertical
    case .noStack: nil
    }
  }
}

/// The parameters of nodes, by kind.
struct Payloads {
  /// Natural sizes, in points.
  var images: ContiguousArray<Size> = []
  var symbols: ContiguousArray<SymbolPicture> = []
  var texts: ContiguousArray<StyledText> = []
  var spacers: ContiguousArray<Spacer> = []
  var paddings: ContiguousArray<Padding> = []
  var fixedFrames: ContiguousArray<FixedFrame> = []
  var flexibleFrames: ContiguousArray<BoundedFrame> = []
  var offsets: ContiguousArray<Offset> = []
  var priorities: ContiguousArray<LayoutPriority> = []
  var guides: ContiguousArray<GuideModifier> = []
  var modifiers: ContiguousArray<AnyModifier> = []
  var overlays: ContiguousArray<Overlay> = []
  var stacks: ContiguousArray<Stack> = []
  var zStacks: ContiguousArray<ZStack> = []
  var lazyStacks: ContiguousArray<LazyStack> = []
  var lazyGrids: ContiguousArray<LazyGrid> = []
  var viewsThatFit: ContiguousArray<ViewThatFits> = []
  var scrolls: ContiguousArray<Scroll> = []
  var safeAreaInsets: ContiguousArray<SafeAreaInset> = []
  var grids: ContiguousArray<Grid> = []
  var gridRows: ContiguousArray<GridRow> = []
  var gridCells: ContiguousArray<GridCell> = []
  var customs: ContiguousArray<any Layout> = []
}

/// A custom alignment of the source.
struct CustomKey {
  var name: String
  var axis: Axis
  var defaultValue: (ViewDimensions) -> Double
}

extension LayoutTree {
  /// The direct children of a node, in source order.
  func children(of node: Int) -> Children { Children(nodes: nodes, upcoming: node + 1, end: Int(nodes[node].end)) }

  /// The first child of a node that has one.
  func content(of node: Int) -> Int { node + 1 }

  func key(named index: UInt16) -> CustomKey? {
    let place = Int(index) - AlignmentKey.builtInCount
    return keys.indices.contains(place) ? keys[place] : nil
  }

  struct Children: Sequence, IteratorProtocol {
    let nodes: ContiguousArray<Node>
    var upcoming: Int
    let end: Int

    mutating func next() -> Int? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(nodes[upcoming].end) }
      return upcoming
    }
  }
}
