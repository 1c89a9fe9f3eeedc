import LayoutEngine

/// The colors of everything that is not a view. Text colors have a contrast of at least 4.5:1 to the stage.
enum PictureColor {
  static let canvas = color((0.965, 0.965, 0.975), (0.05, 0.05, 0.06))
  static let stage = color((1, 1, 1), (0.09, 0.09, 0.1))
  static let edge = color((0.82, 0.82, 0.86), (0.28, 0.28, 0.32))
  static let text = color((0.11, 0.11, 0.13), (0.93, 0.93, 0.95))
  static let quiet = color((0.38, 0.38, 0.43), (0.66, 0.66, 0.71))
  static let guide = color((0.76, 0.07, 0.36), (1, 0.5, 0.72))
  static let expected = color((0, 0.38, 0.75), (0.42, 0.72, 1))
  static let container = color((0.42, 0.36, 0.62), (0.72, 0.66, 0.95))
  static let name = color((0.2, 0.2, 0.24), (0.86, 0.86, 0.9))
  static let placeholder = color((0.93, 0.93, 0.95), (0.18, 0.18, 0.2))
  static let placeholderLine = color((0.72, 0.72, 0.77), (0.4, 0.4, 0.45))

  private static func color(_ light: (Double, Double, Double), _ dark: (Double, Double, Double)) -> Color {
    Color(
      light: .init(red: light.0, green: light.1, blue: light.2), dark: .init(red: dark.0, green: dark.1, blue: dark.2))
  }
}
