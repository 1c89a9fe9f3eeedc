import LayoutEngine

extension Vocabulary {
  /// Safe areas. The stage has none of its own, so that there is nothing to ignore.
  static let safeAreas: [NativeDeclaration] =
    [
      .type("struct VerticalEdge: Hashable"), .type("struct HorizontalEdge: Hashable"),
      .modifier(
        "safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> View)"
      ) {
        (
          run: Run, call: Arguments, _: Value?, edgeArgument: NativeCase?, alignment: HorizontalLine, spacing: Double?,
          _: Value?
        ) throws(Stop) in
        let edge: Edge = edgeArgument?.name == "top" ? .top : .bottom
        return run.modify(
          call, .safeAreaInset(edge, alignment: alignment.alignment, spacing: spacing, try run.content(call, 4)))
      }.approximated(DeclarationDifference.noSafeArea),
      .modifier(
        "safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> View)"
      ) {
        (
          run: Run, call: Arguments, _: Value?, edgeArgument: NativeCase?, alignment: VerticalLine, spacing: Double?,
          _: Value?
        ) throws(Stop) in
        let edge: Edge = edgeArgument?.name == "leading" ? .leading : .trailing
        return run.modify(
          call, .safeAreaInset(edge, alignment: alignment.alignment, spacing: spacing, try run.content(call, 4)))
      }.approximated(DeclarationDifference.noSafeArea),
      .modifier("safeAreaPadding(_ insets: EdgeInsets)") { (run: Run, call: Arguments, _: Value?, insets: Value?) in
        guard case .insets(let insets)? = insets else { return run.modify(call, nil) }
        return run.modify(call, .safeAreaPadding(insets))
      }.approximated(DeclarationDifference.noSafeArea),
      .modifier("safeAreaPadding(_ length: CGFloat)") { (run: Run, call: Arguments, _: Value?, length: Double?) in
        run.modify(call, .safeAreaPadding(insets(.all, length)))
      }.approximated(DeclarationDifference.noSafeArea),
      .modifier("safeAreaPadding(_ edges: EdgeSet = .all, _ length: CGFloat? = nil)") {
        (run: Run, call: Arguments, _: Value?, edges: EdgeSet?, length: Double?) in
        run.modify(call, .safeAreaPadding(insets(edges ?? .all, length)))
      }.approximated(DeclarationDifference.noSafeArea),
      .inert("ignoresSafeArea"), .inert("edgesIgnoringSafeArea"),
    ]
    + ["top", "bottom"].map { .constant("VerticalEdge", $0, "VerticalEdge", .token($0)) }
    + ["top", "bottom", "leading", "trailing"].map { .constant("Edge", $0, "Edge", .token($0)) }
    + ["leading", "trailing"].map { .constant("HorizontalEdge", $0, "HorizontalEdge", .token($0)) }
}
