public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { native() }
  public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type, perform action: @escaping (K.Value) -> Void)
    -> some View where K.Value: Equatable
  { native() }
  public func overlayPreferenceValue<K: PreferenceKey>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View { native() }
  public func backgroundPreferenceValue<K: PreferenceKey>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> some View
  ) -> some View { native() }
}
