import Diagnostics
import LayoutEditing
import LayoutEngine

/// Several numbers, one for each view that is off: places that were measured by hand.
///
///     Text(a).padding(.leading, 197)
///     Text(b).padding(.leading, 162)      right in a room of 260 points; in one of 360 it would have to be 297 and 262
extension AnswerTrace {
  /// A number for each view that is off along an axis, where other numbers would bring a scenario right. That says what
  /// it would take there, and no more: elsewhere it takes others again.
  func neededNumbers(_ one: ScenarioTrace) -> TypedNumber? {
    guard let shown = failing.first(where: { !$0.scenario.isHidden }) else { return nil }
    for numbers in [numbersOfViews(in: one), alikeNumbers(in: one)]
    where (2...AnswerTrace.mostPlaces).contains(numbers.count) {
      guard let values = together(numbers, in: shown),
        zip(numbers, values).allSatisfy({ abs($0.number.value - $1) > 0.01 })
      else { continue }
      return TypedNumber(
        number: numbers[0].number, call: numbers[0].call, view: numbers[0].view,
        claim: .needed([(shown.scenario.id, values[0])], alone: nil), others: numbers.dropFirst().map(\.number),
        isProven: false)
    }
    return nil
  }

  /// The first number that is written several times among those that govern what is off.
  private func alikeNumbers(in one: ScenarioTrace) -> [GoverningNumber] {
    let all = governingNumbers(in: one).filter { $0.number.role == .amount }
    let groups = all.map { first in all.filter { $0.number.value == first.number.value && $0.axis == first.axis } }
    return groups.first { Set($0.map(\.number.range)).count == $0.count && $0.count > 1 } ?? []
  }

  /// For each view that is off, along the one axis that something is off along, the likeliest number that moves it and
  /// none of the others.
  private func numbersOfViews(in one: ScenarioTrace) -> [GoverningNumber] {
    guard one.offAxes.count == 1, let axis = one.offAxes.first else { return [] }
    let all = governingNumbers(in: one).filter { $0.axis == axis && $0.number.role == .amount }
    let off = one.off(axis)
    var chosen: [GoverningNumber] = []
    for view in off {
      let own = all.first { number in
        one.governs(number.node, view) && !off.contains { $0.name != view.name && one.governs(number.node, $0) }
          && !chosen.contains { $0.number.range == number.number.range }
      }
      guard let own else { return [] }
      chosen.append(own)
    }
    return chosen
  }

  /// What the numbers would have to be together in one scenario, found as the root of a line: by what is missing, and
  /// then by what that left.
  private func together(_ numbers: [GoverningNumber], in one: ScenarioTrace) -> [Double]? {
    let axis = numbers[0].axis
    let views = one.views.filter { abs($0.displacement(axis)) > FrameDifference.tolerance }
    guard let other = views.first else { return nil }
    let governed = numbers.map { number in views.first { one.governs(number.node, $0) } ?? other }
    let before = governed.map { $0.displacement(axis) }
    let start = numbers.map(\.number.value)
    let guess = zip(start, before).map { $0 - $1 }
    guard let left = errorsLeft(governed, numbers, guess, in: one) else { return nil }
    if left.allSatisfy({ abs($0) <= FrameDifference.tolerance }) { return guess }
    let solved = zip(zip(start, guess), zip(before, left)).map { values, errors in
      let change = errors.1 - errors.0
      return abs(change) < 0.01 ? values.1 : values.0 - errors.0 * (values.1 - values.0) / change
    }
    guard solved.allSatisfy({ $0.isFinite && abs($0) < 10_000 }),
      let result = result(of: one, edits(numbers, solved)), result.passed
    else { return nil }
    return solved
  }

  /// How far views are off with other values of the numbers.
  private func errorsLeft(
    _ views: [ScenarioTrace.View], _ numbers: [GoverningNumber], _ values: [Double], in one: ScenarioTrace
  ) -> [Double]? {
    guard let result = result(of: one, edits(numbers, values)) else { return nil }
    let errors = zip(views, numbers).compactMap { view, number -> Double? in
      guard let difference = result.views.first(where: { $0.name == view.name })?.difference else { return nil }
      return number.axis == .horizontal ? difference.x : difference.y
    }
    return errors.count == views.count ? errors : nil
  }

  private func edits(_ numbers: [GoverningNumber], _ values: [Double]) -> [TextEdit] {
    zip(numbers, values).map { TextEdit($0.number.range, points($1)) }.sorted { $0.range.lower < $1.range.lower }
  }
}
