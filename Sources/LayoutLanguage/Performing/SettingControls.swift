import Diagnostics
import LayoutEngine

/// Giving controls a value.
extension LiveScene {
  func set(_ target: Target, to json: JSON) throws(Stop) {
    let reaction = try handler(at: target, .set) { if case .control = $0.handler { true } else { false } }
    guard case .control(let control) = reaction.handler else { return }
    let value = try value(for: control, json, target, reaction)
    let before = run.events.mutations
    try run.write(value, to: control.box)
    if run.events.mutations != before {
      run.events.unsettled = UnsettledChange(
        what: .control, range: reaction.range, viewName: reaction.path.viewName)
    }
  }

  private func value(
    for control: ControlHandle, _ json: JSON, _ target: Target, _ reaction: Reaction
  ) throws(Stop) -> Value {
    let name = target.name
    func refuse(_ message: StepMessage) -> Stop {
      Stop(.input, message, at: reaction.range ?? target.view.range)
    }
    switch control {
    case .toggle:
      guard let isOn = json.bool else { throw refuse(.takesTruth(toggle: name)) }
      return .bool(isOn)
    case .text:
      guard let text = json.string else { throw refuse(.takesText(field: name)) }
      return .string(try run.checked(text, at: reaction.range))
    case .slider(let box, let bounds, let step):
      guard let number = json.number else { throw refuse(.takesNumber(slider: name)) }
      guard bounds.contains(number) else { throw refuse(.goesFrom(slider: name, bounds)) }
      return number.inSteps(of: step, from: bounds.lowerBound).like(try run.read(box))
    case .stepper(let box, let bounds):
      guard let number = json.number else { throw refuse(.stepperTakesNumber(name)) }
      if let bounds, !bounds.contains(number) { throw refuse(.stepperGoesFrom(name, bounds)) }
      return number.like(try run.read(box))
    case .picker(let box, let content):
      let choices = content.choices
      let wanted = json.choiceText
      if let choice = choices.first(where: { $0.text == wanted }) { return choice.value.like(try run.read(box)) }
      throw refuse(.noChoice(picker: name, wanted, of: choices.prefix(8).map(\.text)))
    }
  }
}

extension View {
  /// The values that a picker's choices stand for, with the texts by which they are set: their tags, or their ids in a
  /// `ForEach`.
  fileprivate var choices: [(text: String, value: Value)] {
    switch content {
    case .modified(_, .tag(let value)): return [(value.identity, value)]
    case .modified(let inner, _): return inner.choices
    case .group(let views): return views.flatMap(\.choices)
    case .branch(_, let view): return view.choices
    case .each(let views):
      return views.flatMap { id, view in
        let inner = view.choices
        return inner.isEmpty ? [(id, .string(id))] : inner
      }
    default: return []
    }
  }
}

extension JSON {
  /// A choice as a text: the name of a case, a text, a number or a truth.
  fileprivate var choiceText: String {
    switch content {
    case .null: "nil"
    case .bool(let value): value ? "true" : "false"
    case .number(let value, let literal): Int(exactly: value).map { String($0) } ?? literal
    case .string(let text): text
    case .array, .object: ""
    }
  }
}

extension Double {
  /// The nearest value that a control with steps can have.
  fileprivate func inSteps(of step: Double, from start: Double) -> Double {
    guard step > 0, isFinite, start.isFinite else { return self }
    return start + ((self - start) / step).rounded() * step
  }

  /// The number as the kind of number that a control's value is.
  fileprivate func like(_ value: Value) -> Value {
    if case .int = value, let whole = Int(exactly: rounded()) { return .int(whole) }
    return .double(self)
  }
}

extension Value {
  /// A choice as the kind of value that a picker's selection is: optional where that is, a number where the id was its
  /// text.
  fileprivate func like(_ selection: Value) -> Value {
    switch (self, selection) {
    case (.some, _), (.none, _): return self
    case (_, .some(let inner)): return .some(like(inner))
    case (_, .none): return .some(self)
    case (.string(let text), .int): return Int(text).map { .int($0) } ?? self
    case (.string(let text), .double): return Double(text).map { .double($0) } ?? self
    case (.string(let text), .enumeration(let chosen)):
      guard let index = chosen.nominal.cases.firstIndex(where: { $0.name == text }) else { return self }
      return .enumeration(Enumeration(nominal: chosen.nominal, index: index, payload: []))
    default: return self
    }
  }
}
