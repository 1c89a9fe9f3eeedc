extension UnsupportedMessage {
  package var english: String {
    switch self {
    case .notInCourse(let subject): "\(subject.english) is not part of this course"
    case .useStackOrList: "Use a VStack or a List."
    case .useButton: "Use a Button."
    case .useImage: "Use Image with a name of the pack's own drawings."
    case .declareContentView: "Declare a 'struct ContentView: View' or a '#Preview'."
    case .useState: "Use @State in the view itself."
    case .useObservable: "Use an @Observable class, or @Published in an ObservableObject."
    case .useArray: "Use an array."
    case .useColorsAndFonts: "Use the colors and fonts of SwiftUI."
    case .useNamedColor(let name): "If it is a color of an asset catalog, write 'Color(\"\(name)\")'."
    case .giveTheValue: "A layout reads nothing of the world outside: give the value directly."
    case .makeItAProperty: "Make it a property of the value."
    case .useFormatted: "'.formatted()' writes numbers and dates as text."
    case .scaleRelativeToStyle:
      "Write '@ScaledMetric(relativeTo: .title) var …', with one of the text styles."
    case .useTextMethods: "Use 'contains', 'hasPrefix', 'split' or 'filter'."
    case .useNumber: "Calculate with a Double, and write the unit in a Text."
    case .useJoined: "Join the words with 'joined(separator:)'."
    case .useStyledTexts: "Join several Texts with '+', each with its own modifiers."
    case .useParts: "Calculate hours, minutes and seconds with '/' and '%'."
    case .useAppStorage: "Use '@AppStorage' in the view."
    case .useOnChange: "Nothing posts notifications here: use '@State' and '.onChange(of:)'."
    case .useGeometryReader: "Use a GeometryReader: it knows the size and the safe area."
    case .useRectangle: "Draw a Rectangle of the map's size instead."
    case .usePath: "Use a Path or a Shape, such as UnevenRoundedRectangle."
    }
  }
}

extension UnsupportedMessage.Subject {
  fileprivate var english: String {
    switch self {
    case .name(let name): "'\(name)'"
    case .modifier(let name): "the modifier '\(name)'"
    case .color(let name): "the color '\(name)'"
    case .type(let type): "the type '\(type)'"
    case .statement: "this statement"
    case .expression: "this expression"
    case .elseBranch: "this 'else'"
    case .condition: "this condition"
    case .pattern: "this pattern"
    case .call: "this call"
    case .keyPath: "this key path"
    case .usedOperator: "this operator"
    case .declarationInFunction: "this declaration inside a function"
    case .localAccessors: "a local variable with a setter or observers"
    case .staticMember(let parameter): "a static member of '\(parameter)' at this place"
    case .formatInInterpolation: "'format:' in an interpolation"
    case .formOfScaledMetric: "this form of '@ScaledMetric'"
    case .regularExpression: "a regular expression"
    case .textOf(let type): "the text of a value of type '\(type)'"
    }
  }
}
