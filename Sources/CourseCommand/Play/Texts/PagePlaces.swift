import Diagnostics

/// Places in a text as a browser counts them: in UTF-16 code units.
struct PagePlaces {
  /// For each byte, how many units stand before it; empty where bytes and units are the same.
  private let units: [Int32]
  private let count: Int

  init(_ source: SourceText) {
    count = source.bytes.count
    guard source.bytes.contains(where: { $0 >= 0x80 }) else {
      units = []
      return
    }
    var units: [Int32] = []
    units.reserveCapacity(count + 1)
    var number: Int32 = 0
    for byte in source.bytes {
      units.append(number)
      // The last byte of a character counts; one of four bytes is two units.
      if byte < 0x80 || byte >= 0xC0 { number += byte >= 0xF0 ? 2 : 1 }
    }
    units.append(number)
    self.units = units
  }

  /// A byte's place in units.
  func place(_ offset: Int) -> Int {
    let offset = min(max(0, offset), count)
    return units.isEmpty ? offset : Int(units[offset])
  }

  /// `[from, to]` of the learner's own text; `null` for anywhere else.
  func json(_ range: SourceRange?) -> JSON {
    guard let range, range.file == 0 else { return nil }
    return [JSON(place(range.lower)), JSON(place(range.upper))]
  }

  /// The bytes that a browser's places mean.
  func range(_ from: Int, _ to: Int) -> SourceRange {
    SourceRange(file: 0, lower: offset(from), upper: offset(to))
  }

  private func offset(_ place: Int) -> Int {
    guard !units.isEmpty else { return min(max(0, place), count) }
    return units.firstIndex { Int($0) >= place } ?? count
  }
}
