public struct Grid<Content: View>: Primitive {
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { native() }
}

public struct GridRow<Content: View>: Primitive {
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { native() }
}

extension View {
  public func gridCellColumns(_ count: Int) -> some View { native() }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { native() }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { native() }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { native() }
}
