import Diagnostics

extension Vocabulary {
  /// The reader's language and country.
  static let places: [NativeDeclaration] =
    [
      .type("struct Locale: Hashable").approximated("Always that of an American reader."),
      .type("struct LocaleCurrency: Hashable"), .type("struct LocaleLanguage: Hashable"),
      .type("struct LocaleRegion: Hashable"),
      .constant("Locale", "current", "Locale", .token("en_US")),
      .constant("Locale", "autoupdatingCurrent", "Locale", .token("en_US")),
      .member("Locale", "init(identifier: String)") { (identifier: String) in .token(identifier) },
      .member("Locale", "var identifier: String") { (locale: NativeCase?) in .string(locale?.name ?? "") },
      .member("Locale", "var currency: LocaleCurrency?") { .some(.token("USD")) },
      .member("Locale", "var language: LocaleLanguage") { .token("en") },
      .member("Locale", "var region: LocaleRegion?") { .some(.token("US")) },
      .member("Locale", "var currencyCode: String?") { .some(.string("USD")) },
      .member("Locale", "var currencySymbol: String?") { .some(.string("$")) },
      .member("Locale", "var regionCode: String?") { .some(.string("US")) },
      .member("Locale", "var languageCode: String?") { .some(.string("en")) },
      .member("Locale", "var usesMetricSystem: Bool") { .bool(false) },
      .member("LocaleCurrency", "var identifier: String") { (localeCurrency: NativeCase?) in
        .string(localeCurrency?.name ?? "")
      },
      .member("LocaleRegion", "var identifier: String") { (localeRegion: NativeCase?) in
        .string(localeRegion?.name ?? "")
      },
      .member("LocaleLanguage", "var languageCode: LocaleLanguage?") { (localeLanguage: Value) in .some(localeLanguage)
      },
      .member("LocaleLanguage", "var identifier: String") { (localeLanguage: NativeCase?) in
        .string(localeLanguage?.name ?? "")
      },
    ]

  /// Files that a program writes and reads again: in memory, for one scene.
  static let files: [NativeDeclaration] =
    [
      .type("class FileManager").approximated("In memory, for one scene: each begins without files."),
      .type("struct SearchPathDirectory"), .type("struct SearchPathDomainMask"),
      .type("struct DataWritingOptions: OptionSet"),
      .constant("FileManager", "default", "FileManager", .token("files")),
      .member(
        "FileManager",
        "func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL]"
      ) { (_: Value?, directory: NativeCase?, _: Value?) in .array([.string("file:///\(directory?.name ?? "")/")]) },
      .member("FileManager", "func fileExists(atPath path: String) -> Bool") { (run: Run, _: Value?, path: String) in
        .bool(run.files.written["file://\(path)"] != nil)
      },
      .member("FileManager", "func contents(atPath path: String) -> Data?") { (run: Run, _: Value?, path: String) in
        run.files.written["file://\(path)"].map { .some(.string($0)) } ?? .none
      },
      .member("FileManager", "func removeItem(at url: URL) throws") { (run: Run, _: Value?, url: String) in
        run.files.written[url] = nil
        return .void
      },
      .member("Data", "func write(to url: URL, options: DataWritingOptions = 0) throws", writing),
      .member(
        "String", "func write(to url: URL, atomically isAtomic: Bool, encoding: StringEncoding) throws", writing),
    ]
    + ["documentDirectory", "cachesDirectory", "libraryDirectory", "applicationSupportDirectory"].map {
      .constant("SearchPathDirectory", $0, "SearchPathDirectory", .token($0))
    }
    + [.constant("SearchPathDomainMask", "userDomainMask", "SearchPathDomainMask", .token("user"))]
    + ["documentsDirectory", "cachesDirectory", "temporaryDirectory", "libraryDirectory"].map { name in
      .constant("URL", name, "URL", .string("file:///\(name == "documentsDirectory" ? "documentDirectory" : name)/"))
    }
    + ["atomic", "completeFileProtection", "atomicWrite", "noFileProtection"].map {
      .constant("DataWritingOptions", $0, "DataWritingOptions", .token($0))
    }

  private static let writing: NativeFunction.Body = { run, a throws(Stop) in
    let text = a.string(0) ?? ""
    try run.spend(text.utf8.count, at: a.range)
    run.files.written[a.string(1) ?? ""] = text
    return .void
  }
}
