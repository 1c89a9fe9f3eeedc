// Dialogs, animators, editable lists and what is scheduled: declarations for the compiler, with nothing behind them.
import Foundation

public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert { Alert(title: title) }
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

extension View {
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    self
  }
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { self }
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
}

extension NavigationLink {
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
  public func applying(_ transform: CGAffineTransform) -> CGPoint { self }
}
extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
  public func applying(_ transform: CGAffineTransform) -> CGSize { self }
}
extension CGRect {
  public func applying(_ transform: CGAffineTransform) -> CGRect { self }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  public mutating func remove(atOffsets offsets: IndexSet) {}
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }
}

extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode("tracking")
}
