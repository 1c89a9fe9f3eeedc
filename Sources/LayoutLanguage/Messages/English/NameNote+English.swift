extension NameNote {
  package var english: String {
    switch self {
    case .didYouMean(let name): "Did you mean '\(name)'?"
    case .wasItRenamed(let name): "There is '\(name)': was it renamed?"
    case .perhapsOf(let module):
      "It may come from \(module), which the file imports and which is not part of this course."
    case .perhapsAModifier: "If it is a modifier of SwiftUI, it is not part of this course."
    case .isTaken: "This name is taken already, perhaps in the given code. Choose another."
    case .ambiguousAlignment(let name):
      "HorizontalAlignment.\(name) or VerticalAlignment.\(name)? Write the type."
    case .write(let code): "Write '\(code)'."
    case .writeOwner(let type, let name): "Write '\(type).\(name)' or 'Self.\(name)'."
    case .valueOrType(let name): "Write '\(name)(…)' for a value, or '\(name).self' for the type itself."
    case .isHidden(let property, let access):
      "The property '\(property)' is \(access), and so is the initializer that would set it."
    case .isHorizontal(let name):
      "'.\(name)' is a horizontal alignment. An HStack places its views side by side, so it aligns them up and down: top, center, bottom or a baseline."
    case .isVertical(let name):
      "'.\(name)' is a vertical alignment. A VStack places its views below each other, so it aligns them sideways: leading, center or trailing."
    }
  }
}
