/// The letters typed so far, matched against names.
///
///     "alGu"      alignmentGuide contains its letters in this order
struct Typed {
  private let letters: [UInt8]
  private let lower: [UInt8]

  init(_ text: String) {
    letters = Array(text.utf8)
    lower = letters.map(Self.lowered)
  }

  var isEmpty: Bool { letters.isEmpty }
  /// Whether a binding is typed: `$isOn`.
  var isBinding: Bool { letters.first == UInt8(ascii: "$") }

  /// 0 for a prefix, 1 for a prefix with other case, 2 for scattered letters; nil for no match.
  func distance(to name: String) -> Int? {
    if letters.isEmpty { return 0 }
    let name = Array(name.utf8)
    if name.starts(with: letters) { return 0 }
    let plain = name.map(Self.lowered)
    if plain.starts(with: lower) { return 1 }
    // The first letter must match, and one letter is not enough: half of all names contain it.
    guard plain.first == lower.first, lower.count > 1 else { return nil }
    var rest = plain[...]
    for letter in lower {
      guard let place = rest.firstIndex(of: letter) else { return nil }
      rest = rest[(place + 1)...]
    }
    return 2
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }
}
