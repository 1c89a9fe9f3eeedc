import Diagnostics

/// Errors and warnings about a request that does not fit the program: a view's name, data, arguments, images.
package enum SceneMessage: Message {
  case noView
  case severalViews([String])
  case noViewCalled(String)
  case noPreview(String)
  case noStateCalled(String)
  case noInitializer(type: String, labels: [String])
  /// A view needs arguments that cannot be invented.
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
  /// A modifier or property that can change frames on a phone.
  case passedOver(String)
  /// Nobody measured the symbol.
  case guessedSymbol(String)
  /// A view that another framework draws: `struct Blur: UIViewRepresentable`.
  case foreignView(String, heritage: String)
  /// `Color.brand` without a declaration.
  case catalogColor(String)
  case noScrollTarget(String)
  /// A presented sheet or another view in front, by the name of its modifier.
  case presentsUnseen(String)
  case restlessPreference(rounds: Int)
  /// Deferred work that nothing waits for: it is too late, or there are no steps.
  case happensLater(seconds: Double)
  /// A view that runs with invented arguments.
  case madeUp(type: String)
  /// The environment of such a view has an invented object.
  case madeUpObject(type: String)
  /// An action that stops at an unsupported feature.
  case endsHere(String)

  // Notes.
  case nameOneContentView
  case declareContentView
  case giveStartValue
  /// The view's call, with `…` for the arguments.
  case addPreview(String)
  /// The time, in seconds from the start, at which to see a later change.
  case lookLater(seconds: Double)

  /// The source of the JSON.
  package enum JSONSource {
    case file(String)
    case argument(String)
    case state(String)
    /// The input of a `JSONDecoder`.
    case text
  }

  /// The kind of value found instead of the expected one.
  package enum JSONKind {
    case null
    case truth
    case number
    case text(String)
    case list
    case object
  }
}
