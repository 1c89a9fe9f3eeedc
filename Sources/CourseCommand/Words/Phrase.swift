import Diagnostics

/// A sentence or a part of one, with what its words are; colours are decided when it is rendered.
///
///     let phrase: Phrase = "\(mark: "✓") \("done", .good)  \(id, .strong)   then \(command: "check")"
struct Phrase: Hashable, Sendable {
  /// A stretch of a phrase.
  struct Span: Hashable, Sendable {
    /// How the stretch is shown.
    enum Kind: Hashable, Sendable {
      /// As it is.
      case words
      /// A sign that only repeats what the words say; left out where signs would be read aloud.
      case mark
      /// A command of this program, without the program's name.
      case command
    }

    var text: String
    var role: Ink.Role?
    var kind: Kind = .words
  }

  var spans: [Span]

  init(spans: [Span]) { self.spans = spans }

  /// A phrase of one role.
  init(_ text: String, _ role: Ink.Role? = nil) { spans = [Span(text: text, role: role)] }

  /// The text as a terminal shows it, without colours.
  func text(calling program: String) -> String { spans.map { $0.shown(calling: program) }.joined() }
}

extension Phrase.Span {
  /// What stands for the span in a line.
  func shown(calling program: String) -> String {
    switch kind {
    case .words, .mark: text.withVisibleControls
    case .command: text.isEmpty ? program : "\(program) \(text)".withVisibleControls
    }
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text) }

  init(stringInterpolation: StringInterpolation) { spans = stringInterpolation.spans }

  struct StringInterpolation: StringInterpolationProtocol {
    var spans: [Span] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { appendInterpolation(text) }

    mutating func appendInterpolation(_ text: String, _ role: Ink.Role? = nil) {
      if !text.isEmpty { spans.append(Span(text: text, role: role)) }
    }

    mutating func appendInterpolation(_ number: Int, _ role: Ink.Role? = nil) {
      appendInterpolation(String(number), role)
    }

    mutating func appendInterpolation(mark: String, _ role: Ink.Role? = nil) {
      spans.append(Span(text: mark, role: role, kind: .mark))
    }

    mutating func appendInterpolation(command: String) {
      spans.append(Span(text: command, role: .code, kind: .command))
    }

    mutating func appendInterpolation(_ phrase: Phrase) { spans += phrase.spans }
  }
}

/// A count with its word: `1 hint`, `2 hints`.
func counted(_ count: Int, _ word: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? word : plural ?? word + "s")"
}
