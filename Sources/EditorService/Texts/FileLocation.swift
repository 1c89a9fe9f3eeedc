/// Files as the protocol names them: `file:///home/lena/my%20course/pie.layout`.
enum FileLocation {
  /// The path of a `file` location; nil for any other.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()) else {
      return nil
    }
    return unescaped(rest[slash...])
  }

  /// The location of a file, with what is not plain as an escape.
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

  /// nil where an escape is none, or where the bytes are no text.
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
    // A path with a zero in it would end there for the system.
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
