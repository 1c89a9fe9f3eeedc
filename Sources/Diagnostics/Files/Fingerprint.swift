/// A hash of some texts that tells whether they have changed. It is not cryptographic.
///
/// FNV-1a with 64 bits: for each byte, XOR it in and multiply by a fixed prime.
public struct Fingerprint: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the fingerprint of nothing.
  public init() {}

  /// Adds bytes.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Adds a text with its name and length, so that different lists of texts never concatenate to the same bytes.
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

  /// The fingerprint of one text, without a name.
  public static func of(_ text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(text.utf8)
    return fingerprint.text
  }
}
