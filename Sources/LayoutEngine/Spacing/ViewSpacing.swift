/// A view's preferred spacing to its neighbors, edge by edge.
///
///     box above box     8           no demand in common
///     box above Text    d + c       d: the font's descent, c: a tenth of its line, rounded up to the pixel
///     Text above box    the text's larger demand, so that boxes keep clear of descenders
///     Text above Text   the lower one's leading
///     Spacer            0 along its stack
///
/// A gap is the largest named demand that both neighbors share; without one, the larger plain demand; else 8.
public struct ViewSpacing: Hashable, Sendable {
  var top: EdgeSpacing
  var leading: EdgeSpacing
  var bottom: EdgeSpacing
  var trailing: EdgeSpacing
  /// A spacer, perhaps behind modifiers. A frame does not turn it into an ordinary view.
  var isSpacer = false

  /// An ordinary view: a color, a shape, an image.
  static let box = ViewSpacing(
    top: .boxTop, leading: .none, bottom: .boxBottom, trailing: .none)

  /// No spacing, as for a container without children.
  public static let zero = ViewSpacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// No preference; the neutral element of `formMaximum`.
  static let none = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

  init(top: EdgeSpacing, leading: EdgeSpacing, bottom: EdgeSpacing, trailing: EdgeSpacing, isSpacer: Bool = false) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.isSpacer = isSpacer
  }

  static func text(_ text: StyledText, scale: Double) -> ViewSpacing {
    let wanted = text.spacing(scale: scale)
    return ViewSpacing(
      top: EdgeSpacing(aboveText: wanted.aboveText, text: wanted.leading), leading: .none,
      bottom: EdgeSpacing(belowText: wanted.belowText, text: wanted.leading), trailing: .none)
  }

  static func spacer(in surroundings: SurroundingAxis) -> ViewSpacing {
    switch surroundings {
    case .row: ViewSpacing(top: .none, leading: .zero, bottom: .none, trailing: .zero, isSpacer: true)
    case .column: ViewSpacing(top: .zero, leading: .none, bottom: .zero, trailing: .none, isSpacer: true)
    case .noStack: ViewSpacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero, isSpacer: true)
    }
  }

  /// Makes spacing without a preference, to be combined with that of other views.
  public init() { self = .none }

  /// The gap between a view with spacing `self` and the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Resets to an ordinary view's spacing for a frame that sets the length along an axis.
  mutating func resetForFrame(along axis: Axis) {
    if !isSpacer { reset(along: axis) }
  }

  mutating func reset(along axis: Axis) {
    if axis == .horizontal {
      leading = Self.box.leading
      trailing = Self.box.trailing
    } else {
      top = Self.box.top
      bottom = Self.box.bottom
    }
  }

  /// Resets the edges that padding moved to an ordinary view's spacing.
  mutating func reset(movedBy insets: EdgeInsets) {
    if insets.top != 0 { top = Self.box.top }
    if insets.leading != 0 { leading = Self.box.leading }
    if insets.bottom != 0 { bottom = Self.box.bottom }
    if insets.trailing != 0 { trailing = Self.box.trailing }
  }

  /// Takes the larger demand on the chosen edges.
  public mutating func formUnion(
    _ other: ViewSpacing, top: Bool = true, leading: Bool = true, bottom: Bool = true, trailing: Bool = true
  ) {
    if top { self.top.formMaximum(other.top) }
    if leading { self.leading.formMaximum(other.leading) }
    if bottom { self.bottom.formMaximum(other.bottom) }
    if trailing { self.trailing.formMaximum(other.trailing) }
  }

  /// Takes the larger demand on every edge.
  mutating func formMaximum(_ other: ViewSpacing) {
    formMaximum(other, across: .horizontal)
    formMaximum(other, across: .vertical)
  }

  /// Takes the larger demand on the edges across an axis: above and below for a row.
  mutating func formMaximum(_ other: ViewSpacing, across axis: Axis) {
    if axis == .horizontal {
      top.formMaximum(other.top)
      bottom.formMaximum(other.bottom)
    } else {
      leading.formMaximum(other.leading)
      trailing.formMaximum(other.trailing)
    }
  }

  /// Copies the edge where a stack along `axis` starts.
  mutating func takeStart(of first: ViewSpacing, along axis: Axis) {
    if axis == .horizontal { leading = first.leading } else { top = first.top }
  }

  /// Copies the edge where a stack along `axis` ends.
  mutating func takeEnd(of last: ViewSpacing, along axis: Axis) {
    if axis == .horizontal { trailing = last.trailing } else { bottom = last.bottom }
  }
}

/// The named demands of one edge, in points; nil if there is none.
struct EdgeSpacing: Hashable, Sendable {
  /// To a text below this edge; for a text, to any view above it.
  var aboveText: Double?
  /// From a text to any view below it.
  var belowText: Double?
  /// Between two texts: the font's leading.
  var text: Double?
  /// Between a symbol and a text or symbol, whatever the font's leading.
  var symbol: Double?
  /// To neighbors that share none of the above.
  var plain: Double?

  static let none = EdgeSpacing()
  static let zero = EdgeSpacing(plain: 0)
  static let boxTop = EdgeSpacing(belowText: 0)
  static let boxBottom = EdgeSpacing(aboveText: 0)

  /// The default gap between views.
  static let standard = 8.0

  func distance(to next: EdgeSpacing) -> Double {
    named(next).compactMap { $0 }.max()
      ?? [plain, next.plain].compactMap { $0 }.max()
      ?? Self.standard
  }

  /// The demands that both edges share: above a text, below one, between two.
  private func named(_ next: EdgeSpacing) -> [Double?] {
    [both(aboveText, next.aboveText), both(belowText, next.belowText), betweenTexts(next)]
  }

  /// Which demand decides the distance.
  func reason(to next: EdgeSpacing) -> GapReason {
    let named = named(next)
    guard let largest = named.compactMap({ $0 }).max() else {
      return plain == nil && next.plain == nil ? .standard : .plain
    }
    if named[0] == largest { return .aboveText }
    return named[1] == largest ? .belowText : .betweenTexts
  }

  mutating func formMaximum(_ other: EdgeSpacing) {
    aboveText = larger(aboveText, other.aboveText)
    belowText = larger(belowText, other.belowText)
    text = larger(text, other.text)
    symbol = larger(symbol, other.symbol)
    plain = larger(plain, other.plain)
  }

  /// A symbol's number overrides the fonts' leading.
  private func betweenTexts(_ next: EdgeSpacing) -> Double? {
    if symbol != nil || next.symbol != nil {
      guard isTextLike, next.isTextLike else { return nil }
      return (symbol ?? 0) + (next.symbol ?? 0)
    }
    return text.flatMap { _ in next.text }
  }

  private var isTextLike: Bool { text != nil || symbol != nil }

  private func both(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return nil }
    return first + second
  }

  private func larger(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return first ?? second }
    return max(first, second)
  }
}

extension LayoutTree {
  /// The gap before every node that follows another one in a stack, and before every grid row but the first.
  func gaps(_ wanted: SpacingTable) -> ScratchMemory<Double> {
    let gaps = ScratchMemory(repeating: 0.0, count: nodes.count)
    for node in nodes.indices where !nodes[node].kind.isLeaf {
      nodes[node].kind.law.setGaps(in: node, wanted, gaps, self)
    }
    return gaps
  }

  /// Sets the gaps between consecutive views; `isReversed` if the last comes first.
  func setGaps(
    between children: Children, along axis: Axis, _ spacing: Double?, isReversed: Bool = false, _ wanted: SpacingTable,
    _ gaps: ScratchMemory<Double>
  ) {
    var previous: Int?
    for child in children {
      if let previous {
        let (first, second) = isReversed ? (child, previous) : (previous, child)
        gaps[child] = spacing ?? wanted[first].distance(to: wanted[second], along: axis)
      }
      previous = child
    }
  }
}
