extension LimitMessage {
  package var english: String {
    switch self {
    case .stepsOfExpression(let most): "this expression has more than \(most) steps"
    case .partsOfType(let most): "a type here has more than \(most) parts"
    case .accents(let most): "this text has more than \(most) accents on one letter"

    case .memory: "the program needs too much memory"
    case .late(let work, let seconds):
      "\(work.english) was not done after "
        + (seconds.map { $0 == 1 ? "one second" : "\($0) seconds" } ?? "some time")
    case .steps(let most): "the program did not come to an end within \(most) steps"
    case .callDepth(let most): "functions call each other more than \(most) deep"
    case .partsToCompare: "these values have too many parts to compare"
    case .elementsOfArray(let most): "this array has more than \(most) elements"
    case .elements(let most): "there are more than \(most) elements here"
    case .textLength(let most): "this text is longer than \(most) characters"
    case .piecesOfText(let most): "this Text has more than \(most) pieces"
    case .bindings(let most): "more than \(most) bindings look through each other"

    case .views(let most): "there are more than \(most) views"
    case .viewsHere(let most): "there are more than \(most) views here"
    case .viewsOfForEach(let most): "ForEach makes more than \(most) views"
    case .viewsAroundOne(let most): "more than \(most) views and modifiers stand around one view"
    case .insideItself(let view, let most): "'\(view)' is inside itself more than \(most) times"
    case .nodes(let most): "there are more than \(most) views and modifiers"
    case .shownText(let most): "the texts of this layout have more than \(most) characters"
    case .tracedNodes(let most): "there are more than \(most) views and modifiers, too many to draw or to explain"
    case .postponed(let most): "more than \(most) things are put off at once"
    case .tasks(let most): "more than \(most) tasks wait at once"
    case .tooMuchHappens(let most): "more than \(most) things happen one after another"
    case .sceneIsOver: "the scene is over"
    case .neverRests(let view, let cause, let rounds):
      "\(view.map { "'\($0)' never comes" } ?? "the views never come") to rest: "
        + "\(cause.english) still changes something after \(rounds) rounds"

    case .nameParts: "Give parts of it names with 'let', and put them together."
    case .useStruct: "Put values that belong together into a struct of their own."
    case .growsWithoutEnd: "Look for a list, a text or a number of views that grows without an end."
    case .loopWithoutEnd: "Look for a loop or a function that never comes to an end."
    case .mayNeverStop: "A loop or a function that calls itself may never stop here."
    case .needsAnEnd: "A function or view that uses itself needs a case in which it stops."
    case .compareLess:
      "A value that holds itself many times over needs no end to be told apart. Compare less of it."
    case .loopOfViews:
      "A view that is put into itself in a loop, or again and again, never comes to an end."
    case .bodyHoldsItself: "A view whose body contains the view itself never comes to an end."
    case .storeWhatEnds: "Each change makes the views anew and causes the next one. Store only what has an end."
    case .framesWithoutTrace: "'layout FILE' without a trace or a picture still tells every frame."
    }
  }
}

extension TimedWork {
  fileprivate var english: String {
    switch self {
    case .reading: "reading the file"
    case .layout: "the layout"
    case .steps: "all that the steps ask for"
    case .solution: "the solution"
    }
  }
}

extension CauseOfChange {
  fileprivate var english: String {
    switch self {
    case .action: "an action"
    case .button: "a button"
    case .control: "a control"
    case .tap: "a tap"
    case .longPress: "a long press"
    case .drag: "a drag"
    case .endOfDrag: "the end of a drag"
    case .preference: "a preference"
    case .modifier(let name): name
    }
  }
}
