import Diagnostics
import LayoutLanguage

/// Something that a check of the exercise found at a place of the text.
public struct EditorFinding: Sendable {
  /// How loudly an editor says it.
  public enum Weight: Int, Sendable {
    /// Nothing can be shown before it is mended.
    case error = 1
    /// It keeps the answer from passing.
    case warning = 2
    /// Worth knowing.
    case information = 3
    /// Something went well, or could be nicer.
    case hint = 4
  }

  /// What it is called: the diagnosis's name, which `course explain` knows.
  public var code: String
  /// How much it matters.
  public var weight: Weight
  /// All of it in words.
  public var message: String
  /// Where.
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

  /// The same after an edit; nil once its own text was touched. A change that would touch what was edited is no longer
  /// offered.
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
