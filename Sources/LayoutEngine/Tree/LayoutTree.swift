/// Views as contiguous nodes in the order of the source: a node, then everything inside it.
///
///     HStack { Color; Text.padding() }        0 HStack   end 4
///                                             1 Color    end 2
///                                             2 padding  end 4
///                                             3 Text     end 4
///
/// Made by `LayoutTreeBuilder`; laid out any number of times, in stages of any size.
public struct LayoutTree {
  /// How many nodes the builder was given.
  public let count: Int
  /// What was odd in the tree itself, whatever the stage: impossible frames, missing children, views too deep.
  public let notes: [LayoutNote]

  /// Node 0 is a column around everything, laid out only if there is not exactly one root; node `i + 1` is the caller's
  /// node `i`.
  let nodes: ContiguousArray<Node>
  let payloads: Payloads
  private(set) var traits = Traits()
  let keys: [CustomKey]
  /// Where layout starts: the only root, or the column around several.
  let top: Int
  /// How nodes look, by the caller's indices; layout has no use for it.
  var paints: [Int: Paint] = [:]
  /// For the usual scale; for others, each layout makes its own.
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

  /// Lays the tree out: the root is proposed the stage's size and centred in it; several roots stand in a column,
  /// centred, with default spacing.
  ///
  ///     stage 320 × 400, root 50 × 30:   x = (320 − 50) / 2 = 135,  y = (400 − 30) / 2 = 185
  ///
  /// Any tree has a layout: numbers that cannot be used become notes.
  ///
  /// - Parameters:
  ///   - scale: pixels in a point; a text's size and a divider's thickness are whole pixels.
  ///   - asked: views of which it matters what they are offered.
  ///   - isOver: asked now and then; true ends the layout early, and the frames mean nothing.
  /// - Complexity: linear in the number of views, whatever their depth; a stack also sorts its children.
  public func layout(
    in stage: Size, scale: Double = 2, tellingOffersTo asked: [Int] = [], isOver: (() -> Bool)? = nil
  ) -> LayoutResult {
    let pass = LayoutPass(tree: self, scale: scale, isOver: isOver)
    var result = pass.layout(in: stage)
    for node in asked { if let offer = pass.offer(to: node) { result.note(offer, to: node) } }
    return result
  }

  /// The same by the views' rules alone: no answer is kept and nothing is known beforehand.
  ///
  /// What the quick way is tested against. The time doubles with every level, so that it is for small trees only.
  func layoutWithoutMemory(in stage: Size, scale: Double = 2) -> LayoutResult {
    LayoutPass(tree: self, scale: scale, remembers: false).layout(in: stage)
  }
}

/// One view or modifier. What does not fit is in a side table, at `payload`.
struct Node {
  enum Kind: UInt8 {
    /// Nothing, 0 × 0: a modifier around nothing, or a view that lies too deep.
    case empty
    case shape, circle, image, resizableImage, symbol, text, spacer, divider
    case padding, fixedFrame, flexibleFrame, offset, layoutPriority, alignmentGuide
    /// Every other one.
    case modifier
    /// Overlay and background: the same to layout.
    case overlay
    case stack, zStack
    case lazyStack, lazyGrid, viewThatFits, geometryReader
    case scroll, safeAreaInset
    case grid, gridRow, gridCell, custom

    var isLeaf: Bool { rawValue <= Kind.divider.rawValue }

    /// Answers by going over all that is in it, or over a long list: worth a look at the clock.
    var isDear: Bool { self == .text || self == .lazyGrid || self == .grid || self == .custom }

    /// Answers by a line of arithmetic, which is quicker than remembering.
    var isPlainLeaf: Bool { isLeaf && self != .text }
  }

  var kind: Kind
  var isRightToLeft: Bool
  /// Where a spacer grows and across which a divider is thin.
  var surroundings: SurroundingAxis = .noStack
  /// Whether those are a container that is not there, which was around this node alone.
  var standsInElided = false
  var payload: Int32
  /// One past the last node inside this one.
  var end: Int32
}

/// What a spacer or divider stands in.
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

/// An alignment of the learner's own.
struct CustomKey {
  var name: String
  var axis: Axis
  var defaultValue: (ViewDimensions) -> Double
}

extension LayoutTree {
  /// The nodes directly inside a node, in source order.
  func children(of node: Int) -> Children { Children(nodes: nodes, upcoming: node + 1, end: Int(nodes[node].end)) }

  /// The first node inside; only asked of nodes that have one.
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
