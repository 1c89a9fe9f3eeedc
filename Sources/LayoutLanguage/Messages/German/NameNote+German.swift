extension NameNote {
  package var german: String {
    switch self {
    case .didYouMean(let name): "Meinst du '\(name)'?"
    case .wasItRenamed(let name): "Es gibt '\(name)': Wurde es umbenannt?"
    case .perhapsOf(let module):
      "Vielleicht kommt es aus \(module), das die Datei importiert und das nicht zu diesem Kurs gehört."
    case .perhapsAModifier: "Falls es ein Modifier von SwiftUI ist: Er gehört nicht zu diesem Kurs."
    case .isTaken:
      "Dieser Name ist schon vergeben, vielleicht im vorgegebenen Code. Wähl einen anderen."
    case .ambiguousAlignment(let name):
      "HorizontalAlignment.\(name) oder VerticalAlignment.\(name)? Schreib den Typ dazu."
    case .write(let code): "Schreib '\(code)'."
    case .writeOwner(let type, let name): "Schreib '\(type).\(name)' oder 'Self.\(name)'."
    case .valueOrType(let name): "Schreib '\(name)(…)' für einen Wert, oder '\(name).self' für den Typ selbst."
    case .isHidden(let property, let access):
      "Die Eigenschaft '\(property)' ist \(access), und damit auch der Initialisierer, der sie setzen würde."
    case .isHorizontal(let name):
      "'.\(name)' ist eine waagerechte Ausrichtung. Ein HStack setzt seine Ansichten nebeneinander, also richtet er sie in der Höhe aus: top, center, bottom oder eine Grundlinie."
    case .isVertical(let name):
      "'.\(name)' ist eine senkrechte Ausrichtung. Ein VStack setzt seine Ansichten untereinander, also richtet er sie seitlich aus: leading, center oder trailing."
    }
  }
}
