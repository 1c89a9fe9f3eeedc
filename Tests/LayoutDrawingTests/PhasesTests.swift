import LayoutDrawing
import LayoutEngine
import Testing

/// The two steps of alignment agree with what a stack does.
@Suite struct PhasesTests {
  private static func phases(_ values: [Double], _ axis: Axis, isRightToLeft: Bool = false) -> AlignmentPhases {
    AlignmentPhases(
      container: "Stack", key: "line", axis: axis, isRightToLeft: isRightToLeft,
      children: values.enumerated().map { index, value in
        .init("v\(index)", size: Size(width: 30 + Double(index) * 10, height: 20), value: value, isExplicit: true)
      })
  }

  /// In the second step, relative to the first child, each child is where a real stack puts it.
  @Test(arguments: [[0.0, 20, 10], [5], [-10, 0, 10], [40, 40], [0, -30, 100]])
  func theSecondStepIsTheStacksOwn(_ values: [Double]) throws {
    for isRightToLeft in [false, true] {
      var builder = LayoutTreeBuilder()
      if isRightToLeft { builder.layoutDirection = .rightToLeft }
      builder.open(.stack(.vertical, alignment: .leading, spacing: 8))
      var nodes: [Int] = []
      for (index, value) in values.enumerated() {
        builder.open(.alignmentGuide(.leading) { _ in value })
        nodes.append(builder.open(.fixedFrame(width: 30 + Double(index) * 10, height: 20, alignment: .center)))
        builder.add(.shape)
        builder.close()
        builder.close()
      }
      builder.close()
      let result = builder.finish().layout(in: Size(width: 400, height: 400))
      let strip = Self.phases(values, .horizontal, isRightToLeft: isRightToLeft).filmstrip
      let drawn = try #require(strip.frames.last?.picture.figures)
      let real = nodes.map { result.frame(of: $0).x - result.frame(of: nodes[0]).x }
      #expect(drawn.map { $0.frame.x - drawn[0].frame.x } == real)
    }
  }

  /// In the first step all views start at one edge, and each has a line of its own where its guide is.
  @Test(arguments: [Axis.horizontal, .vertical]) func theFirstStepHasOneEdge(_ axis: Axis) throws {
    let values = [0.0, 20, -5]
    let first = try #require(Self.phases(values, axis).filmstrip.frames.first?.picture)
    #expect(Set(first.figures.map { axis == .horizontal ? $0.frame.x : $0.frame.y }).count == 1)
    let edge = axis == .horizontal ? first.figures[0].frame.x : first.figures[0].frame.y
    #expect(first.guides.map { $0.position - edge } == values)
    #expect(first.guides.map(\.ticks.count) == [1, 1, 1])
  }

  @Test func theLargestGuideStays() {
    #expect(Self.phases([0, 20, 10], .horizontal).distances == [20, 0, 10])
    #expect(Self.phases([-10, -20], .vertical).distances == [0, 10])
  }
}
