extension View {
  @approximated("Relative to the stage or a scroll view; lists and bars are no containers of their own.")
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { native() }
  @approximated("Relative to the stage or a scroll view; lists and bars are no containers of their own.")
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { native() }
  @approximated("Relative to the stage or a scroll view; lists and bars are no containers of their own.")
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { native() }
}
