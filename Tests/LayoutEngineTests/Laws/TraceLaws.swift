import Testing

@testable import LayoutEngine

/// Laws of traces, checked in random trees.
@Suite struct TraceLaws {
  /// Counts the runs of each guide's closure, by the guide's number.
  private final class Counts {
    var runs: [Int] = []
  }

  private func counting(_ view: View, _ counts: Counts) -> View {
    var view = view
    if case .alignmentGuide(let key, let isPure, let value) = view.rule {
      let number = counts.runs.count
      counts.runs.append(0)
      view.rule = .alignmentGuide(key, isPure: isPure) { dimensions in
        counts.runs[number] += 1
        return value(dimensions)
      }
    }
    view.children = view.children.map { counting($0, counts) }
    return view
  }

  private func made(_ seed: Int, _ counts: Counts) -> LaidTree {
    LaidTree(seed % 2 == 0 ? .leftToRight : .rightToLeft) { custom in
      var maker = AnyTree(seed: seed, custom: custom)
      let view = maker.view(4).guide(seed % 4 == 0 ? .leading : custom) { $0.height / 2 }
      // The row asks for the line, and sometimes an outer guide answers without asking the inner one.
      return counting(row(custom, seed % 3 == 0 ? view.guide(custom, at: 3) : view, image(5, 5)), counts)
    }
  }

  /// A guide was used, read by a closure, hidden by an outer guide, or never asked for. Its closure never ran
  /// exactly in the last two cases.
  @Test func everyGuideHasOneFate() {
    var seen: Set<String> = []
    for seed in 0..<1500 {
      let counts = Counts()
      let made = made(seed, counts)
      let layout = made.tree.tracedLayout(in: Size(width: 300, height: 200))
      let runs = counts.runs
      let trace = layout.guideTrace()
      #expect(trace.guides.count == runs.count, "seed \(seed)")
      let used = Set(trace.asks.flatMap(\.origin.guides))
      for (guide, count) in zip(trace.guides, runs) {
        seen.insert(word(guide.outcome))
        #expect(used.contains(guide.node) == (guide.outcome == .used), "seed \(seed)")
        switch guide.outcome {
        case .used, .consulted: #expect(count > 0, "seed \(seed), guide \(guide.node)")
        case .overridden(let outer):
          #expect(count == 0, "seed \(seed)")
          let around = trace.guides.first { $0.node == outer }
          #expect(around?.key == guide.key && outer < guide.node, "seed \(seed)")
        case .neverAsked: #expect(count == 0, "seed \(seed)")
        }
        if count == 0 { #expect(guide.value == nil && guide.standardValue == nil, "seed \(seed)") }
        if guide.outcome == .used { #expect(guide.value != nil && guide.standardValue != nil, "seed \(seed)") }
      }
    }
    #expect(seen == ["used", "consulted", "overridden", "never asked"])
  }

  private func word(_ outcome: GuideTrace.Outcome) -> String {
    switch outcome {
    case .used: "used"
    case .consulted: "consulted"
    case .overridden: "overridden"
    case .neverAsked: "never asked"
    }
  }

  /// Tracing changes neither frames nor the amount of work.
  @Test func tracingChangesNoFrame() {
    for seed in 0..<1500 {
      let plain = made(seed, Counts())
      let result = plain.tree.layout(in: Size(width: 300, height: 200))
      let layout = plain.tree.tracedLayout(in: Size(width: 300, height: 200))
      #expect(plain.frames(layout.result) == plain.frames(result), "seed \(seed)")
      #expect(layout.result.statistics == result.statistics, "seed \(seed)")
      #expect(layout.guideTrace() == layout.guideTrace(), "seed \(seed)")
    }
  }

  /// A queried view is inside of the asking container, and the views that a stack aligns share a line.
  @Test func whatIsLinedUpIsOnOneLine() {
    for seed in 0..<1500 {
      let made = made(seed, Counts())
      let layout = made.tree.tracedLayout(in: Size(width: 300, height: 200))
      let parents = layout.parents
      var lines: [GuideTrace.Asker: [Double]] = [:]
      for ask in layout.guideTrace().asks {
        if let child = ask.child, child != ask.container {
          var around = parents[child]
          // The rows are between a grid and its cells.
          if around != ask.container, let row = around { around = parents[row] }
          #expect(around == ask.container, "seed \(seed)")
        }
        guard let container = ask.container, isLine(made.rules[container]) else { continue }
        lines[GuideTrace.Asker(container: container, key: ask.key), default: []].append(ask.line)
      }
      for (asker, places) in lines where layout.result.notes.isEmpty {
        #expect(places.allSatisfy { $0.isNear(places[0]) }, "seed \(seed), \(asker): \(places)")
      }
    }
  }

  private func isLine(_ rule: LayoutRule) -> Bool {
    switch rule {
    case .stack, .zStack, .fixedFrame, .flexibleFrame, .overlay, .background, .lazyStack, .safeAreaInset: true
    default: false
    }
  }
}
