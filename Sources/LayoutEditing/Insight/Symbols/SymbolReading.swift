import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// Builds the symbol table from the checker's notes and the declarations.
struct SymbolReading {
  private let program: ReadProgram
  private var meanings: Meanings
  private var entries: [Place: SymbolTable.Entry] = [:]
  private var symbols: [SymbolID: SymbolTable.Symbol] = [:]

  private struct Place: Hashable {
    let file: Int
    let offset: Int

    init(_ range: SourceRange) { (file, offset) = (range.file, range.lower) }
  }

  static func table(of program: ReadProgram) -> SymbolTable {
    var reading = SymbolReading(program)
    reading.readDeclarations()
    for mention in program.notes.mentions { reading.add(mention) }
    // In a statement with an error, the checker's attempts are all there is.
    if !program.checker.found.all.isEmpty {
      for mention in program.notes.takenBack.reversed() where !reading.knows(mention.place) { reading.add(mention) }
    }
    reading.readTypeNames()
    reading.readForeignNames()
    return reading.table()
  }

  private init(_ program: ReadProgram) {
    self.program = program
    meanings = Meanings(program)
  }

  private func knows(_ range: SourceRange) -> Bool { entries[Place(range)] != nil }

  // MARK: Declarations

  private mutating func readDeclarations() {
    for nominal in program.module.declaredTypes {
      if let range = nominal.range { declare(.type(nominal), at: range) }
    }
    for member in program.module.members {
      guard let range = member.range, member.kind != .initializer, member.kind != .subscripting else { continue }
      declare(.member(member), at: range)
    }
    var parameters: [ParameterNames.Found] = []
    for (file, tree) in program.trees.enumerated() { parameters += ParameterNames.all(in: tree, file: file) }
    for found in parameters {
      symbols[SymbolID(found.range)] = SymbolTable.Symbol(
        name: found.name, kind: found.kind, declaration: found.range, signature: found.signature)
      enter(found.range, SymbolID(found.range), isDeclaration: true)
    }
    meanings.findGenerics(among: parameters.filter { $0.kind == .typeParameter })
  }

  private mutating func declare(_ meaning: NameNotes.Meaning, at range: SourceRange) {
    // A wrapped property consists of several members with one name.
    let id = SymbolID(range)
    if symbols[id] == nil { symbols[id] = meanings.symbol(of: meaning, id) }
    enter(range, id, isDeclaration: true)
  }

  // MARK: Mentions

  private mutating func add(_ mention: NameNotes.Mention) {
    guard let id = meanings.id(of: mention.meaning) else { return }
    let symbol = symbols[id] ?? meanings.symbol(of: mention.meaning, id)
    symbols[id] = symbol
    var range = mention.place
    if mention.written != symbol.name {
      guard mention.written.drop(while: { $0 == "$" || $0 == "_" }) == symbol.name else {
        // Another name for it, such as an alias of SwiftUI's own.
        if case .declared = id { return }
        return enter(range, id, isDeclaration: false)
      }
      range.lower += mention.written.utf8.count - symbol.name.utf8.count
    }
    enter(range, id, isDeclaration: symbol.declaration == range)
  }

  private mutating func enter(_ range: SourceRange, _ id: SymbolID, isDeclaration: Bool) {
    if !isDeclaration, entries[Place(range)]?.isDeclaration == true { return }
    entries[Place(range)] = SymbolTable.Entry(range: range, id: id, isDeclaration: isDeclaration)
  }

  /// Type names that the checker never resolves: in extensions, conformances and attributes.
  private mutating func readTypeNames() {
    for (file, tree) in program.trees.enumerated() {
      for found in TypeNames.all(in: tree, file: file, module: program.module) where !knows(found.range) {
        switch found.meaning {
        case .type(let nominal):
          add(NameNotes.Mention(place: found.range, written: found.name, meaning: .type(nominal)))
        case .generic(let parameter):
          add(NameNotes.Mention(place: found.range, written: found.name, meaning: .generic(parameter)))
        case .declared(let place): enter(found.range, SymbolID(place), isDeclaration: false)
        }
      }
    }
  }

  private mutating func readForeignNames() {
    for (file, tree) in program.trees.enumerated() {
      for found in ForeignNames.all(in: tree, file: file) where !knows(found.range) {
        let words = "\(found.kind) \(found.name)"
        let id = found.kind == .property ? SymbolID.element(found.name) : .vocabulary(words)
        symbols[id] = SymbolTable.Symbol(name: found.name, kind: found.kind, signature: words)
        enter(found.range, id, isDeclaration: false)
      }
    }
  }

  // MARK: The table

  private mutating func table() -> SymbolTable {
    let joined = JoinedSymbols(program.module)
    let renaming = Renaming(program)
    var homes: [SymbolID: Set<Int>] = [:]
    var kept: Set<SymbolID> = []
    let found = entries.values.map { entry in
      let id = joined.first(of: entry.id)
      homes[id, default: []].insert(entry.range.file)
      if renaming.keeps(entry.id) { kept.insert(id) }
      return SymbolTable.Entry(range: entry.range, id: id, isDeclaration: entry.isDeclaration)
    }
    for (id, symbol) in symbols {
      let first = joined.first(of: id)
      guard case .declared(file: 0, _) = id, homes[first] == [0], !kept.contains(first) else { continue }
      symbols[id]?.isRenamable = symbol.kind.isNameable && !renaming.keeps(symbol)
    }
    return SymbolTable(found, symbols)
  }
}

extension SymbolKind {
  /// Whether its author can choose the name.
  fileprivate var isNameable: Bool {
    switch self {
    case .operator, .initializer, .keyword, .module, .macro: false
    default: true
    }
  }
}
