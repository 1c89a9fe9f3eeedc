extension View {
  @approximated("A round gauge is 58 × 58: no phone was measured.") public func gaugeStyle(_ style: some GaugeStyle)
    -> some View
  { native() }
  @approximated("Looks as without it; a style of one's own is not supported.") public func controlGroupStyle(
    _ style: some ControlGroupStyle
  ) -> some View { native() }
  @approximated("Looks as without it; a style of one's own is not supported.") public func disclosureGroupStyle(
    _ style: some DisclosureGroupStyle
  ) -> some View { native() }
}

public protocol GaugeStyle {}
extension GaugeStyle {
  public static var automatic: some GaugeStyle { token() }
  public static var linearCapacity: some GaugeStyle { token() }
  public static var accessoryCircular: some GaugeStyle { token() }
  public static var accessoryCircularCapacity: some GaugeStyle { token() }
  public static var accessoryLinear: some GaugeStyle { token() }
  public static var accessoryLinearCapacity: some GaugeStyle { token() }
  public static var circular: some GaugeStyle { token() }
  public static var linear: some GaugeStyle { token() }
}

public struct DefaultGaugeStyle: GaugeStyle {
  public init() { native() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() { native() }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() { native() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() { native() }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() { native() }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() { native() }
}

public struct CircularGaugeStyle: GaugeStyle {
  public init() { native() }
}

public struct LinearGaugeStyle: GaugeStyle {
  public init() { native() }
}

public protocol ControlGroupStyle {}
extension ControlGroupStyle {
  public static var automatic: some ControlGroupStyle { token() }
  public static var navigation: some ControlGroupStyle { token() }
  public static var menu: some ControlGroupStyle { token() }
  public static var compactMenu: some ControlGroupStyle { token() }
  public static var palette: some ControlGroupStyle { token() }
}

public struct DefaultControlGroupStyle: ControlGroupStyle {
  public init() { native() }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() { native() }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() { native() }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() { native() }
}

public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() { native() }
}

public protocol DisclosureGroupStyle {}
extension DisclosureGroupStyle {
  public static var automatic: some DisclosureGroupStyle { token() }
}

public struct DefaultDisclosureGroupStyle: DisclosureGroupStyle {
  public init() { native() }
}

public protocol GroupBoxStyle {}
extension GroupBoxStyle {
  public static var automatic: some GroupBoxStyle { token() }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() { native() }
}
