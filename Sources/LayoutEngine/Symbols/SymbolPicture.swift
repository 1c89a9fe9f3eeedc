/// An SF Symbol as it is set: its size in points, and the line of text it stands on.
///
///     star at 17 points: 22 × 20     ★ ── baseline 16.5 from the top: 3.5 of it hang below
///
/// It is rigid. Above and below a text it leaves no gap of its own; to other views it keeps the distance of its baseline.
public struct SymbolPicture: Hashable, Sendable {
  /// Width and height in points.
  public var size: Size
  /// From the top edge to the baseline, which may lie outside: a dash floats above the line.
  public var baseline: Double
  /// From the top edge to the middle of the capitals beside it.
  public var lineCenter: Double

  /// Makes a symbol of known measures.
  public init(size: Size, baseline: Double, lineCenter: Double) {
    self.size = size
    self.baseline = baseline
    self.lineCenter = lineCenter
  }
}

extension LayoutPass {
  /// The lines that a symbol has of its own.
  func explicitOfSymbol(_ key: AlignmentKey, _ node: Int) -> GuideAnswer {
    let symbol = tree.payloads.symbols[payload(of: node)]
    switch key {
    case .firstTextBaseline, .lastTextBaseline: return GuideAnswer(symbol.baseline)
    case .firstTextLineCenter: return GuideAnswer(symbol.lineCenter)
    default: return GuideAnswer(nil)
    }
  }
}

extension ViewSpacing {
  /// What a symbol wants: no gap to text, and room for its baseline towards anything else.
  static func symbol(_ symbol: SymbolPicture) -> ViewSpacing {
    let below = symbol.size.height - symbol.baseline
    return ViewSpacing(
      top: EdgeSpacing(aboveText: below, symbol: 0), leading: .none,
      bottom: EdgeSpacing(belowText: below + 1, symbol: 0), trailing: .none)
  }
}
