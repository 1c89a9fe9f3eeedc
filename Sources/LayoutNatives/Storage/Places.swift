import Diagnostics
import LayoutProgram

extension Natives {
  /// The locale: the reader's language and country.
  static let places: [Native] =
    [
      .constant("Locale.current", .token("en_US")),
      .constant("Locale.autoupdatingCurrent", .token("en_US")),
      .native("Locale.init(identifier:)") { (identifier: String) in .token(identifier) },
      .native("Locale.identifier") { (locale: NativeCase?) in .string(locale?.name ?? "") },
      .native("Locale.currency") { .some(.token("USD")) },
      .native("Locale.language") { .token("en") },
      .native("Locale.region") { .some(.token("US")) },
      .native("Locale.currencyCode") { .some(.string("USD")) },
      .native("Locale.currencySymbol") { .some(.string("$")) },
      .native("Locale.regionCode") { .some(.string("US")) },
      .native("Locale.languageCode") { .some(.string("en")) },
      .native("Locale.usesMetricSystem") { .bool(false) },
      .native("Locale.Currency.identifier") { (localeCurrency: NativeCase?) in .string(localeCurrency?.name ?? "") },
      .native("Locale.Region.identifier") { (localeRegion: NativeCase?) in .string(localeRegion?.name ?? "") },
      .native("Locale.Language.languageCode") { (localeLanguage: Value) in .some(localeLanguage)
      },
      .native("Locale.Language.identifier") { (localeLanguage: NativeCase?) in .string(localeLanguage?.name ?? "") },
    ]
}
