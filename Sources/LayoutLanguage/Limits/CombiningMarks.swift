/// Accents and other marks that are put on the letter before them.
///
/// To compare two texts Swift sorts the marks of each letter, which takes the square of their number: a text of nothing
/// but marks keeps it busy for seconds. Real letters have three or four.
enum CombiningMarks {
  /// So many may follow one another.
  static let most = 1000

  /// Whether more of them follow one another somewhere.
  ///
  /// - Complexity: linear in the text; without a look at it if it is short.
  static func areTooMany(in text: String) -> Bool {
    guard text.utf8.count > most else { return false }
    var count = 0
    for scalar in text.unicodeScalars {
      // The first mark is U+0300.
      if scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered {
        count += 1
        if count > most { return true }
      } else {
        count = 0
      }
    }
    return false
  }
}
