import Diagnostics

/// A command's output, independent of its appearance.
///
/// Commands build documents; `TerminalRenderer`, `PlainRenderer` and `HTMLRenderer` show them.
struct Document: Sendable {
  /// A piece of a document.
  indirect enum Block: Sendable {
    /// Running text, wrapped at the width of the terminal.
    case paragraph(Phrase)
    /// A heading inside a text.
    case heading(Phrase)
    /// A line that is never wrapped, so that a command in it can be copied.
    case line(Phrase)
    /// One line with a left-aligned and a right-aligned part.
    case sides(Phrase, Phrase)
    /// Labeled texts, with the labels in a column.
    case fields([Field])
    /// Rows and columns.
    case table(Table)
    /// Source code, which keeps its line breaks and spaces.
    case code(String)
    /// A source line with marks under a part of it.
    case quote(Excerpt)
    /// A drawing with its description.
    case picture(Picture)
    /// A list item, with its bullet or number.
    case item(String, [Block])
    /// Indented blocks.
    case indented([Block])
    /// Problems in a source.
    case problems(Problems)
    /// An empty line.
    case gap
  }

  /// A labeled text.
  struct Field: Sendable {
    var label: String
    var text: Phrase
  }

  /// A drawing in text; without one, only the description is shown.
  struct Picture: Sendable {
    var alt: String
    /// The label before the description if nothing is drawn.
    var label = "Picture"
    var drawing: [String] = []
  }

  /// Rows under titled columns; the first column names the row.
  struct Table: Sendable {
    /// A column's title and alignment.
    struct Column: Sendable {
      /// The treatment of a column if the table is too wide.
      enum Narrow: Sendable {
        /// The column stays.
        case stays
        /// The column is dropped, because its content is also elsewhere.
        case goes
        /// The column's content moves below the row.
        case below
      }

      var title: String
      var isNumber = false
      var narrow = Narrow.stays
    }

    var columns: [Column]
    var rows: [[Phrase]]
  }

  var blocks: [Block]

  init(_ blocks: [Block] = []) { self.blocks = blocks }

  mutating func add(_ block: Block) { blocks.append(block) }
}

extension Document.Block {
  /// Labeled texts, written as a dictionary literal.
  static func fields(_ pairs: KeyValuePairs<String, Phrase>) -> Document.Block {
    .fields(pairs.map { Document.Field(label: $0.key, text: $0.value) })
  }
}
