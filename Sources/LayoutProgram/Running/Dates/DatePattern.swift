/// Formats a date with a pattern, as `DateFormatter.dateFormat` does.
///
///     "EEE, MMM d, yyyy 'at' h:mm a"   → Mon, Jun 9, 2025 at 9:41 AM
package struct DatePattern {
  package let pattern: String

  package init(pattern: String) {
    self.pattern = pattern
  }

  /// The text of a date; nil if the pattern has a field that this course does not write.
  package func text(_ date: CivilDate) -> String? {
    var text = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        text += Self.quoted(&rest)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      guard letter.isASCII, letter.isLetter else {
        text += run
        continue
      }
      guard let field = Self.field(letter, run.count, date) else { return nil }
      text += field
    }
    return text
  }

  /// Text between quotes; two quotes are one literal quote, inside of quotes too.
  private static func quoted(_ rest: inout Substring) -> String {
    rest = rest.dropFirst()
    if rest.first == "'" {
      rest = rest.dropFirst()
      return "'"
    }
    var words = ""
    while let letter = rest.popFirst() {
      if letter == "'" {
        guard rest.first == "'" else { break }
        rest = rest.dropFirst()
      }
      words.append(letter)
    }
    return words
  }

  private static func field(_ letter: Character, _ count: Int, _ date: CivilDate) -> String? {
    switch letter {
    case "y": count == 2 ? padded(date.yearOfEra % 100, 2) : padded(date.yearOfEra, count)
    case "u": padded(date.year, count)
    case "Q", "q": count < 3 ? padded((date.month + 2) / 3, count) : nil
    case "M", "L": month(count, date)
    case "D": padded(date.dayOfYear, count)
    case "d": padded(date.day, count)
    case "F": padded((date.day + 6) / 7, count)
    case "E": name(date.weekdayName, count)
    case "e", "c": count < 3 ? padded(date.weekday, letter == "e" ? count : 1) : name(date.weekdayName, count)
    case "H": padded(date.hour, count)
    case "k": padded((date.hour + 23) % 24 + 1, count)
    case "h": padded((date.hour + 11) % 12 + 1, count)
    case "K": padded(date.hour % 12, count)
    case "m": padded(date.minute, count)
    case "s": padded(date.second, count)
    case "S": fraction(count, date)
    case "a": date.hour < 12 ? "AM" : "PM"
    case "G": count < 4 ? date.year > 0 ? "AD" : "BC" : nil
    case "z": count < 4 ? "GMT" : nil
    case "Z": count < 4 ? "+0000" : count == 4 ? "GMT" : "Z"
    case "X": "Z"
    case "x": count == 1 ? "+00" : count.isMultiple(of: 2) ? "+0000" : "+00:00"
    default: nil
    }
  }

  /// The digits of the fraction of a second, truncated.
  private static func fraction(_ count: Int, _ date: CivilDate) -> String {
    let thousandths = padded(Int(date.fraction * 1000 + 1e-6), 3)
    return String(thousandths.prefix(count)) + String(repeating: "0", count: min(max(count - 3, 0), 17))
  }

  private static func month(_ count: Int, _ date: CivilDate) -> String {
    count < 3 ? padded(date.month, count) : name(date.monthName, count)
  }

  private static func name(_ name: String, _ count: Int) -> String {
    switch count {
    case 4: name
    case 5: String(name.prefix(1))
    case 6: String(name.prefix(2))
    default: String(name.prefix(3))
    }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(abs(number))
    return String(repeating: "0", count: max(min(count, 20) - digits.count, 0)) + digits
  }
}
