/// What kind of trouble a problem is; the word that `layout --jsonl` prints as `kind`.
public enum ProblemKind: String, Sendable, CaseIterable {
  /// The text is not Swift.
  case syntax
  /// Swift's compiler would refuse it.
  case type
  /// It is SwiftUI, but not part of this course.
  case unsupported
  /// A budget ran out: steps, depth, views, text or time.
  case limit
  /// The program stopped while it ran, as it would on a phone.
  case runtime
  /// What was handed over is not usable: a request, a file, a data set.
  case input
}

/// How much a problem matters.
public enum Severity: String, Sendable {
  /// Nothing can be laid out before this is mended.
  case error
  /// Laid out all the same, but probably not as meant.
  case warning
}

/// A line of explanation below a problem, perhaps with a place of its own.
public struct Note: Sendable {
  /// One sentence or two.
  public var message: any Message
  /// The place it speaks of, if it is another than the problem's.
  public var range: SourceRange?

  /// Makes a note.
  public init(_ message: any Message, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}

/// A change of the source that would mend a problem.
public struct FixIt: Hashable, Sendable {
  /// What it does, as an order: "insert ')'".
  public var message: String
  /// What is replaced; empty for an insertion.
  public var range: SourceRange
  /// What stands there afterwards.
  public var replacement: String

  /// Makes a fix-it.
  public init(_ message: String, replacing range: SourceRange, with replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}

/// Something wrong with a source, as a value: facts here, rendering elsewhere.
///
///     menu-icons.layout:10:39: error: ambiguous use of 'center'
///       10 |   .alignmentGuide(.leading) { d in d[.center] }
///          |                                       ^~~~~~
///       note: HorizontalAlignment.center or VerticalAlignment.center? Write the type.
public struct Problem: Error, Sendable {
  /// The kind of trouble.
  public var kind: ProblemKind
  /// How much it matters.
  public var severity: Severity
  /// What is wrong, in Swift's own words where Swift has some.
  public var message: any Message
  /// Where; nil for a problem that has no place, such as a missing file.
  public var range: SourceRange?
  /// Explanations, in reading order.
  public var notes: [Note]
  /// Ways to mend it.
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

/// Several problems at once, in source order: what a compilation throws.
public struct Problems: Error, Sendable {
  /// Never empty.
  public var all: [Problem]
  /// The files that the problems' ranges point into, by index.
  public var sources: [SourceText]
  /// The language in which their messages become words.
  public var language = Language.english

  /// Bundles problems with the texts they speak of.
  public init(_ all: [Problem], in sources: [SourceText]) {
    self.all = all
    self.sources = sources
  }
}

extension Problems {
  /// The same problems, to be shown in a language; what Swift's compiler says stays English.
  ///
  ///     error: value of type 'Color' has no member 'fram'      as it was
  ///     note: Meinst du 'frame'?
  public func spoken(in language: Language) -> Problems {
    var problems = self
    problems.language = language
    return problems
  }
}

extension Note: Hashable {
  /// Whether a reader could not tell the two apart.
  public static func == (one: Note, other: Note) -> Bool {
    one.range == other.range && one.message.english == other.message.english
  }

  /// Takes the words.
  public func hash(into hasher: inout Hasher) { hasher.combine(message.english) }
}

extension Problem: Hashable {
  /// Whether a reader could not tell the two apart.
  public static func == (one: Problem, other: Problem) -> Bool {
    (one.kind, one.severity, one.range) == (other.kind, other.severity, other.range)
      && one.message.english == other.message.english && one.notes == other.notes && one.fixIts == other.fixIts
  }

  /// Takes the words and the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message.english)
    hasher.combine(range)
  }
}
