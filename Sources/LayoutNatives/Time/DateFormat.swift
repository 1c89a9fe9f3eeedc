import LayoutProgram

/// Formats dates and times for an American reader.
///
///     long, shortened      June 3, 2019 at 11:23 PM
///     numeric, omitted     6/3/2019
///     month and year       Jun 2019
struct DateFormat {
  enum Length: String {
    case omitted, numeric, narrow, abbreviated, wide
    case twoDigits
  }

  var weekday = Length.omitted
  var month = Length.omitted
  var day = Length.omitted
  var year = Length.omitted
  var hour = Length.omitted
  var minute = Length.omitted
  var second = Length.omitted

  /// Whether it specifies nothing, so that the default date and time apply.
  var isEmpty: Bool {
    [weekday, month, day, year, hour, minute, second].allSatisfy { $0 == .omitted }
  }

  /// A format from the names of a `Date.FormatStyle.DateStyle` and `.TimeStyle`; nil if there is no such style.
  init?(date: String, time: String) {
    switch date {
    case "omitted": break
    case "numeric": (month, day, year) = (.numeric, .numeric, .numeric)
    case "abbreviated": (month, day, year) = (.abbreviated, .numeric, .numeric)
    case "long": (month, day, year) = (.wide, .numeric, .numeric)
    case "complete": (weekday, month, day, year) = (.wide, .wide, .numeric, .numeric)
    default: return nil
    }
    switch time {
    case "omitted": break
    case "shortened": (hour, minute) = (.numeric, .numeric)
    case "standard", "complete": (hour, minute, second) = (.numeric, .numeric, .numeric)
    default: return nil
    }
  }

  init() {}

  /// The fields of a template such as `MMMd`, in any order; nil if a field is unsupported.
  init?(template: String) {
    var counts: [Character: Int] = [:]
    for letter in template where letter.isLetter { counts[letter, default: 0] += 1 }
    let names: [Length] = [.omitted, .numeric, .twoDigits, .abbreviated, .wide]
    for (letter, count) in counts {
      guard count < names.count else { return nil }
      let length = names[count]
      switch letter {
      case "E": weekday = count == 4 ? .wide : .abbreviated
      case "M": month = length
      case "d" where count <= 2: day = length
      case "y": year = count == 2 ? .twoDigits : .numeric
      case "h" where count <= 2, "j" where count <= 2: hour = length
      case "m" where count <= 2: minute = .numeric
      case "s" where count <= 2: second = .numeric
      case "a": break
      default: return nil
      }
    }
  }

  func text(_ date: CivilDate) -> String {
    let (day, time) = (dayText(date), timeText(date))
    if day.isEmpty || time.isEmpty { return day + time }
    switch month {
    case .omitted: return day + (year == .omitted && self.day == .omitted ? " " : ", ") + time
    case .numeric, .twoDigits: return day + ", " + time
    default: return day + " at " + time
    }
  }

  private func dayText(_ date: CivilDate) -> String {
    let weekday = Self.name(date.weekdayName, weekday)
    if month == .numeric || month == .twoDigits {
      let parts = [(date.month, month), (date.day, day), (date.year, year)].filter { $0.1 != .omitted }
      let numbers = parts.map { Self.number($0.0, $0.1) }.joined(separator: "/")
      return [weekday, numbers].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let month = Self.name(date.monthName, month)
    let ofMonth = [month, day == .omitted ? "" : Self.number(date.day, day)].filter { !$0.isEmpty }
    var words = [weekday, ofMonth.joined(separator: " ")].filter { !$0.isEmpty }.joined(separator: ", ")
    guard year != .omitted else { return words }
    let number = Self.number(date.year, year)
    if words.isEmpty { return number }
    words += day == .omitted ? " " : ", "
    return words + number
  }

  private func timeText(_ date: CivilDate) -> String {
    guard hour != .omitted else {
      return minute == .omitted ? "" : Self.number(date.minute, minute)
    }
    var words = Self.number((date.hour + 11) % 12 + 1, hour)
    if minute != .omitted { words += ":" + Self.number(date.minute, .twoDigits) }
    if second != .omitted { words += ":" + Self.number(date.second, .twoDigits) }
    // A narrow no-break space.
    return words + "\u{202F}" + (date.hour < 12 ? "AM" : "PM")
  }

  private static func name(_ name: String, _ length: Length) -> String {
    switch length {
    case .omitted: ""
    case .narrow: String(name.prefix(1))
    case .wide: name
    default: String(name.prefix(3))
    }
  }

  private static func number(_ number: Int, _ length: Length) -> String {
    guard length == .twoDigits else { return String(number) }
    let digits = String(abs(number) % 100)
    return digits.count < 2 ? "0" + digits : digits
  }
}

extension DateFormat {
  init(_ value: Value?) {
    guard case .tuple(let parts, _)? = value, parts.count == 7 else { return }
    let lengths = parts.map { part -> Length in
      if case .token(let name) = part { Length(rawValue: name) ?? .omitted } else { .omitted }
    }
    (weekday, month, day, year) = (lengths[0], lengths[1], lengths[2], lengths[3])
    (hour, minute, second) = (lengths[4], lengths[5], lengths[6])
  }

  var value: Value {
    .tuple([weekday, month, day, year, hour, minute, second].map { .token($0.rawValue) })
  }
}
