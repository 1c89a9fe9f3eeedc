public protocol PrimitiveButtonStyle {}

public protocol FormStyle {}

public struct Configuration {
  public var label: some View { native() }
  public var title: some View { native() }
  public var icon: some View { native() }
  @approximated("Always false.") public var isPressed: Bool { native() }
  @approximated("Always nil.") public var role: ButtonRole? { native() }
  @approximated("Does nothing: a style's own gestures tap.") public func trigger() { native() }
  public var isOn: Bool { native() }
  public var $isOn: Binding<Bool> { native() }
  public var fractionCompleted: Double? { native() }
  public var currentValueLabel: (some View)? { native() }
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

public protocol ButtonStyle {}
extension ButtonStyle {
  public static var automatic: some ButtonStyle { token() }
  public static var plain: some ButtonStyle { token() }
  public static var borderless: some ButtonStyle { token() }
  public static var bordered: some ButtonStyle { token() }
  public static var borderedProminent: some ButtonStyle { token() }
  public static var glass: some ButtonStyle { token() }
  public static var glassProminent: some ButtonStyle { token() }
}

public struct DefaultButtonStyle: ButtonStyle {
  public init() { native() }
}

public struct PlainButtonStyle: ButtonStyle {
  public init() { native() }
}

public struct BorderlessButtonStyle: ButtonStyle {
  public init() { native() }
}

public struct BorderedButtonStyle: ButtonStyle {
  public init() { native() }
}

public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() { native() }
}

public struct GlassButtonStyle: ButtonStyle {
  public init() { native() }
}

public struct GlassProminentButtonStyle: ButtonStyle {
  public init() { native() }
}

public protocol LabelStyle {}
extension LabelStyle {
  public static var automatic: some LabelStyle { token() }
  public static var titleOnly: some LabelStyle { token() }
  public static var iconOnly: some LabelStyle { token() }
  public static var titleAndIcon: some LabelStyle { token() }
}

public struct DefaultLabelStyle: LabelStyle {
  public init() { native() }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() { native() }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public init() { native() }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public init() { native() }
}

public protocol ToggleStyle {}
extension ToggleStyle {
  public static var automatic: some ToggleStyle { token() }
  public static var `switch`: some ToggleStyle { token() }
  public static var button: some ToggleStyle { token() }
}

public struct DefaultToggleStyle: ToggleStyle {
  public init() { native() }
}

public struct SwitchToggleStyle: ToggleStyle {
  public init() { native() }
  public init(tint: Color) { native() }
}

public struct ButtonToggleStyle: ToggleStyle {
  public init() { native() }
}

public protocol PickerStyle {}
extension PickerStyle {
  public static var automatic: some PickerStyle { token() }
  public static var menu: some PickerStyle { token() }
  public static var segmented: some PickerStyle { token() }
  public static var wheel: some PickerStyle { token() }
  public static var inline: some PickerStyle { token() }
  public static var navigationLink: some PickerStyle { token() }
  public static var palette: some PickerStyle { token() }
}

public struct DefaultPickerStyle: PickerStyle {
  public init() { native() }
}

public struct MenuPickerStyle: PickerStyle {
  public init() { native() }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() { native() }
}

public struct WheelPickerStyle: PickerStyle {
  public init() { native() }
}

public struct InlinePickerStyle: PickerStyle {
  public init() { native() }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public init() { native() }
}

public struct PalettePickerStyle: PickerStyle {
  public init() { native() }
}

public protocol ProgressViewStyle {}
extension ProgressViewStyle {
  public static var automatic: some ProgressViewStyle { token() }
  public static var linear: some ProgressViewStyle { token() }
  public static var circular: some ProgressViewStyle { token() }
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() { native() }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() { native() }
  public init(tint: Color) { native() }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() { native() }
  public init(tint: Color) { native() }
}

public protocol TextFieldStyle {}
extension TextFieldStyle {
  public static var automatic: some TextFieldStyle { token() }
  public static var plain: some TextFieldStyle { token() }
  public static var roundedBorder: some TextFieldStyle { token() }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() { native() }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() { native() }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() { native() }
}

public protocol ListStyle {}
extension ListStyle {
  public static var automatic: some ListStyle { token() }
  public static var plain: some ListStyle { token() }
  public static var inset: some ListStyle { token() }
  public static var grouped: some ListStyle { token() }
  public static var insetGrouped: some ListStyle { token() }
  public static var sidebar: some ListStyle { token() }
}

public struct DefaultListStyle: ListStyle {
  public init() { native() }
}

public struct PlainListStyle: ListStyle {
  public init() { native() }
}

public struct InsetListStyle: ListStyle {
  public init() { native() }
}

public struct GroupedListStyle: ListStyle {
  public init() { native() }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() { native() }
}

public struct SidebarListStyle: ListStyle {
  public init() { native() }
}

public protocol MenuStyle {}
extension MenuStyle {
  public static var automatic: some MenuStyle { token() }
  public static var button: some MenuStyle { token() }
  public static var borderlessButton: some MenuStyle { token() }
}

public struct DefaultMenuStyle: MenuStyle {
  public init() { native() }
}

public struct ButtonMenuStyle: MenuStyle {
  public init() { native() }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() { native() }
}

public protocol DatePickerStyle {}
extension DatePickerStyle {
  public static var automatic: some DatePickerStyle { token() }
  public static var compact: some DatePickerStyle { token() }
  public static var graphical: some DatePickerStyle { token() }
  public static var wheel: some DatePickerStyle { token() }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() { native() }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public init() { native() }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() { native() }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public init() { native() }
}

public protocol NavigationViewStyle {}
extension NavigationViewStyle {
  public static var automatic: some NavigationViewStyle { token() }
  public static var stack: some NavigationViewStyle { token() }
  public static var columns: some NavigationViewStyle { token() }
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() { native() }
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() { native() }
}

public struct ColumnsNavigationViewStyle: NavigationViewStyle {
  public init() { native() }
}

extension Button {
  public init(_ configuration: Configuration) { native() }
}

extension Menu {
  public init(_ configuration: Configuration) { native() }
}

extension Label {
  public init(_ configuration: Configuration) { native() }
}

extension GroupBox {
  public init(_ configuration: Configuration) { native() }
}

extension Toggle {
  public init(_ configuration: Configuration) { native() }
}

extension ProgressView {
  public init(_ configuration: Configuration) { native() }
}
