extension EditRefusal {
  /// In English.
  public var english: String {
    switch self {
    case .noView: "This view is not in the picture any more."
    case .isGiven: "This view comes from the given code, which stays as it is."
    case .isImplied(let name): "This \(name) is part of something bigger: there is no line in your code for it alone."
    case .noGuide(let key): "This view has no guide of its own for \(key): it is where SwiftUI puts it."
    case .noLine(let name): "There is no alignment called \(name) here."
    case .otherAxis(let preset, let key): "\(preset) runs along the other axis than \(key)."
    case .noNumber: "A guide is a number of points."
    case .noAlignment(let view): "\(view) takes no alignment."
    case .noChoice(let name, let choices): "\(name) does not fit here. What fits: \(choices.listed)."
    case .doesNotFit: "Your code is written in a way that leaves no place for this. You can still type it yourself."
    }
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
}
