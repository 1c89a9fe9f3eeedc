import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Something that a learner predicts before it is laid out; asked once for each variant of a *predict* exercise.
///
///     {"name": "xOfA", "asks": "How far from the left edge of the stack does A begin?",
///      "is": "x", "of": "a", "inside": "stack"}
///     {"name": "rightBar", "asks": "What becomes of the right bar?",
///      "choices": ["moved", "inserted", "removed"], "answers": ["inserted", "moved", "inserted"]}
///
/// The learner answers the question of the first variant as `let xOfA1 = …`, of the second as `let xOfA2 = …`.
public struct Question: Sendable {
  /// Where the right answer comes from.
  public enum Truth: Sendable {
    /// From the frame of a view, seen from another one's place; the engine knows.
    case measured(Measure, of: String, inside: String?)
    /// A word for each variant.
    case words([String])
  }

  /// A number of a frame.
  public enum Measure: String, Sendable, CaseIterable {
    case x, y, width, height, midX, midY, maxX, maxY
  }

  /// An answer that many people give, and what it says about what they think.
  public struct Mistake: Sendable {
    /// One for each variant; nil where the mistake gives no answer of its own.
    public var values: [Constant.Value?]
    /// What to tell.
    public var says: String
  }

  /// The constant's name, without the variant's number.
  public var name: String
  /// The question, for learners.
  public var asks: String
  /// Where the right answer comes from.
  public var truth: Truth
  /// The words to choose from; empty where a number is asked for.
  public var choices: [String]
  /// Known wrong answers.
  public var mistakes: [Mistake]

  /// The right answer in a variant; nil if a view is not there.
  func answer(inVariant index: Int, _ frames: [Expectations.Frame]) -> Constant.Value? {
    switch truth {
    case .words(let words): return index < words.count ? .text(words[index]) : nil
    case .measured(let measure, let name, let outer):
      guard let frame = frames.first(where: { $0.name == name })?.frame else { return nil }
      var origin = Point(x: 0, y: 0)
      if let outer {
        guard let around = frames.first(where: { $0.name == outer })?.frame else { return nil }
        origin = around.origin
      }
      return .number(measure.value(of: frame, from: origin))
    }
  }
}

extension Question.Measure {
  fileprivate func value(of frame: Rect, from origin: Point) -> Double {
    switch self {
    case .x: frame.x - origin.x
    case .y: frame.y - origin.y
    case .width: frame.width
    case .height: frame.height
    case .midX: frame.x + frame.width / 2 - origin.x
    case .midY: frame.y + frame.height / 2 - origin.y
    case .maxX: frame.x + frame.width - origin.x
    case .maxY: frame.y + frame.height - origin.y
    }
  }
}

/// What became of one prediction.
public struct AnswerResult: Sendable {
  /// The constant's name: `xOfA1`.
  public var name: String
  /// The question.
  public var asks: String
  /// What the learner wrote; nil if there is no such constant.
  public var given: Constant.Value?
  /// Whether it is right.
  public var isRight: Bool
  /// The words to choose from, for an answer that is none of them.
  public var choices: [String]
  /// What a known wrong answer says about the thought behind it.
  public var remark: String?
  /// The constant's name in the learner's file.
  public var range: SourceRange?
}

extension Question {
  /// Holds a learner's constants against the right answer, which the result does not give away.
  func result(
    inVariant index: Int, _ frames: [Expectations.Frame], constants: [Constant]
  ) -> AnswerResult {
    let name = "\(name)\(index + 1)"
    let constant = constants.last { $0.name == name }
    var given = constant?.value
    if given == .other { given = nil }
    let right = answer(inVariant: index, frames)
    let mistake = given.flatMap { knownMistake($0, inVariant: index, constants) }
    let isRight = given.flatMap { given in right.map(given.agrees) } ?? false
    return AnswerResult(
      name: name, asks: asks, given: given, isRight: isRight, choices: choices,
      remark: isRight ? nil : mistake?.says, range: constant?.range)
  }
}

extension Question {
  /// The known mistake that an answer comes of. Two may come to the same number; the one that explains more of the
  /// other variants is meant.
  private func knownMistake(_ given: Constant.Value, inVariant index: Int, _ constants: [Constant]) -> Mistake? {
    let all = (0..<(mistakes.map(\.values.count).max() ?? 0)).map { variant in
      constants.last { $0.name == "\(name)\(variant + 1)" }?.value
    }
    var likeliest: (mistake: Mistake, explained: Int)?
    for mistake in mistakes where index < mistake.values.count && mistake.values[index].map(given.agrees) ?? false {
      let explained = zip(mistake.values, all).reduce(0) { sum, pair in
        guard let value = pair.0, let written = pair.1 else { return sum }
        return sum + (value.agrees(with: written) ? 1 : -1)
      }
      if explained > likeliest?.explained ?? Int.min { likeliest = (mistake, explained) }
    }
    return likeliest?.mistake
  }
}

extension Constant.Value {
  /// Numbers agree within half a point, words whatever their case.
  func agrees(with other: Constant.Value) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): abs(one - two) <= FrameDifference.tolerance
    case (.text(let one), .text(let two)): one.lowercased() == two.lowercased()
    default: false
    }
  }
}
