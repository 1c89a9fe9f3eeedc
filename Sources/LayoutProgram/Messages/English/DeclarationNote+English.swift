extension DeclarationNote {
  package var english: String {
    switch self {
    case .needs(let declaration): "It needs '\(declaration)'."
    case .isOfType(let type): "This one has the type '\(type)'."
    case .isAProperty: "This is a property; a function is asked for."
    case .isAFunction: "This is a function; a property is asked for."
    case .writeSome: "Write 'some View': one type of view, which follows from what stands in the braces."
    case .partsHaveToBe(let proto): "Each of its parts has to be \(proto), or it needs a '==' of its own."
    case .protocolAsksForFunction(let proto, let function): "'\(proto)' asks for the function '\(function)'."
    case .protocolAsksForProperty(let proto, let property): "'\(proto)' asks for the property '\(property)'."
    case .arrayCanBeEmpty(let type): "An array of them can be empty: '[\(type)]'."
    case .computeStatic(let name): "Make it a computed property: 'static var \(name): … { … }'."
    case .compute: "Make it a computed property: 'var … { … }'."
    case .takeAsArgument(let generic): "Take it as an argument: '_ type: \(generic).Type'."
    case .onlyObservable: "Only a class marked '@Observable' can be asked for by its type."
    case .nameAnEnvironmentValue: "Name a value of the environment, as in '@Environment(\\.layoutDirection)'."
    case .dependsOnItself(let name): "The type of '\(name)' depends on itself. Write it: '\(name): …'."
    case .protocolsBuildOnOthers(let name): "A protocol can only build on others. Take '\(name)' out here."
    case .ownLineEach: "Give each of them a line and a wrapper of its own."
    }
  }
}
