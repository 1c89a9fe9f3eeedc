/// A result format with one file for all results, written piece by piece.
public protocol StreamedFormat: Sendable {
  /// The file's name in the results folder.
  static var fileName: String { get }
  /// The text before the first result.
  var head: String { get }
  /// The text of a result.
  ///
  /// - Parameter isFirst: whether only the head has been written so far.
  func piece(_ record: GradeRecord, isFirst: Bool) -> String
  /// The text after the last result.
  var tail: String { get }
}

/// A result format with one file per result.
public protocol SingleFormat: Sendable {
  /// The folder's name in the results folder.
  static var folderName: String { get }
  /// The extension of its files.
  static var ending: String { get }
  /// The text of a result's file.
  func text(_ disclosed: DisclosedResult) -> String
}

/// The available formats.
public enum FormatName: String, CaseIterable, Sendable {
  /// A row per submission.
  case csv
  /// A row per learner, a column per exercise, for Moodle's import of grades.
  case moodle
  /// The same for Canvas's gradebook.
  case canvas
  /// A summary of the class's successes and mistakes.
  case `class`
  /// A page per learner.
  case learners
  /// JUnit's XML.
  case junit
  /// SARIF 2.1.0.
  case sarif
  /// Gradescope's `results.json`.
  case gradescope
  /// Exercism's test runner interface, version 3.
  case exercism
  /// The output of `check50 --output json`.
  case check50
}
