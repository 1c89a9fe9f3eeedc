public struct Grid: Primitive {
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) { native() }
}

public struct GridRow: Primitive {
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View) { native() }
}

extension View {
  public func gridCellColumns(_ count: Int) -> some View { native() }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { native() }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { native() }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { native() }
}
