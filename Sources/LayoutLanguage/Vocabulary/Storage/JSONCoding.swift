import Diagnostics

/// What an encoder or decoder was told, kept in a box: everybody who holds it sees it.
private final class CoderBox: Box {
  var options = CodingOptions()
  var isPretty = false
  var isSorted = false

  init() { super.init(.void) }
}

extension Vocabulary {
  /// Values as JSON texts, and back.
  static let jsonCoding: [NativeDeclaration] =
    [
      .type("class JSONEncoder").approximated("Keys are in the order of the declaration, unless they are sorted."),
      .type("class JSONDecoder"), .type("protocol CodingKey: Hashable"), .type("protocol Decoder"),
      .type("protocol Encoder"), .type("struct KeyedDecodingContainer<Key>"),
      .type("struct KeyedEncodingContainer<Key>"), .type("struct SingleValueDecodingContainer"),
      .type("struct SingleValueEncodingContainer"), .type("struct DecodingError: Error"),
      .type("struct EncodingError: Error"),
      .type("struct JSONEncoderOutputFormatting: OptionSet"), .type("struct JSONDateCoding"),
      .type("struct JSONKeyCoding"),
      .member("JSONEncoder", "init()") { _, _ in .box(CoderBox()) },
      .member("JSONDecoder", "init()") { _, _ in .box(CoderBox()) },
      .member("JSONEncoder", "func encode<T: Encodable>(_ value: T) throws -> Data") { run, a throws(Stop) in
        let coder = coder(a[0])
        let json = try run.encode(a[1] ?? .void, as: nil, coder?.options ?? CodingOptions(), at: a.range)
        let ordered = coder?.isSorted == true ? json.sorted : json
        return .string(try run.checked(coder?.isPretty == true ? ordered.pretty : ordered.compact, at: a.range))
      },
      .member("JSONDecoder", "func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T") {
        run, a throws(Stop) in
        guard case .metatype(let nominal)? = a[1] else { return .void }
        let text = a.string(2) ?? ""
        return try run.decoding(at: a.range) { () throws(Stop) in
          let json = try run.json(text)
          return try run.decode(json, as: nominal.asType, from: .text, coder(a[0])?.options ?? CodingOptions())
        }
      },
      .property("JSONEncoder", "var outputFormatting: JSONEncoderOutputFormatting") { _, _ in
        .set(KeyedValues())
      } set: {
        _, a in
        let names = a[1].map(tokens) ?? []
        coder(a[0])?.isPretty = names.contains("prettyPrinted")
        coder(a[0])?.isSorted = names.contains("sortedKeys")
        return a[0] ?? .void
      },
    ] + strategies + containers(of: "Decoder") + decoding + encoding

  private static let strategies: [NativeDeclaration] =
    ["JSONEncoder", "JSONDecoder"].flatMap { type -> [NativeDeclaration] in
      let verb = type == "JSONEncoder" ? "Encoding" : "Decoding"
      return [
        .property(type, "var date\(verb)Strategy: JSONDateCoding") { _, _ in
          .token("deferredToDate")
        } set: { _, a in
          let known: [String: CodingOptions.Dates] = [
            "iso8601": .iso8601, "secondsSince1970": .seconds, "millisecondsSince1970": .milliseconds,
          ]
          coder(a[0])?.options.dates = known[a.token(1) ?? ""] ?? a.string(1).map { .pattern($0) } ?? .reference
          return a[0] ?? .void
        },
        .property(type, "var key\(verb)Strategy: JSONKeyCoding") { _, _ in
          .token("useDefaultKeys")
        } set: { _, a in
          coder(a[0])?.options.isSnakeCase = a.token(1) != "useDefaultKeys"
          return a[0] ?? .void
        },
      ]
    } + [
      .member("JSONDateCoding", "static func formatted(_ formatter: DateFormatter) -> JSONDateCoding") { _, a in
        .string(datePattern(of: a[0]))
      }
    ] + names("JSONDateCoding", ["iso8601", "secondsSince1970", "millisecondsSince1970", "deferredToDate"])
    + names("JSONKeyCoding", ["useDefaultKeys", "convertFromSnakeCase", "convertToSnakeCase"])
    + names("JSONEncoderOutputFormatting", ["prettyPrinted", "sortedKeys", "withoutEscapingSlashes"])

  private static func containers(of type: String) -> [NativeDeclaration] {
    [
      .member(
        "Decoder", "func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>"
      ) { _, a in a[0] ?? .void },
      .member("Decoder", "func singleValueContainer() throws -> SingleValueDecodingContainer") { _, a in a[0] ?? .void
      },
      .member("Encoder", "func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>") {
        _, a in a[0] ?? .void
      },
      .member("Encoder", "func singleValueContainer() -> SingleValueEncodingContainer") { _, a in a[0] ?? .void },
      .member("CodingKey", "var stringValue: String") { _, a in .string(a[0].map(key) ?? "") },
    ]
  }

  private static let decoding: [NativeDeclaration] = [
    .member(
      "KeyedDecodingContainer", "func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T"
    ) { run, a throws(Stop) in
      guard let box = codingBox(a[0]), case .metatype(let nominal)? = a[1], let key = a[2].map(key) else {
        return .void
      }
      return try run.decoding(at: a.range) { () throws(Stop) in
        guard let json = box.json[box.options.key(key)] else {
          throw Stop(.input, SceneMessage.missingJSON(.text, member: key, neededBy: nominal.name), at: a.range)
        }
        return try run.decode(json, as: nominal.asType, from: .text, box.options)
      }
    },
    .member(
      "KeyedDecodingContainer", "func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?"
    ) { run, a throws(Stop) in
      guard let box = codingBox(a[0]), case .metatype(let nominal)? = a[1], let key = a[2].map(key),
        let json = box.json[box.options.key(key)]
      else { return .none }
      if case .null = json.content { return .none }
      return try run.decoding(at: a.range) { () throws(Stop) in
        .some(try run.decode(json, as: nominal.asType, from: .text, box.options))
      }
    },
    .member(
      "KeyedDecodingContainer",
      "func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested>"
    ) { run, a throws(Stop) in
      try inner(run, a, key: a[2]) { if case .object = $0 { true } else { false } }
    },
    .member(
      "KeyedDecodingContainer", "func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer"
    ) { run, a throws(Stop) in
      try inner(run, a, key: a[1]) { if case .array = $0 { true } else { false } }
    },
    .member("KeyedDecodingContainer", "func decodeNil(forKey key: Key) throws -> Bool") { run, a throws(Stop) in
      guard let box = codingBox(a[0]), let key = a[1].map(key) else { return .void }
      return try run.decoding(at: a.range) { () throws(Stop) in
        guard case .null = try member(key, of: box, at: a.range).content else { return .bool(false) }
        return .bool(true)
      }
    },
    .member("KeyedDecodingContainer", "func contains(_ key: Key) -> Bool") { _, a in
      guard let box = codingBox(a[0]), let key = a[1].map(key) else { return .bool(false) }
      return .bool(box.json[box.options.key(key)] != nil)
    },
    .type("struct UnkeyedDecodingContainer"),
    .member("Decoder", "func unkeyedContainer() throws -> UnkeyedDecodingContainer") { run, a throws(Stop) in
      guard let box = codingBox(a[0]) else { return .void }
      return try run.decoding(at: a.range) { () throws(Stop) in
        guard case .array = box.json.content else {
          throw Stop(.input, SceneMessage.wrongJSON(.text, has: box.json.kind, needed: "Array"), at: a.range)
        }
        return .box(CodingBox(box.json, box.options))
      }
    },
    .member("UnkeyedDecodingContainer", "var count: Int?") { _, a in .some(.int(codingBox(a[0])?.elements.count ?? 0))
    },
    .member("UnkeyedDecodingContainer", "var currentIndex: Int") { _, a in .int(codingBox(a[0])?.position ?? 0) },
    .member("UnkeyedDecodingContainer", "var isAtEnd: Bool") { _, a in
      guard let box = codingBox(a[0]) else { return .bool(true) }
      return .bool(box.position >= box.elements.count)
    },
    .member(
      "UnkeyedDecodingContainer",
      "mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>"
    ) { run, a throws(Stop) in
      guard let box = codingBox(a[0]) else { return .void }
      let inside = try run.decoding(at: a.range) { () throws(Stop) in
        guard box.position < box.elements.count else {
          throw Stop(.input, SceneMessage.missingJSON(.text, member: "\(box.position)", neededBy: "Array"), at: a.range)
        }
        return .box(CodingBox(box.elements[box.position], box.options))
      }
      box.position += 1
      return .tuple([a[0] ?? .void, inside])
    },
    .member("UnkeyedDecodingContainer", "mutating func decode<T: Decodable>(_ type: T.Type) throws -> T") {
      run, a throws(Stop) in
      guard let box = codingBox(a[0]), case .metatype(let nominal)? = a[1] else { return .void }
      let value = try run.decoding(at: a.range) { () throws(Stop) in
        guard box.position < box.elements.count else {
          throw Stop(.input, SceneMessage.missingJSON(.text, member: "\(box.position)", neededBy: "Array"), at: a.range)
        }
        return try run.decode(box.elements[box.position], as: nominal.asType, from: .text, box.options)
      }
      box.position += 1
      return .tuple([a[0] ?? .void, value])
    },
    .member("SingleValueDecodingContainer", "func decodeNil() -> Bool") { _, a in
      if case .null? = codingBox(a[0])?.json.content { .bool(true) } else { .bool(false) }
    },
    .member("SingleValueDecodingContainer", "func decode<T: Decodable>(_ type: T.Type) throws -> T") {
      run, a throws(Stop) in
      guard let box = codingBox(a[0]), case .metatype(let nominal)? = a[1] else { return .void }
      return try run.decoding(at: a.range) { () throws(Stop) in
        try run.decode(box.json, as: nominal.asType, from: .text, box.options)
      }
    },
  ]

  private static let encoding: [NativeDeclaration] =
    [
      "encode<T: Encodable>(_ value: T, forKey key: Key)",
      "encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key)",
    ]
    .map { text in
      .member("KeyedEncodingContainer", "func \(text) throws") { run, a throws(Stop) in
        guard let box = codingBox(a[0]), let key = a[2].map(key) else { return .void }
        let json = try run.encode(a[1] ?? .none, as: nil, box.options, at: a.range)
        if case .null = json.content, text.hasPrefix("encodeIf") { return .void }
        box.write(json, under: box.options.key(key))
        return .void
      }
    } + [
      .member("SingleValueEncodingContainer", "func encode<T: Encodable>(_ value: T) throws") { run, a throws(Stop) in
        guard let box = codingBox(a[0]) else { return .void }
        box.json = try run.encode(a[1] ?? .none, as: nil, box.options, at: a.range)
        return .void
      }
    ]

  private static func coder(_ value: Value?) -> CoderBox? {
    if case .box(let box)? = value { return box as? CoderBox }
    return nil
  }

  private static func codingBox(_ value: Value?) -> CodingBox? {
    if case .box(let box)? = value { return box as? CodingBox }
    return nil
  }

  /// What an object has under a key.
  private static func member(_ key: String, of box: CodingBox, at range: SourceRange?) throws(Stop) -> JSON {
    if let json = box.json[box.options.key(key)] { return json }
    throw Stop(.input, SceneMessage.missingJSON(.text, member: key, neededBy: "CodingKeys"), at: range)
  }

  /// A container for what stands under a key.
  private static func inner(
    _ run: Run, _ arguments: Arguments, key: Value?, _ isFitting: (JSON.Content) -> Bool
  ) throws(Stop) -> Value {
    guard let box = codingBox(arguments[0]), let key = key.map(Self.key) else { return .void }
    return try run.decoding(at: arguments.range) { () throws(Stop) in
      let json = try member(key, of: box, at: arguments.range)
      guard isFitting(json.content) else {
        throw Stop(.input, SceneMessage.wrongJSON(.text, has: json.kind, needed: "CodingKeys"), at: arguments.range)
      }
      return .box(CodingBox(json, box.options))
    }
  }

  /// The name of a case of `CodingKeys`.
  private static func key(_ value: Value) -> String {
    if case .enumeration(let choice) = value { return choice.nominal.key(of: choice.index) }
    return value.text
  }

  /// The names in an option set.
  static func tokens(_ value: Value) -> [String] {
    switch value {
    case .set(let parts): parts.keys.map(\.text)
    case .token(let name): [name]
    default: []
    }
  }
}

extension Run {
  /// A text as JSON.
  func json(_ text: String) throws(Stop) -> JSON {
    do throws(Problem) {
      return try JSON.read(SourceText(name: "data.json", text: text))
    } catch {
      throw Stop(.input, SceneMessage.wrongJSON(.text, has: .text(String(text.prefix(20))), needed: "JSON"), at: nil)
    }
  }

  /// What cannot be decoded is an error that the program may catch.
  func decoding(at range: SourceRange?, _ work: () throws(Stop) -> Value) throws(Stop) -> Value {
    do throws(Stop) {
      return try work()
    } catch {
      guard error.problem.kind == .input else { throw error }
      throw raise(.token("DecodingError"), at: range)
    }
  }
}

extension JSON {
  /// The same value, with the members of objects in the order of their keys.
  fileprivate var sorted: JSON {
    switch content {
    case .array(let elements): JSON(.array(elements.map(\.sorted)))
    case .object(let members):
      JSON(.object(members.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: $0.value.sorted) }))
    default: self
    }
  }
}
