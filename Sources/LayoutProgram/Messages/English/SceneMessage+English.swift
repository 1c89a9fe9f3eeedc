extension SceneMessage {
  package var english: String {
    switch self {
    case .noView: "there is no view to show"
    case .severalViews(let names): "it is not clear which view to show: \(names.quoted)"
    case .noStateCalled(let name): "there is no @State called '\(name)'"
    case .noPreview(let choice): "there is no preview '\(choice)'"
    case .noViewCalled(let name): "there is no view called '\(name)'"
    case .noInitializer(let type, let labels): "'\(type)' has no initializer for \(labels.quoted)"
    case .needsArguments(let type): "'\(type)' needs arguments that cannot be made up here"
    case .noArgument(let type, let label): "'\(type)' takes no argument called '\(label)'"
    case .isConstant(let type, let label): "'\(label)' of '\(type)' is a constant that has its value already"
    case .needsValue(let type, let name): "'\(type)' needs a value for '\(name)', and none was given"
    case .noData(let name): "there is no data file called '\(name)'"
    case .wrongJSON(let source, let kind, let type):
      "\(source.english) has \(kind.english) where a value of type '\(type)' is needed"
    case .missingJSON(let source, let member, let type):
      "\(source.english) has no '\(member)', which '\(type)' needs"
    case .overlappingEdits: "the places to change overlap, or lie outside of the text"

    case .noImage(let name): "there is no image called '\(name)', so it is 0 × 0"
    case .foreignView(let name, let heritage):
      "what '\(name)' shows is not known here, since it is a '\(heritage)': it is as large as it is offered, and a '.frame(width:height:)' says how large that is"
    case .catalogColor(let name):
      "nothing here declares the color '\(name)', so it is taken for one of an asset catalog and drawn gray"
    case .passedOver(let name): "'\(name)' is ignored here; on a phone, it can change frames"
    case .guessedSymbol(let name): "nobody measured the symbol '\(name)', so its size is a guess"
    case .presentsUnseen(let name): "'\(name)' presents a view here, which is not shown: the views behind it are"
    case .noScrollTarget(let id): "scrollTo finds no view with the id '\(id)' in a scroll view"
    case .happensLater(let seconds): "this happens \(seconds.shortest) s later, which is not shown"
    case .restlessPreference(let rounds):
      "a preference still changes after \(rounds) rounds; the views are left as they are then"

    case .madeUp(let type): "'\(type)' needs arguments and is shown with made up ones; a '#Preview' says which"
    case .madeUpObject(let type):
      "the view is shown without anything around it, so that its '\(type)' is made up; a '#Preview' says which one it gets"
    case .endsHere(let name): "'\(name)' is not part of this course: what the view does when it appears ends here"
    case .nameOneContentView: "Name one ContentView, or add '#Preview { … }' around the one to show."
    case .declareContentView: "Declare a 'struct ContentView: View' with a 'body'."
    case .addPreview(let call): "Show it with some: '#Preview { \(call) }'."
    case .giveStartValue: "Give the property a start value, or remove it."
    case .lookLater(let seconds): "'layout --at \(seconds.shortest)' shows it."
    }
  }
}

extension SceneMessage.JSONSource {
  fileprivate var english: String {
    switch self {
    case .file(let name): "'\(name)'"
    case .text: "a decoder's text"
    case .argument(let name): "argument '\(name)'"
    case .state(let name): "state '\(name)'"
    }
  }
}

extension SceneMessage.JSONKind {
  fileprivate var english: String {
    switch self {
    case .null: "null"
    case .truth: "true or false"
    case .number: "a number"
    case .text(let text): "the text \"\(text.prefix(40))\""
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension [String] {
  /// The names in quotes: `'a', 'b'`.
  var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
