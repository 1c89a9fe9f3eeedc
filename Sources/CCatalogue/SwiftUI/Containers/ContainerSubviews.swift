@approximated("Its `id` tells subviews apart; it is not the id that a view was given.")
public struct Subview: Primitive, Identifiable {
  public var id: Subview.ID { native() }
  public var containerValues: ContainerValues { native() }
}

extension Subview {
  public struct ID: Hashable {}
}

public struct ContainerValues {
  public subscript<Key: ContainerValueKey>(_ key: Key.Type) -> Key.Value {
    get { native() }
    set { native() }
  }
}

public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Group {
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> { native() }
}

extension ForEach {
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<V>, ID == Subview.ID, Content: View { native() }
}

public enum _VariadicView {}

extension _VariadicView {
  public struct Tree<Root, Content: View>: Primitive {
    public init(_ root: Root, @ViewBuilder content: () -> Content) where Root: _VariadicView_MultiViewRoot { native() }
    public init(_ root: Root, @ViewBuilder content: () -> Content) where Root: _VariadicView_UnaryViewRoot { native() }
  }
}

public struct _VariadicView_Children: RandomAccessCollection {}

public protocol _VariadicView_MultiViewRoot {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView_Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView_Children) -> Body
}

extension View {
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    native()
  }
}
