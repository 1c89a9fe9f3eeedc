/// File URIs of the protocol: `file:///home/lena/my%20course/pie.layout`.
enum FileLocation {
  /// The path of a `file` URI; nil for any other.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()) else {
      return nil
    }
    return unescaped(rest[slash...])
  }

  /// The URI of a file, with special characters percent-encoded.
  static func uri(of path: String) -> String {
    var text = "file://"
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if plain.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  private static let plain = Set("/-._~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)

  /// nil for an invalid escape or invalid UTF-8.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    // The system would end a path at its first zero byte.
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
