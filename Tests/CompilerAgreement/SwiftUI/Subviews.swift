// Containers of one's own that take their content apart.

public struct Subview: Primitive, View, Identifiable {
  public struct ID: Hashable {}
  public var id: ID { fatalError() }
  public var containerValues: ContainerValues { fatalError() }
}
public struct SubviewsCollection: RandomAccessCollection {
  public subscript(index: Int) -> Subview { fatalError() }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { fatalError() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
}
extension SubviewsCollection: Primitive, View {}
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public subscript(index: Int) -> Subview { fatalError() }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { fatalError() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
}
extension SubviewsCollectionSlice: Primitive, View {}
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct ContainerValues {
  // The key that the macro behind `@Entry` makes here.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { fatalError() }
    set {}
  }
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { fatalError() }
    set {}
  }
}

public struct GroupElementsOfContent<Subviews: View, Content: View>: Primitive, View {}
extension Group {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> { fatalError() }
}
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public subscript(index: Int) -> Subview { fatalError() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
}
extension ForEach where ID == Subview.ID, Content: View {
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<V> { fatalError() }
}
extension View {
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    self
  }
}

// What containers of one's own were made with before; SwiftUI declares it with a line in front.

public protocol _VariadicView_MultiViewRoot {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
public protocol _VariadicView_UnaryViewRoot {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
public struct _VariadicView_Children: Primitive, View, RandomAccessCollection {
  public struct Element: Primitive, View, Identifiable { public var id: AnyHashable { fatalError() } }
  public subscript(index: Int) -> Element { fatalError() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
}
public enum _VariadicView {
  public typealias Children = _VariadicView_Children
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public struct Tree<Root, Content: View>: Primitive, View {
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content)
    where Root: _VariadicView_MultiViewRoot {}
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content)
    where Root: _VariadicView_UnaryViewRoot {}
  }
}
