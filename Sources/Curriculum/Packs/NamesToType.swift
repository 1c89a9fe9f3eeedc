import Diagnostics

extension Pack {
  /// Whether a name is valid for an exercise or a pack.
  public static func isNameToType(_ name: String) -> Bool {
    (try? JSONForm<String>.nameToType.value(of: JSON(name), called: "")) != nil
  }

  /// Whether a name is valid for a chapter.
  public static func isPlainName(_ name: String) -> Bool {
    (try? JSONForm<String>.plainName.value(of: JSON(name), called: "")) != nil
  }
}
