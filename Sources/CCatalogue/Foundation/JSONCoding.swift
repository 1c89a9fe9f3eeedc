public class JSONDecoder {
  public init() { native() }
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { native() }
  public var dateDecodingStrategy: JSONDateCoding {
    get { native() }
    set { native() }
  }
  public var keyDecodingStrategy: JSONKeyCoding {
    get { native() }
    set { native() }
  }
}

public protocol CodingKey: Hashable {}
extension CodingKey {
  public var stringValue: String { native() }
}

public protocol Decoder {}
extension Decoder {
  public func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { self }
  public func singleValueContainer() throws -> SingleValueDecodingContainer { self }
  public func unkeyedContainer() throws -> UnkeyedDecodingContainer { native() }
}

public protocol Encoder {}
extension Encoder {
  public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> { token() }
  public func singleValueContainer() -> SingleValueEncodingContainer { token() }
}

public struct KeyedDecodingContainer<Key> {
  public func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { native() }
  public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { native() }
  public func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Nested>
  { native() }
  public func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer { native() }
  public func decodeNil(forKey key: Key) throws -> Bool { native() }
  public func contains(_ key: Key) -> Bool { native() }
}

public struct KeyedEncodingContainer<Key> {
  public func encode<T: Encodable>(_ value: T, forKey key: Key) throws {}
  public func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {}
}

public struct SingleValueDecodingContainer {
  public func decodeNil() -> Bool { native() }
  public func decode<T: Decodable>(_ type: T.Type) throws -> T { native() }
}

public struct SingleValueEncodingContainer {
  public func encode<T: Encodable>(_ value: T) throws {}
}

public struct DecodingError: Error {}

public struct EncodingError: Error {}

public struct JSONDateCoding {
  public static func formatted(_ formatter: DateFormatter) -> JSONDateCoding { native() }
  public static let iso8601 = Self(), secondsSince1970 = Self(), millisecondsSince1970 = Self()
  public static let deferredToDate = Self()
}

public struct JSONKeyCoding {
  public static let useDefaultKeys = Self(), convertFromSnakeCase = Self(), convertToSnakeCase = Self()
}

public struct UnkeyedDecodingContainer {
  public var count: Int? { native() }
  public var currentIndex: Int { native() }
  public var isAtEnd: Bool { native() }
  public mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<
    Nested
  > { native() }
  public mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { native() }
}
