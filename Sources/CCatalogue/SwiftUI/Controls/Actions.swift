extension View {
  public func onTapGesture(count: Int = 1, perform action: () -> Void) -> some View { native() }
  public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: (CGPoint) -> Void)
    -> some View
  { native() }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void
  ) -> some View { native() }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void,
    onPressingChanged: (Bool) -> Void
  ) -> some View { native() }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: () -> Void
  ) -> some View { native() }
  public func disabled(_ disabled: Bool) -> some View { native() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { native() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { native() }
  public func task(priority: TaskPriority = .userInitiated, _ action: () async -> Void) -> some View { native() }
  public func task<ID: Equatable>(id: ID, priority: TaskPriority = .userInitiated, _ action: () async -> Void)
    -> some View
  {
    native()
  }
  public func onChange<Watched: Equatable>(of value: Watched, initial: Bool = false, _ action: () -> Void) -> some View
  { native() }
  public func onChange<Watched: Equatable>(
    of value: Watched, initial: Bool = false, _ action: (Watched, Watched) -> Void
  ) -> some View { native() }
  public func onChange<Watched: Equatable>(of value: Watched, perform action: (Watched) -> Void) -> some View {
    native()
  }
  public func onGeometryChange<Watched: Equatable>(
    for type: Watched.Type, of transform: (GeometryProxy) -> Watched, action: (Watched) -> Void
  ) -> some View { native() }
  public func onGeometryChange<Watched: Equatable>(
    for type: Watched.Type, of transform: (GeometryProxy) -> Watched, action: (Watched, Watched) -> Void
  ) -> some View { native() }
}
