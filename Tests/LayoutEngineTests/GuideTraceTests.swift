import LayoutEngine
import Testing

/// The content of the guide trace. Origin: by hand, from the rules of each container.
@Suite struct GuideTraceTests {
  /// A trace with names for its nodes.
  struct Traced {
    var trace: GuideTrace
    var names: [Int: String]

    /// `container, child, value, origin, line` of the queries for one key.
    func asks(_ key: AlignmentKey) -> [String] {
      trace.asks.filter { $0.key == key }.map { ask in
        let child = ask.child == ask.container ? "itself" : name(ask.child)
        return "\(name(ask.container)) \(child) \(number(ask.value)) \(words(ask.origin)) at \(number(ask.line))"
      }
    }

    /// `guide: outcome, its value for the value without it`, in tree order.
    var outcomes: [String] {
      trace.guides.map { guide in
        let answers = guide.value.flatMap { value in guide.standardValue.map { ", \(number(value)) for \(number($0))" }
        }
        return "\(name(guide.node)): \(words(guide.outcome))" + (answers ?? "")
      }
    }

    private func words(_ outcome: GuideTrace.Outcome) -> String {
      switch outcome {
      case .used: "used"
      case .consulted(by: let outer): outer.map { "consulted by \(name($0))" } ?? "consulted"
      case .overridden(by: let outer): "overridden by \(name(outer))"
      case .neverAsked(let reason): words(reason)
      }
    }

    private func words(_ reason: GuideTrace.Reason) -> String {
      switch reason {
      case .notPlaced: "not placed"
      case .otherKey(let asker, let further): "other key, " + ([asker] + further).map(words).joined(separator: ", ")
      case .hidden(in: let cover, from: let asker):
        "hidden in \(name(cover))" + (asker.map { " from \(words($0))" } ?? "")
      case .stopped(let stop, let asker): "stopped at \(name(stop)), \(words(asker))"
      case .wrongAxis(let asker): "wrong axis, \(words(asker))"
      case .asksNothing(let container): "\(name(container)) asks nothing"
      case .alone: "alone"
      }
    }

    private func words(_ asker: GuideTrace.Asker) -> String {
      "\(name(asker.container)) asks \(Self.names[asker.key] ?? "custom")"
    }

    private static let names: [AlignmentKey: String] = [
      .leading: "leading", .horizontalCenter: "center x", .trailing: "trailing", .top: "top",
      .verticalCenter: "center y", .bottom: "bottom", .firstTextBaseline: "first baseline",
    ]

    func name(_ node: Int?) -> String { node.map { names[$0] ?? "\($0)" } ?? "roots" }
    private func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

    private func words(_ origin: GuideTrace.Origin) -> String {
      switch origin {
      case .explicit(let guide): "set by \(name(guide))"
      case .textBaseline(let text): "baseline of \(name(text))"
      case .layout(let container): "decided by \(name(container))"
      case .standard: "default"
      case .combined(let container, let how, let parts):
        "\(how.rawValue) in \(name(container)) of "
          + parts.map { "\(name($0.child)) \(number($0.value)) \(words($0.origin))" }.joined(separator: ", ")
      }
    }
  }

  static func traced(
    _ width: Double, _ height: Double, _ view: (inout LayoutTreeBuilder) -> View
  ) -> Traced {
    var builder = LayoutTreeBuilder()
    var names: [Int: String] = [:]
    func add(_ view: View) {
      let direction = builder.layoutDirection
      builder.layoutDirection = view.direction ?? direction
      let node = builder.open(view.rule)
      names[node] = view.name
      for child in view.children { add(child) }
      builder.close()
      builder.layoutDirection = direction
    }
    add(view(&builder))
    let layout = builder.finish().tracedLayout(in: Size(width: width, height: height))
    return Traced(trace: layout.guideTrace(), names: names)
  }

  @Test func aRowAsksEveryChildForItsLine() {
    let traced = Self.traced(100, 100) { _ in
      row(.top, spacing: 0, image(10, 20).guide(.top, at: 6).named("low"), image(10, 30).named("tall")).named("row")
    }
    // 36 high with the first child 6 lower: the row is from 32 to 68, its line at 38.
    #expect(traced.asks(.top) == ["row low 6.0 set by low at 38.0", "row tall 0.0 default at 38.0"])
    #expect(traced.trace.neverAsked == [])
  }

  @Test func aGuideForAnotherLineIsNeverAsked() {
    let traced = Self.traced(100, 100) { _ in
      row(
        .top, spacing: 0, image(10, 20).guide(.leading, at: 5).named("wrong"),
        image(10, 20).guide(.top, at: 5).named("right"))
    }
    #expect(traced.trace.neverAsked.map { traced.names[$0] } == ["wrong"])
  }

  @Test func theOuterOfTwoGuidesHidesTheInner() {
    let traced = Self.traced(100, 100) { _ in
      row(
        .top, spacing: 0, image(10, 20).guide(.top, at: 5).named("inner").guide(.top, at: 7).named("outer"),
        image(10, 20).named("other")
      ).named("row")
    }
    #expect(traced.asks(.top).first == "row outer 7.0 set by outer at 43.5")
    #expect(traced.trace.neverAsked == [])
    #expect(traced.outcomes == ["outer: used, 7.0 for 5.0", "inner: overridden by outer"])
  }

  @Test func anOuterGuideThatBuildsOnTheInnerAsksIt() {
    let traced = Self.traced(100, 100) { _ in
      row(
        .top, image(10, 20).guide(.top, at: 5).named("inner").guide(.top) { $0[.top] + 1 }.named("outer"),
        image(10, 20))
    }
    #expect(traced.trace.neverAsked == [])
    #expect(traced.outcomes == ["outer: used, 6.0 for 5.0", "inner: consulted by outer, 5.0 for 0.0"])
  }

  @Test func aCustomLineIsTheMeanOfThoseInside() throws {
    var key: AlignmentKey?
    let traced = Self.traced(200, 100) { builder in
      let eyes = builder.addKey(.vertical, name: "eyes") { $0.height }
      key = eyes
      return row(
        eyes, spacing: 0,
        column(
          spacing: 0, image(10, 20).guide(eyes, at: 4).named("first"), image(10, 20).named("plain"),
          image(10, 20).guide(eyes, at: 10).named("third")
        ).padding(EdgeInsets(top: 3)).named("column"), image(10, 20).named("box")
      ).named("row")
    }
    // In the column 4 and 40 + 10, so the mean is 27, and 3 for the padding around it.
    #expect(
      traced.asks(try #require(key)) == [
        "row column 30.0 mean in 2 of first 4.0 set by first, third 50.0 set by third at 48.5",
        "row box 20.0 default at 48.5",
      ])
  }

  @Test(arguments: [(AlignmentKey.firstTextBaseline, "minimum"), (.lastTextBaseline, "maximum")])
  func baselinesAreTheFirstAndTheLast(_ key: AlignmentKey, _ how: String) {
    let traced = Self.traced(200, 100) { _ in
      row(key, column(text("One").named("one"), text("Two").named("two")).named("column"), image(10, 20).named("box"))
        .named("row")
    }
    let ask = traced.asks(key).first ?? ""
    #expect(ask.contains("\(how) in column of one"))
    #expect(ask.contains("baseline of one, two"))
    #expect(ask.contains("baseline of two at"))
    #expect(traced.asks(key).last?.hasPrefix("row box 20.0 default") == true)
  }

  @Test func aFrameAsksItselfAndItsContent() {
    let traced = Self.traced(100, 100) { _ in
      image(10, 20).guide(.bottom, at: 15).named("view").frame(60, 40, .bottomTrailing).named("frame")
    }
    #expect(traced.asks(.trailing) == ["frame itself 60.0 default at 80.0", "frame view 10.0 default at 80.0"])
    #expect(traced.asks(.bottom) == ["frame itself 40.0 default at 70.0", "frame view 15.0 set by view at 70.0"])
  }

  @Test func overlaysAndLayersAskForBothLines() {
    let overlay = Self.traced(100, 100) { _ in
      image(40, 20).named("primary").overlay(.topTrailing, image(10, 10).guide(.trailing, at: 5).named("badge"))
        .named("overlay")
    }
    #expect(
      overlay.asks(.trailing) == [
        "overlay primary 40.0 default at 70.0", "overlay badge 5.0 set by badge at 70.0",
      ])
    let stacked = Self.traced(100, 100) { _ in
      layers(.topLeading, image(40, 20).named("a"), image(10, 10).guide(.top, at: -4).named("b")).named("layers")
    }
    #expect(stacked.asks(.leading) == ["layers a 0.0 default at 30.0", "layers b 0.0 default at 30.0"])
    #expect(stacked.asks(.top) == ["layers a 0.0 default at 40.0", "layers b -4.0 set by b at 40.0"])
  }

  /// Values count from the leading edge, which is on the right here; the line is a position on the stage.
  @Test func rightToLeftLinesAreWhereTheyAreSeen() {
    let traced = Self.traced(100, 100) { _ in
      column(
        .leading, spacing: 0, image(40, 10).guide(.leading, at: 10).named("a"), image(20, 10).named("b")
      ).rightToLeft().named("column")
    }
    // 40 wide, from 30 to 70; leading is right, and the first line is 10 inside.
    #expect(traced.asks(.leading) == ["column a 10.0 set by a at 60.0", "column b 0.0 default at 60.0"])
  }

  /// Tracing changes no result, and runs no closure that layout does not run.
  @Test func tracingChangesNothing() {
    var builder = LayoutTreeBuilder()
    var runs = 0
    builder.open(.stack(.vertical, alignment: .leading, spacing: nil))
    builder.open(
      .alignmentGuide(.leading) { dimensions in
        runs += 1
        return dimensions.width / 3
      })
    builder.add(.text(StyledText("Some words")))
    builder.close()
    builder.add(.shape)
    builder.close()
    let tree = builder.finish()
    let plain = tree.layout(in: Size(width: 90, height: 200))
    let runsOfLayout = runs
    let layout = tree.tracedLayout(in: Size(width: 90, height: 200))
    let trace = layout.guideTrace()
    #expect(runs == 2 * runsOfLayout)
    #expect(layout.result.statistics == plain.statistics)
    #expect((0..<tree.count).allSatisfy { layout.result.frame(of: $0) == plain.frame(of: $0) })
    #expect(trace == layout.guideTrace())
    #expect(trace == tree.tracedLayout(in: Size(width: 90, height: 200)).guideTrace())
  }

  @Test func anEmptyTreeHasAnEmptyTrace() {
    let layout = LayoutTreeBuilder().finish().tracedLayout(in: .zero)
    #expect(layout.guideTrace() == GuideTrace())
    #expect(layout.parents == [])
    #expect(layout.proposal(to: 0) == nil)
  }
}
