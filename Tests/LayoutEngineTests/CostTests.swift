import Foundation
import LayoutEngine
import Testing

/// Exact counts of the work of a layout. Origin: the engine itself; the counts must grow only with the number of views.
@Suite struct CostTests {
  enum Nest: String, CaseIterable, Sendable {
    case alternating, oneWay, minimumsAndMaximums, minimums, guides, paddedPriorities

    /// Two children at each level: a view, and the next level.
    func level(_ number: Int, _ inner: View) -> View {
      switch self {
      case .alternating: stack(number, color, inner)
      case .oneWay: row(color, inner)
      case .minimumsAndMaximums: stack(number, color.frame(Self.between), inner.frame(Self.between))
      case .minimums:
        stack(
          number, color.frame(FlexibleFrame(minWidth: 3, minHeight: 2)),
          inner.frame(FlexibleFrame(minWidth: Double(number), minHeight: Double(number))))
      case .guides:
        stack(
          number, color.guide(number % 2 == 0 ? .verticalCenter : .horizontalCenter) { $0.height / 3 + $0.width }, inner
        )
      case .paddedPriorities: stack(number, color.priority(Double(number % 3)), inner.padding(1), spacer())
      }
    }

    static let between = FlexibleFrame(minWidth: 1, maxWidth: 100, minHeight: 1, maxHeight: 100)

    func stack(_ number: Int, _ children: View...) -> View { number % 2 == 0 ? row(children) : column(children) }

    func view(depth: Int) -> View { (1...depth).reduce(color) { level($1, $0) } }
  }

  /// Lays out on a thread with a stack for any depth.
  static func statistics(_ nest: Nest, depth: Int) -> LayoutStatistics {
    final class Outcome: @unchecked Sendable { var statistics = LayoutStatistics() }
    let outcome = Outcome()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome.statistics = Scene(300, 400, maximumDepth: .max) { _ in nest.view(depth: depth) }.statistics
      done.signal()
    }
    thread.stackSize = 1 << 29
    thread.start()
    done.wait()
    return outcome.statistics
  }

  /// The number of queries: a fixed number for each level, and a few more at the ends.
  @Test(arguments: [(Nest.oneWay, 3, 8), (.minimumsAndMaximums, 8, 30)], [40, 400, 2000])
  func eachLevelCostsTheSame(_ cost: (nest: Nest, perLevel: Int, more: Int), _ depth: Int) {
    let statistics = Self.statistics(cost.nest, depth: depth)
    #expect(statistics.questions == cost.perLevel * depth + cost.more)
    #expect(statistics.approximations == 0)
  }

  /// An upper bound, for cases in which the numbers differ a little at the ends.
  @Test(
    arguments: [(Nest.alternating, 0, 51), (.minimums, 20, 10), (.guides, 26, 150), (.paddedPriorities, 26, 150)],
    [40, 400, 2000])
  func eachLevelCostsNoMoreThan(_ cost: (nest: Nest, perLevel: Int, more: Int), _ depth: Int) {
    let statistics = Self.statistics(cost.nest, depth: depth)
    #expect(statistics.questions <= cost.perLevel * depth + cost.more)
    #expect(statistics.answersReused <= 30 * depth + 150)
    #expect(statistics.approximations == 0)
  }

  /// The default depth fits the stack of an ordinary thread, even without optimization.
  @Test(arguments: Nest.allCases) func theDefaultDepthFitsAnOrdinaryThread(_ nest: Nest) {
    let scene = Scene(300, 400, nest.view(depth: 1200))
    #expect(scene.noteKinds == [.tooDeep(maximum: 1000)])
    #expect(scene.isFinite)
  }

  @Test func whatIsTooDeepIsLeftOut() {
    let scene = Scene(100, 100, maximumDepth: 3) { _ in
      column(spacing: 0, row(spacing: 0, box(10, 10).named("deep"), spacer().named("spacer")), color.named("high"))
    }
    #expect(scene["deep"][2...] == [10, 10])
    #expect(scene["spacer"][2...] == [90, 0])
    let cut = Scene(100, 100, maximumDepth: 2) { _ in
      column(spacing: 0, row(spacing: 0, box(10, 10).named("deep")).named("row"), color.named("high"))
    }
    #expect(cut["deep"][2...] == [0, 0])
    #expect(cut["high"] == [0, 0, 100, 100])
    #expect(cut.noteKinds == [.tooDeep(maximum: 2)])
  }

  @Test func aHundredThousandChildren() {
    let count = 100_000
    let scene = Scene(300, 400, column(spacing: 0, Array(repeating: color, count: count)))
    // An equal share and the width, once to size the column and once to place them; nil and infinity need no query.
    #expect(scene.statistics.questions == 4 * count + 2)
    #expect(abs(scene.result.frame(of: count).maxY - 400) < 0.001)
  }

  /// With ratios taken from their content, every level queries both lengths for new numbers. Nobody writes a
  /// stack of these, but it must end in approximations instead of taking hours.
  @Test func unreasonableTreesEnd() {
    let view = (1...60).reduce(color) { inner, number in
      (number % 2 == 0 ? row(color, inner) : column(color, inner)).aspectRatio(nil)
    }
    let scene = Scene(300, 400, view)
    #expect(scene.isFinite)
    #expect(scene.noteKinds == [.approximated])
    #expect(scene.statistics.questions < 150_000)
  }

  /// The shapes of `Benchmarks`, without text: a fixed number of queries for each row, level or view.
  @Test(arguments: [40, 400]) func theBenchmarksAskNoMore(_ count: Int) {
    func rows(_ builder: inout LayoutTreeBuilder, _ key: AlignmentKey, _ first: View) -> View {
      let lines = column(.leading, spacing: 0, image(80, 16), image(90, 16), image(100, 16))
      return column(
        .leading, spacing: 0,
        Array(repeating: row(key, spacing: 0, first, lines, spacer(0), image(24, 24)), count: count))
    }
    let wide = Scene(400, 1e9) { rows(&$0, .verticalCenter, image(40, 40)) }
    #expect(wide.statistics.questions == 3 * count + 1)
    for isPure in [true, false] {
      let guided = Scene(400, 1e9) { builder in
        let eyes = builder.addKey(.vertical, name: "eyes") { $0[.verticalCenter] }
        return rows(&builder, eyes, image(40, 40).guide(eyes, isPure: isPure) { $0.height * 0.4 })
      }
      // The height from a pure guide holds for every proposal; other guides run for nil, infinity and a
      // share. The width needs no extra query.
      #expect(guided.statistics.questions == (isPure ? 3 : 7) * count + 2)
      #expect(guided.statistics.guidesRun == (isPure ? 1 : 3) * count)
      #expect(guided.statistics.defaultsRun == 3 * count)
    }
    let flexible = (0..<count).map { index -> View in
      let minimum = Double(5 + index * 7 % 40)
      let maximum = index.isMultiple(of: 10) ? .infinity : minimum + Double(10 + index * 13 % 200)
      return color.frame(FlexibleFrame(minWidth: minimum, maxWidth: maximum, minHeight: 0, maxHeight: 40))
    }
    // A share and a height, to size the row and again to place it, and the color in each frame.
    #expect(Scene(60 * Double(count), 40, row(spacing: 0, flexible)).statistics.questions == 6 * count + 2)
  }

  /// Two views at each level, of 5 to 700 points in both directions, in rows in columns in rows.
  @Test(arguments: [40, 400]) func deepNestsAskNoMore(_ depth: Int) {
    let view = color.frame(FlexibleFrame(minWidth: 5, maxWidth: 700, minHeight: 5, maxHeight: 700))
    let nest = (0..<depth).reduce(view) { inner, level in
      (depth - level).isMultiple(of: 2) ? column(spacing: 0, view, inner) : row(spacing: 0, view, inner)
    }
    let scene = Scene(1000, 1000, nest)
    #expect(scene.statistics.questions <= 9 * scene.count)
    let fixed = (0..<depth).reduce(image(10, 10)) { inner, level in
      level.isMultiple(of: 2) ? row(spacing: 0, image(10, 10), inner) : column(spacing: 0, image(10, 10), inner)
    }
    #expect(Scene(1000, 1000, fixed).statistics.questions == 0)
  }

  @Test func textsAreMeasuredNoMoreThanNeeded() {
    #expect(Scene(300, 400, text("Words")).statistics.textsMeasured == 1)
    let paragraphs = Scene(300, 400, column(.leading, text("Words"), text("Other words"), spacer()))
    #expect(paragraphs.statistics.textsMeasured <= 6)
  }
}
