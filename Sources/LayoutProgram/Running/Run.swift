import Diagnostics
import LayoutEngine

/// One run of a program: its variables and budgets, independent of the machine around it.
package final class Run {
  package let request: SceneRequest
  /// Static and global stored properties, by number.
  var globals: [GlobalState]
  /// The used budget.
  package var meter = RunMeter()
  private(set) var depth = 0
  /// The alignment keys of the tree being laid out.
  package var alignmentKeys = AlignmentKeyTable()
  /// The first error inside of a guide, which cannot throw.
  package var failure: Stop?
  /// The scene's random numbers, the same in every run.
  package lazy var generator = SeededGenerator(seed: request.seed)
  /// Compares values with the program's own `==`.
  private(set) lazy var judge = ValueComparison(self)
  /// Preference values that views send outward.
  package var preferences = Preferences()
  /// Handlers of views, and what the run remembers of views from earlier rounds.
  package var events = SceneEvents()
  /// The program's key-value storage.
  package var storage = KeyedStore()
  /// The files that it writes and loads.
  package var files = RunFiles()
  /// The values whose `hashValue` the program asked for.
  package var hashed = KeyedValues()
  /// Matches the views of different rounds by identity.
  package let identities = IdentityTable()
  /// The program's own shapes, whose paths a drawing evaluates.
  package var ownShapes: [Instance] = []
  /// All objects, which may refer to each other.
  private var objects: [Object] = []
  /// Frames captured by closures, which may themselves be stored in these frames.
  let frames = FrameList()
  /// Edits to try.
  package var edits: Edits
  /// The effect of one of the program's own modifiers on any view, as a transition needs it; a scene knows it.
  package var lookOfModifier: (Run, Value?, SourceRange?) throws(Stop) -> SceneTransition.Appearance = { _, _, _ in
    .init()
  }
  /// Whether one of the program's views is shown by itself, without anything around it to fill its environment.
  package var standsAlone: () -> Bool = { false }
  /// Invented objects for that environment.
  var objectsAround: [Nominal: Value] = [:]
  package var warnings: [Problem] = []
  /// Invalid layout values that layout replaced.
  package var oddities: [Oddity] = []
  /// Uses of features that can change frames on a phone but that this run ignores.
  package private(set) var passedOver: [PassedOver] = []
  /// SwiftUI's and the standard library's types, which the program may extend with protocols.
  package let nativeTypes: NativeTypes
  /// The error being thrown.
  package var thrown: Value?
  /// The number of sources, after which problem ranges count the data files.
  private let sourceCount: Int

  enum GlobalState {
    case unknown
    case underway
    case known(Value)
  }

  /// The limits of a program. No exercise comes near; endless code ends quickly.
  package enum Budget {
    static let steps = 2_000_000
    /// The number of steps between two checks. A step takes less than a microsecond, except for library functions on
    /// long lists.
    static let stepsBetweenLooks = 1000
    static let callDepth = 600
    package static let views = 20_000
    package static let viewDepth = 400
    /// Different arguments of generic alignment IDs.
    package static let genericIDs = 32
    /// Views and modifiers around one view.
    package static let nesting = 1000
    /// Views and modifiers in total; each is a node of the layout.
    package static let nodes = 200_000
    package static let textLength = 100_000
    /// Characters of one of the app's files.
    package static let fileLength = 1_000_000
    /// Characters of all texts that are laid out.
    static let shownLength = 1_000_000
    /// Pieces of one `Text`, as in `Text("a") + Text("b")`.
    package static let textRuns = 1000
    package static let elements = 200_000
    /// Views and modifiers in a trace, over all moments.
    static let tracedNodes = 20_000
    /// Bytes that one run may allocate in total, freed or not.
    static let bytes = 160 << 20
  }

  /// State that belongs to the thread in charge: the scene's, or a task's.
  struct Standing {
    var depth = 0
    var thrown: Value?
  }

  /// The state of the thread in charge.
  var standing: Standing {
    get { Standing(depth: depth, thrown: thrown) }
    set { (depth, thrown) = (newValue.depth, newValue.thrown) }
  }

  package init(_ types: NativeTypes, globalCount: Int, request: SceneRequest, sourceCount: Int) {
    self.request = request
    edits = Edits(request.edits)
    nativeTypes = types
    self.sourceCount = sourceCount
    globals = Array(repeating: .unknown, count: globalCount)
  }

  /// Breaks reference cycles among the program's objects.
  deinit {
    for object in objects { object.fields = [] }
    frames.clear()
  }

  /// The number of objects created.
  var objectsMade: Int { objects.count }

  /// Records a new object.
  func object(_ object: Object, at range: SourceRange?) throws(Stop) -> Object {
    try spend(64 + object.fields.count * MemoryLayout<Value>.stride, at: range)
    object.number = objects.count
    objects.append(object)
    return object
  }

  /// The file number of a data file in problem ranges.
  func dataFile(named name: String) -> Int {
    sourceCount + (request.data.keys.sorted().firstIndex(of: name) ?? 0)
  }

  // MARK: Budgets

  /// The current statement or call.
  var latest: SourceRange? { meter.latest }

  /// Resets the budget for the next step of a performance.
  package func startAnew() { meter.startAnew() }

  /// Counts one step at a position; later steps without a position use the same one.
  package func step(at range: SourceRange?) throws(Stop) {
    if let range { meter.latest = range }
    try step()
  }

  /// Counts work that takes as long as several steps.
  package func step(at range: SourceRange? = nil, counting count: Int) throws(Stop) {
    if count <= 0 { return }
    meter.steps += min(count, Budget.steps) - 1
    try step(at: range)
  }

  /// Counts one step.
  @inline(__always)
  func step() throws(Stop) {
    meter.steps += 1
    if meter.steps > meter.checkpoint { try look() }
  }

  @inline(never)
  private func look() throws(Stop) {
    try meter.passCheckpoint()
    try checkDeadline()
  }

  /// - Throws: if the request's deadline is over.
  package func checkDeadline() throws(Stop) {
    guard let deadline = request.deadline, let reason = deadline.reason else { return }
    throw Stop(problem: .late(reason, .layout, after: deadline.seconds, at: latest))
  }

  @inline(__always)
  package func entering<Answer>(at range: SourceRange?, _ work: () throws(Stop) -> Answer) throws(Stop) -> Answer {
    depth += 1
    defer { depth -= 1 }
    if depth > Budget.callDepth {
      throw Stop(
        .limit, LimitMessage.callDepth(most: Budget.callDepth), at: range,
        notes: [Note(LimitMessage.needsAnEnd)])
    }
    return try work()
  }

  package func checked(_ text: String, at range: SourceRange?) throws(Stop) -> String {
    let count = text.utf8.count
    if count > Budget.textLength { throw textTooLong(at: range) }
    if CombiningMarks.areTooMany(in: text) {
      throw Stop(.limit, LimitMessage.accents(most: CombiningMarks.most), at: range)
    }
    try spend(count, at: range)
    return text
  }

  package func checked(_ elements: [Value], at range: SourceRange?) throws(Stop) -> [Value] {
    if elements.count > Budget.elements {
      throw Stop(.limit, LimitMessage.elementsOfArray(most: Budget.elements), at: range)
    }
    return elements
  }

  package func textTooLong(at range: SourceRange?) -> Stop {
    Stop(.limit, LimitMessage.textLength(most: Budget.textLength), at: range)
  }

  /// Counts allocated bytes.
  package func spend(_ count: Int, at range: SourceRange?) throws(Stop) { try meter.spend(count, at: range) }

  /// Records a use of an ignored feature, once for each call in the source.
  package func passOver(_ name: String, at range: SourceRange?) {
    let use = PassedOver(name: name, range: range)
    if !passedOver.contains(use) { passedOver.append(use) }
  }

  /// Counts the nodes of a traced scene; a performance has several scenes.
  package func trace(_ nodes: Int) throws(Stop) { try meter.trace(nodes) }
}
