extension ViewNote {
  package var english: String {
    switch self {
    case .onlyViewsStandHere:
      "Between views only views, 'let', 'if', 'switch' and 'ForEach' can stand. Move the assignment into a function."
    case .wrapInAnyView: "Which view it is turns out when the program runs. Write 'AnyView(…)' around it."
    case .viewExpected: "This stands where a view is expected."
    case .useForEach: "Use ForEach to build a view for each element."
    case .casesNeedTheirValues: "The cases are all named, but not with every value they can carry."
    case .addCases(let names): "add missing case: \(names.map { "'.\($0)'" }.joined(separator: ", "))"
    case .addDefault: "Do you want to add a default clause?"
    }
  }
}
