/// The location of the progress file, and the names derived from it.
struct StoreFile: Hashable {
  /// The path as given.
  let path: String

  /// SQLite's log beside the open file.
  var log: String { path + "-wal" }

  /// SQLite's journal beside a file without a log.
  var journal: String { path + "-journal" }

  /// The folder of the file.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path as a `file:` URI, so that no name is special to SQLite: `:memory:`, `file:x` and names with `?`, `#` or
  /// `%` are ordinary files.
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
