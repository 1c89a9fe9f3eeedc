/// The letters that are typed so far, and how well a name fits them.
///
///     "alGu"      alignmentGuide: its letters stand in it in this order
struct Typed {
  private let letters: [UInt8]
  private let lower: [UInt8]

  init(_ text: String) {
    letters = Array(text.utf8)
    lower = letters.map(Self.lowered)
  }

  var isEmpty: Bool { letters.isEmpty }
  /// `$isOn`
  var isBinding: Bool { letters.first == UInt8(ascii: "$") }

  /// 0 for a name that begins so, 1 if only the case differs, 2 where the letters lie apart; nil for no match.
  func distance(to name: String) -> Int? {
    if letters.isEmpty { return 0 }
    let name = Array(name.utf8)
    if name.starts(with: letters) { return 0 }
    let plain = name.map(Self.lowered)
    if plain.starts(with: lower) { return 1 }
    // The first letter has to be right: one that is typed alone would else stand in half of all names.
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
