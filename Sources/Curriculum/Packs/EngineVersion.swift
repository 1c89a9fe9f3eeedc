/// The version of the layout rules, which expected frames and attempts record.
///
/// It increases when a source may get different frames than before; packs then have to be baked again.
public enum EngineVersion {
  /// The rules of this program.
  public static let current = "1"
}
