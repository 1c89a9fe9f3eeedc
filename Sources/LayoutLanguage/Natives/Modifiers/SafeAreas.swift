import LayoutEngine

extension Natives {
  /// Safe areas. The stage has none of its own, so that there is nothing to ignore.
  static let safeAreas: [Native] =
    [
      .native(
        "View.safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?, content: () -> some View)"
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
        "View.safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?, content: () -> some View)"
      ) {
        (
          run: Run, call: Arguments, _: Value?, edgeArgument: NativeCase?, alignment: VerticalLine, spacing: Double?,
          _: Value?
        ) throws(Stop) in
        let edge: Edge = edgeArgument?.name == "leading" ? .leading : .trailing
        return run.modify(
          call, .safeAreaInset(edge, alignment: alignment.alignment, spacing: spacing, try run.content(call, 4)))
      },
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
    ]
}
