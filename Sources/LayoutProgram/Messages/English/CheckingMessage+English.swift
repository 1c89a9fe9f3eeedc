extension CheckingMessage {
  package var english: String {
    switch self {
    case .noPlace(let name): "'\(name)' has no place"
    case .fewerValues(let argument):
      "anonymous closure argument '\(argument)' cannot be used here: this closure is given fewer values"
    case .operatorAsValue(let symbol): "cannot use the operator '\(symbol)' as a value here"
    case .numberDoesNotFit(let text): "'\(text)' is not a number that fits"
    case .noSuchAlignment(let name):
      "neither 'HorizontalAlignment' nor 'VerticalAlignment' has a member '\(name)'"
    }
  }
}
