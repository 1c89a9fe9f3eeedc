import LayoutEngine
import LayoutProgram

extension Natives {
  /// Safe areas. The stage has no insets of its own; only bars add some.
  static let safeAreas: [Native] =
    [
      .native("View.safeAreaPadding(_: EdgeInsets)") { (run: Run, call: Arguments, _: Value?, insets: Value?) in
        guard case .insets(let insets)? = insets else { return run.modify(call, nil) }
        return run.modify(call, .safeAreaPadding(insets))
      },
      .native("View.safeAreaPadding(_: CGFloat)") { (run: Run, call: Arguments, _: Value?, length: Double?) in
        run.modify(call, .safeAreaPadding(insets(.all, length)))
      },
      .native("View.safeAreaPadding(_:_:)") {
        (run: Run, call: Arguments, _: Value?, edges: EdgeSet?, length: Double?) in
        run.modify(call, .safeAreaPadding(insets(edges ?? .all, length)))
      },
      .native("View.ignoresSafeArea(_:edges:)") { (run: Run, call: Arguments, _: Value?, _: Value?, edges: EdgeSet?) in
        run.modify(call, .rule(.ignoresSafeArea(edges: (edges ?? .all).list)))
      },
      .native("View.edgesIgnoringSafeArea(_:)") { (run: Run, call: Arguments, _: Value?, edges: EdgeSet?) in
        run.modify(call, .rule(.ignoresSafeArea(edges: (edges ?? .all).list)))
      },
    ] + ["safeAreaInset", "safeAreaBar"].flatMap(bars)

  private static func bars(_ name: String) -> [Native] {
    [
      .native(
        "View.\(name)(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?, content: () -> some View)"
      ) {
        (
          run: Run, call: Arguments, _: Value?, edgeArgument: NativeCase?, alignment: HorizontalLine, spacing: Double?,
          _: Value?
        ) throws(Stop) in
        let edge: Edge = edgeArgument?.name == "top" ? .top : .bottom
        return run.modify(
          call, .safeAreaInset(edge, alignment: alignment.alignment, spacing: spacing, try run.content(call, 4)))
      },
      .native(
        "View.\(name)(edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?, content: () -> some View)"
      ) {
        (
          run: Run, call: Arguments, _: Value?, edgeArgument: NativeCase?, alignment: VerticalLine, spacing: Double?,
          _: Value?
        ) throws(Stop) in
        let edge: Edge = edgeArgument?.name == "leading" ? .leading : .trailing
        return run.modify(
          call, .safeAreaInset(edge, alignment: alignment.alignment, spacing: spacing, try run.content(call, 4)))
      },
    ]
  }
}

extension EdgeSet {
  /// The edges in the set.
  fileprivate var list: [Edge] {
    [(EdgeSet.top, Edge.top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing)].filter {
      contains($0.0)
    }.map(\.1)
  }
}
