import Diagnostics
import LayoutEditing

/// A finding of an exercise's check at a place in the text.
public struct EditorFinding: Sendable {
  /// The severity in an editor; the raw values are the protocol's.
  public enum Weight: Int, Sendable {
    /// It prevents layout.
    case error = 1
    /// It keeps the answer from passing.
    case warning = 2
    /// Worth knowing.
    case information = 3
    /// Praise or a suggestion.
    case hint = 4
  }

  /// The diagnosis's name, which `course explain` knows.
  public var code: String
  /// The severity.
  public var weight: Weight
  /// The complete message.
  public var message: String
  /// The source range.
  public var range: SourceRange
  /// One change that mends it, as an order.
  public var fixIt: FixIt?
  /// The change that a diagnosis was proven with; the learner asks to be shown it, so that nothing names it before.
  public var edits: [TextEdit] = []

  /// Makes a finding.
  public init(
    code: String, weight: Weight, message: String, range: SourceRange, fixIt: FixIt? = nil, edits: [TextEdit] = []
  ) {
    self.code = code
    self.weight = weight
    self.message = message
    self.range = range
    self.fixIt = fixIt
    self.edits = edits
  }

  /// The finding after an edit; nil if the edit touched its range. Drops a fix-it whose range the edit touched.
  func moved(by change: TextChange) -> EditorFinding? {
    guard let range = change.moved(range) else { return nil }
    var finding = self
    finding.range = range
    finding.fixIt = fixIt.flatMap { fix in
      change.moved(fix.range).map { FixIt(fix.message, replacing: $0, with: fix.replacement) }
    }
    let moved = edits.compactMap { edit in change.moved(edit.range).map { TextEdit($0, edit.text) } }
    finding.edits = moved.count == edits.count ? moved : []
    return finding
  }
}
