import Diagnostics

/// Options of a `JSONEncoder` or `JSONDecoder` for dates and keys.
package struct CodingOptions {
  package enum Dates {
    case reference, seconds, milliseconds, iso8601
    case pattern(String)
  }
  package var dates = Dates.reference
  /// Whether `createdAt` in the program is `created_at` in the JSON.
  package var isSnakeCase = false

  package init() {}

  /// The seconds from 1970 to 2001.
  static let reference = 978_307_200.0

  package func key(_ name: String) -> String {
    guard isSnakeCase else { return name }
    // `myURLString` is `my_url_string`: several capitals are one word, except the one that begins the next word.
    let letters = Array(name)
    var key = ""
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && letter.isUppercase && letters[index - 1] != "_"
      let begins = index > 0 && !letters[index - 1].isUppercase
      let ends = index + 1 < letters.count && letters[index + 1].isLowercase
      if follows, begins || ends { key += "_" }
      key += letter.lowercased()
    }
    return key
  }
}

/// The storage behind a coding container: JSON being read or written.
package final class CodingBox: Box {
  package var json: JSON
  package let options: CodingOptions
  /// The encoder's own value, which receives the output.
  let root: CodingBox?
  /// The index of the next element of an unkeyed container.
  package var position = 0

  package var elements: [JSON] { if case .array(let elements) = json.content { elements } else { [] } }

  package init(_ json: JSON, _ options: CodingOptions, root: CodingBox? = nil) {
    self.json = json
    self.options = options
    self.root = root
    super.init(.void)
  }

  /// Adds a member to the written object.
  package func write(_ value: JSON, under key: String) {
    let target = root ?? self
    var members: [JSON.Member] = []
    if case .object(let known) = target.json.content { members = known.filter { $0.key != key } }
    target.json = JSON(.object(members + [JSON.Member(key: key, value: value)]))
  }
}

extension Run {
  /// A value as JSON; the type distinguishes dates from numbers.
  package func encode(_ value: Value, as type: Type?, _ options: CodingOptions, at range: SourceRange?) throws(Stop)
    -> JSON
  {
    try step(at: range)
    if let plain = encodePlain(value, as: type?.withoutOptionals, options) {
      if case .number(let number, _) = plain.content, !number.isFinite {
        throw raise(.token("EncodingError"), at: range)
      }
      return plain
    }
    switch value {
    case .some(let inner): return try encode(inner, as: type?.wrapped, options, at: range)
    case .erased(let inner, let known): return try encode(inner, as: known, options, at: range)
    case .box(let box): return try encode(try read(box), as: type, options, at: range)
    case .array(let elements): return try encode(elements, as: type, options, at: range)
    case .set(let elements): return try encode(elements.keys, as: type, options, at: range)
    case .dictionary(let table):
      let arguments = type?.withoutOptionals.genericArguments ?? []
      let element = arguments.last
      guard table.hasNamedKeys(of: arguments.first) else {
        // Other keys are elements, each before its value.
        var parts: [JSON] = []
        for (key, value) in zip(table.keys, table.values) {
          parts.append(try encode(key, as: arguments.first, options, at: range))
          parts.append(try encode(value, as: element, options, at: range))
        }
        return JSON(.array(parts))
      }
      var members: [JSON.Member] = []
      for (key, value) in zip(table.keys, table.values) {
        members.append(JSON.Member(key: key.text, value: try encode(value, as: element, options, at: range)))
      }
      return JSON(.object(members))
    case .instance(let instance): return try encode(value, of: instance.nominal, instance.fields, options, at: range)
    case .object(let object): return try encode(value, of: object.nominal, object.fields, options, at: range)
    default:
      throw Stop(problem: Problem(unsupported: .textOf("JSON"), at: range))
    }
  }

  /// Numbers, strings, Booleans, nil, and cases with a raw value.
  private func encodePlain(_ value: Value, as type: Type?, _ options: CodingOptions) -> JSON? {
    if type?.isNominal(.date) == true {
      let seconds = value.number
      switch options.dates {
      case .reference: return Self.number(seconds - CodingOptions.reference)
      case .seconds: return Self.number(seconds)
      case .milliseconds: return Self.number(seconds * 1000)
      case .iso8601: return JSON(.string(CivilDate(seconds).iso8601))
      case .pattern(let pattern):
        return DatePattern(pattern: pattern).text(CivilDate(seconds)).map { JSON(.string($0)) }
      }
    }
    switch value {
    case .none: return JSON(.null)
    case .bool(let truth): return JSON(.bool(truth))
    case .int(let number): return JSON(.number(Double(number), literal: "\(number)"))
    case .double(let number): return Self.number(number)
    case .number(let number): return JSON(.number(number.double, literal: value.text))
    case .string(let text): return JSON(.string(text))
    case .substring(let text): return JSON(.string(String(text)))
    case .enumeration(let choice):
      if choice.index < choice.nominal.rawValues.count {
        return encodePlain(choice.nominal.rawValues[choice.index], as: nil, options)
      }
      guard choice.payload.isEmpty, choice.index < choice.nominal.cases.count else { return nil }
      let name = choice.nominal.cases[choice.index].name
      return JSON(.object([JSON.Member(key: name, value: JSON(.object([])))]))
    default: return nil
    }
  }

  private static func number(_ value: Double) -> JSON {
    let isNegativeZero = value == 0 && value.sign == .minus
    return JSON(.number(value, literal: isNegativeZero ? "-0" : Int(exactly: value).map { "\($0)" } ?? "\(value)"))
  }

  private func encode(
    _ elements: [Value], as type: Type?, _ options: CodingOptions, at range: SourceRange?
  ) throws(Stop) -> JSON {
    let element = type?.withoutOptionals.genericArguments.first
    var parts: [JSON] = []
    for value in elements { parts.append(try encode(value, as: element, options, at: range)) }
    return JSON(.array(parts))
  }

  /// Encodes a struct or an object: with its own `encode(to:)`, or property by property.
  private func encode(
    _ value: Value, of nominal: Nominal, _ fields: [Value], _ options: CodingOptions, at range: SourceRange?
  ) throws(Stop) -> JSON {
    let own = nominal.lookUp("encode", isStatic: false).first { !$0.isNative && $0.labels == ["to"] }
    if let own {
      let box = CodingBox(JSON(.object([])), options)
      _ = try call(.member(own, receiver: value), [.box(box)], at: range)
      return box.json
    }
    var members: [JSON.Member] = []
    for (member, key) in nominal.codingKeys where member.index < fields.count {
      guard case .known(let type) = member.typeState else { continue }
      let json = try encode(fields[member.index], as: type, options, at: range)
      // Omits nil.
      if case .null = json.content { continue }
      members.append(JSON.Member(key: options.key(key), value: json))
    }
    return JSON(.object(members))
  }
}

extension KeyedValues {
  /// Whether a dictionary's keys are names of members in JSON, as strings and integers are.
  fileprivate func hasNamedKeys(of type: Type?) -> Bool {
    if let type { return type.isNominal(.string) || type.isNominal(.int) }
    switch keys.first {
    case nil, .string, .int: return true
    default: return false
    }
  }
}

extension Nominal {
  /// The coded properties with their keys: all stored ones, or those in `CodingKeys`.
  package var codingKeys: [(member: Member, key: String)] {
    guard let keys = nestedTypes["CodingKeys"], keys.kind == .enumeration else {
      return fields.filter { $0.wrapper == nil }.map { ($0, $0.name) }
    }
    return keys.cases.enumerated().compactMap { index, choice in
      guard let member = fields.first(where: { $0.name == choice.name }) else { return nil }
      return (member, keys.key(of: index))
    }
  }

  /// The key of a `CodingKeys` case in the JSON.
  package func key(of index: Int) -> String {
    if index < rawValues.count { return rawValues[index].text }
    return index < cases.count ? cases[index].name : ""
  }

  /// The static type of a run-time type, with its arguments.
  package var asType: Type { .nominal(original ?? self, arguments.map(\.asType)) }
}
