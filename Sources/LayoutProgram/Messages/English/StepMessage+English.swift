extension StepMessage {
  package var english: String {
    switch self {
    case .severalViews(let count, let name): "there are \(count) views called '\(name)'"
    case .notShown(let name): "no view called '\(name)' is shown"
    case .disabled(let name): "'\(name)' is disabled, so it does not react"
    case .nothingReacts(let view, let touch): "nothing at '\(view)' reacts to \(touch.english)"
    case .noID(let name): "'\(name)' has no id to scroll to"
    case .noScrollView(let name): "'\(name)' is in no scroll view"
    case .dragTooShort(let minimum):
      "the gesture waits for \(minimum.shortest) points, and the drag is shorter"
    case .takesTruth(let name): "'\(name)' is a toggle: it takes true or false"
    case .takesText(let name): "'\(name)' is a text field: it takes a text"
    case .takesNumber(let name): "'\(name)' is a slider: it takes a number"
    case .goesFrom(let name, let bounds): "'\(name)' is a slider that goes from \(bounds.english)"
    case .stepperTakesNumber(let name): "'\(name)' is a stepper: it takes a number"
    case .stepperGoesFrom(let name, let bounds): "'\(name)' is a stepper that goes from \(bounds.english)"
    case .outside(let name, let width, let height):
      "the point is not in '\(name)', which is \(width.shortest) wide and \(height.shortest) high"
    case .noChoice(let name, let wanted, let choices):
      "'\(name)' has no choice '\(wanted)'" + (choices.isEmpty ? "" : "; it has \(choices.quoted)")

    case .numberedViews(let name, let count):
      "Name one of them: '\(name)#0' to '\(name)#\(count - 1)', in the order of the tree."
    case .namedViews(let names, let hasMore): "The named views are \(names.quoted)\(hasMore ? " and more" : "")."
    case .reactingViews(let names, let hasMore):
      "Views that react to something: \(names.quoted)\(hasMore ? " and more" : "")."
    case .thereIs(let targets): "There is \(targets.map(\.english).joined(separator: ", and "))."
    case .giveID(let name): "Give it one: .id(\"\(name)\")"
    case .wasToDo(let step): "This was to \(step)."
    case .wasStep(let number, let step): "This was step \(number): \(step)."
    }
  }
}

extension StepMessage.Touch {
  fileprivate var english: String {
    switch self {
    case .taps(let count): count == 1 ? "a tap" : "\(count) taps"
    case .longPress: "a long press"
    case .drag: "a drag"
    case .set: "being set"
    }
  }
}

extension StepMessage.Target {
  fileprivate var english: String {
    switch self {
    case .button: "a button"
    case .taps(let count): count == 1 ? "a tap gesture" : "a gesture of \(count) taps"
    case .longPress: "a long press"
    case .drag: "a drag gesture"
    case .gesture(let name): "a \(name) gesture"
    case .severalGestures: "several gestures in one"
    case .toggle: "a toggle"
    case .slider: "a slider (set it to a number)"
    case .stepper: "a stepper (set it to a number)"
    case .picker: "a picker (set it to one of its choices)"
    case .textField: "a text field (set it to a text)"
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var english: String { "\(lowerBound.shortest) to \(upperBound.shortest)" }
}

extension Double {
  /// The number without unneeded decimals: `40`, `0.5`.
  var shortest: String { Int(exactly: self).map { String($0) } ?? "\(self)" }
}
