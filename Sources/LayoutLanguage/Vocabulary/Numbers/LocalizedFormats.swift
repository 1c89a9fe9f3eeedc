import Diagnostics

extension Vocabulary {
  /// Formats of a country: an English one changes nothing, others are not known here.
  static let localizedFormats: [NativeDeclaration] = ["IntegerFormatStyle", "FloatingPointFormatStyle"].map { style in
    .member(style, "func locale(_ locale: Locale) -> \(style)") { _, a throws(Stop) in
      let name = a.token(1) ?? ""
      guard name == "en" || name.hasPrefix("en_") || name.hasPrefix("en-") else {
        throw Stop(problem: Problem(unsupported: .name("locale"), at: a.range))
      }
      return a[0] ?? .void
    }
  }
}
