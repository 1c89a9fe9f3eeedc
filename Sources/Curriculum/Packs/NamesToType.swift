import Diagnostics

extension Pack {
  /// Whether a name may be an exercise's or a pack's.
  public static func isNameToType(_ name: String) -> Bool {
    (try? JSONForm<String>.nameToType.value(of: JSON(name), called: "")) != nil
  }

  /// Whether a name may be a chapter's.
  public static func isPlainName(_ name: String) -> Bool {
    (try? JSONForm<String>.plainName.value(of: JSON(name), called: "")) != nil
  }
}
