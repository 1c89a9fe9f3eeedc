extension CheckingMessage {
  package var german: String {
    switch self {
    case .noPlace(let name): "'\(name)' steht nirgends"
    case .fewerValues(let argument):
      "'\(argument)' gibt es hier nicht: Diese Closure bekommt weniger Werte"
    case .operatorAsValue(let symbol): "der Operator '\(symbol)' kann hier nicht als Wert stehen"
    case .numberDoesNotFit(let text): "'\(text)' ist keine Zahl, die passt"
    case .noSuchAlignment(let name):
      "weder 'HorizontalAlignment' noch 'VerticalAlignment' hat ein Mitglied '\(name)'"
    }
  }
}
