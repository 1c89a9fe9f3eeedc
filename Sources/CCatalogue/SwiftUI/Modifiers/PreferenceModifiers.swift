public protocol PreferenceKey {}

extension View {
  public func preference<PreferenceValue>(key: PreferenceKey.Type, value: PreferenceValue) -> some View { native() }
  public func onPreferenceChange<PreferenceValue>(_ key: PreferenceKey.Type, perform action: (PreferenceValue) -> Void)
    -> some View
  { native() }
  public func overlayPreferenceValue<PreferenceValue>(
    _ key: PreferenceKey.Type, alignment: Alignment = .center, @ViewBuilder _ transform: (PreferenceValue) -> some View
  ) -> some View { native() }
  public func backgroundPreferenceValue<PreferenceValue>(
    _ key: PreferenceKey.Type, alignment: Alignment = .center, @ViewBuilder _ transform: (PreferenceValue) -> some View
  ) -> some View { native() }
}
