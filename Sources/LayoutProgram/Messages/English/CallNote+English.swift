extension CallNote {
  package var english: String {
    switch self {
    case .forms(let forms): "It can be called as \(forms.joined(separator: ", "))."
    case .noFormTakesAll: "No single form takes these labels together: make two calls, one after the other."
    case .changeNeedsVar:
      "A value can change only if it is in a 'var'; inside 'body' only '@State' properties change."
    case .markState(let property): "Mark the property '@State' if a tap or a drag shall change '\(property)'."
    case .takeTheError: "Nothing would take the error here: write 'do' and 'catch' inside, or 'try?'."
    case .waitInTask: "Put it into '.task { … }', or write 'async' behind the function's parameters."
    case .wrapInTask: "Write 'Task { … }' around what waits, or put it into '.task { … }'."
    case .onlyShownTextHasSpecifiers: "Only a text that a view shows, as in 'Text(\"…\")', has specifiers."
    }
  }
}
