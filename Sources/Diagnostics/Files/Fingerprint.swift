/// A short name for the content of some texts: tells whether they are still the same. Not made to withstand forgery.
///
/// FNV-1a with 64 bits: start from a fixed number; for each byte, mix it in and multiply with a fixed prime.
public struct Fingerprint: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Starts with nothing.
  public init() {}

  /// Takes in some bytes.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Takes in a text with its name and length, so that no two lists of texts look alike by running into each other.
  public mutating func add(_ source: SourceText) {
    add(source.name.utf8)
    add("\0\(source.bytes.count)\0".utf8)
    add(source.bytes)
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The fingerprint of one text, its name aside.
  public static func of(_ text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(text.utf8)
    return fingerprint.text
  }
}
