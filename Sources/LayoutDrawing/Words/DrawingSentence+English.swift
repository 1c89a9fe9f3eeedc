extension DrawingSentence {
  /// In English.
  var english: String {
    switch self {
    case .expected: "expected"
    case .yours: "yours"
    case .difference: "difference"
    case .lessThanACell: "less than a cell"
    case .noNames: "No view here has a name."
    case .isAt(let name, let place): "\(name) at \(place)"
    case .missing(let place): "missing, belongs at \(place)"
    case .tooFarRight(let length): "\(length.short) too far right"
    case .tooFarLeft(let length): "\(length.short) too far left"
    case .tooLow(let length): "\(length.short) too low"
    case .tooHigh(let length): "\(length.short) too high"
    case .tooWide(let length): "\(length.short) too wide"
    case .tooNarrow(let length): "\(length.short) too narrow"
    case .tooTall(let length): "\(length.short) too tall"
    case .tooShort(let length): "\(length.short) too short"
    case .guideInSource: "guide set in the source"
    case .guideByDefault: "guide's default"
    case .eachMarks: "1. Each view marks its own guide"
    case .theyMove: "2. The views move until the marks meet"
    case .answers(let key, let value, let isExplicit):
      "\(key) \(value.short), \(isExplicit ? "set in the source" : "the default")"
    case .stays: "stays"
    case .movesDown(let length): "moves \(length.short) down"
    case .movesLeft(let length): "moves \(length.short) left"
    case .movesRight(let length): "moves \(length.short) right"
    case .state: "state"
    case .nothingChanges: "Nothing changes."
    case .restStays: "Everything else stays."
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }
}
