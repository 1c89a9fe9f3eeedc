import Diagnostics
import LayoutProgram

extension Natives {
  /// Encodes values as JSON texts, and decodes them.
  static let jsonCoding: [Native] =
    [
      .native("JSONEncoder.init()") { .box(CoderBox()) },
      .native("JSONDecoder.init()") { .box(CoderBox()) },
      .native("JSONEncoder.encode(_:)") { (run: Run, call: Arguments, jsonEncoder: Value?, value: Value) throws(Stop) in
        let coder = coder(jsonEncoder)
        let json = try run.encode(value, as: nil, coder?.options ?? CodingOptions(), at: call.range)
        let ordered = coder?.isSorted == true ? json.sorted : json
        let text = coder?.isPretty == true ? ordered.prettyPrinted() : ordered.compact
        let escaped = coder?.keepsSlashes == true ? text : text.replacing("/", with: "\\/")
        return .string(try run.checked(escaped, at: call.range))
      },
      .native("JSONDecoder.decode(_:from:)") {
        (run: Run, call: Arguments, jsonDecoder: Value, _: Value, text: String) throws(Stop) in
        let nominal = try call.metatype(1)
        return try run.decoding(at: call.range) { () throws(Stop) in
          let json = try run.json(text)
          return try run.decode(json, as: nominal.asType, from: .text, coder(jsonDecoder)?.options ?? CodingOptions())
        }
      },
      .property("JSONEncoder.outputFormatting") {
        .set(KeyedValues())
      } set: { (jsonEncoder: Value, newValue: Value?) in
        let names = newValue.map(tokens) ?? []
        coder(jsonEncoder)?.isPretty = names.contains("prettyPrinted")
        coder(jsonEncoder)?.isSorted = names.contains("sortedKeys")
        coder(jsonEncoder)?.keepsSlashes = names.contains("withoutEscapingSlashes")
        return jsonEncoder
      },
    ] + strategies + containers(of: "Decoder") + decoding + encoding

  private static let strategies: [Native] =
    ["JSONEncoder", "JSONDecoder"].flatMap { type -> [Native] in
      let verb = type == "JSONEncoder" ? "Encoding" : "Decoding"
      return [
        .property("\(type).date\(verb)Strategy") {
          .token("deferredToDate")
        } set: { (call: Arguments) throws(Stop) in
          let known: [String: CodingOptions.Dates] = [
            "iso8601": .iso8601, "secondsSince1970": .seconds, "millisecondsSince1970": .milliseconds,
          ]
          coder(call[0])?.options.dates =
            known[call.token(1) ?? ""] ?? call.string(1).map { .pattern($0) } ?? .reference
          return try call.value(0)
        },
        .property("\(type).key\(verb)Strategy") {
          .token("useDefaultKeys")
        } set: { (receiver: Value, newValue: NativeCase?) in
          coder(receiver)?.options.isSnakeCase = newValue?.name != "useDefaultKeys"
          return receiver
        },
      ]
    } + [
      .native("JSONDateCoding.formatted(_:)") { (formatter: Value?) in .string(datePattern(of: formatter)) }
    ]

  private static func containers(of type: String) -> [Native] {
    [
      .native("Decoder.container(keyedBy:)") { (decoder: Value, _: Value?) in decoder },
      .native("Decoder.singleValueContainer()") { (decoder: Value) in decoder },
      .native("Encoder.container(keyedBy:)") { (encoder: Value, _: Value?) in encoder
      },
      .native("Encoder.singleValueContainer()") { (encoder: Value) in encoder },
      .native("CodingKey.stringValue") { (codingKey: Value?) in .string(codingKey.map(key) ?? "") },
    ]
  }

  private static let decoding: [Native] = [
    .native("KeyedDecodingContainer.decode(_:forKey:)") {
      (run: Run, call: Arguments, _: Value, _: Value, key: Value) throws(Stop) in
      let (box, nominal, key) = (try codingBox(call), try call.metatype(1), Self.key(key))
      return try run.decoding(at: call.range) { () throws(Stop) in
        guard let json = box.json[box.options.key(key)] else {
          throw Stop(.input, SceneMessage.missingJSON(.text, member: key, neededBy: nominal.name), at: call.range)
        }
        return try run.decode(json, as: nominal.asType, from: .text, box.options)
      }
    },
    .native("KeyedDecodingContainer.decodeIfPresent(_:forKey:)") {
      (run: Run, call: Arguments, _: Value, _: Value, key: Value) throws(Stop) in
      let (box, nominal) = (try codingBox(call), try call.metatype(1))
      guard let json = box.json[box.options.key(Self.key(key))] else { return .none }
      if case .null = json.content { return .none }
      return try run.decoding(at: call.range) { () throws(Stop) in
        .some(try run.decode(json, as: nominal.asType, from: .text, box.options))
      }
    },
    .native("KeyedDecodingContainer.nestedContainer(keyedBy:forKey:)") {
      (run: Run, call: Arguments, _: Value, _: Value, key: Value) throws(Stop) in
      try inner(run, call, key: key) { if case .object = $0 { true } else { false } }
    },
    .native("KeyedDecodingContainer.nestedUnkeyedContainer(forKey:)") {
      (run: Run, call: Arguments, _: Value, key: Value) throws(Stop) in
      try inner(run, call, key: key) { if case .array = $0 { true } else { false } }
    },
    .native("KeyedDecodingContainer.decodeNil(forKey:)") {
      (run: Run, call: Arguments, _: Value, key: Value) throws(Stop) in
      let box = try codingBox(call)
      return try run.decoding(at: call.range) { () throws(Stop) in
        guard case .null = try member(Self.key(key), of: box, at: call.range).content else { return .bool(false) }
        return .bool(true)
      }
    },
    .native("KeyedDecodingContainer.contains(_:)") { (call: Arguments, _: Value, key: Value) throws(Stop) in
      let box = try codingBox(call)
      return .bool(box.json[box.options.key(Self.key(key))] != nil)
    },
    .native("Decoder.unkeyedContainer()") { (run: Run, call: Arguments) throws(Stop) in
      let box = try codingBox(call)
      return try run.decoding(at: call.range) { () throws(Stop) in
        guard case .array = box.json.content else {
          throw Stop(.input, SceneMessage.wrongJSON(.text, has: box.json.kind, needed: "Array"), at: call.range)
        }
        return .box(CodingBox(box.json, box.options))
      }
    },
    .native("UnkeyedDecodingContainer.count") { (call: Arguments) throws(Stop) in
      .some(.int(try codingBox(call).elements.count))
    },
    .native("UnkeyedDecodingContainer.currentIndex") { (call: Arguments) throws(Stop) in
      .int(try codingBox(call).position)
    },
    .native("UnkeyedDecodingContainer.isAtEnd") { (call: Arguments) throws(Stop) in
      let box = try codingBox(call)
      return .bool(box.position >= box.elements.count)
    },
    .changing("UnkeyedDecodingContainer.nestedContainer(keyedBy:)") {
      (run: Run, call: Arguments, container: Value, _: Value) throws(Stop) in
      let box = try codingBox(call)
      let inside = try run.decoding(at: call.range) { () throws(Stop) in
        guard box.position < box.elements.count else {
          throw Stop(
            .input, SceneMessage.missingJSON(.text, member: "\(box.position)", neededBy: "Array"), at: call.range)
        }
        return .box(CodingBox(box.elements[box.position], box.options))
      }
      box.position += 1
      return .changed(container, returning: inside)
    },
    .changing("UnkeyedDecodingContainer.decode(_:)") {
      (run: Run, call: Arguments, container: Value, _: Value) throws(Stop) in
      let (box, nominal) = (try codingBox(call), try call.metatype(1))
      let value = try run.decoding(at: call.range) { () throws(Stop) in
        guard box.position < box.elements.count else {
          throw Stop(
            .input, SceneMessage.missingJSON(.text, member: "\(box.position)", neededBy: "Array"), at: call.range)
        }
        return try run.decode(box.elements[box.position], as: nominal.asType, from: .text, box.options)
      }
      box.position += 1
      return .changed(container, returning: value)
    },
    .native("SingleValueDecodingContainer.decodeNil()") { (call: Arguments) throws(Stop) in
      if case .null = try codingBox(call).json.content { .bool(true) } else { .bool(false) }
    },
    .native("SingleValueDecodingContainer.decode(_:)") {
      (run: Run, call: Arguments) throws(Stop) in
      let (box, nominal) = (try codingBox(call), try call.metatype(1))
      return try run.decoding(at: call.range) { () throws(Stop) in
        try run.decode(box.json, as: nominal.asType, from: .text, box.options)
      }
    },
  ]

  private static let encoding: [Native] =
    ["encode(_:forKey:)", "encodeIfPresent(_:forKey:)"]
    .map { name in
      .native("KeyedEncodingContainer.\(name)") { (run: Run, call: Arguments) throws(Stop) in
        let (box, key) = (try codingBox(call), key(try call.value(2)))
        let json = try run.encode(try call.value(1), as: nil, box.options, at: call.range)
        if case .null = json.content, name.hasPrefix("encodeIf") { return .void }
        box.write(json, under: box.options.key(key))
        return .void
      }
    } + [
      .native("SingleValueEncodingContainer.encode(_:)") {
        (run: Run, call: Arguments, _: Value, value: Value) throws(Stop) in
        let box = try codingBox(call)
        box.json = try run.encode(value, as: nil, box.options, at: call.range)
        return .void
      }
    ]

  private static func coder(_ value: Value?) -> CoderBox? {
    if case .box(let box)? = value { return box as? CoderBox }
    return nil
  }

  /// The container or coder that the call is a member of.
  private static func codingBox(_ arguments: Arguments) throws(Stop) -> CodingBox {
    guard case .box(let box)? = arguments[0], let coding = box as? CodingBox else {
      throw arguments.fault(0, "\(CodingBox.self)")
    }
    return coding
  }

  /// The value of an object's key.
  private static func member(_ key: String, of box: CodingBox, at range: SourceRange?) throws(Stop) -> JSON {
    if let json = box.json[box.options.key(key)] { return json }
    throw Stop(.input, SceneMessage.missingJSON(.text, member: key, neededBy: "CodingKeys"), at: range)
  }

  /// A container for the value of a key.
  private static func inner(
    _ run: Run, _ arguments: Arguments, key: Value, _ isFitting: (JSON.Content) -> Bool
  ) throws(Stop) -> Value {
    let box = try codingBox(arguments)
    return try run.decoding(at: arguments.range) { () throws(Stop) in
      let json = try member(Self.key(key), of: box, at: arguments.range)
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

  /// Runs decoding work; a failure becomes an error that the program may catch.
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
  /// The value on several lines, as `JSONEncoder` formats it.
  fileprivate func prettyPrinted(indent: Int = 0) -> String {
    // Deep levels would have more indentation than content.
    if indent > 500 { return compact }
    let outer = "\n" + String(repeating: "  ", count: indent)
    let parts: [String]
    switch content {
    case .array(let elements): parts = elements.map { $0.prettyPrinted(indent: indent + 1) }
    case .object(let members):
      parts = members.map { JSON(.string($0.key)).compact + " : " + $0.value.prettyPrinted(indent: indent + 1) }
    default: return compact
    }
    let (start, end) = if case .array = content { ("[", "]") } else { ("{", "}") }
    let inside = parts.isEmpty ? "\n" : parts.map { outer + "  " + $0 }.joined(separator: ",")
    return start + inside + outer + end
  }

  /// The same value with the members of objects sorted by key.
  fileprivate var sorted: JSON {
    switch content {
    case .array(let elements): JSON(.array(elements.map(\.sorted)))
    case .object(let members):
      JSON(.object(members.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: $0.value.sorted) }))
    default: self
    }
  }
}
