import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// Turns the checker's name notes into values: an identity and a description.
struct Meanings {
  private let program: ReadProgram
  private var implicit: [Keyed<Variable>: Int] = [:]
  private var generics: [Keyed<GenericParameter>: SourceRange] = [:]
  private let functions: Set<Keyed<Variable>>

  init(_ program: ReadProgram) {
    self.program = program
    functions = Set(program.checker.seen.localFunctions.values.map { Keyed($0.variable) })
  }

  /// Finds the declarations of generic parameters: after the name of their owner.
  mutating func findGenerics(among found: [ParameterNames.Found]) {
    let places = Dictionary(grouping: found, by: \.name)
    func place(_ name: String, in owner: SourceRange?) -> SourceRange? {
      let behind = places[name]?.map(\.range).filter { $0.file == owner?.file && $0.lower > owner?.lower ?? 0 }
      return behind?.min { $0.lower < $1.lower }
    }
    for nominal in program.module.declaredTypes {
      for parameter in nominal.parameters.dropFirst(nominal.outerParameters) {
        generics[Keyed(parameter)] = place(parameter.name, in: nominal.range)
      }
    }
    let local = program.checker.seen.localFunctions.values.map(\.member)
    for member in program.module.members + local {
      guard case .known(let signature) = member.signatureState else { continue }
      for parameter in signature.generics { generics[Keyed(parameter)] = place(parameter.name, in: member.range) }
    }
  }

  mutating func id(of meaning: NameNotes.Meaning) -> SymbolID? {
    switch meaning {
    case .type(let nominal): return nominal.range.map { SymbolID($0) } ?? .vocabulary(nominal.name)
    case .member(let member): return member.symbolID
    case .variable(let variable): return id(of: variable)
    case .generic(let parameter):
      return generics[Keyed(parameter)].map { SymbolID($0) } ?? .vocabulary(parameter.name)
    case .alias(let alias, let file): return SymbolID(alias.name.range(in: file))
    case .label(let label, let member):
      if let place = member.labelPlaces.first(where: { member.labelText(at: $0) == label }) { return SymbolID(place) }
      return !member.isNative ? nil : .vocabulary("\(member.owner?.name ?? "").\(member.name) \(label):")
    case .element(let name, _): return .element(name)
    }
  }

  private mutating func id(of variable: Variable) -> SymbolID? {
    let key = Keyed(variable)
    if let original = program.notes.originals[key] { return id(of: original) }
    if let place = program.notes.places[key] { return SymbolID(place) }
    let number = implicit[key] ?? implicit.count
    implicit[key] = number
    return .implicit(number)
  }

  /// The description of a symbol.
  func symbol(of meaning: NameNotes.Meaning, _ id: SymbolID) -> SymbolTable.Symbol {
    var symbol = description(of: meaning)
    if case .declared(let file, let offset) = id {
      symbol.declaration = SourceRange(file: file, lower: offset, upper: offset + symbol.name.utf8.count)
    }
    return symbol
  }

  private func description(of meaning: NameNotes.Meaning) -> SymbolTable.Symbol {
    switch meaning {
    case .type(let nominal):
      let text = nominal.isNative ? VocabularyText.type(nominal.name) ?? nominal.name : OwnText.type(nominal)
      return SymbolTable.Symbol(name: nominal.name, kind: nominal.kind == .proto ? .protocol : .type, signature: text)
    case .member(let member):
      return SymbolTable.Symbol(name: member.plainName, kind: member.symbolKind, signature: member.declarationText)
    case .variable(let variable): return description(of: variable)
    case .generic(let parameter):
      return SymbolTable.Symbol(name: parameter.name, kind: .typeParameter, signature: parameter.name)
    case .alias(let alias, _):
      return SymbolTable.Symbol(name: alias.name.identifierText, kind: .type, signature: OwnText.plain(alias))
    case .label(let label, let member):
      return SymbolTable.Symbol(name: label, kind: .parameter, signature: member.declarationText)
    case .element(let name, let type):
      return SymbolTable.Symbol(name: name, kind: .property, signature: "let \(name): \(type.resolved)")
    }
  }

  private func description(of variable: Variable) -> SymbolTable.Symbol {
    let key = Keyed(variable)
    let isParameter = program.notes.parameters.contains(key) || program.notes.places[key] == nil
    let isNumbered = Int(variable.name.dropFirst()) != nil
    return SymbolTable.Symbol(
      name: isNumbered ? variable.name : String(variable.name.drop { $0 == "_" || $0 == "$" }),
      kind: functions.contains(key) ? .function : isParameter ? .parameter : .variable,
      signature: OwnText.variable(variable))
  }
}
