/// The kind of a problem; `layout --jsonl` prints it as `kind`.
public enum ProblemKind: String, Sendable, CaseIterable {
  /// The text is not valid Swift syntax.
  case syntax
  /// Swift's compiler would reject it.
  case type
  /// It is SwiftUI, but this course does not support it.
  case unsupported
  /// A budget was exceeded: steps, depth, views, text or time.
  case limit
  /// The program failed at run time, as it would on a phone.
  case runtime
  /// Invalid input: a request, a file, a data set.
  case input
  /// A bug in the course, found by the course itself.
  case fault
}

/// The severity of a problem.
public enum Severity: String, Sendable {
  /// Prevents layout.
  case error
  /// Does not prevent layout, but is probably not intended.
  case warning
}

/// An explanation below a problem, perhaps with its own source range.
public struct Note: Sendable {
  /// One sentence or two.
  public var message: any Message
  /// The range, if it differs from the problem's.
  public var range: SourceRange?

  /// Makes a note.
  public init(_ message: any Message, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}

/// A change of the source that would fix a problem.
public struct FixIt: Hashable, Sendable {
  /// The change in the imperative: "insert ')'".
  public var message: String
  /// The replaced range; empty for an insertion.
  public var range: SourceRange
  /// The new text.
  public var replacement: String

  /// Makes a fix-it.
  public init(_ message: String, replacing range: SourceRange, with replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}

/// Something wrong with a source, as a value; rendering is separate.
///
///     menu-icons.layout:10:39: error: ambiguous use of 'center'
///       10 |   .alignmentGuide(.leading) { d in d[.center] }
///          |                                       ^~~~~~
///       note: HorizontalAlignment.center or VerticalAlignment.center? Write the type.
public struct Problem: Error, Sendable {
  /// The kind of trouble.
  public var kind: ProblemKind
  /// The severity.
  public var severity: Severity
  /// The message, in the words of Swift's compiler if it has any.
  public var message: any Message
  /// The source range; nil for a problem without one, such as a missing file.
  public var range: SourceRange?
  /// Explanations, in reading order.
  public var notes: [Note]
  /// Possible fixes.
  public var fixIts: [FixIt]

  /// Makes a problem.
  public init(
    _ kind: ProblemKind, _ message: any Message, at range: SourceRange? = nil, severity: Severity = .error,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.kind = kind
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }
}

/// The problems of one compilation, in source order.
public struct Problems: Error, Sendable {
  /// Never empty.
  public var all: [Problem]
  /// The sources that the problems' ranges index.
  public var sources: [SourceText]
  /// The language for the messages.
  public var language = Language.english

  /// Whether one of them is a bug in the course, not in the program.
  public var containFault: Bool { all.contains { $0.kind == .fault } }

  /// Makes problems with their sources.
  public init(_ all: [Problem], in sources: [SourceText]) {
    self.all = all
    self.sources = sources
  }
}

extension Problems {
  /// The same problems in another language; messages of Swift's compiler stay English.
  ///
  ///     error: value of type 'Color' has no member 'fram'      unchanged
  ///     note: Meinst du 'frame'?
  public func spoken(in language: Language) -> Problems {
    var problems = self
    problems.language = language
    return problems
  }
}

extension Note: Hashable {
  /// Compares the English text and the range.
  public static func == (one: Note, other: Note) -> Bool {
    one.range == other.range && one.message.english == other.message.english
  }

  /// Hashes the English text.
  public func hash(into hasher: inout Hasher) { hasher.combine(message.english) }
}

extension Problem: Hashable {
  /// Compares what a reader sees.
  public static func == (one: Problem, other: Problem) -> Bool {
    (one.kind, one.severity, one.range) == (other.kind, other.severity, other.range)
      && one.message.english == other.message.english && one.notes == other.notes && one.fixIts == other.fixIts
  }

  /// Hashes the English text and the range.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message.english)
    hasher.combine(range)
  }
}
