import Diagnostics
import LayoutEngine
import LayoutLanguage

/// The result of one prediction.
public struct AnswerResult: Sendable {
  /// The constant's name: `xOfA1`.
  public var name: String
  /// The question's text.
  public var asks: String
  /// The learner's value; nil if there is no such constant.
  public var given: Constant.Value?
  /// Whether it is right.
  public var isRight: Bool
  /// The words to choose from, for an answer that is not one of them.
  public var choices: [String]
  /// The explanation of a known wrong answer.
  public var remark: String?
  /// The constant's name in the learner's file.
  public var range: SourceRange?
}

extension Question {
  /// The right answer in a variant; nil if a view is missing.
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

  /// Compares a learner's constants with the right answer, which the result does not contain.
  func result(
    inVariant index: Int, _ frames: [Expectations.Frame], constants: [Constant]
  ) -> AnswerResult {
    let name = "\(name)\(index + 1)"
    let constant = constants.last { $0.name == name }
    var given = constant?.value
    if given == .other { given = nil }
    let mistake = given.flatMap { knownMistake($0, inVariant: index, constants) }
    let isRight = given.map { accepts($0, inVariant: index, frames) } ?? false
    return AnswerResult(
      name: name, asks: asks, given: given, isRight: isRight, choices: choices,
      remark: isRight ? nil : mistake?.says, range: constant?.range)
  }

  private func accepts(_ given: Constant.Value, inVariant index: Int, _ frames: [Expectations.Frame]) -> Bool {
    guard hashes.isEmpty else {
      return hashes.indices.contains(index)
        && given.agreeing.contains { hash(of: $0, inVariant: index) == hashes[index] }
    }
    return answer(inVariant: index, frames).map(given.agrees) ?? false
  }

  /// The hash of the right answer in a variant; nil if a view is missing.
  func hash(inVariant index: Int, _ frames: [Expectations.Frame]) -> String? {
    answer(inVariant: index, frames).map { hash(of: $0.canonical, inVariant: index) }
  }

  /// Equal answers to other questions, or in other variants, have other hashes.
  private func hash(of answer: String, inVariant index: Int) -> String {
    Fingerprint.of("\(name)\u{0}\(index)\u{0}\(answer)")
  }

  /// The known mistake that leads to an answer. If several lead to the same number, the one that explains most of the
  /// other variants.
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

extension Constant.Value {
  /// What is hashed: a number of thousandths, as frames have them, or a word in lowercase.
  fileprivate var canonical: String {
    switch self {
    case .number(let number): "\((number * 1000).rounded())"
    case .text(let text): text.lowercased()
    case .other: ""
    }
  }

  /// The canonical form of every answer that agrees with this one.
  fileprivate var agreeing: [String] {
    guard case .number(let number) = self else { return [canonical] }
    let most = Int(FrameDifference.tolerance * 1000)
    return (-most...most).map { Constant.Value.number(number + Double($0) / 1000).canonical }
  }

  /// Whether two values agree: numbers within half a point, words regardless of case.
  func agrees(with other: Constant.Value) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): abs(one - two) <= FrameDifference.tolerance
    case (.text(let one), .text(let two)): one.lowercased() == two.lowercased()
    default: false
    }
  }
}
