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

@approximated("In memory, for one scene: each begins without files.") public class FileManager {
  public static var `default`: FileManager { native() }
  public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { native() }
  public func fileExists(atPath path: String) -> Bool { native() }
  public func contents(atPath path: String) -> Data? { native() }
  public func removeItem(at url: URL) throws { native() }
}

public struct SearchPathDirectory {
  public static let documentDirectory = Self(), cachesDirectory = Self(), libraryDirectory = Self()
  public static let applicationSupportDirectory = Self()
}

public struct SearchPathDomainMask {
  public static var userDomainMask: SearchPathDomainMask { native() }
}

extension Data {
  public struct WritingOptions: OptionSet {
    public static let atomic = Self(), completeFileProtection = Self(), atomicWrite = Self(), noFileProtection = Self()
  }
}

extension Data {
  public func write(to url: URL, options: Data.WritingOptions = []) throws { native() }
}

extension String {
  public func write(to url: URL, atomically isAtomic: Bool, encoding: String.Encoding) throws { native() }
}

extension URL {
  public static var documentsDirectory: URL { native() }
  public static var cachesDirectory: URL { native() }
  public static var temporaryDirectory: URL { native() }
  public static var libraryDirectory: URL { native() }
}
