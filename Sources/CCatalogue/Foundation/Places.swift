@approximated("Always that of an American reader.") public struct Locale: Hashable {
  public static var current: Locale { native() }
  public static var autoupdatingCurrent: Locale { native() }
  public init(identifier: String) { native() }
  public var identifier: String { native() }
  public var currency: Locale.Currency? { native() }
  public var language: Locale.Language { native() }
  public var region: Locale.Region? { native() }
  public var currencyCode: String? { native() }
  public var currencySymbol: String? { native() }
  public var regionCode: String? { native() }
  public var languageCode: String? { native() }
  public var usesMetricSystem: Bool { native() }
}

extension Locale {
  public struct Currency: Hashable {
    public var identifier: String { native() }
  }
}

extension Locale {
  public struct Language: Hashable {
    public var languageCode: Locale.Language? { native() }
    public var identifier: String { native() }
  }
}

extension Locale {
  public struct Region: Hashable {
    public var identifier: String { native() }
  }
}
