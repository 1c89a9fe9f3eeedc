/// The keys of `course tune`.
enum TuningKey: Hashable, Sendable {
  case less, more, muchLess, muchMore, next, keep, undo

  private static let sequences: [(bytes: String, key: TuningKey)] = [
    ("\u{1B}[D", .less), ("\u{1B}OD", .less), ("\u{1B}[C", .more), ("\u{1B}OC", .more),
    ("\u{1B}[B", .muchLess), ("\u{1B}OB", .muchLess), ("\u{1B}[A", .muchMore), ("\u{1B}OA", .muchMore),
    ("-", .less), ("+", .more), ("\t", .next), ("\r", .keep), ("\n", .keep), ("q", .keep), ("\u{1B}", .undo),
    ("\u{3}", .undo), ("\u{4}", .keep),
  ]

  /// The number of steps by which the key changes the number.
  var steps: Int {
    switch self {
    case .less: -1
    case .more: 1
    case .muchLess: -10
    case .muchMore: 10
    case .next, .keep, .undo: 0
    }
  }

  /// The keys in the bytes; unknown ones are skipped.
  static func all(in bytes: ArraySlice<UInt8>) -> [TuningKey] {
    var keys: [TuningKey] = []
    var rest = bytes
    while !rest.isEmpty {
      let known = sequences.filter { rest.starts(with: $0.bytes.utf8) }
      // A lone escape is a key; an escape before other bytes starts an unknown sequence.
      guard let found = known.max(by: { $0.bytes.utf8.count < $1.bytes.utf8.count }),
        found.bytes != "\u{1B}" || rest.count == 1
      else {
        rest = rest.first == 0x1B ? [] : rest.dropFirst()
        continue
      }
      keys.append(found.key)
      rest = rest.dropFirst(found.bytes.utf8.count)
    }
    return keys
  }
}
