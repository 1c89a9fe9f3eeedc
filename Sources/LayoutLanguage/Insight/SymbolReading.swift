import Diagnostics
import SwiftSyntax

/// Makes the table of a program's names out of what the checker noted and of the declarations.
struct SymbolReading {
  let program: ReadProgram
  private var entries: [Place: (range: SourceRange, id: SymbolID, isDeclaration: Bool)] = [:]
  private var symbols: [SymbolID: SymbolTable.Symbol] = [:]
  private var joined = JoinedSymbols()
  private var implicit: [Keyed<Variable>: Int] = [:]
  private var generics: [Keyed<GenericParameter>: SourceRange] = [:]
  private let functions: Set<Keyed<Variable>>

  private struct Place: Hashable {
    let file: Int
    let offset: Int

    init(_ range: SourceRange) { (file, offset) = (range.file, range.lower) }
  }

  static func table(of program: ReadProgram) -> SymbolTable {
    var reading = SymbolReading(program)
    reading.readDeclarations()
    for mention in program.notes.mentions { reading.add(mention) }
    // Where a statement has a problem, what was tried is all that is known.
    if program.checker.isRefused || !program.checker.problems.isEmpty {
      for mention in program.notes.takenBack where reading.entries[Place(mention.place)] == nil { reading.add(mention) }
    }
    reading.readTypeNames()
    return reading.table()
  }

  private init(_ program: ReadProgram) {
    self.program = program
    functions = Set(program.checker.localVariables.values.map { Keyed($0.variable) })
  }

  // MARK: Declarations

  private mutating func readDeclarations() {
    for nominal in program.module.declaredTypes {
      if let range = nominal.range { declare(nominal.name, at: range, as: .type(nominal)) }
    }
    for member in program.module.members {
      guard let range = member.range, member.kind != .initializer, member.kind != .subscripting else { continue }
      declare(String(member.name.drop { $0 == "_" || $0 == "$" }), at: range, as: .member(member))
    }
    for (file, tree) in program.trees.enumerated() {
      for found in ParameterNames.all(in: tree, file: file) {
        let id = SymbolID(found.range)
        symbols[id] = SymbolTable.Symbol(
          name: found.name, kind: found.kind, declaration: found.range, signature: found.signature)
        enter(found.range, id, isDeclaration: true)
      }
    }
    readGenerics()
    joinMembers()
  }

  private mutating func declare(_ name: String, at range: SourceRange, as meaning: NameNotes.Meaning) {
    // A wrapped property is several members of one name.
    let id = SymbolID(range)
    if symbols[id] == nil { note(id, meaning) }
    symbols[id]?.name = name
    enter(range, id, isDeclaration: true)
  }

  private mutating func readGenerics() {
    var places: [String: [SourceRange]] = [:]
    for (id, symbol) in symbols {
      guard case .declared = id, symbol.kind == .typeParameter, let range = symbol.declaration else { continue }
      places[symbol.name, default: []].append(range)
    }
    func place(_ name: String, in owner: SourceRange?) -> SourceRange? {
      // The first parameter of that name behind the owner's own.
      places[name]?.filter { $0.file == owner?.file && $0.lower > owner?.lower ?? 0 }.min { $0.lower < $1.lower }
    }
    for nominal in program.module.declaredTypes {
      for parameter in nominal.parameters { generics[Keyed(parameter)] = place(parameter.name, in: nominal.range) }
    }
    let local = program.checker.localVariables.values.map(\.member)
    for member in program.module.members + local {
      guard case .known(let signature) = member.signatureState else { continue }
      for parameter in signature.generics { generics[Keyed(parameter)] = place(parameter.name, in: member.range) }
    }
  }

  /// What a protocol asks for and the members that answer it have one name; so have a member and what takes it over.
  private mutating func joinMembers() {
    for member in program.module.members {
      guard let owner = member.owner, let id = id(of: member) else { continue }
      let family = owner.allConformances.filter { !$0.isNative } + (owner.kind == .proto ? [owner] : [])
      for relative in family {
        for other in relative.ownMembers(member.name)
        where other !== member && other.isStatic == member.isStatic && other.parameterLabels == member.parameterLabels {
          guard let otherID = self.id(of: other) else { continue }
          joined.join(otherID, id)
          for (one, two) in zip(other.labelPlaces, member.labelPlaces) { joined.join(SymbolID(one), SymbolID(two)) }
        }
      }
    }
  }

  // MARK: Mentions

  private mutating func add(_ mention: NameNotes.Mention) {
    guard let id = id(of: mention.meaning) else { return }
    if symbols[id] == nil { note(id, mention.meaning) }
    var range = mention.place
    if let name = symbols[id]?.name, mention.written != name {
      guard mention.written.drop(while: { $0 == "$" || $0 == "_" }) == name else {
        // Another word for it, such as an alias of SwiftUI's own.
        if case .declared = id { return }
        return enter(range, id, isDeclaration: false)
      }
      range.lower += mention.written.utf8.count - name.utf8.count
    }
    let isDeclaration = symbols[id]?.declaration == range
    enter(range, id, isDeclaration: isDeclaration)
  }

  private mutating func enter(_ range: SourceRange, _ id: SymbolID, isDeclaration: Bool) {
    let place = Place(range)
    if !isDeclaration, entries[place]?.isDeclaration == true { return }
    entries[place] = (range, id, isDeclaration)
  }

  /// Names of types that the checker never reads: of extensions, conformances and attributes.
  private mutating func readTypeNames() {
    for (file, tree) in program.trees.enumerated() {
      for found in TypeNames.all(in: tree, file: file, module: program.module) where entries[Place(found.range)] == nil {
        add(NameNotes.Mention(place: found.range, written: found.name, meaning: .type(found.nominal)))
      }
      for found in ForeignNames.all(in: tree, file: file) where entries[Place(found.range)] == nil {
        let id = SymbolID.vocabulary("\(found.kind) \(found.name)")
        symbols[id] = SymbolTable.Symbol(name: found.name, kind: found.kind, signature: "\(found.kind) \(found.name)")
        enter(found.range, id, isDeclaration: false)
      }
    }
  }

  // MARK: Meanings

  private mutating func id(of meaning: NameNotes.Meaning) -> SymbolID? {
    switch meaning {
    case .type(let nominal): return nominal.range.map { SymbolID($0) } ?? .vocabulary(nominal.name)
    case .member(let member): return id(of: member)
    case .variable(let variable):
      let key = Keyed(variable)
      if let original = program.notes.originals[key] { return id(of: original) }
      if let place = program.notes.places[key] { return SymbolID(place) }
      let number = implicit[key] ?? implicit.count
      implicit[key] = number
      return .implicit(number)
    case .generic(let parameter): return generics[Keyed(parameter)].map { SymbolID($0) }
    case .alias(let alias, let file): return SymbolID(alias.name.range(in: file))
    case .label(let label, let member):
      if let place = member.labelPlaces.first(where: { member.labelText(at: $0) == label }) { return SymbolID(place) }
      return member.native == nil ? nil : .vocabulary("\(member.owner?.name ?? "").\(member.name) \(label):")
    case .element(let name, _): return .element(name)
    }
  }

  private func id(of member: Member) -> SymbolID? {
    if let range = member.range { return SymbolID(range) }
    return .vocabulary("\(member.owner?.name ?? "").\(member.name)")
  }

  private mutating func note(_ id: SymbolID, _ meaning: NameNotes.Meaning) {
    var symbol: SymbolTable.Symbol
    switch meaning {
    case .type(let nominal):
      let text = nominal.isNative ? VocabularyText.type(nominal.name) ?? nominal.name : OwnText.type(nominal)
      symbol = SymbolTable.Symbol(name: nominal.name, kind: nominal.kind == .proto ? .protocol : .type, signature: text)
    case .member(let member):
      let text = member.native == nil ? OwnText.member(member) : VocabularyText.member(member)
      symbol = SymbolTable.Symbol(
        name: String(member.native == nil ? member.name.drop { $0 == "_" || $0 == "$" } : member.name[...]),
        kind: member.symbolKind, signature: text)
    case .variable(let variable):
      let isFunction = functions.contains(Keyed(variable))
      let isParameter = program.notes.parameters.contains(Keyed(variable)) || program.notes.places[Keyed(variable)] == nil
      symbol = SymbolTable.Symbol(
        name: String(variable.name.drop { $0 == "_" || ($0 == "$" && Int(variable.name.dropFirst()) == nil) }),
        kind: isFunction ? .function : isParameter ? .parameter : .variable, signature: OwnText.variable(variable))
    case .generic(let parameter):
      symbol = SymbolTable.Symbol(name: parameter.name, kind: .typeParameter, signature: parameter.name)
    case .alias(let alias, _):
      symbol = SymbolTable.Symbol(name: alias.name.identifierText, kind: .type, signature: OwnText.plain(alias))
    case .label(let label, let member):
      symbol = SymbolTable.Symbol(
        name: label, kind: .parameter,
        signature: member.native == nil ? OwnText.member(member) : VocabularyText.member(member))
    case .element(let name, let type):
      symbol = SymbolTable.Symbol(name: name, kind: .property, signature: "let \(name): \(type.resolved)")
    }
    if case .declared(let file, let offset) = id {
      let length = symbol.name.utf8.count
      symbol.declaration = SourceRange(file: file, lower: offset, upper: offset + length)
    }
    symbols[id] = symbol
  }

  // MARK: The table

  private mutating func table() -> SymbolTable {
    let renaming = Renaming(program)
    var found: [SymbolTable.Entry] = []
    var homes: [SymbolID: Set<Int>] = [:]
    var kept: Set<SymbolID> = []
    for entry in entries.values {
      let id = joined.first(of: entry.id)
      homes[id, default: []].insert(entry.range.file)
      if renaming.keeps(entry.id) { kept.insert(id) }
      found.append(SymbolTable.Entry(range: entry.range, id: id, isDeclaration: entry.isDeclaration))
    }
    for id in Array(symbols.keys) {
      guard case .declared(file: 0, _) = id, homes[joined.first(of: id)] == [0] else { continue }
      let isNameable = symbols[id]?.kind.isNameable == true
      symbols[id]?.isRenamable = isNameable && !kept.contains(joined.first(of: id))
    }
    return SymbolTable(found, symbols)
  }
}

extension SymbolKind {
  /// Whether one may choose a name for it.
  fileprivate var isNameable: Bool {
    switch self {
    case .operator, .initializer, .keyword, .module, .macro: false
    default: true
    }
  }
}

/// Names that are renamed together, in groups.
private struct JoinedSymbols {
  private var leaders: [SymbolID: SymbolID] = [:]

  func first(of id: SymbolID) -> SymbolID {
    var here = id
    while let next = leaders[here] { here = next }
    return here
  }

  mutating func join(_ one: SymbolID, _ other: SymbolID) {
    let (one, other) = (first(of: one), first(of: other))
    if one != other { leaders[other] = one }
  }
}
