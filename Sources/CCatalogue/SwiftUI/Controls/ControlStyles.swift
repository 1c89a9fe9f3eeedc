@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

public protocol FormStyle {}

public struct ButtonStyleConfiguration {
  public var label: some View { native() }
  @approximated("Always nil.") public var role: ButtonRole? { native() }
  @approximated("Always false.") public var isPressed: Bool { native() }
}

public struct PrimitiveButtonStyleConfiguration {
  @compilerOnly public var label: some View { native() }
  @compilerOnly public var role: ButtonRole? { native() }
  @approximated("Does nothing: a style's own gestures tap.") public func trigger() { native() }
}

public struct LabelStyleConfiguration {
  public var title: some View { native() }
  public var icon: some View { native() }
}

public struct ToggleStyleConfiguration {
  @compilerOnly public var label: some View { native() }
  @compilerOnly @Binding public var isOn: Bool
}

public struct ProgressViewStyleConfiguration {
  public var fractionCompleted: Double? { native() }
  @compilerOnly public var label: (some View)? { AnyView?.none }
  @compilerOnly public var currentValueLabel: (some View)? { AnyView?.none }
}

public struct GroupBoxStyleConfiguration {
  @compilerOnly public var label: some View { native() }
  public var content: some View { native() }
}

extension View {
  public func labelsHidden() -> some View { native() }
  public func buttonStyle(_ style: some ButtonStyle) -> some View { native() }
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { native() }
  public func labelStyle(_ style: some LabelStyle) -> some View { native() }
  public func toggleStyle(_ style: some ToggleStyle) -> some View { native() }
  public func pickerStyle(_ style: some PickerStyle) -> some View { native() }
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { native() }
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { native() }
  public func listStyle(_ style: some ListStyle) -> some View { native() }
  public func menuStyle(_ style: some MenuStyle) -> some View { native() }
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { native() }
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { native() }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { token() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { token() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { token() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { token() } }

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { token() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: Self { token() } }

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { token() }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() { token("automatic") } }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() { token("plain") } }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() { token("borderless") } }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() { token("bordered") } }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() { token("borderedProminent") } }
public struct GlassButtonStyle: PrimitiveButtonStyle { public init() { token("glass") } }
public struct GlassProminentButtonStyle: PrimitiveButtonStyle { public init() { token("glassProminent") } }

@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { token() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { token() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { token() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { token() } }
public struct DefaultLabelStyle: LabelStyle { public init() { token("automatic") } }
public struct TitleOnlyLabelStyle: LabelStyle { public init() { token("titleOnly") } }
public struct IconOnlyLabelStyle: LabelStyle { public init() { token("iconOnly") } }
public struct TitleAndIconLabelStyle: LabelStyle { public init() { token("titleAndIcon") } }

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { token() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { token() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { token() } }
public struct DefaultToggleStyle: ToggleStyle { public init() { token("automatic") } }

public struct SwitchToggleStyle: ToggleStyle {
  public init() { token("switch") }
  public init(tint: Color) { token("switch") }
}

public struct ButtonToggleStyle: ToggleStyle { public init() { token("button") } }

public protocol PickerStyle {}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { token() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { token() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { token() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { token() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { token() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { token() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { token() } }
public struct DefaultPickerStyle: PickerStyle { public init() { token("automatic") } }
public struct MenuPickerStyle: PickerStyle { public init() { token("menu") } }
public struct SegmentedPickerStyle: PickerStyle { public init() { token("segmented") } }
public struct WheelPickerStyle: PickerStyle { public init() { token("wheel") } }
public struct InlinePickerStyle: PickerStyle { public init() { token("inline") } }
public struct NavigationLinkPickerStyle: PickerStyle { public init() { token("navigationLink") } }
public struct PalettePickerStyle: PickerStyle { public init() { token("palette") } }

@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { token() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { token() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { token() } }
public struct DefaultProgressViewStyle: ProgressViewStyle { public init() { token("automatic") } }

public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() { token("linear") }
  public init(tint: Color) { token("linear") }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() { token("circular") }
  public init(tint: Color) { token("circular") }
}

public protocol TextFieldStyle {}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { token() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { token() } }

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { token() }
}

public struct DefaultTextFieldStyle: TextFieldStyle { public init() { token("automatic") } }
public struct PlainTextFieldStyle: TextFieldStyle { public init() { token("plain") } }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() { token("roundedBorder") } }

public protocol ListStyle {}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { token() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { token() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { token() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { token() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { token() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { token() } }
public struct DefaultListStyle: ListStyle { public init() { token("automatic") } }
public struct PlainListStyle: ListStyle { public init() { token("plain") } }
public struct InsetListStyle: ListStyle { public init() { token("inset") } }
public struct GroupedListStyle: ListStyle { public init() { token("grouped") } }
public struct InsetGroupedListStyle: ListStyle { public init() { token("insetGrouped") } }
public struct SidebarListStyle: ListStyle { public init() { token("sidebar") } }

public protocol MenuStyle {}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { token() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { token() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { token() } }
public struct DefaultMenuStyle: MenuStyle { public init() { token("automatic") } }
public struct ButtonMenuStyle: MenuStyle { public init() { token("button") } }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() { token("borderlessButton") } }

public protocol DatePickerStyle {}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { token() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { token() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { token() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { token() } }
public struct DefaultDatePickerStyle: DatePickerStyle { public init() { token("automatic") } }
public struct CompactDatePickerStyle: DatePickerStyle { public init() { token("compact") } }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() { token("graphical") } }
public struct WheelDatePickerStyle: DatePickerStyle { public init() { token("wheel") } }

public protocol NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { token() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { token() } }
extension NavigationViewStyle where Self == ColumnsNavigationViewStyle { public static var columns: Self { token() } }
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() { token("automatic") } }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() { token("stack") } }
public struct ColumnsNavigationViewStyle: NavigationViewStyle { public init() { token("columns") } }

extension Button {
  public init(_ configuration: PrimitiveButtonStyleConfiguration)
  where Label == PrimitiveButtonStyleConfiguration.Label { native() }
}

extension Menu {
  public init(_ configuration: MenuStyleConfiguration) { native() }
}

extension Label {
  public init(_ configuration: LabelStyleConfiguration)
  where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon { native() }
}

extension GroupBox {
  public init(_ configuration: GroupBoxStyleConfiguration)
  where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content { native() }
}

extension Toggle {
  public init(_ configuration: ToggleStyleConfiguration) where Label == ToggleStyleConfiguration.Label { native() }
}

extension ProgressView {
  public init(_ configuration: ProgressViewStyleConfiguration) where Label == AnyView, CurrentValueLabel == AnyView {
    native()
  }
}

@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { token() } }
public struct DefaultGroupBoxStyle: GroupBoxStyle { public init() { token("automatic") } }
