import Diagnostics
import LayoutChecking
import LayoutLanguage
import LayoutProgram
import SwiftParser
import SwiftSyntax

/// A replacement of a range of the learner's text.
///
///     .alignmentGuide(.leading) { d in 60 }      with "d.width / 2" for the 60
public struct TextEdit: Hashable, Sendable {
  /// The replaced range in the learner's file; an empty range inserts.
  public var range: Diagnostics.SourceRange
  /// The new text.
  public var text: String

  /// Makes an edit.
  public init(_ range: Diagnostics.SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

extension Program {
  /// The program after edits of the learner's text.
  ///
  /// The result equals compiling the changed text, but is faster: Swift's parser reuses everything outside of the
  /// changed statements, and the other files.
  ///
  /// - Throws: every problem of the changed text, in source order; also if ranges are outside of the text or overlap.
  /// - Complexity: parsing grows with the changed statements, checking with the whole program.
  public func replacing(_ edits: [TextEdit], by deadline: Deadline? = nil) throws(Problems) -> Program {
    try replacing(edits, advising: true, by: deadline)
  }

  /// Applies edits like `replacing(_:by:)`.
  ///
  /// - Parameter advising: whether problems include suggestions.
  func replacing(_ edits: [TextEdit], advising: Bool, by deadline: Deadline?) throws(Problems) -> Program {
    guard let old = sources.first, let read = checked.files.first else { return self }
    let edits = edits.inOrder
    guard let changes = edits.changes, let changed = old.replacing(edits) else {
      throw Problems([Problem(.input, SceneMessage.overlappingEdits)], in: sources)
    }
    let first = Result { () throws(Problems) in try Parsing.parse(changed, file: 0, after: (read, changes)) }
    return try Program(
      [changed] + sources.dropFirst(), [first] + checked.files.dropFirst().map { .success($0) }, advising: advising,
      by: deadline)
  }
}

extension [TextEdit] {
  /// The edits in source order.
  var inOrder: [TextEdit] { sorted { $0.range.lower < $1.range.lower } }

  /// The edits for Swift's parser; nil if they overlap.
  var changes: ConcurrentEdits? {
    try? ConcurrentEdits(
      concurrent: map { edit in
        let range =
          AbsolutePosition(utf8Offset: edit.range.lower)..<AbsolutePosition(utf8Offset: edit.range.upper)
        return SourceEdit(range: range, replacement: edit.text)
      })
  }
}

extension SourceText {
  /// The text after edits in source order; nil if one is outside of it or splits a character.
  public func replacing(_ edits: [TextEdit]) -> SourceText? {
    var changed: [UInt8] = []
    var end = 0
    for edit in edits {
      guard edit.range.file == 0, edit.range.lower >= end, edit.range.upper <= bytes.count else { return nil }
      changed += bytes[end..<edit.range.lower] + Array(edit.text.utf8)
      end = edit.range.upper
    }
    return String(validating: changed + bytes[end...], as: UTF8.self).map { SourceText(name: name, text: $0) }
  }
}
