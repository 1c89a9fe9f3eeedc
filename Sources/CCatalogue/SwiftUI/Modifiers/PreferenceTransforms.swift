extension View {
  public func transformPreference<PreferenceValue>(
    _ key: PreferenceKey.Type, _ callback: (inout PreferenceValue) -> Void
  ) -> some View { native() }
  public func transformAnchorPreference<Place, PreferenceValue>(
    key: PreferenceKey.Type, value: Anchor.Source<Place>, transform: (inout PreferenceValue, Anchor<Place>) -> Void
  ) -> some View { native() }
  public func transformEnvironment<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, transform: (inout Value) -> Void
  ) -> some View { native() }
}
