/// The layout of an SF Symbol: its size in points and its baseline.
///
///     star at 17 points: 22 × 20     ★ ── baseline 16.5 from the top: 3.5 of it hang below
///
/// It is rigid. It has no gap of its own to text above and below; to other views it keeps the distance of its baseline.
public struct SymbolPicture: Hashable, Sendable {
  /// Width and height in points.
  public var size: Size
  /// The baseline from the top edge, possibly outside the symbol: a dash floats above the line.
  public var baseline: Double
  /// The middle of the capitals beside it, from the top edge.
  public var lineCenter: Double

  /// Makes a symbol from its measures.
  public init(size: Size, baseline: Double, lineCenter: Double) {
    self.size = size
    self.baseline = baseline
    self.lineCenter = lineCenter
  }
}

extension SymbolPicture: LeafKind, StoredKind {
  static func table(in payloads: Payloads) -> ContiguousArray<SymbolPicture> { payloads.symbols }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    ViewTraits(explicitKeys: .textLines)
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {
    table.keep(.symbol(at(node, tree)), of: node)
  }
  static func range(_ axis: Axis, of node: Int, _ known: LengthRanges, in tree: LayoutTree) -> LengthRange? {
    .rigid(at(node, tree).size[axis])
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(at(node, pass.tree).size[axis])
  }
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    let symbol = at(node, pass.tree)
    switch key {
    case .firstTextBaseline, .lastTextBaseline: return GuideAnswer(symbol.baseline)
    case .firstTextLineCenter: return GuideAnswer(symbol.lineCenter)
    default: return GuideAnswer(nil)
    }
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? {
    .textBaseline(text: node - 1)
  }
}

extension ViewSpacing {
  /// A symbol's spacing: no gap to text, and room for its baseline to anything else.
  static func symbol(_ symbol: SymbolPicture) -> ViewSpacing {
    let below = symbol.size.height - symbol.baseline
    return ViewSpacing(
      top: EdgeSpacing(aboveText: below, symbol: 0), leading: .none,
      bottom: EdgeSpacing(belowText: below + 1, symbol: 0), trailing: .none)
  }
}

extension LayoutTreeBuilder {
  mutating func usable(_ symbol: SymbolPicture) -> SymbolPicture {
    var symbol = symbol
    symbol.size = Size(width: natural(symbol.size.width), height: natural(symbol.size.height))
    symbol.baseline = finite(symbol.baseline, .symbolLine) ?? 0
    symbol.lineCenter = finite(symbol.lineCenter, .symbolLine) ?? 0
    return symbol
  }
}
