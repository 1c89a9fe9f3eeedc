/// What is done when the kill comes.
enum Deed: String, CaseIterable {
  case check, add, reset, initialize, hint, draw

  /// The command's words.
  func arguments(_ scratch: Scratch, exercise: String) -> [String] {
    switch self {
    case .check: ["check", exercise, "--format", "json"]
    case .add: ["add", "../\(scratch.nextVersion)", "--yes", "--work", "."]
    case .reset: ["reset", exercise]
    case .initialize: ["init", "."]
    case .hint: ["hint", exercise, "--format", "json"]
    case .draw: ["layout", "../\(scratch.nextDrawing).layout", "--size", "400x400", "--svg", "picture.svg"]
    }
  }

  /// How the command ends when nobody kills it.
  var statuses: [Int32] { self == .check ? [0, 1] : [0] }
}

/// Random numbers that are the same everywhere (SplitMix64).
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
