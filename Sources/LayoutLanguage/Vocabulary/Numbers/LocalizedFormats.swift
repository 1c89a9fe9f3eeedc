import Diagnostics

extension Vocabulary {
  /// Formats of a country: an English one changes nothing, others are not known here.
  static let localizedFormats: [NativeDeclaration] = ["IntegerFormatStyle", "FloatingPointFormatStyle"].map { style in
    .member(style, "func locale(_ locale: Locale) -> \(style)") {
      (call: Arguments, style: Value, locale: NativeCase?) throws(Stop) in
      let name = locale?.name ?? ""
      guard name == "en" || name.hasPrefix("en_") || name.hasPrefix("en-") else {
        throw Stop(problem: Problem(unsupported: .name("locale"), at: call.range))
      }
      return style
    }
  }
}
