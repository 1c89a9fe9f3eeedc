extension DeclarationNote {
  package var german: String {
    switch self {
    case .needs(let declaration): "Dazu gehört '\(declaration)'."
    case .isOfType(let type): "Diese hat den Typ '\(type)'."
    case .isAProperty: "Das ist eine Eigenschaft; verlangt ist eine Funktion."
    case .isAFunction: "Das ist eine Funktion; verlangt ist eine Eigenschaft."
    case .writeSome: "Schreib 'some View': ein bestimmter Typ, der aus dem folgt, was in den Klammern steht."
    case .partsHaveToBe(let proto):
      "Jeder Bestandteil muss \(proto) sein, oder der Typ braucht ein eigenes '=='."
    case .protocolAsksForFunction(let proto, let function): "'\(proto)' verlangt die Funktion '\(function)'."
    case .protocolAsksForProperty(let proto, let property): "'\(proto)' verlangt die Eigenschaft '\(property)'."
    case .arrayCanBeEmpty(let type): "Ein Array davon kann leer sein: '[\(type)]'."
    case .computeStatic(let name): "Mach eine berechnete Eigenschaft daraus: 'static var \(name): … { … }'."
    case .compute: "Mach eine berechnete Eigenschaft daraus: 'var … { … }'."
    case .takeAsArgument(let generic): "Nimm ihn als Argument: '_ type: \(generic).Type'."
    case .onlyObservable: "Nur nach einer Klasse mit '@Observable' kann man mit ihrem Typ fragen."
    case .nameAnEnvironmentValue: "Nenn einen Wert der Umgebung, wie in '@Environment(\\.layoutDirection)'."
    case .dependsOnItself(let name): "Der Typ von '\(name)' hängt von sich selbst ab. Schreib ihn hin: '\(name): …'."
    case .protocolsBuildOnOthers(let name):
      "Ein Protokoll kann nur auf anderen aufbauen. Nimm '\(name)' hier heraus."
    case .ownLineEach: "Gib jeder davon eine eigene Zeile und einen eigenen Wrapper."
    }
  }
}
