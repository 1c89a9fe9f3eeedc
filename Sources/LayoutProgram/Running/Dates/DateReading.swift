/// Parses a date that follows a pattern.
extension DatePattern {
  /// The instant of a text; nil if the text does not match the pattern.
  package func seconds(_ text: String) -> Double? {
    var date = CivilDate(0)
    (date.year, date.month, date.day) = (2000, 1, 1)
    var left = Substring(text)
    var rest = Substring(pattern)
    var isAfternoon: Bool?
    while let letter = rest.first {
      if letter == "'" {
        rest = rest.dropFirst()
        let words = rest.prefix { $0 != "'" }
        guard left.hasPrefix(words) else { return nil }
        left = left.dropFirst(words.count)
        rest = rest.dropFirst(words.count + 1)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      guard letter.isASCII, letter.isLetter else {
        guard left.hasPrefix(run) else { return nil }
        left = left.dropFirst(run.count)
        continue
      }
      let isFollowed = rest.first.map { !$0.isLetter } ?? true
      guard Self.read(letter, run.count, isFollowed, &left, &date, &isAfternoon) else { return nil }
    }
    if let isAfternoon { date.hour = date.hour % 12 + (isAfternoon ? 12 : 0) }
    guard left.isEmpty, (1...12).contains(date.month), (1...date.daysInMonth).contains(date.day) else { return nil }
    return date.secondsSince1970
  }

  private static func read(
    _ letter: Character, _ count: Int, _ isFollowed: Bool, _ left: inout Substring, _ date: inout CivilDate,
    _ isAfternoon: inout Bool?
  ) -> Bool {
    switch letter {
    case "M" where count > 2:
      let names = CivilDate.months.map { count == 3 ? String($0.prefix(3)) : $0 }
      guard let index = names.firstIndex(where: { left.hasPrefix($0) }) else { return false }
      left = left.dropFirst(names[index].count)
      date.month = index + 1
      return true
    case "E":
      let words = left.prefix(while: \.isLetter)
      left = left.dropFirst(words.count)
      return !words.isEmpty
    case "a":
      guard left.hasPrefix("AM") || left.hasPrefix("PM") else { return false }
      isAfternoon = left.hasPrefix("PM")
      left = left.dropFirst(2)
      return true
    case "Z", "X", "z":
      let zone = left.prefix { !$0.isWhitespace }
      left = left.dropFirst(zone.count)
      return ["Z", "+0000", "GMT", "UTC", "+00:00"].contains(String(zone))
    default: break
    }
    let digits = left.prefix(isFollowed ? 9 : count).prefix(while: \.isNumber)
    guard let number = Int(digits) else { return false }
    left = left.dropFirst(digits.count)
    switch letter {
    case "y", "Y", "u": date.year = count == 2 && number < 100 ? 2000 + number : number
    case "M", "L": date.month = number
    case "d": date.day = number
    case "H", "h", "k", "K": date.hour = number
    case "m": date.minute = number
    case "s": date.second = number
    case "S": break
    default: return false
    }
    return true
  }
}
