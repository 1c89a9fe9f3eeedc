import Testing

@testable import LayoutEngine

/// Values known before layout equal those that the views would return. Origin: the views' own rules.
@Suite struct PreparedTreeTests {
  @Test(arguments: 0..<200) func extremesAreTheViewsOwnAnswers(_ seed: Int) {
    var random = SmallGenerator(state: UInt64(seed) &* 7919 &+ 1)
    var builder = LayoutTreeBuilder()
    builder.open(.stack(.horizontal, alignment: .verticalCenter, spacing: nil))
    builder.add(.image(size: Size(width: 20, height: 10), isResizable: false))
    add(depth: 4, to: &builder, &random)
    builder.close()
    let tree = builder.finish()
    let pass = LayoutPass(tree: tree, scale: 2)
    var known = 0
    for node in tree.top..<tree.nodes.count {
      for axis in [Axis.horizontal, .vertical] {
        for along in [0, .infinity, 37] {
          for across in [0, 55, .infinity, nil] as [Double?] {
            let proposal = Proposal(Size(width: along, height: along)).with(
              axis.other, across, reads: .along(axis.other))
            guard let length = pass.prepared.ranges.length(axis, of: node, in: proposal) else { continue }
            known += 1
            #expect(length.value == pass.askedLength(axis, of: node, in: proposal).value)
          }
        }
      }
    }
    #expect(known > 0)
  }

  /// A known order has the same result as a queried one: a custom line at the end keeps the second row's order unknown.
  @Test func aKnownOrderServesAsAnAskedOne() {
    func flexible(_ low: Double, _ high: Double) -> View {
      color.frame(FlexibleFrame(minWidth: low, maxWidth: high)).frame(nil, 10)
    }
    let children = [
      flexible(20, 60), color.frame(nil, 10), spacer(), flexible(5, 10).priority(1), flexible(30, 45), image(12, 10),
      flexible(0, .infinity).priority(-1),
    ].enumerated().map { $1.named("\($0)") }
    let known = Scene(400, 100, row(spacing: 0, children))
    // A square without size: the length of a view that keeps its ratio is never known.
    let asked = Scene(400, 100, row(spacing: 0, children + [box(0, 10).aspectRatio(1).fixedSize().frame(nil, 0)]))
    for child in 0..<7 { #expect(known["\(child)"] == asked["\(child)"]) }
  }

  /// Reserved minimums of lower priorities are added in the same order, so that rounding is the same: in
  /// reverse order, the sum of 0.1, 0.2 and 0.3 differs.
  @Test func aKnownOrderAddsUpAsAnAskedOne() {
    let lower = [(0.1, 10), (0.2, 5), (0.3, 1)].map { color.frame(FlexibleFrame(minWidth: $0, maxWidth: $1)) }
    let made = LaidTree { _ in row(spacing: 0, [color.priority(1)] + lower) }
    let stage = Size(width: 100, height: 10)
    #expect(made.frames(stage) == made.frames(made.tree.layoutWithoutMemory(in: stage)))
  }

  private func add(depth: Int, to builder: inout LayoutTreeBuilder, _ random: inout SmallGenerator) {
    let number = Double(Int.random(in: 0...60, using: &random))
    let key: AlignmentKey = Bool.random(using: &random) ? .top : .verticalCenter
    let more = Double(Int.random(in: 0...90, using: &random))
    guard depth > 0 else {
      let leaves: [LayoutRule] = [
        .shape, .image(size: Size(width: number, height: more), isResizable: false), .spacer(minLength: number),
        .divider, .circle, .image(size: Size(width: number, height: more), isResizable: true),
      ]
      builder.add(leaves[Int.random(in: 0..<leaves.count, using: &random)])
      return
    }
    let rules: [LayoutRule] = [
      .stack(.horizontal, alignment: key, spacing: number - 10),
      .stack(.vertical, alignment: .trailing, spacing: nil),
      .stack(.horizontal, alignment: .bottom, spacing: nil),
      .padding(EdgeInsets(top: number, leading: -number, bottom: 1, trailing: 3)),
      .flexibleFrame(FlexibleFrame(minWidth: number, maxWidth: number + more), alignment: .center),
      .flexibleFrame(FlexibleFrame(minHeight: number, maxHeight: .infinity), alignment: .center),
      .flexibleFrame(FlexibleFrame(maxWidth: number, maxHeight: more), alignment: .center),
      .flexibleFrame(FlexibleFrame(minWidth: number, idealHeight: more), alignment: .center),
      .fixedFrame(width: number, height: nil, alignment: .center), .offset(x: 1, y: 2),
      .layoutPriority(number), .alignmentGuide(.top) { $0.height / 2 }, .fixedSize(horizontal: true, vertical: false),
      .zStack(.center),
    ]
    let rule = rules[Int.random(in: 0..<rules.count, using: &random)]
    builder.open(rule)
    let count: Int
    switch rule {
    case .stack, .zStack: count = Int.random(in: 0...4, using: &random)
    default: count = 1
    }
    for _ in 0..<count {
      add(depth: depth - Int.random(in: 1...2, using: &random).clamped(to: depth), to: &builder, &random)
    }
    builder.close()
  }
}

extension Int {
  fileprivate func clamped(to most: Int) -> Int { Swift.min(self, most) }
}

/// Random numbers that are the same on every machine.
struct SmallGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }
}
