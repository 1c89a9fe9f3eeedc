/// Formats a date with a pattern, as `DateFormatter.dateFormat` does.
///
///     "EEE, MMM d, yyyy 'at' h:mm a"   → Mon, Jun 9, 2025 at 9:41 AM
struct DatePattern {
  let pattern: String

  func text(_ date: CivilDate) -> String {
    var text = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        text += Self.quoted(&rest)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      text += letter.isASCII && letter.isLetter ? Self.field(letter, run.count, date) : String(run)
    }
    return text
  }

  /// Text between quotes; two quotes are one literal quote.
  private static func quoted(_ rest: inout Substring) -> String {
    rest = rest.dropFirst()
    if rest.first == "'" {
      rest = rest.dropFirst()
      return "'"
    }
    let words = rest.prefix { $0 != "'" }
    rest = rest.dropFirst(words.count + 1)
    return String(words)
  }

  private static func field(_ letter: Character, _ count: Int, _ date: CivilDate) -> String {
    switch letter {
    case "y", "Y", "u": count == 2 ? padded(date.year % 100, 2) : padded(date.year, count)
    case "M", "L": month(count, date)
    case "d": padded(date.day, count)
    case "E", "c", "e": name(date.weekdayName, count)
    case "H": padded(date.hour, count)
    case "h": padded((date.hour + 11) % 12 + 1, count)
    case "m": padded(date.minute, count)
    case "s": padded(date.second, count)
    case "S": String(repeating: "0", count: min(count, 9))
    case "a": date.hour < 12 ? "AM" : "PM"
    case "G": "AD"
    case "z", "v", "V": "GMT"
    case "Z", "x", "X", "O": count > 3 ? "GMT" : "+0000"
    default: ""
    }
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
