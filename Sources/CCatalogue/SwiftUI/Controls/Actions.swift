extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { native() }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { native() }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: nil)
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { native() }
  @_disfavoredOverload public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
  public func disabled(_ disabled: Bool) -> some View { native() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { native() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { native() }
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { native() }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    native()
  }
  public func onChange<Watched: Equatable>(of value: Watched, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    native()
  }
  public func onChange<Watched: Equatable>(
    of value: Watched, initial: Bool = false, _ action: @escaping (Watched, Watched) -> Void
  )
    -> some View
  { native() }
  public func onChange<Watched: Equatable>(of value: Watched, perform action: @escaping (Watched) -> Void) -> some View
  {
    native()
  }
  public func onGeometryChange<Watched: Equatable>(
    for type: Watched.Type, of transform: @escaping @Sendable (GeometryProxy) -> Watched,
    action: @escaping (Watched) -> Void
  ) -> some View { native() }
  public func onGeometryChange<Watched: Equatable>(
    for type: Watched.Type, of transform: @escaping @Sendable (GeometryProxy) -> Watched,
    action: @escaping (Watched, Watched) -> Void
  ) -> some View { native() }
}
