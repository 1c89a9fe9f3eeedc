public struct Bundle {
  public static let main = Self()
  public func url(forResource name: String?, withExtension ext: String?) -> URL? { native() }
  public func path(forResource name: String?, ofType ext: String?) -> String? { native() }
}

@approximated("Holds texts only.") public struct Data: Hashable, Codable {
  public init() { native() }
  public init(count: Int) { native() }
  public init(_ text: [UInt8]) { native() }
  public init(_ text: UTF8View<UInt8>) { native() }
  public init(contentsOf url: URL) throws { native() }
  public var count: Int { native() }
  public var isEmpty: Bool { native() }
}

extension String {
  public func data(using encoding: String.Encoding) -> Data? { native() }
  public init?(data: Data, encoding: String.Encoding) { native() }
  public init(decoding data: Data, as encoding: UTF8.Type) { native() }
  public init(contentsOf url: URL) throws { native() }
  public init(contentsOf url: URL, encoding: String.Encoding) throws { native() }
  public init(contentsOfFile path: String) throws { native() }
  public init(contentsOfFile path: String, encoding: String.Encoding) throws { native() }
}

extension URL {
  public init(fileURLWithPath path: String) { native() }
  public init(filePath path: String) { native() }
  public var absoluteString: String { native() }
  public var path: String { native() }
  public var host: String? { native() }
  public var scheme: String? { native() }
  public var lastPathComponent: String { native() }
  public var pathExtension: String { native() }
  public func appendingPathComponent(_ part: String) -> URL { native() }
  public func appending(path part: String) -> URL { native() }
  public func appending(component part: String) -> URL { native() }
}
