extension AnyLayout {
  public struct Cache {}
}

extension HStackLayout {
  public func makeCache(subviews: LayoutSubviews) -> AnyLayout.Cache { native() }
  public func updateCache<Kept>(_ cache: inout Kept, subviews: LayoutSubviews) { native() }
  public func sizeThatFits<Kept>(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Kept) -> CGSize {
    native()
  }
  public func placeSubviews<Kept>(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Kept
  ) { native() }
  public static var layoutProperties: LayoutProperties { native() }
}

extension VStackLayout {
  public func makeCache(subviews: LayoutSubviews) -> AnyLayout.Cache { native() }
  public func updateCache<Kept>(_ cache: inout Kept, subviews: LayoutSubviews) { native() }
  public func sizeThatFits<Kept>(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Kept) -> CGSize {
    native()
  }
  public func placeSubviews<Kept>(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Kept
  ) { native() }
  public static var layoutProperties: LayoutProperties { native() }
}

extension ZStackLayout {
  public func makeCache(subviews: LayoutSubviews) -> AnyLayout.Cache { native() }
  public func updateCache<Kept>(_ cache: inout Kept, subviews: LayoutSubviews) { native() }
  public func sizeThatFits<Kept>(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Kept) -> CGSize {
    native()
  }
  public func placeSubviews<Kept>(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Kept
  ) { native() }
  public static var layoutProperties: LayoutProperties { native() }
}

extension GridLayout {
  public func makeCache(subviews: LayoutSubviews) -> AnyLayout.Cache { native() }
  public func updateCache<Kept>(_ cache: inout Kept, subviews: LayoutSubviews) { native() }
  public func sizeThatFits<Kept>(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Kept) -> CGSize {
    native()
  }
  public func placeSubviews<Kept>(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Kept
  ) { native() }
  public static var layoutProperties: LayoutProperties { native() }
}

extension AnyLayout {
  public func makeCache(subviews: Subviews) -> AnyLayout.Cache { native() }
  public func updateCache(_ cache: inout AnyLayout.Cache, subviews: LayoutSubviews) { native() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
    native()
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) { native() }
  public static var layoutProperties: LayoutProperties { native() }
}
