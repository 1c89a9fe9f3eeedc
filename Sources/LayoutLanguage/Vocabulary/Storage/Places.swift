import Diagnostics

extension Vocabulary {
  /// Plain values of Apple's other frameworks: places on the map, the reader's language.
  static let places: [NativeDeclaration] =
    [
      .type("struct CLLocationCoordinate2D"),
      .member("CLLocationCoordinate2D", "init(latitude: Double, longitude: Double)", place),
      .member("CLLocationCoordinate2D", "init()") { _, _ in .tuple([.double(0), .double(0)]) },
      .type("struct Locale: Hashable").approximated("Always that of an American reader."),
      .type("struct LocaleCurrency: Hashable"), .type("struct LocaleLanguage: Hashable"),
      .type("struct LocaleRegion: Hashable"),
      .constant("Locale", "current", "Locale", .token("en_US")),
      .constant("Locale", "autoupdatingCurrent", "Locale", .token("en_US")),
      .member("Locale", "init(identifier: String)") { _, a in .token(a.string(0) ?? "") },
      .member("Locale", "var identifier: String") { _, a in .string(a.token(0) ?? "") },
      .member("Locale", "var currency: LocaleCurrency?") { _, _ in .some(.token("USD")) },
      .member("Locale", "var language: LocaleLanguage") { _, _ in .token("en") },
      .member("Locale", "var region: LocaleRegion?") { _, _ in .some(.token("US")) },
      .member("Locale", "var currencyCode: String?") { _, _ in .some(.string("USD")) },
      .member("Locale", "var currencySymbol: String?") { _, _ in .some(.string("$")) },
      .member("Locale", "var regionCode: String?") { _, _ in .some(.string("US")) },
      .member("Locale", "var languageCode: String?") { _, _ in .some(.string("en")) },
      .member("Locale", "var usesMetricSystem: Bool") { _, _ in .bool(false) },
      .member("LocaleCurrency", "var identifier: String") { _, a in .string(a.token(0) ?? "") },
      .member("LocaleRegion", "var identifier: String") { _, a in .string(a.token(0) ?? "") },
      .member("LocaleLanguage", "var languageCode: LocaleLanguage?") { _, a in .some(a[0] ?? .void) },
      .member("LocaleLanguage", "var identifier: String") { _, a in .string(a.token(0) ?? "") },
    ]
    + ["latitude", "longitude"].enumerated().map { index, name in
      .property("CLLocationCoordinate2D", "var \(name): Double") { _, a in
        guard case .tuple(let parts, _)? = a[0], index < parts.count else { return .double(0) }
        return parts[index]
      } set: { _, a in
        guard case .tuple(var parts, let labels)? = a[0], index < parts.count else { return a[0] ?? .void }
        parts[index] = a[1] ?? .double(0)
        return .tuple(parts, labels: labels)
      }
    }

  private static let place: NativeFunction.Body = { _, a in
    .tuple([.double(a.double(0) ?? 0), .double(a.double(1) ?? 0)])
  }

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
      ) { _, a in .array([.string("file:///\(a.token(1) ?? "")/")]) },
      .member("FileManager", "func fileExists(atPath path: String) -> Bool") { run, a in
        .bool(run.files["file://\(a.string(1) ?? "")"] != nil)
      },
      .member("FileManager", "func contents(atPath path: String) -> Data?") { run, a in
        run.files["file://\(a.string(1) ?? "")"].map { .some(.string($0)) } ?? .none
      },
      .member("FileManager", "func removeItem(at url: URL) throws") { run, a in
        run.files[a.string(1) ?? ""] = nil
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
    run.files[a.string(1) ?? ""] = text
    return .void
  }
}
