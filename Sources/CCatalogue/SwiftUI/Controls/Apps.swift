public protocol App {}

public protocol Scene {}
extension Scene {
  public func environmentObject<Model: ObservableObject>(_ object: Model) -> some Scene { native() }
  public func environment<Model: Observable>(_ object: Model?) -> some Scene { native() }
  @inert public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) -> some Scene
  { native() }
  @inert public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: () -> Void) -> some Scene {
    native()
  }
  @inert public func onChange<V: Equatable>(of value: V, perform action: (V) -> Void) -> some Scene { native() }
  @inert(skips: "content") public func commands(content: () -> some View) -> some Scene { native() }
  @inert public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { native() }
  @inert public func defaultSize(_ size: CGSize) -> some Scene { native() }
}

@approximated("Its content, on the stage; there are no windows.") public struct WindowGroup: Scene {
  public init(@ViewBuilder content: () -> some View) { native() }
  public init(_ title: String, @ViewBuilder content: () -> some View) { native() }
  public init(id: String, @ViewBuilder content: () -> some View) { native() }
  public init(_ title: String, id: String, @ViewBuilder content: () -> some View) { native() }
  public init<V: Hashable>(for type: V.Type, @ViewBuilder content: (Binding<V?>) -> some View) { native() }
  public init<V: Hashable>(_ title: String, for type: V.Type, @ViewBuilder content: (Binding<V?>) -> some View) {
    native()
  }
  public init<V: Hashable>(id: String, for type: V.Type, @ViewBuilder content: (Binding<V?>) -> some View) { native() }
}

@approximated("Its content, on the stage; there are no windows.") public struct Window: Scene {
  public init(_ title: String, id: String, @ViewBuilder content: () -> some View) { native() }
}

public struct PreviewLayout {
  public static let device = Self()
  @approximated("The stage is an iPhone's, as without it.") public static let sizeThatFits = Self()
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout { native() }
}

extension View {
  public func previewLayout(_ layout: PreviewLayout) -> some View { native() }
}
