import Diagnostics

/// Every name of a program with its meaning, in source order.
struct SymbolTable: Sendable {
  /// A name at its position.
  struct Entry: Sendable {
    let range: SourceRange
    let id: SymbolID
    let isDeclaration: Bool
  }

  /// The description of a symbol.
  struct Symbol: Sendable {
    var name: String
    var kind: SymbolKind
    var declaration: SourceRange?
    var signature: String?
    var isRenamable = false
  }

  /// The files one after another, each in source order.
  let entries: [Entry]
  let symbols: [SymbolID: Symbol]

  init() { (entries, symbols) = ([], [:]) }

  init(_ entries: [Entry], _ symbols: [SymbolID: Symbol]) {
    self.entries = entries.sorted { ($0.range.file, $0.range.lower) < ($1.range.file, $1.range.lower) }
    self.symbols = symbols
  }

  /// The entries of the learner's text.
  var own: ArraySlice<Entry> { entries.prefix { $0.range.file == 0 } }

  /// The name at an offset of the learner's text, or that ends there.
  func mention(at offset: Int) -> SymbolMention? {
    let own = own
    var (low, high) = (own.startIndex, own.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if own[middle].range.lower <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > own.startIndex, own[low - 1].range.upper >= offset else { return nil }
    return mention(own[low - 1])
  }

  func mention(_ entry: Entry) -> SymbolMention? {
    guard let symbol = symbols[entry.id] else { return nil }
    return SymbolMention(
      name: symbol.name, range: entry.range, kind: symbol.kind, declaration: symbol.declaration,
      signature: symbol.signature, isRenamable: symbol.isRenamable, id: entry.id)
  }

  func ranges(of id: SymbolID) -> [SourceRange] { entries.filter { $0.id == id }.map(\.range) }
}
