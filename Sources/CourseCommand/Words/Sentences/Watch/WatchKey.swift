/// The keys of `course watch`.
enum WatchKey: Hashable, Sendable, CaseIterable {
  case check, next, previous, skip, hint, goal, explain, list, picture, reset, undo, edit, advance, result, help, quit
  case up, down, pageUp, pageDown, top, bottom
  case suspend

  /// The key's letter in the row of keys; nil for keys that need no explanation.
  var letter: Character? {
    switch self {
    case .check: "r"
    case .next: "n"
    case .previous: "v"
    case .skip: "s"
    case .hint: "h"
    case .goal: "g"
    case .explain: "e"
    case .list: "l"
    case .picture: "p"
    case .reset: "x"
    case .undo: "u"
    case .edit: "o"
    case .advance: "a"
    case .help: "?"
    case .quit: "q"
    default: nil
    }
  }

  /// The keys in the row of keys, in order.
  static let shown: [WatchKey] = [
    .next, .previous, .skip, .hint, .goal, .explain, .list, .picture, .check, .reset, .undo, .edit, .advance, .help,
    .quit,
  ]

  /// Whether the key only scrolls the page.
  var scrolls: Bool { [.up, .down, .pageUp, .pageDown, .top, .bottom].contains(self) }

  /// The bytes that a terminal sends for keys without a letter of their own.
  private static let sequences: [(bytes: String, key: WatchKey)] = [
    ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("k", .up), ("\u{1B}[B", .down), ("\u{1B}OB", .down), ("j", .down),
    ("\u{1B}[5~", .pageUp), ("b", .pageUp), ("\u{1B}[6~", .pageDown), (" ", .pageDown),
    ("\u{1B}[H", .top), ("\u{1B}OH", .top), ("\u{1B}[1~", .top), ("\u{1B}[F", .bottom), ("\u{1B}OF", .bottom),
    ("\u{1B}[4~", .bottom), ("\u{3}", .quit), ("\u{4}", .quit), ("\u{1A}", .suspend), ("\u{1B}", .result),
    ("\r", .result), ("\n", .result),
  ]

  /// Removes and returns the first key from the bytes; nil if it has no meaning.
  static func first(of rest: inout ArraySlice<UInt8>) -> WatchKey? {
    guard let first = rest.first else { return nil }
    let known = sequences.filter { rest.starts(with: $0.bytes.utf8) }
    let found = known.max { $0.bytes.utf8.count < $1.bytes.utf8.count }
    if let found, first != 0x1B || found.bytes.utf8.count > 1 || rest.count == 1 {
      rest = rest.dropFirst(found.bytes.utf8.count)
      return found.key
    }
    if first == 0x1B {
      // Skips an unknown escape sequence up to its last letter.
      rest = rest.dropFirst().drop { !(0x40...0x7E).contains($0) || $0 == 0x5B || $0 == 0x4F }.dropFirst()
      return nil
    }
    rest = rest.dropFirst()
    let letter = Character(UnicodeScalar(first | 0x20))
    return shown.first { $0.letter == letter }
  }
}
