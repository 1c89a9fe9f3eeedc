public enum VerticalEdge: Hashable, CaseIterable {
  case top, bottom
}

public enum HorizontalEdge: Hashable, CaseIterable {
  case leading, trailing
}

extension View {
  @approximated("The stage has no safe area of its own: only what this adds counts.") public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { native() }
  @approximated("The stage has no safe area of its own: only what this adds counts.") public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { native() }
  @approximated("The stage has no safe area of its own: only what this adds counts.") public func safeAreaPadding(
    _ insets: EdgeInsets
  ) -> some View { native() }
  @approximated("The stage has no safe area of its own: only what this adds counts.") public func safeAreaPadding(
    _ length: CGFloat
  ) -> some View { native() }
  @approximated("The stage has no safe area of its own: only what this adds counts.") public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { native() }
  @approximated("The stage has no safe area of its own: only bars of safeAreaInset are ignored.")
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { native() }
  @approximated("The stage has no safe area of its own: only bars of safeAreaInset are ignored.")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { native() }
  @approximated("Laid out as a safeAreaInset; nothing blurs under it.") public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { native() }
  @approximated("Laid out as a safeAreaInset; nothing blurs under it.") public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { native() }
}
