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

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { token() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { token() } }

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { token() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { token() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { token() } }

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { token() }
}

extension GaugeStyle where Self == CircularGaugeStyle { public static var circular: Self { token() } }
extension GaugeStyle where Self == LinearGaugeStyle { public static var linear: Self { token() } }
public struct DefaultGaugeStyle: GaugeStyle { public init() { token("automatic") } }
public struct LinearCapacityGaugeStyle: GaugeStyle { public init() { token("linearCapacity") } }
public struct AccessoryCircularGaugeStyle: GaugeStyle { public init() { token("accessoryCircular") } }
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { public init() { token("accessoryCircularCapacity") } }
public struct AccessoryLinearGaugeStyle: GaugeStyle { public init() { token("accessoryLinear") } }
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle { public init() { token("accessoryLinearCapacity") } }
public struct CircularGaugeStyle: GaugeStyle { public init() { token("circular") } }
public struct LinearGaugeStyle: GaugeStyle { public init() { token("linear") } }

public protocol ControlGroupStyle {}

extension ControlGroupStyle where Self == DefaultControlGroupStyle { public static var automatic: Self { token() } }

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { token() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { token() } }

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { token() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { token() } }
public struct DefaultControlGroupStyle: ControlGroupStyle { public init() { token("automatic") } }
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() { token("navigation") } }
public struct MenuControlGroupStyle: ControlGroupStyle { public init() { token("menu") } }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() { token("compactMenu") } }
public struct PaletteControlGroupStyle: ControlGroupStyle { public init() { token("palette") } }

public protocol DisclosureGroupStyle {}

extension DisclosureGroupStyle where Self == DefaultDisclosureGroupStyle {
  public static var automatic: Self { token() }
}

public struct DefaultDisclosureGroupStyle: DisclosureGroupStyle { public init() { token("automatic") } }

@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { token() } }
public struct DefaultGroupBoxStyle: GroupBoxStyle { public init() { token("automatic") } }
