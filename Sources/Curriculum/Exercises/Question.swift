import Diagnostics
import LayoutEngine
import LayoutLanguage

/// A question that a learner answers before the layout is computed, once for each variant of a *predict* exercise.
///
///     {"name": "xOfA", "asks": "How far from the left edge of the stack does A begin?",
///      "is": "x", "of": "a", "inside": "stack"}
///     {"name": "rightBar", "asks": "What becomes of the right bar?",
///      "choices": ["moved", "inserted", "removed"], "answers": ["inserted", "moved", "inserted"]}
///
/// The learner writes the answer for the first variant as `let xOfA1 = …`, for the second as `let xOfA2 = …`.
public struct Question: Sendable {
  /// The source of the right answer.
  public enum Truth: Sendable {
    /// A number of a view's frame, relative to another view's origin if `inside` is given; the engine computes it.
    case measured(Measure, of: String, inside: String?)
    /// One word per variant.
    case words([String])
  }

  /// A number of a frame.
  public enum Measure: String, Sendable, CaseIterable {
    case x, y, width, height, midX, midY, maxX, maxY
  }

  /// A common wrong answer, with an explanation of the misconception behind it.
  public struct Mistake: Sendable {
    /// The answers, one per variant; nil if the mistake does not lead to an answer of its own.
    public var values: [Constant.Value?]
    /// The explanation.
    public var says: String
  }

  /// The constant's name, without the variant's number.
  public var name: String
  /// The question's text.
  public var asks: String
  /// The source of the right answer.
  public var truth: Truth
  /// The words to choose from; empty if the answer is a number.
  public var choices: [String]
  /// Known wrong answers.
  public var mistakes: [Mistake]
  /// Hashes of the right answers, one per variant, in the learners' edition of a pack, which has no answers; else empty.
  public var hashes: [String] = []
}
