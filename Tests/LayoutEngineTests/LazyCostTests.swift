import LayoutEngine
import Testing

/// The work of nested scroll views, lazy containers, choices, readers and insets. Origin: the engine itself.
@Suite struct LazyCostTests {
  enum Nest: String, CaseIterable, Sendable {
    case scrollViews, lazyStacks, lazyGrids, choices, readers, insets, scrollViewsWithBars

    /// Two children at each level: a view, and the next level.
    func level(_ number: Int, _ inner: View) -> View {
      let axis: Axis = number % 2 == 0 ? .horizontal : .vertical
      let across: AlignmentKey = axis == .horizontal ? .verticalCenter : .horizontalCenter
      switch self {
      case .scrollViews: return Self.scroll(axis, column(color, inner))
      case .lazyStacks: return View(rule: .lazyStack(axis, alignment: across, spacing: 1), children: [color, inner])
      case .lazyGrids:
        let grid = LazyGrid(
          axis, tracks: [GridTrack(.flexible(minimum: 1, maximum: 90))], alignment: across, spacing: 1)
        return View(rule: .lazyGrid(grid), children: [color, inner])
      case .choices:
        return View(rule: .viewThatFits(horizontal: true, vertical: true), children: [box(900, 1), row(color, inner)])
      case .readers: return View(rule: .geometryReader, children: [row(color, inner)])
      case .insets:
        return inner.inside(
          .safeAreaInset(axis == .vertical ? .top : .leading, alignment: across, spacing: 1), and: color)
      case .scrollViewsWithBars:
        return Self.scroll(.vertical, inner)
          .inside(.safeAreaInset(.top, alignment: .horizontalCenter, spacing: 1), and: box(3, 3))
      }
    }

    static func scroll(_ axis: Axis, _ content: View) -> View {
      content.inside(.scroll(horizontal: axis == .horizontal, vertical: axis == .vertical, insets: EdgeInsets()))
    }

    func view(depth: Int) -> View { (1...depth).reduce(color) { level($1, $0) } }
  }

  /// Twice as deep costs twice as much.
  @Test(arguments: Nest.allCases) func eachLevelCostsTheSame(_ nest: Nest) {
    let costs = [80, 160, 320].map { Scene(300, 400, nest.view(depth: $0)).statistics }
    #expect(costs[2].questions - costs[1].questions == 2 * (costs[1].questions - costs[0].questions))
    #expect(costs[2].questions <= 320 * 17)
    #expect(costs[2].approximations == 0)
  }

  /// The default depth fits the stack of an ordinary thread, even without optimization.
  @Test(arguments: Nest.allCases) func theDefaultDepthFitsAnOrdinaryThread(_ nest: Nest) {
    let scene = Scene(300, 400, nest.view(depth: 1200))
    #expect(scene.noteKinds.contains(.tooDeep(maximum: 1000)))
    #expect(scene.isFinite)
  }
}
