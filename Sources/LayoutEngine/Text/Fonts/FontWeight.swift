/// How heavy the strokes of a font are, lightest first.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
