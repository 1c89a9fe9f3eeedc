/// A format that other programs read: one file for all results, written piece by piece.
public protocol StreamedFormat: Sendable {
  /// The file's name in the folder of results.
  static var fileName: String { get }
  /// What stands before the first result.
  var head: String { get }
  /// A result.
  ///
  /// - Parameter isFirst: whether nothing has been written since the head.
  func piece(_ record: GradeRecord, isFirst: Bool) -> String
  /// What stands after the last.
  var tail: String { get }
}

/// A format that has a file of its own for each result.
public protocol SingleFormat: Sendable {
  /// The folder's name in the folder of results.
  static var folderName: String { get }
  /// How its files' names end.
  static var ending: String { get }
  /// The file's text.
  func text(_ told: ToldResult) -> String
}

/// The formats that can be asked for.
public enum FormatName: String, CaseIterable, Sendable {
  /// A row for each submission.
  case csv
  /// A row for each learner, a column for each exercise.
  case gradebook
  /// What the class got right and wrong.
  case `class`
  /// A page for each submission.
  case learners
  /// JUnit's XML.
  case junit
  /// SARIF 2.1.0.
  case sarif
  /// Gradescope's `results.json`.
  case gradescope
  /// Exercism's test runner interface, version 3.
  case exercism
  /// What check50 prints with `--output json`.
  case check50
}
