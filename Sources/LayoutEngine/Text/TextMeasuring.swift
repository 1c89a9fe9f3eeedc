/// The cache of measured texts, by proposed size.
///
/// Most texts fit on one line and are asked for many sizes. So a text is first measured without a limit. If that fits,
/// it is the answer; for a single line no height limit matters, since one line always shows. Then the width alone is
/// the limit.
struct MeasuredTexts {
  struct Entry {
    var width: Double
    var height: Double
    var metrics: TextMetrics
  }

  private var lists: ContiguousArray<[Entry]>

  init(textCount: Int) { lists = ContiguousArray(repeating: [], count: textCount) }

  func find(_ text: Int, width: Double, height: Double) -> TextMetrics? {
    for entry in lists[text] where entry.width == width && entry.height == height { return entry.metrics }
    return nil
  }

  mutating func keep(_ metrics: TextMetrics, _ text: Int, width: Double, height: Double) {
    lists[text].append(Entry(width: width, height: height, metrics: metrics))
  }
}

/// A text is as wide as its widest line and as high as its lines. At width 0 it is 0 wide, so its minimum is 0. It
/// defines the two text baselines and the center of its first line's capitals.
extension StyledText: LeafKind, StoredKind {
  static func table(in payloads: Payloads) -> ContiguousArray<StyledText> { payloads.texts }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    ViewTraits(explicitKeys: .textLines, crossing: .both)
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {
    table.keep(.text(at(node, tree), scale: table.scale), of: node)
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    if axis == .horizontal, proposal.width == 0 { return TrackedLength(0, reads: .width) }
    if proposal.width == 0, proposal.height == 0 { return TrackedLength(0, reads: .both) }
    let (metrics, reads) = pass.metrics(of: pass.payload(of: node), in: proposal)
    return TrackedLength(metrics.size[axis], reads: reads)
  }
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    guard KeySet.textLines.contains(key), !key.isCustom else { return GuideAnswer(nil) }
    let (metrics, reads) = pass.metrics(of: pass.payload(of: node), in: proposal)
    switch key {
    case .lastTextBaseline: return GuideAnswer(metrics.lastBaseline, reads: reads)
    case .firstTextBaseline: return GuideAnswer(metrics.firstBaseline, reads: reads)
    default: return GuideAnswer(metrics.firstBaseline - at(node, pass.tree).capHeight / 2, reads: reads)
    }
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? {
    .textBaseline(text: node - 1)
  }
}

extension LayoutPass {
  fileprivate func metrics(of text: Int, in proposal: Proposal) -> (TextMetrics, Reads) {
    let width = proposal.width ?? .infinity
    let natural = metrics(of: text, width: .infinity, height: .infinity)
    let shrinks = tree.payloads.texts[text].minimumScaleFactor < 1
    if natural.lineCount <= 1, width > 0, natural.size.width <= width,
      !shrinks || natural.size.height <= proposal.height ?? .infinity
    {
      return (natural, shrinks ? .both : .width)
    }
    return (metrics(of: text, width: width, height: proposal.height ?? .infinity), .both)
  }

  private func metrics(of text: Int, width: Double, height: Double) -> TextMetrics {
    if let known = measuredTexts.find(text, width: width, height: height) { return known }
    let metrics = fitting(text, width: width, height: height) ?? measure(text, width: width, height: height)
    if remembers { measuredTexts.keep(metrics, text, width: width, height: height) }
    return metrics
  }

  /// A measurement with fewer limits that fits within these.
  private func fitting(_ text: Int, width: Double, height: Double) -> TextMetrics? {
    if width == 0 { return nil }
    if height < .infinity {
      let unhurried = metrics(of: text, width: width, height: .infinity)
      return unhurried.size.height <= height ? unhurried : nil
    }
    guard width < .infinity else { return nil }
    let natural = metrics(of: text, width: .infinity, height: .infinity)
    return natural.size.width <= width ? natural : nil
  }

  private func measure(_ text: Int, width: Double, height: Double) -> TextMetrics {
    statistics.textsMeasured += 1
    return measurer.measure(
      tree.payloads.texts[text], width: width < .infinity ? width : nil, height: height < .infinity ? height : nil)
  }
}
