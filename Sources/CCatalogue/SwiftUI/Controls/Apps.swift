@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Scene {
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { native() }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { native() }
  @inert public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  { self }
  @inert public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  { self }
  @inert public func onChange<V: Equatable>(of value: V, perform action: (V) -> Void) -> some Scene { self }
  @inert(skips: "content") public func commands(content: () -> some View) -> some Scene { self }
  @inert public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  @inert public func defaultSize(_ size: CGSize) -> some Scene { self }
}

@approximated("Its content, on the stage; there are no windows.") public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) { native() }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  public init<D: Codable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C> { native() }
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }
}

@approximated("Its content, on the stage; there are no windows.") public struct Window<Content: View>: Scene {
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { native() }
}

public struct PreviewLayout {
  public static let device = Self()
  @approximated("The stage is an iPhone's, as without it.") public static let sizeThatFits = Self()
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout { native() }
}

extension View {
  public func previewLayout(_ value: PreviewLayout) -> some View { native() }
}
