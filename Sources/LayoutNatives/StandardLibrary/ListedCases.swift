import LayoutEngine
import LayoutProgram

extension Natives {
  /// SwiftUI's `CaseIterable` enums, with their cases in order of declaration: `ColorScheme.allCases`.
  static let listedCases: [Native] =
    [
      ("ColorScheme", ["light", "dark"]), ("Axis", ["horizontal", "vertical"]),
      ("Edge", ["top", "leading", "bottom", "trailing"]), ("HorizontalEdge", ["leading", "trailing"]),
      ("VerticalEdge", ["top", "bottom"]), ("LayoutDirection", ["leftToRight", "rightToLeft"]),
      ("ControlSize", ["mini", "small", "regular", "large", "extraLarge"]),
      ("Visibility", ["automatic", "visible", "hidden"]), ("TextAlignment", ["leading", "center", "trailing"]),
      ("ContentMode", ["fit", "fill"]), ("ColorSchemeContrast", ["standard", "increased"]),
      ("DynamicTypeSize", DynamicTypeSize.allCases.map(\.rawValue)),
    ].map { type, names in .constant("\(type).allCases", .array(names.map { .token($0) })) }
}
