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
    var text = ""
    while let letter = rest.popFirst() {
      guard letter == "'" else {
        text.append(letter)
        continue
      }
      if rest.first != "'" { break }
      text.append("'")
      rest = rest.dropFirst()
    }
    return text
  }

  private static func field(_ letter: Character, _ count: Int, _ date: CivilDate) -> String {
    switch letter {
    case "y", "Y", "u": count == 2 ? padded(date.year % 100, 2) : padded(date.year, count)
    case "M", "L": month(count, date)
    case "d": padded(date.day, count)
    case "c", "e": count < 3 ? padded(date.weekday, letter == "c" ? 1 : count) : name(date.weekdayName, count)
    case "E": name(date.weekdayName, count)
    case "D": padded(date.dayOfYear, count)
    case "w": padded(date.weekOfYear, count)
    case "W": padded(date.weekOfMonth, count)
    case "F": padded((date.day + 6) / 7, count)
    case "Q", "q": quarter(count, date)
    case "k": padded(date.hour == 0 ? 24 : date.hour, count)
    case "K": padded(date.hour % 12, count)
    case "A": padded(((date.hour * 60 + date.minute) * 60 + date.second) * 1000, count)
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

  private static func quarter(_ count: Int, _ date: CivilDate) -> String {
    let number = (date.month + 2) / 3
    switch count {
    case 3: return "Q\(number)"
    case 4: return "\(number)\(["st", "nd", "rd", "th"][number - 1]) quarter"
    default: return padded(number, count)
    }
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
