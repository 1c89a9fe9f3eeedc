import Diagnostics
import SwiftParser
import SwiftSyntax

/// Other words in one place of the learner's text.
///
///     .alignmentGuide(.leading) { d in 60 }      with "d.width / 2" for the 60
public struct TextEdit: Hashable, Sendable {
  /// What is replaced, in the learner's file; an empty range inserts.
  public var range: Diagnostics.SourceRange
  /// What stands there instead.
  public var text: String

  /// Names a place of the text and what stands there instead.
  public init(_ range: Diagnostics.SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

extension Program {
  /// The program that the learner's text gives with other words in some places.
  ///
  /// It is what compiling the changed text gives, in less time: Swift's parser takes over what lies outside of the
  /// changed statements, and the other files as they are.
  ///
  /// - Throws: every problem of the changed text, in source order; one if places lie outside of the text or overlap.
  /// - Complexity: parsing goes by the changed statements, checking by the whole program.
  public func replacing(_ edits: [TextEdit], by deadline: Deadline? = nil) throws(Problems) -> Program {
    try replacing(edits, advising: true, by: deadline)
  }

  /// - Parameter advising: problems say what was probably meant.
  func replacing(_ edits: [TextEdit], advising: Bool, by deadline: Deadline?) throws(Problems) -> Program {
    guard let old = sources.first, let read = code.files.first else { return self }
    let edits = edits.inOrder
    guard let changes = edits.changes, let changed = old.replacing(edits) else {
      throw Problems([Problem(.input, SceneMessage.overlappingEdits)], in: sources)
    }
    let first = Result { () throws(Problems) in try Parsing.parse(changed, file: 0, after: (read, changes)) }
    return try Program(
      [changed] + sources.dropFirst(), [first] + code.files.dropFirst().map { .success($0) }, advising: advising,
      by: deadline)
  }
}

extension [TextEdit] {
  /// The first in the text first.
  var inOrder: [TextEdit] { sorted { $0.range.lower < $1.range.lower } }

  /// As Swift's parser has them; nil if they overlap.
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
  /// The text with changes that are in order; nil if one lies outside of it or cuts a character in two.
  func replacing(_ edits: [TextEdit]) -> SourceText? {
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
