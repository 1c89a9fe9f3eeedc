extension JSON {
  /// The value on one line, without spaces.
  ///
  ///     {"id":"base","passed":true,"size":[360,220.5]}
  public var compact: String {
    var text = ""
    write(into: &text, indent: nil)
    return text
  }

  /// The value on several lines, indented by two spaces per level; members keep their order, and arrays of plain values
  /// stay on one line.
  ///
  ///     {
  ///       "id": "base",
  ///       "size": [360, 220.5]
  ///     }
  public var pretty: String {
    var text = ""
    write(into: &text, indent: 0)
    return text
  }

  private func write(into text: inout String, indent: Int?) {
    switch content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    // Keep the digits: an id of twenty digits is not the nearest `Double`.
    case .number(_, let literal): text += literal
    case .string(let value): JSON.write(quoted: value, into: &text)
    case .array(let elements): write(elements: elements, into: &text, indent: indent)
    case .object(let members): write(members: members, into: &text, indent: indent)
    }
  }

  private func write(elements: [JSON], into text: inout String, indent: Int?) {
    let isShort = elements.allSatisfy(\.isPlain)
    text += "["
    for (position, element) in elements.enumerated() {
      if position > 0 { text += indent != nil && isShort ? ", " : "," }
      if !isShort { JSON.breakLine(in: &text, indent.map { $0 + 1 }) }
      element.write(into: &text, indent: indent.map { $0 + 1 })
    }
    if !isShort { JSON.breakLine(in: &text, indent) }
    text += "]"
  }

  private func write(members: [Member], into text: inout String, indent: Int?) {
    text += "{"
    for (position, member) in members.enumerated() {
      if position > 0 { text += "," }
      JSON.breakLine(in: &text, indent.map { $0 + 1 })
      JSON.write(quoted: member.key, into: &text)
      text += indent == nil ? ":" : ": "
      member.value.write(into: &text, indent: indent.map { $0 + 1 })
    }
    if !members.isEmpty { JSON.breakLine(in: &text, indent) }
    text += "}"
  }

  private var isPlain: Bool {
    switch content {
    case .array, .object: false
    default: true
    }
  }

  private static func breakLine(in text: inout String, _ indent: Int?) {
    guard let indent else { return }
    text += "\n" + String(repeating: "  ", count: indent)
  }

  /// The shortest digits that read back as the same number: `12`, `12.5`, `1e+20`; `null` if the number is not finite.
  public static func literal(for value: Double) -> String {
    guard value.isFinite else { return "null" }
    if abs(value) < 1e16, let whole = Int(exactly: value) { return String(whole) }
    return value.description
  }

  private static func write(quoted value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // JSON is also read in terminals.
      case _ where scalar.steersTerminals:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
