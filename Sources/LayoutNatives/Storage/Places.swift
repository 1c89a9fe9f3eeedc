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

  /// Files that a program writes and reads: in memory, for one scene.
  static let files: [Native] =
    [
      .constant("FileManager.default", .token("files")),
      .native("FileManager.urls(for:in:)") { (_: Value?, directory: NativeCase?, _: Value?) in
        .array([.string("file:///\(directory?.name ?? "")/")])
      },
      .native("FileManager.fileExists(atPath:)") { (run: Run, _: Value?, path: String) in
        .bool(run.files.written["file://\(path)"] != nil)
      },
      .native("FileManager.contents(atPath:)") { (run: Run, _: Value?, path: String) in
        run.files.written["file://\(path)"].map { .some(.string($0)) } ?? .none
      },
      .native("FileManager.removeItem(at:)") { (run: Run, _: Value?, url: String) in
        run.files.written[url] = nil
        return .void
      },
      .native("Data.write(to:options:)", writing),
      .native("String.write(to:atomically:encoding:)", writing),
    ]
    + [.constant("SearchPathDomainMask.userDomainMask", .token("user"))]
    + ["documentsDirectory", "cachesDirectory", "temporaryDirectory", "libraryDirectory"].map { name in
      .constant("URL.\(name)", .string("file:///\(name == "documentsDirectory" ? "documentDirectory" : name)/"))
    }

  private static let writing: NativeFunction.Body = { run, a throws(Stop) in
    let text = a.string(0) ?? ""
    try run.spend(text.utf8.count, at: a.range)
    run.files.written[a.string(1) ?? ""] = text
    return .void
  }
}
