@approximated("Scrolls when told to; nothing bounces or snaps.") public struct ScrollView<Content: View>: Primitive {
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    native()
  }
}

public struct ScrollViewReader<Content: View>: Primitive {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { native() }
}

public struct ScrollViewProxy { public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { native() } }

public struct ContentMarginPlacement: Hashable {
  public static let automatic = Self(), scrollContent = Self(), scrollIndicators = Self()
}

extension View {
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { native() }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { native() }
  @approximated("A new value scrolls there; scrolling does not change the value.")
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { native() }
  @approximated("Stays where it is.") public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    native()
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { native() }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { native() }
  @inert public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  @inert public func scrollDisabled(_ disabled: Bool) -> some View { self }
  @inert public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  @inert(takes: .anything) public func scrollTarget() -> some View { self }
  @inert public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  @inert public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    self
  }
  @inert public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  @inert public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  @passedOver(takes: .anything) public func scrollTransition() -> some View { self }
  @passedOver(takes: .anything) public func onScrollVisibilityChange() -> some View { self }
  @passedOver(takes: .anything) public func onScrollTargetVisibilityChange() -> some View { self }
}

public struct ScrollAnchorRole: Hashable {
  public static let initialOffset = Self(), sizeChanges = Self(), alignment = Self()
}

@approximated("Its calls scroll nothing.") public struct ScrollPosition: Hashable {
  public init() { token("automatic") }
  public init(edge: Edge) { token("edge") }
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { token("id") }
  public init<ID: Hashable>(idType type: ID.Type) { token("automatic") }
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
  public mutating func scrollTo(y: CGFloat) {}
  public mutating func scrollTo(x: CGFloat) {}
  public mutating func scrollTo(point: CGPoint) {}
  public var isPositionedByUser: Bool { false }
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { nil }
  public var viewID: AnyHashable? { nil }
}
