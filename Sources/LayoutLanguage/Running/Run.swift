import Diagnostics
import LayoutEngine

/// One run of a program: its variables, its budgets, and nothing of the machine around it.
final class Run {
  let request: SceneRequest
  /// Static and global stored properties, by number.
  var globals: [GlobalState]
  private(set) var steps = 0
  private(set) var depth = 0
  private(set) var cells = 0
  /// How many views have been given a place, in all trees together.
  var viewsMade = 0
  /// How long the texts are that have been given a place.
  var shownLength = 0
  /// The alignment keys of the tree being laid out.
  var keys: [KeyID: AlignmentKey] = [:]
  /// The first thing that went wrong inside a guide, where it cannot be thrown.
  var failure: Stop?
  /// What views say to those around them.
  var preferences = Preferences()
  /// What views do when something happens, and what is known of the views from the rounds before.
  var happenings = Happenings()
  /// Which views of one round are the same as those of another.
  let identities = IdentityTable()
  /// Shapes of the program's own, which a drawing asks for their paths.
  var ownShapes: [Instance] = []
  /// Changes to try.
  var edits: Edits
  var warnings: [Problem] = []
  /// SwiftUI's and the standard library's types, which the program's protocols may have been given to.
  let nativeTypes: NativeTypes
  /// The error that is on its way to a `catch`.
  var thrown: Value?
  /// The statement or call that the run is at.
  private(set) var latest: SourceRange?
  /// How many sources come before the data files in what a problem's range counts.
  private let sourceCount: Int

  enum GlobalState {
    case unknown
    case underway
    case known(Value)
  }

  /// A custom alignment: its ID's type, and the axis it is used on.
  struct KeyID: Hashable {
    let axis: Axis
    let id: Nominal
  }

  /// How much a program may do. No exercise comes near; a mistake ends quickly.
  enum Budget {
    static let steps = 2_000_000
    static let callDepth = 600
    static let views = 20_000
    static let viewDepth = 400
    /// Of views and modifiers around one view.
    static let nesting = 1000
    /// Of views and modifiers together; each is a node of the layout.
    static let nodes = 200_000
    static let textLength = 100_000
    /// Characters of all texts that are laid out.
    static let shownLength = 1_000_000
    /// Pieces of one `Text`, as in `Text("a") + Text("b")`.
    static let textRuns = 1000
    static let elements = 200_000
    /// Array elements and characters made in one run, all together.
    static let cells = 20_000_000
  }

  init(_ module: Module, request: SceneRequest, sourceCount: Int) {
    self.request = request
    edits = Edits(request.edits)
    nativeTypes = module.vocabulary.types
    self.sourceCount = sourceCount
    globals = Array(repeating: .unknown, count: module.globalCount)
  }

  /// The number under which a problem's range knows a data file.
  func dataFile(named name: String) -> Int {
    sourceCount + (request.data.keys.sorted().firstIndex(of: name) ?? 0)
  }

  // MARK: Budgets

  /// Gives the next step of a performance a budget of its own.
  func startAnew() {
    steps = 0
    cells = 0
  }

  /// Counts one step of work at a place, which later steps without one are said to be at.
  func step(at range: SourceRange?) throws(Stop) {
    if let range { latest = range }
    try step()
  }

  /// Counts work that takes as long as several steps.
  func step(at range: SourceRange? = nil, counting count: Int) throws(Stop) {
    if count <= 0 { return }
    steps += min(count, Budget.steps) - 1
    try step(at: range)
  }

  /// Counts one step of work.
  func step() throws(Stop) {
    steps += 1
    guard steps > Budget.steps else { return }
    throw Stop(
      .limit, "the program did not come to an end within \(Budget.steps) steps", at: latest,
      notes: [Note("A loop or a function that calls itself may never stop here.")])
  }

  @inline(__always)
  func entering<Answer>(at range: SourceRange, _ work: () throws(Stop) -> Answer) throws(Stop) -> Answer {
    depth += 1
    defer { depth -= 1 }
    if depth > Budget.callDepth {
      throw Stop(
        .limit, "functions call each other more than \(Budget.callDepth) deep", at: range,
        notes: [Note("A function or view that uses itself needs a case in which it stops.")])
    }
    return try work()
  }

  func checked(_ text: String, at range: SourceRange?) throws(Stop) -> String {
    let count = text.utf8.count
    if count > Budget.textLength { throw textTooLong(at: range) }
    try spend(count, at: range)
    return text
  }

  func checked(_ elements: [Value], at range: SourceRange) throws(Stop) -> [Value] {
    if elements.count > Budget.elements {
      throw Stop(.limit, "this array has more than \(Budget.elements) elements", at: range)
    }
    try spend(elements.count, at: range)
    return elements
  }

  func textTooLong(at range: SourceRange?) -> Stop {
    Stop(.limit, "this text is longer than \(Budget.textLength) characters", at: range)
  }

  private func spend(_ count: Int, at range: SourceRange?) throws(Stop) {
    cells += count
    if cells > Budget.cells { throw Stop(.limit, "the program needs too much memory", at: range) }
  }
}
