import Diagnostics
import LayoutProgram

extension Natives {
  /// Number formats for a locale: an English one changes nothing, and others are unsupported.
  static let localizedFormats: [Native] = ["IntegerFormatStyle", "FloatingPointFormatStyle"].map { style in
    .native("\(style).locale(_: Locale)") { (call: Arguments, style: Value, locale: NativeCase?) throws(Stop) in
      let name = locale?.name ?? ""
      guard name == "en" || name.hasPrefix("en_") || name.hasPrefix("en-") else {
        throw Stop(problem: Problem(unsupported: .name("locale"), at: call.range))
      }
      return style
    }
  }
}
