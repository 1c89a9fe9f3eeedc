import Diagnostics

/// The unit of `character` positions; the protocol's default is UTF-16.
///
///     // 🦉 owl      `owl` starts at character 6 in UTF-16, at 8 in UTF-8
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// UTF-8 if the client offers it, since offsets use it; else the default.
  static func best(of offered: JSON) -> PositionEncoding {
    let names = (offered.elements ?? []).compactMap(\.string)
    return names.contains(Self.utf8.rawValue) ? .utf8 : .utf16
  }

  /// The number of units in a piece of UTF-8.
  func units(in bytes: ArraySlice<UInt8>) -> Int {
    switch self {
    case .utf8: bytes.count
    case .utf16: bytes.reduce(0) { $0 + Self.units(of: $1) }
    }
  }

  /// The number of bytes in the first `units` units of a line; a position inside a character gives its start.
  func bytes(for units: Int, in line: ArraySlice<UInt8>) -> Int {
    var left = units
    var index = line.startIndex
    while index < line.endIndex, left > 0 {
      let length = Self.length(of: line[index])
      let width = self == .utf8 ? length : line[index] >= 0xF0 ? 2 : 1
      if width > left { break }
      left -= width
      index = min(index + length, line.endIndex)
    }
    return index - line.startIndex
  }

  private static func units(of byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xC0 ? 0 : byte >= 0xF0 ? 2 : 1 }

  private static func length(of byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}
