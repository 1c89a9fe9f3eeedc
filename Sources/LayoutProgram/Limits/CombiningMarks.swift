/// Limits how many accents and other combining marks may follow one letter.
///
/// Swift sorts the marks of each letter when it compares two texts, in quadratic time: a text of nothing but marks
/// keeps it busy for seconds. Real letters have three or four.
package enum CombiningMarks {
  /// The most marks that may follow each other.
  package static let most = 1000

  /// Whether more than `most` marks follow each other anywhere in the text.
  ///
  /// - Complexity: linear in the text; constant if it is short.
  package static func areTooMany(in text: String) -> Bool {
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
