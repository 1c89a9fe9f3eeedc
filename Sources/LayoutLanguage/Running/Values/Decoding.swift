import Diagnostics
import LayoutEngine

/// Values of a program's types from JSON: data sets, arguments and start values.
extension Run {
  /// Carries out `load("razemon.json")`.
  func load(_ name: String, as type: Type, at range: SourceRange?) throws(Stop) -> Value {
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

  /// - Parameter origin: where the JSON comes from.
  func decode(_ json: JSON, as type: Type, from origin: SceneMessage.JSONSource) throws(Stop) -> Value {
    try step(at: json.range)
    if let wrapped = type.wrapped {
      if case .null = json.content { return .none }
      return .some(try decode(json, as: wrapped, from: origin))
    }
    switch (json.content, type.shallow) {
    case (.bool(let value), _) where type.isNominal(.bool): return .bool(value)
    case (.number(let value, _), _) where type.isFloating: return .fraction(value, as: type.numberType ?? .double)
    case (.number(let value, _), _) where type.role == .integer:
      if let number = type.numberType, let whole = Int128(exactly: value), number.fits(whole) {
        return .whole(whole, as: number)
      }
    case (.number(let value, _), _) where type.isNominal(.int):
      if let whole = Int(exactly: value) { return .int(whole) }
    case (.string(let value), _) where type.isNominal(.string): return .string(value)
    case (.string(let value), _) where type.isNominal(.uuid): return .string(value)
    case (.array(let values), _) where type.isNominal(.array):
      let element = type.genericArguments.first ?? .void
      var decoded: [Value] = []
      for value in values { decoded.append(try decode(value, as: element, from: origin)) }
      return .array(try checked(decoded, at: json.range))
    case (.object, .nominal(let nominal, _)) where nominal.kind == .structure && !nominal.isNative:
      return try decode(json, into: nominal, from: origin)
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

  private func decode(_ json: JSON, into nominal: Nominal, from origin: SceneMessage.JSONSource) throws(Stop) -> Value {
    var fields: [Value] = []
    for member in nominal.fields {
      guard case .known(let type) = member.typeState else { continue }
      if !member.isMutable, member.hasInitialValue {
        // Swift decodes no constant that has its value already.
        fields.append(try startValue(of: member, in: nominal))
      } else if let value = json[member.name] {
        fields.append(wrap(try decode(value, as: type, from: origin), for: member))
      } else if member.hasInitialValue || type.wrapped != nil {
        fields.append(try startValue(of: member, in: nominal))
      } else {
        throw Stop(
          .input, SceneMessage.missingJSON(origin, member: member.name, neededBy: nominal.name), at: json.range)
      }
    }
    return .instance(Instance(nominal: nominal, fields: fields))
  }

  /// Alignments and colours by name, for arguments such as `"alignment": "leading"`.
  private func namedValue(_ name: String, _ type: Type) -> Value? {
    guard let nominal = type.nominal, nominal.isNative,
      let member = nominal.lookUp(name, isStatic: true).first(where: { $0.kind == .computed }),
      let native = member.native
    else { return nil }
    return try? native.body(self, Arguments(values: [], range: nil))
  }
}

extension JSON {
  /// Whether the JSON says the same as a raw value.
  fileprivate func matches(_ value: LayoutLanguage.Value) -> Bool {
    switch (content, value) {
    case (.string(let a), .string(let b)): return a == b
    case (.number(let a, _), .int(let b)): return a == Double(b)
    case (.number(let a, _), .double(let b)): return a == b
    default: return false
    }
  }

  fileprivate var kind: SceneMessage.JSONKind {
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
