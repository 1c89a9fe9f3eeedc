import Diagnostics

/// What is said when a program cannot be shown with what was handed over: a view's name, data, arguments, images.
enum SceneMessage: Message {
  case noView
  case severalViews([String])
  case noViewCalled(String)
  case noPreview(String)
  case noStateCalled(String)
  case noInitializer(type: String, labels: [String])
  /// A view needs arguments, and none can be made up.
  case needsArguments(type: String)
  case noArgument(type: String, label: String)
  case isConstant(type: String, label: String)
  case needsValue(type: String, name: String)
  case noData(String)
  case wrongJSON(JSONSource, has: JSONKind, needed: String)
  case missingJSON(JSONSource, member: String, neededBy: String)
  case overlappingEdits

  // Warnings.
  case noImage(String)
  case noSizeOfSymbol(String)
  /// A view that another framework draws: `struct Blur: UIViewRepresentable`.
  case foreignView(String, heritage: String)
  /// `Color.brand`, which nobody declares.
  case catalogColor(String)
  case noScrollTarget(String)
  case restlessPreference(rounds: Int)
  /// Something was put off, and nobody waits for it: it is too late, or nothing is done to the scene.
  case happensLater(seconds: Double)
  /// A view is shown with arguments that are made up.
  case madeUp(type: String)
  /// The environment of such a view is given an object that is made up.
  case madeUpObject(type: String)
  /// An action ends at something beyond the course.
  case endsHere(String)

  // Notes.
  case nameOneContentView
  case declareContentView
  case giveStartValue
  /// The view's call, with `…` for the arguments.
  case addPreview(String)
  /// When to look at what happens later, in seconds from the start.
  case lookLater(seconds: Double)

  /// Where JSON comes from.
  enum JSONSource {
    case file(String)
    case argument(String)
    case state(String)
    /// What a `JSONDecoder` is given.
    case text
  }

  /// What stands there instead of what is needed.
  enum JSONKind {
    case null
    case truth
    case number
    case text(String)
    case list
    case object
  }
}
