import Diagnostics

/// Options of a `JSONDecoder` for dates and keys.
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

/// The storage behind a decoding container.
package final class CodingBox: Box {
  package let json: JSON
  package let options: CodingOptions
  /// The index of the next element of an unkeyed container.
  package var position = 0

  package var elements: [JSON] { if case .array(let elements) = json.content { elements } else { [] } }

  package init(_ json: JSON, _ options: CodingOptions) {
    self.json = json
    self.options = options
    super.init(.void)
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
