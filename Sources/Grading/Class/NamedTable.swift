/// A CSV table by RFC 4180 whose first line names its columns: rosters, overrides.
///
///     id,name,extension
///     ada,"Lovelace, Ada",24
///
/// The separator is a semicolon if the first line has one and no comma, as spreadsheets write it in some countries.
public struct NamedTable {
  /// A line after the first one.
  public struct Row {
    /// Its number in the file, counted from 1.
    public var line: Int
    fileprivate var cells: [String: String]

    /// A cell without the blanks around it; empty if the table has no such column.
    public subscript(column: String) -> String { cells[column] ?? "" }
  }

  /// The reason why a text is not such a table.
  public struct Fault: Error, Hashable {
    /// Counted from 1.
    public var line: Int
    /// What is wrong, for the instructor.
    public var words: String
  }

  /// The rows, without empty ones.
  public private(set) var rows: [Row] = []

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - columns: the known columns; the first `required` ones must be there.
  public init(_ text: String, columns: [String], required: Int) throws(Fault) {
    let lines = try Self.lines(of: text)
    guard let head = lines.first, head.cells != [""] else { throw Fault(line: 1, words: "the table is empty") }
    let known = columns.joined(separator: ", ")
    for (place, name) in head.cells.enumerated() {
      guard columns.contains(name) else {
        throw Fault(line: head.line, words: "there is no column “\(name)”; the columns are \(known)")
      }
      if head.cells[..<place].contains(name) { throw Fault(line: head.line, words: "“\(name)” is there twice") }
    }
    if let missing = columns.prefix(required).first(where: { !head.cells.contains($0) }) {
      throw Fault(line: head.line, words: "the column “\(missing)” is missing; the columns are \(known)")
    }
    for line in lines.dropFirst() where line.cells.contains(where: { !$0.isEmpty }) {
      guard line.cells.count <= head.cells.count else {
        throw Fault(line: line.line, words: "the line has \(line.cells.count) cells, the first one \(head.cells.count)")
      }
      rows.append(Row(line: line.line, cells: Dictionary(zip(head.cells, line.cells)) { first, _ in first }))
    }
  }

  private static func lines(of text: String) throws(Fault) -> [(line: Int, cells: [String])] {
    let first = text.prefix { !$0.isNewline }
    let separator: Character = first.contains(";") && !first.contains(",") ? ";" : ","
    var lines: [(line: Int, cells: [String])] = []
    var (cells, cell, number, start) = ([String](), "", 1, 1)
    var (isQuoted, wasQuote) = (false, false)
    func endCell() {
      cells.append(String(cell.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
      cell = ""
    }
    for character in text.trimmingPrefix("\u{FEFF}") {
      if character.isNewline { number += 1 }
      if isQuoted, character != "\"" {
        cell.append(character)
      } else if character == "\"" {
        // A doubled quotation mark inside of a quoted cell is one.
        if wasQuote, !isQuoted { cell.append(character) }
        isQuoted.toggle()
      } else if character == separator {
        endCell()
      } else if character.isNewline {
        endCell()
        lines.append((start, cells))
        (cells, start) = ([], number)
      } else {
        cell.append(character)
      }
      wasQuote = character == "\""
    }
    if isQuoted { throw Fault(line: start, words: "a quotation mark is not closed") }
    endCell()
    return lines + [(start, cells)]
  }
}
