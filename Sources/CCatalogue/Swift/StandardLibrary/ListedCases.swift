extension ColorScheme {
  public static var allCases: [ColorScheme] { native() }
}

extension Axis {
  public static var allCases: [Axis] { native() }
}

extension Edge {
  public static var allCases: [Edge] { native() }
}

extension HorizontalEdge {
  public static var allCases: [HorizontalEdge] { native() }
}

extension VerticalEdge {
  public static var allCases: [VerticalEdge] { native() }
}

extension LayoutDirection {
  public static var allCases: [LayoutDirection] { native() }
}

extension ControlSize {
  public static var allCases: [ControlSize] { native() }
}

extension Visibility {
  public static var allCases: [Visibility] { native() }
}

extension TextAlignment {
  public static var allCases: [TextAlignment] { native() }
}

extension ContentMode {
  public static var allCases: [ContentMode] { native() }
}

extension ColorSchemeContrast {
  public static var allCases: [ColorSchemeContrast] { native() }
}

extension DynamicTypeSize {
  public static var allCases: [DynamicTypeSize] { native() }
}
