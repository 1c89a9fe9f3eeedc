import LayoutEngine

extension Vocabulary {
  /// Safe areas. The stage has none of its own, so that there is nothing to ignore.
  static let safeAreas: [NativeDeclaration] =
    [
      .type("struct VerticalEdge: Hashable"), .type("struct HorizontalEdge: Hashable"),
      .modifier(
        "safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> View)"
      ) {
        run, a throws(Stop) in
        let edge: Edge = a.token(1) == "top" ? .top : .bottom
        return run.modify(
          a, .safeAreaInset(edge, alignment: a.horizontal(2), spacing: a.double(3), try run.content(a, 4)))
      }.approximated(DeclarationDifference.noSafeArea),
      .modifier(
        "safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> View)"
      ) {
        run, a throws(Stop) in
        let edge: Edge = a.token(1) == "leading" ? .leading : .trailing
        return run.modify(
          a, .safeAreaInset(edge, alignment: a.vertical(2), spacing: a.double(3), try run.content(a, 4)))
      }.approximated(DeclarationDifference.noSafeArea),
      .modifier("safeAreaPadding(_ insets: EdgeInsets)") { run, a in
        guard case .insets(let insets)? = a[1] else { return run.modify(a, nil) }
        return run.modify(a, .safeAreaPadding(insets))
      }.approximated(DeclarationDifference.noSafeArea),
      .modifier("safeAreaPadding(_ length: CGFloat)") { run, a in
        run.modify(a, .safeAreaPadding(insets(.all, a.double(1))))
      }.approximated(DeclarationDifference.noSafeArea),
      .modifier("safeAreaPadding(_ edges: EdgeSet = .all, _ length: CGFloat? = nil)") { run, a in
        run.modify(a, .safeAreaPadding(insets(a.edges(1) ?? .all, a.double(2))))
      }.approximated(DeclarationDifference.noSafeArea),
      .inert("ignoresSafeArea"), .inert("edgesIgnoringSafeArea"),
    ]
    + ["top", "bottom"].map { .constant("VerticalEdge", $0, "VerticalEdge", .token($0)) }
    + ["top", "bottom", "leading", "trailing"].map { .constant("Edge", $0, "Edge", .token($0)) }
    + ["leading", "trailing"].map { .constant("HorizontalEdge", $0, "HorizontalEdge", .token($0)) }
}
