import Diagnostics
import LayoutEngine

/// Decodes values of a program's types from JSON: data sets, arguments and initial values.
extension Run {
  /// Evaluates `load("razemon.json")`.
  func load(_ name: String, as type: Type, at range: SourceRange?) throws(Stop) -> Value {
    files.asked.insert(name)
    guard let source = request.data[name] else {
      var notes: [Note] = []
      if let near = nearest(to: name, in: request.data.keys.sorted()) { notes = [Note(NameNote.didYouMean(near))] }
      throw Stop(.input, SceneMessage.noData(name), at: range, notes: notes)
    }
    let json: JSON
    do throws(Problem) {
      json = try JSON.read(source, file: dataFile(named: name))
    } catch {
      throw Stop(problem: error)
    }
    return try decode(json, as: type, from: .file(name))
  }

  /// Decodes a value of a type.
  ///
  /// - Parameter origin: the source of the JSON.
  package func decode(
    _ json: JSON, as type: Type, from origin: SceneMessage.JSONSource, _ options: CodingOptions = CodingOptions()
  ) throws(Stop) -> Value {
    try step(at: json.range)
    if let wrapped = type.wrapped {
      if case .null = json.content { return .none }
      return .some(try decode(json, as: wrapped, from: origin, options))
    }
    if type.isNominal(.date), let date = options.date(json) { return .double(date) }
    switch (json.content, type.shallow) {
    case (.bool(let value), _) where type.isNominal(.bool): return .bool(value)
    case (.number(let value, _), _) where type.isFloating: return .fraction(value, as: type.numberType ?? .double)
    case (.number(let value, _), _) where type.role == .integer:
      if let number = type.numberType, let whole = Int128(exactly: value), number.fits(whole) {
        return .whole(whole, as: number)
      }
    case (.number(let value, let literal), _) where type.isNominal(.int):
      if let whole = Int(literal) ?? Int(exactly: value) { return .int(whole) }
    case (.string(let value), _) where type.isNominal(.string): return .string(value)
    case (.string(let value), _) where type.isNominal(.uuid) || type.isNominal(.url): return .string(value)
    case (.array(let values), _) where type.isNominal(.array) || type.isNominal(.set):
      let element = type.genericArguments.first ?? .void
      var decoded: [Value] = []
      for value in values { decoded.append(try decode(value, as: element, from: origin, options)) }
      return type.isNominal(.set) ? .set(KeyedValues(decoded)) : .array(try checked(decoded, at: json.range))
    case (.array(let bounds), _) where bounds.count == 2 && (type.isNominal(.range) || type.isNominal(.closedRange)):
      let bound = type.genericArguments.first ?? .void
      let lower = try decode(bounds[0], as: bound, from: origin, options)
      let upper = try decode(bounds[1], as: bound, from: origin, options)
      if lower.number <= upper.number {
        return try makeRange(lower, upper, isClosed: type.isNominal(.closedRange), at: json.range)
      }
    case (.object(let members), .nominal(_, let arguments)) where type.isNominal(.dictionary) && arguments.count == 2:
      var table = KeyedValues()
      let isNumbered = arguments[0].isNominal(.int)
      if !isNumbered, origin.isText, !arguments[0].isNominal(.string) { break }
      for member in members {
        let number = isNumbered ? Int(member.key).map { Value.int($0) } : nil
        if isNumbered, number == nil { break }
        table.insert(number ?? .string(member.key), try decode(member.value, as: arguments[1], from: origin, options))
      }
      if table.count == members.count { return .dictionary(table) }
    case (.array(let parts), .nominal(_, let arguments))
    where type.isNominal(.dictionary) && arguments.count == 2 && parts.count.isMultiple(of: 2):
      var table = KeyedValues()
      for index in stride(from: 0, to: parts.count, by: 2) {
        let key = try decode(parts[index], as: arguments[0], from: origin, options)
        table.insert(key, try decode(parts[index + 1], as: arguments[1], from: origin, options))
      }
      return .dictionary(table)
    case (_, .nominal(let nominal, _)) where nominal.decodesItself:
      return try decode(json, by: nominal, options)
    case (.object, .nominal(let nominal, let arguments))
    where (nominal.kind == .structure || nominal.kind == .object) && !nominal.isNative:
      return try decode(json, into: nominal, arguments, from: origin, options)
    case (_, .nominal(let nominal, _)) where nominal.kind == .enumeration && !nominal.rawValues.isEmpty:
      if let index = nominal.rawValues.firstIndex(where: { json.matches($0) }) {
        return .enumeration(Enumeration(nominal: nominal, index: index, payload: []))
      }
    case (.string(let name), .nominal(let nominal, _)) where nominal.kind == .enumeration:
      if let index = nominal.cases.firstIndex(where: { $0.name == name }) {
        return .enumeration(Enumeration(nominal: nominal, index: index, payload: []))
      }
    case (.string(let name), _): if let value = namedValue(name, type) { return value }
    default: break
    }
    throw Stop(.input, SceneMessage.wrongJSON(origin, has: json.kind, needed: "\(type)"), at: json.range)
  }

  private func decode(
    _ json: JSON, into nominal: Nominal, _ arguments: [Type], from origin: SceneMessage.JSONSource,
    _ options: CodingOptions
  ) throws(Stop) -> Value {
    let known = Dictionary(zip(nominal.parameters, arguments), uniquingKeysWith: { first, _ in first })
    let keys = Dictionary(
      nominal.codingKeys.map { ($0.member.index, options.key($0.key)) }, uniquingKeysWith: { first, _ in first })
    var fields: [Value] = []
    for member in nominal.fields {
      guard case .known(let written) = member.typeState else { continue }
      let type = known.isEmpty ? written : written.substituting(known)
      if !member.isMutable, member.hasInitialValue {
        // Swift does not decode a constant that already has its value.
        fields.append(try startValue(of: member, in: nominal))
      } else if let key = keys[member.index], let value = json[key] {
        fields.append(wrap(try decode(value, as: type, from: origin, options), for: member))
      } else if (member.hasInitialValue && (origin.isLenient || keys[member.index] == nil)) || type.wrapped != nil {
        fields.append(try startValue(of: member, in: nominal))
      } else {
        throw Stop(
          .input, SceneMessage.missingJSON(origin, member: member.name, neededBy: nominal.name), at: json.range)
      }
    }
    let judge = judge(of: nominal)
    if nominal.kind == .object {
      return .object(try object(Object(nominal, fields: fields, judge: judge), at: json.range))
    }
    return .instance(Instance(nominal: nominal, fields: fields, judge: judge))
  }

  /// Decodes with the type's own `init(from:)`.
  private func decode(_ json: JSON, by nominal: Nominal, _ options: CodingOptions) throws(Stop) -> Value {
    guard let own = nominal.decoder else { throw .fault("\(nominal.name) has no init(from:)", at: json.range) }
    let holder = Frame([.box(CodingBox(json, options))])
    return try initialize(
      own, .value(.constant(.metatype(nominal))), [.value(.local(depth: 0, slot: 0))], holder,
      at: json.range ?? own.range)
  }

  /// An alignment or color by name, for arguments such as `"alignment": "leading"`.
  private func namedValue(_ name: String, _ type: Type) -> Value? {
    guard let nominal = type.nominal, nominal.isNative,
      let member = nominal.lookUp(name, isStatic: true).first(where: { $0.kind == .computed }),
      let native = member.native
    else { return nil }
    return try? native.work.answer(self, Arguments(values: [], range: nil))
  }
}

extension JSON {
  /// Whether the JSON says the same as a raw value.
  fileprivate func matches(_ value: LayoutProgram.Value) -> Bool {
    switch (content, value) {
    case (.string(let a), .string(let b)): return a == b
    case (.number(let a, _), .int(let b)): return a == Double(b)
    case (.number(let a, _), .double(let b)): return a == b
    default: return false
    }
  }

  package var kind: SceneMessage.JSONKind {
    switch content {
    case .null: .null
    case .bool: .truth
    case .number: .number
    case .string(let text): .text(text)
    case .array: .list
    case .object: .object
    }
  }
}

extension Nominal {
  /// The program's own `init(from:)`.
  fileprivate var decoder: Member? {
    isNative ? nil : lookUp("init", isStatic: true).first { !$0.isNative && $0.labels == ["from"] }
  }

  fileprivate var decodesItself: Bool { decoder != nil && conforms(toNative: .decodable) }
}

extension CodingOptions {
  /// A date in the JSON, in the format of the options.
  fileprivate func date(_ json: JSON) -> Double? {
    switch (json.content, dates) {
    case (.number(let value, _), .reference): value + Self.reference
    case (.number(let value, _), .seconds): value
    case (.number(let value, _), .milliseconds): value / 1000
    case (.string(let text), .iso8601): CivilDate.seconds(iso8601: text)
    case (.string(let text), .pattern(let pattern)): DatePattern(pattern: pattern).seconds(text)
    default: nil
    }
  }
}

extension SceneMessage.JSONSource {
  /// Whether the JSON may omit properties with initial values, which Swift's own decoding does not allow.
  fileprivate var isLenient: Bool { !isText }

  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
