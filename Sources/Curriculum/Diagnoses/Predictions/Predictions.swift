import Diagnostics

extension Diagnosis {
  /// What can be said of predictions without giving the right ones away; nothing while some are still open.
  ///
  /// - Parameter other: finds another question that predictions answer.
  static func of(
    predictions report: CheckReport, other: ([ScenarioResult]) -> OtherQuestion? = { _ in nil }
  ) -> [Diagnosis] {
    let variants = report.scenarios
    let answers = variants.flatMap(\.answers)
    guard variants.count > 2, !variants.contains(where: \.scenario.isHidden),
      !answers.contains(where: { $0.given == nil }),
      answers.contains(where: { !$0.isRight })
    else { return [] }
    let known = copied(variants) ?? other(variants)?.diagnosis
    return [known ?? oneVariant(variants) ?? oneQuestion(variants)].compactMap { $0 }
  }

  /// The answers of the first variant in all of them.
  private static func copied(_ variants: [ScenarioResult]) -> Diagnosis? {
    guard let first = variants.first, first.passed,
      variants.allSatisfy({ $0.answers.map(\.given) == first.answers.map(\.given) })
    else { return nil }
    let off = variants.filter { !$0.passed }
    let places = off.compactMap { $0.answers.first { !$0.isRight }?.range }
    return Diagnosis(
      id: .hardCoded, range: places.first,
      parameters: [
        .init("dimension", "arguments"), .init("passes", JSON([JSON(first.scenario.id)])),
        .init("fails", JSON(off.map { JSON($0.scenario.id) })),
      ],
      scenarios: off.map(\.scenario.id), isProven: false, said: SaidOfPredictions.copied(from: first.scenario.id))
  }

  /// Everything that is off is in one variant.
  private static func oneVariant(_ variants: [ScenarioResult]) -> Diagnosis? {
    let off = variants.filter { !$0.passed }
    guard let only = off.first, off.count == 1 else { return nil }
    let wrong = only.answers.filter { !$0.isRight }
    let others = variants.filter { $0.scenario.id != only.scenario.id }.map(\.scenario)
    let special = only.scenario.special(among: others)
    return Diagnosis(
      id: .oneCaseOff, range: wrong.first?.range,
      parameters: [
        .init("scenario", JSON(only.scenario.id)), .init("answers", JSON(wrong.map { JSON($0.name) })),
        .init("special", JSON(special)),
      ],
      scenarios: [only.scenario.id], isProven: false,
      said: SaidOfPredictions.onlyOne(
        only.scenario.id, special: special, variants: variants.count, wrong: wrong.map(\.name),
        answers: only.answers.count))
  }

  /// Everything that is off answers the same question.
  private static func oneQuestion(_ variants: [ScenarioResult]) -> Diagnosis? {
    guard let count = variants.first?.answers.count, count > 1, variants.allSatisfy({ $0.answers.count == count })
    else {
      return nil
    }
    let wrong = (0..<count).filter { question in variants.contains { !$0.answers[question].isRight } }
    guard let question = wrong.first, wrong.count == 1 else { return nil }
    let off = variants.filter { !$0.answers[question].isRight }
    guard let first = off.first?.answers[question] else { return nil }
    let name = String(first.name.reversed().drop { $0.isNumber }.reversed())
    return Diagnosis(
      id: .oneCaseOff, range: first.range,
      parameters: [
        .init("question", JSON(name)), .init("fails", JSON(off.map { JSON($0.scenario.id) })),
      ],
      scenarios: off.map(\.scenario.id), isProven: false,
      said: SaidOfPredictions.onlyQuestion(
        name, off: off.map(\.scenario.id), of: variants.count, asks: first.asks))
  }
}

extension ExerciseScenario {
  /// What only this one of several has, in words: a fact, which may or may not be the reason.
  fileprivate func special(among others: [ExerciseScenario]) -> String? {
    let mine = arguments.flatMap { member in member.value.allNumbers.map { (member.key, $0) } }
    if let negative = mine.first(where: { $0.1 < 0 }), !others.contains(where: \.hasNegativeNumber) {
      return "a number below zero: \(points(negative.1)) (\(negative.0))"
    }
    for member in arguments where !others.contains(where: { $0.arguments.contains { $0.key == member.key } }) {
      return "a value for \(member.key)"
    }
    for member in arguments {
      guard let count = member.value.elements?.count else { continue }
      let counts = others.compactMap { $0.arguments.first { $0.key == member.key }?.value.elements?.count }
      if counts.count == others.count, !counts.contains(count) {
        return "\(count == 1 ? "one value" : "\(count) values") for \(member.key)"
      }
    }
    return nil
  }

  private var hasNegativeNumber: Bool { arguments.contains { $0.value.allNumbers.contains { $0 < 0 } } }
}

extension JSON {
  /// The number itself, or those in a list.
  fileprivate var allNumbers: [Double] { number.map { [$0] } ?? (elements ?? []).flatMap(\.allNumbers) }
}
