import Diagnostics
import LayoutEngine
import LayoutProgram

/// Sets the values of controls.
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
      if let choice = choices.wanted(wanted) { return choice.value.like(try run.read(box)) }
      throw refuse(.noChoice(picker: name, wanted, of: choices.prefix(8).map(\.text)))
    }
  }
}

/// A picker's choice: the text that selects it, its label, and its value.
struct PickerChoice {
  /// The choice's tag, or its id in a `ForEach`.
  let text: String
  let label: String?
  let value: Value
}

extension [PickerChoice] {
  /// The choice with that tag, or else with that label, or else at that index, counted from 0.
  fileprivate func wanted(_ text: String) -> PickerChoice? {
    if let choice = first(where: { $0.text == text }) ?? first(where: { $0.label == text }) { return choice }
    return Int(text).flatMap { indices.contains($0) ? self[$0] : nil }
  }
}

extension View {
  /// A picker's choices.
  var choices: [PickerChoice] {
    switch content {
    case .modified(let inner, .tag(let value)):
      return [PickerChoice(text: value.identity, label: inner.shownWords, value: value)]
    case .modified(let inner, _): return inner.choices
    case .group(let views): return views.flatMap(\.choices)
    case .branch(_, let view): return view.choices
    case .each(let views):
      return views.flatMap { id, view in
        let inner = view.choices
        return inner.isEmpty ? [PickerChoice(text: id, label: view.shownWords, value: .string(id))] : inner
      }
    default: return []
    }
  }

  /// The text of its first `Text`.
  private var shownWords: String? {
    switch content {
    case .text(let text): text.runs.map(\.string).joined()
    case .modified(let inner, _), .branch(_, let inner): inner.shownWords
    case .group(let views): views.lazy.compactMap(\.shownWords).first
    case .control(.label(let title, _)): title.shownWords
    case .stack(_, _, _, let content): content.shownWords
    default: nil
    }
  }
}

extension JSON {
  /// A choice as text: the name of a case, a text, a number or a Boolean.
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
  /// The nearest value that the control's steps allow.
  fileprivate func inSteps(of step: Double, from start: Double) -> Double {
    guard step > 0, isFinite, start.isFinite else { return self }
    return start + ((self - start) / step).rounded() * step
  }

  /// The number as the numeric type of a control's value.
  fileprivate func like(_ value: Value) -> Value {
    if case .int = value, let whole = Int(exactly: rounded()) { return .int(whole) }
    return .double(self)
  }
}

extension Value {
  /// A choice as the type of a picker's selection: wrapped if that is optional, converted to a number if the id was its
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
