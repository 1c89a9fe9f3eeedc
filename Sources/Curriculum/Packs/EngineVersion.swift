/// The version of the layout rules; expected frames and attempts carry it.
///
/// It goes up when the same source may get other frames than before; then the pack is baked again.
public enum EngineVersion {
  /// The rules of this program.
  public static let current = "1"
}
