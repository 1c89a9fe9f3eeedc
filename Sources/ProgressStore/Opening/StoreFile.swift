/// Where the progress file lies, and the names that follow from it.
struct StoreFile: Hashable {
  /// The path as it was given.
  let path: String

  /// The log that SQLite keeps beside the file while it is open.
  var log: String { path + "-wal" }

  /// The journal that SQLite keeps beside a file that has no log.
  var journal: String { path + "-journal" }

  /// The folder that holds the file.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path as a `file:` address, so that no name has a second meaning for SQLite: `:memory:`, `file:x` and names
  /// with `?`, `#` or `%` are files like any other.
  var uri: String {
    let start = path.hasPrefix("/") ? "file://" : "file:./"
    return start + path.utf8.map(Self.percentEncoded).joined()
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16)
      return "%" + (digits.count == 1 ? "0" + digits : digits)
    }
  }
}
