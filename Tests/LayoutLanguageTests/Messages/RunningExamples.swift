import LayoutEngine

@testable import LayoutProgram

extension LimitMessage: Exemplified {
  static let first = LimitMessage.stepsOfExpression(most: 400)

  var next: LimitMessage? {
    switch self {
    case .stepsOfExpression: .partsOfType(most: 1_000)
    case .partsOfType: .accents(most: 1_000)
    case .accents: .memory
    case .memory: .late(.reading, seconds: 1)
    case .late(.reading, _): .late(.layout, seconds: 1.25)
    case .late(.layout, _): .late(.steps, seconds: nil)
    case .late(.steps, _): .late(.solution, seconds: 15)
    case .late(.solution, _): .steps(most: 10_000_000)
    case .steps: .callDepth(most: 200)
    case .callDepth: .partsToCompare
    case .partsToCompare: .elementsOfArray(most: 100_000)
    case .elementsOfArray: .elements(most: 100_000)
    case .elements: .textLength(most: 100_000)
    case .textLength: .piecesOfText(most: 1_000)
    case .piecesOfText: .bindings(most: 100)
    case .bindings: .views(most: 10_000)
    case .views: .viewsHere(most: 10_000)
    case .viewsHere: .viewsOfForEach(most: 10_000)
    case .viewsOfForEach: .viewsAroundOne(most: 200)
    case .viewsAroundOne: .insideItself(view: "Card", most: 50)
    case .insideItself: .nodes(most: 20_000)
    case .nodes: .shownText(most: 100_000)
    case .shownText: .tracedNodes(most: 5_000)
    case .tracedNodes: .neverRests(view: nil, .action, rounds: 32)
    case .neverRests(_, let cause, let rounds):
      cause.next.map { .neverRests(view: "Card", $0, rounds: rounds) } ?? .postponed(most: 5_000)
    case .postponed: .tasks(most: 64)
    case .tasks: .tooMuchHappens(most: 10_000)
    case .tooMuchHappens: .sceneIsOver
    case .sceneIsOver: .nameParts
    case .nameParts: .useStruct
    case .useStruct: .growsWithoutEnd
    case .growsWithoutEnd: .loopWithoutEnd
    case .loopWithoutEnd: .mayNeverStop
    case .mayNeverStop: .needsAnEnd
    case .needsAnEnd: .compareLess
    case .compareLess: .loopOfViews
    case .loopOfViews: .bodyHoldsItself
    case .bodyHoldsItself: .storeWhatEnds
    case .storeWhatEnds: .framesWithoutTrace
    case .framesWithoutTrace: nil
    }
  }
}

extension CauseOfChange {
  fileprivate var next: CauseOfChange? {
    switch self {
    case .action: .button
    case .button: .control
    case .control: .tap
    case .tap: .longPress
    case .longPress: .drag
    case .drag: .endOfDrag
    case .endOfDrag: .preference
    case .preference: .modifier("onChange")
    case .modifier: nil
    }
  }
}

extension RuntimeMessage: Exemplified {
  static let first = RuntimeMessage.needsItsOwnValue("width")

  var next: RuntimeMessage? {
    switch self {
    case .needsItsOwnValue: .endlessDefault(of: "PieLine")
    case .endlessDefault: .countOverflows(lower: -9, upper: Int.max)
    case .countOverflows: .formatMismatch("%d")
    case .formatMismatch: .fault("argument 2 is Int instead of Bool (LayoutNatives/Collections.swift:41)")
    case .fault: .askFirst
    case .askFirst: .indicesOfSlice(start: 2, end: 5, index: 5)
    case .indicesOfSlice: .countOfArray(1)
    case .countOfArray(_, nil): .countOfArray(3, index: 3)
    case .countOfArray: .putIntoEnvironment(modifier: "environmentObject")
    case .putIntoEnvironment: .answerWithNumber
    case .answerWithNumber: .reportIt
    case .reportIt: nil
    }
  }
}

extension LayoutMessage: Exemplified {
  static let first = LayoutMessage.odd(.invalidNumber(.frame(.horizontal), OddNumber(-10)))

  var next: LayoutMessage? {
    switch self {
    case .odd(.invalidNumber(.frame(.horizontal), _)): .odd(.invalidNumber(.frame(.vertical), OddNumber(.infinity)))
    case .odd(.invalidNumber(.frame(.vertical), _)): .odd(.invalidNumber(.frameBound, OddNumber(.nan)))
    case .odd(.invalidNumber(.frameBound, _)): .odd(.invalidNumber(.spacing, OddNumber(.nan)))
    case .odd(.invalidNumber(.spacing, _)): .odd(.invalidNumber(.padding, OddNumber(.nan)))
    case .odd(.invalidNumber(.padding, _)): .odd(.invalidNumber(.offset, OddNumber(.nan)))
    case .odd(.invalidNumber(.offset, _)): .odd(.invalidNumber(.position, OddNumber(.nan)))
    case .odd(.invalidNumber(.position, _)): .odd(.invalidNumber(.minLength, OddNumber(.nan)))
    case .odd(.invalidNumber(.minLength, _)): .odd(.invalidNumber(.layoutPriority, OddNumber(.nan)))
    case .odd(.invalidNumber(.layoutPriority, _)): .odd(.invalidNumber(.aspectRatio, OddNumber(.nan)))
    case .odd(.invalidNumber(.aspectRatio, _)): .odd(.invalidNumber(.imageLength, OddNumber(.nan)))
    case .odd(.invalidNumber(.imageLength, _)): .odd(.invalidNumber(.symbolLine, OddNumber(.nan)))
    case .odd(.invalidNumber(.symbolLine, _)): .odd(.invalidNumber(.gridItem, OddNumber(.nan)))
    case .odd(.invalidNumber(.gridItem, _)): .odd(.invalidNumber(.gridCellColumns, OddNumber(-3)))
    case .odd(.invalidNumber(.gridCellColumns, _)): .odd(.invalidNumber(.gridCellAnchor, OddNumber(.nan)))
    case .odd(.invalidNumber(.gridCellAnchor, _)): .odd(.invalidNumber(.sizeThatFits, OddNumber(.nan)))
    case .odd(.invalidNumber(.sizeThatFits, _)): .odd(.invalidNumber(.guide, OddNumber(.nan)))
    case .odd(.invalidNumber(.guide, _)): .odd(.invalidNumber(.defaultValue(of: "PieLine"), OddNumber(.infinity)))
    case .odd(.invalidNumber(.defaultValue, _)): .odd(.invalidNumber(.scale, OddNumber(0)))
    case .odd(.invalidNumber(.scale, _)): .odd(.invalidNumber(.stage(.horizontal), OddNumber(-1.5)))
    case .odd(.invalidNumber(.stage(.horizontal), _)): .odd(.invalidNumber(.stage(.vertical), OddNumber(.nan)))
    case .odd(.invalidNumber(.stage(.vertical), _)): .odd(.contradictoryFrame)
    case .odd(.contradictoryFrame): .odd(.wrongNumberOfChildren(0, taken: 1))
    case .odd(.wrongNumberOfChildren): .odd(.nothingToClose)
    case .odd(.nothingToClose): .odd(.wrongAxis)
    case .odd(.wrongAxis): .odd(.tooDeep(maximum: 1000))
    case .odd(.tooDeep): .odd(.tooManyColumns(most: 1000))
    case .odd(.tooManyColumns): .odd(.selfReference(key: nil))
    case .odd(.selfReference(nil)): .odd(.selfReference(key: "PieLine"))
    case .odd(.selfReference): .odd(.keptDimensions)
    case .odd(.keptDimensions): .odd(.keptSubview)
    case .odd(.keptSubview): .odd(.endlessFrame)
    case .odd(.endlessFrame): .odd(.approximated)
    case .odd(.approximated): .fillWithMaximum(.horizontal)
    case .fillWithMaximum: nil
    }
  }
}

extension SceneMessage: Exemplified {
  static let first = SceneMessage.noView

  var next: SceneMessage? {
    switch self {
    case .noView: .severalViews(["Card", "Row"])
    case .severalViews: .noViewCalled("Cart")
    case .noViewCalled: .noPreview("Wide")
    case .noPreview: .noStateCalled("Menu.gpa")
    case .noStateCalled: .noInitializer(type: "Card", labels: ["height", "width"])
    case .noInitializer: .needsArguments(type: "Card")
    case .needsArguments: .noArgument(type: "Card", label: "widht")
    case .noArgument: .isConstant(type: "Card", label: "width")
    case .isConstant: .needsValue(type: "Card", name: "width")
    case .needsValue: .noData("creatures.json")
    case .noData: .wrongJSON(.file("razemon.json"), has: .null, needed: "Int")
    case .wrongJSON(_, .null, _): .wrongJSON(.argument("width"), has: .truth, needed: "Int")
    case .wrongJSON(_, .truth, _): .wrongJSON(.state("width"), has: .number, needed: "String")
    case .wrongJSON(_, .number, _): .wrongJSON(.file("razemon.json"), has: .text("many"), needed: "Int")
    case .wrongJSON(_, .text, _): .wrongJSON(.file("razemon.json"), has: .list, needed: "Int")
    case .wrongJSON(_, .list, _): .wrongJSON(.file("razemon.json"), has: .object, needed: "Int")
    case .wrongJSON(_, .object, _): .missingJSON(.file("razemon.json"), member: "name", neededBy: "Creature")
    case .missingJSON: .overlappingEdits
    case .overlappingEdits: .noImage("photo")
    case .noImage: .passedOver("controlSize")
    case .passedOver: .guessedSymbol("star")
    case .guessedSymbol: .foreignView("Blur", heritage: "UIViewRepresentable")
    case .foreignView: .catalogColor("brand")
    case .catalogColor: .presentsUnseen("sheet")
    case .presentsUnseen: .noScrollTarget("last")
    case .noScrollTarget: .restlessPreference(rounds: 32)
    case .restlessPreference: .happensLater(seconds: 45)
    case .happensLater: .madeUp(type: "Badge")
    case .madeUp: .madeUpObject(type: "Shop")
    case .madeUpObject: .endsHere("URLSession")
    case .endsHere: .nameOneContentView
    case .nameOneContentView: .declareContentView
    case .declareContentView: .addPreview("Card(title: …, icon: …)")
    case .addPreview: .giveStartValue
    case .giveStartValue: .lookLater(seconds: 1.5)
    case .lookLater: nil
    }
  }
}

extension StepMessage: Exemplified {
  static let first = StepMessage.severalViews(3, name: "row")

  var next: StepMessage? {
    switch self {
    case .severalViews: .notShown("row")
    case .notShown: .disabled("row")
    case .disabled: .nothingReacts(view: "row", to: .taps(1))
    case .nothingReacts(_, .taps(1)): .nothingReacts(view: "row", to: .taps(2))
    case .nothingReacts(_, .taps): .nothingReacts(view: "row", to: .longPress)
    case .nothingReacts(_, .longPress): .nothingReacts(view: "row", to: .drag)
    case .nothingReacts(_, .drag): .nothingReacts(view: "row", to: .set)
    case .nothingReacts(_, .set): .noID("row")
    case .noID: .noScrollView("row")
    case .noScrollView: .dragTooShort(minimum: 12.5)
    case .dragTooShort: .takesTruth(toggle: "row")
    case .takesTruth: .takesText(field: "row")
    case .takesText: .takesNumber(slider: "row")
    case .takesNumber: .goesFrom(slider: "row", 0...0.5)
    case .goesFrom: .stepperTakesNumber("row")
    case .stepperTakesNumber: .stepperGoesFrom("row", 1...10)
    case .stepperGoesFrom: .outside("row", width: 20.5, height: 10)
    case .outside: .noChoice(picker: "row", "red", of: ["green", "blue"])
    case .noChoice(_, _, let choices) where choices.isEmpty: .numberedViews(name: "row", count: 3)
    case .noChoice: .noChoice(picker: "row", "red", of: [])
    case .numberedViews: .namedViews(["a", "b"], andMore: false)
    case .namedViews(_, andMore: false): .namedViews(["a", "b"], andMore: true)
    case .namedViews: .reactingViews(["a", "b"], andMore: false)
    case .reactingViews(_, andMore: false): .reactingViews(["a", "b"], andMore: true)
    case .reactingViews: .thereIs([.button])
    case .thereIs(let targets): targets.last?.next.map { .thereIs([.button, $0]) } ?? .giveID("row")
    case .giveID: .wasToDo("tap row")
    case .wasToDo: .wasStep(2, "tap row")
    case .wasStep: nil
    }
  }
}

extension StepMessage.Target {
  fileprivate var next: StepMessage.Target? {
    switch self {
    case .button: .taps(1)
    case .taps(1): .taps(2)
    case .taps: .longPress
    case .longPress: .drag
    case .drag: .gesture("magnify")
    case .gesture: .severalGestures
    case .severalGestures: .toggle
    case .toggle: .slider
    case .slider: .stepper
    case .stepper: .picker
    case .picker: .textField
    case .textField: nil
    }
  }
}

extension EditRefusal: Exemplified {
  static let first = EditRefusal.noView

  var next: EditRefusal? {
    switch self {
    case .noView: .isGiven
    case .isGiven: .isImplied("Text")
    case .isImplied: .noGuide(key: ".leading")
    case .noGuide: .noLine(".eyes")
    case .noLine: .otherAxis(preset: ".top", key: ".leading")
    case .otherAxis: .noNumber
    case .noNumber: .noAlignment(view: "Text")
    case .noAlignment: .noChoice(".top", of: [".leading", ".center", ".trailing"])
    case .noChoice: .doesNotFit
    case .doesNotFit: nil
    }
  }
}
