public struct Unicode {}

extension Unicode {
  public struct Scalar: Comparable, CustomStringConvertible, Hashable {
    public init(_ value: Unicode.Scalar) { native() }
    public init(_ value: UInt8) { native() }
    public init?(_ value: UInt32) { native() }
    public init?(_ value: UInt16) { native() }
    public init?(_ value: Int) { native() }
    public init?(_ text: String) { native() }
    public var value: UInt32 { native() }
    public var isASCII: Bool { native() }
    public var description: String { native() }
  }
}

@family public struct UTF8View<Element>: BidirectionalCollection {}

@family public struct UTF16View<Element>: BidirectionalCollection {}

@family public struct UnicodeScalarView<Element>: BidirectionalCollection {}

extension Character {
  public init(_ text: String) { native() }
  public init(_ value: Character) { native() }
  public init(_ scalar: Unicode.Scalar) { native() }
  public var description: String { native() }
  public func uppercased() -> String { native() }
  public func lowercased() -> String { native() }
  public var wholeNumberValue: Int? { native() }
  public var hexDigitValue: Int? { native() }
  public var asciiValue: UInt8? { native() }
  public var utf8: UTF8View<UInt8> { native() }
  public var utf16: UTF16View<UInt16> { native() }
  public var unicodeScalars: UnicodeScalarView<Unicode.Scalar> { native() }
  public var isLetter: Bool { native() }
  public var isNumber: Bool { native() }
  public var isWhitespace: Bool { native() }
  public var isUppercase: Bool { native() }
  public var isLowercase: Bool { native() }
  public var isNewline: Bool { native() }
  public var isPunctuation: Bool { native() }
  public var isWholeNumber: Bool { native() }
  public var isASCII: Bool { native() }
  public var isHexDigit: Bool { native() }
  public var isSymbol: Bool { native() }
  public var isMathSymbol: Bool { native() }
  public var isCurrencySymbol: Bool { native() }
  public var isCased: Bool { native() }
}

extension StringProtocol {
  public var utf8: UTF8View<UInt8> { native() }
  public var utf16: UTF16View<UInt16> { native() }
  public var unicodeScalars: UnicodeScalarView<Unicode.Scalar> { native() }
}

extension String {
  public init(_ scalars: UnicodeScalarView<Unicode.Scalar>) { native() }
  public init(_ scalar: Unicode.Scalar) { native() }
  public init(decoding bytes: some Sequence<UInt8>, as encoding: UTF8.Type) { native() }
}

public struct UTF8 {}
