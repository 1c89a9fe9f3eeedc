/// The weight of a font's strokes, lightest first.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
