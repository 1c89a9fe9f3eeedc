import Diagnostics

/// What a command has to say, before anybody decides how it looks.
///
/// Commands build documents; `TerminalRenderer` and `PlainRenderer` show them. So no sentence is written twice.
struct Document: Sendable {
  /// A piece of a document.
  indirect enum Block: Sendable {
    /// Running text; wrapped where a terminal's line ends.
    case paragraph(Phrase)
    /// A heading inside a text.
    case heading(Phrase)
    /// A line that stays one line however long it is, so that a command in it can be copied.
    case line(Phrase)
    /// One line, its halves at the two ends.
    case sides(Phrase, Phrase)
    /// Labelled texts, the labels in a column of their own.
    case fields([Field])
    /// Rows and columns.
    case table(Table)
    /// Lines that keep their breaks and spaces: source code.
    case code(String)
    /// A line of a source with marks under a part of it.
    case quote(Excerpt)
    /// A drawing, and what it shows in words.
    case picture(Picture)
    /// A point of a list, with its mark or number.
    case item(String, [Block])
    /// Blocks that stand a little to the right.
    case indented([Block])
    /// Trouble in a source.
    case problems(Problems)
    /// An empty line.
    case gap
  }

  /// A labelled text.
  struct Field: Sendable {
    var label: String
    var text: Phrase
  }

  /// A drawing in text; without one, its words stand alone.
  struct Picture: Sendable {
    var alt: String
    /// What stands before the words where nothing is drawn.
    var label = "Picture"
    var drawing: [String] = []
  }

  /// Rows under titled columns; the first column names the row.
  struct Table: Sendable {
    /// A column's title and where its cells are aligned.
    struct Column: Sendable {
      /// What becomes of a column where the table is too wide.
      enum Narrow: Sendable {
        /// It stays.
        case stays
        /// It is left out: what it says stands elsewhere, too.
        case goes
        /// What it says stands below the row.
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
  /// Labelled texts, written as a list of pairs.
  static func fields(_ pairs: KeyValuePairs<String, Phrase>) -> Document.Block {
    .fields(pairs.map { Document.Field(label: $0.key, text: $0.value) })
  }
}
