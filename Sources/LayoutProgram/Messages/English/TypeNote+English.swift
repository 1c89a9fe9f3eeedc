extension TypeNote {
  package var english: String {
    switch self {
    case .convertNumber(let type):
      "Swift does not turn one number type into another by itself. Write '\(type)(…)' around it."
    case .convertInt(let type): "Swift does not mix Int with \(type). Write '\(type)(…)' around the Int."
    case .sayDefault(let value): "Say what to use where there is no value, for example with '?? \(value)'."
    case .useIfAndElse: "Write 'if' and 'else' instead: each may hold another kind of view."
    case .nameTheNewView:
      "Each modifier makes a view of another type: give the new one a name of its own, with 'let'."
    case .useViewBuilder:
      "Write '@ViewBuilder' in front of it and leave out 'return': each branch may hold another view."
    case .doesNotConform(let type, let proto): "'\(type)' does not conform to \(proto)."
    case .makeHashable(let type):
      "Write ': Hashable' after the name of '\(type)', if all its properties are hashable."
    case .forceDowncast: "Did you mean to use 'as!' to force downcast?"
    case .lettersHaveNoNumbers: "Letters have no numbers in Swift: 'Array(text)[0]' makes a list of them."
    case .environmentHolds(let type): "What the environment has there is of type '\(type)'."
    }
  }
}
