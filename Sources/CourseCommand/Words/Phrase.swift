import Diagnostics

/// Text whose parts have roles and kinds; the renderer chooses the colors.
///
///     let phrase: Phrase = "\(mark: "✓") \("done", .good)  \(id, .strong)   then \(command: "check")"
struct Phrase: Hashable, Sendable {
  /// A part of a phrase.
  struct Span: Hashable, Sendable {
    /// How the part is shown.
    enum Kind: Hashable, Sendable {
      /// Plain text.
      case words
      /// A decorative sign that repeats the text; screen readers should not get it.
      case mark
      /// Text that replaces a sign if signs are not shown.
      case aside
      /// A file's path, which is never wrapped.
      case path
      /// A command of this program that can be typed, without the program's name.
      case command
      /// A usage line of a command, without the program's name.
      case form
      /// Code in running text; a terminal shows it in backticks, with or without colors.
      case code
    }

    var text: String
    var role: Ink.Role?
    var kind: Kind = .words
  }

  var spans: [Span]

  init(spans: [Span]) { self.spans = spans }

  /// Makes a phrase with one role.
  init(_ text: String, _ role: Ink.Role? = nil) { spans = [Span(text: text, role: role)] }

  /// The text as a terminal shows it, without colors.
  func text(calling caller: Caller) -> String { spans.map { $0.shown(calling: caller) }.joined() }
}

extension Phrase.Span {
  /// The text of the span as it is shown in a line.
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

    /// Adds a sign, and the text that replaces it if signs are not shown.
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

/// A count with its noun: `1 hint`, `2 hints`.
func counted(_ count: Int, _ word: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? word : plural ?? word + "s")"
}
