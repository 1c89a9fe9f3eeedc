import Diagnostics

/// A sentence or a part of one, with what its words are; the renderer decides about colors.
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
      /// Words that say what a sign shows, for those to whom signs are not shown.
      case aside
      /// Where a file is: stays in one piece, whatever is in it.
      case path
      /// A command of this program that can be typed as it is, without the program's name.
      case command
      /// How a command is used in general, without the program's name.
      case form
      /// Code in running text; a terminal shows it in backticks, with colors or without.
      case code
    }

    var text: String
    var role: Ink.Role?
    var kind: Kind = .words
  }

  var spans: [Span]

  init(spans: [Span]) { self.spans = spans }

  /// A phrase of one role.
  init(_ text: String, _ role: Ink.Role? = nil) { spans = [Span(text: text, role: role)] }

  /// The text as a terminal shows it, without colors.
  func text(calling caller: Caller) -> String { spans.map { $0.shown(calling: caller) }.joined() }
}

extension Phrase.Span {
  /// What stands for the span in a line.
  func shown(calling caller: Caller) -> String {
    switch kind {
    case .words, .mark, .aside, .path: text.withVisibleControls
    case .command: caller.line(of: CommandWords(typed: text)).withVisibleControls
    case .form: caller.form(of: CommandWords(typed: text)).withVisibleControls
    case .code: "`\(text.withVisibleControls)`"
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
      if !text.isEmpty { spans.append(Span(text: text, role: role, kind: role == .code ? .code : .words)) }
    }

    mutating func appendInterpolation(_ number: Int, _ role: Ink.Role? = nil) {
      appendInterpolation(String(number), role)
    }

    mutating func appendInterpolation(mark: String, _ role: Ink.Role? = nil) {
      spans.append(Span(text: mark, role: role, kind: .mark))
    }

    /// A sign, and the words for it where no signs are shown.
    mutating func appendInterpolation(mark: String, _ role: Ink.Role? = nil, aside: String) {
      spans.append(Span(text: mark, role: role, kind: .mark))
      spans.append(Span(text: aside, role: nil, kind: .aside))
    }

    mutating func appendInterpolation(path: String, _ role: Ink.Role? = nil) {
      spans.append(Span(text: path, role: role, kind: .path))
    }

    mutating func appendInterpolation(command: CommandWords) {
      spans.append(Span(text: command.text, role: .code, kind: .command))
    }

    mutating func appendInterpolation(form: CommandWords) {
      spans.append(Span(text: form.text, role: .code, kind: .form))
    }

    mutating func appendInterpolation(_ phrase: Phrase) { spans += phrase.spans }
  }
}

/// A count with its word: `1 hint`, `2 hints`.
func counted(_ count: Int, _ word: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? word : plural ?? word + "s")"
}
