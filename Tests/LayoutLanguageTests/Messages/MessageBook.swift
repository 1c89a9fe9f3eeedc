import Diagnostics

/// A message with an example for each case, so that the book of messages can show all of them.
///
/// `next` is an exhaustive switch, so a case without an example does not compile. Each case names the next example.
protocol Exemplified: Message {
  static var first: Self { get }
  var next: Self? { get }
}

/// All messages in every language, for people who review a change of wording.
///
///     | NameNote.didYouMean | Did you mean 'padding'? | Meinst du 'padding'? |
struct MessageBook {
  /// One example.
  struct Entry {
    /// `NameNote.didYouMean`
    let id: String
    let message: any Message
  }

  /// A chapter for each message type.
  private(set) var chapters: [(title: String, entries: [Entry])] = []

  mutating func add<Family: Exemplified>(_ family: Family.Type) {
    let entries = sequence(first: Family.first, next: \.next).map { message in
      Entry(id: "\(family).\("\(message)".prefix { $0 != "(" })", message: message)
    }
    chapters.append(("\(family)", entries))
  }

  /// A table for each chapter.
  var markdown: String {
    chapters.map { title, entries in
      let rows = entries.map { "| \($0.id) | \(cell($0.message.english)) | \(cell($0.message.german)) |\n" }
      return "\n## \(title)\n\n| | English | Deutsch |\n| --- | --- | --- |\n\(rows.joined())"
    }
    .joined()
  }

  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
