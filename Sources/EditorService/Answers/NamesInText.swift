import Diagnostics
import LayoutEditing

/// A name's declaration and its other occurrences.
struct NamesInText {
  let reading: TextReading

  /// The answer to `textDocument/definition`; nil for a name of SwiftUI.
  func definition(at offset: Int) -> JSON? {
    reading.insight.symbol(at: offset)?.declaration.flatMap(reading.location)
  }

  /// The answer to `textDocument/references`.
  func references(at offset: Int, withDeclaration: Bool) -> JSON {
    guard let symbol = reading.insight.symbol(at: offset) else { return [] }
    let mentions = reading.insight.mentions(of: symbol)
    return JSON(mentions.filter { withDeclaration || $0 != symbol.declaration }.compactMap(reading.location))
  }

  /// The answer to `textDocument/documentHighlight`.
  func highlights(at offset: Int) -> JSON {
    guard let symbol = reading.insight.symbol(at: offset) else { return [] }
    let own = reading.insight.mentions(of: symbol).filter { $0.file == 0 }
    return JSON(own.map { ["range": reading.document.lines.range($0), "kind": 1] })
  }
}
