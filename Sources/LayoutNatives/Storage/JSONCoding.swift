import Diagnostics
import LayoutProgram

extension Natives {
  /// Decodes values from JSON texts.
  static let jsonCoding: [Native] =
    [
      .native("JSONDecoder.init()") { .box(CoderBox()) },
      .native("JSONDecoder.decode(_:from:)") {
        (run: Run, call: Arguments, jsonDecoder: Value, _: Value, text: String) throws(Stop) in
        let nominal = try call.metatype(1)
        return try run.decoding(at: call.range) { () throws(Stop) in
          let json = try run.json(text)
          return try run.decode(json, as: nominal.asType, from: .text, coder(jsonDecoder)?.options ?? CodingOptions())
        }
      },
    ] + strategies + decoding

  private static let strategies: [Native] = [
    .property("JSONDecoder.dateDecodingStrategy") {
      .token("deferredToDate")
    } set: { (call: Arguments) throws(Stop) in
      let known: [String: CodingOptions.Dates] = [
        "iso8601": .iso8601, "secondsSince1970": .seconds, "millisecondsSince1970": .milliseconds,
      ]
      coder(call[0])?.options.dates = known[call.token(1) ?? ""] ?? call.string(1).map { .pattern($0) } ?? .reference
      return try call.value(0)
    },
    .property("JSONDecoder.keyDecodingStrategy") {
      .token("useDefaultKeys")
    } set: { (receiver: Value, newValue: NativeCase?) in
      coder(receiver)?.options.isSnakeCase = newValue?.name != "useDefaultKeys"
      return receiver
    },
    .native("JSONDateCoding.formatted(_:)") { (formatter: Value?) in .string(datePattern(of: formatter)) },
  ]

  private static let decoding: [Native] = [
    .native("CodingKey.stringValue") { (codingKey: Value?) in .string(codingKey.map(key) ?? "") },
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
