import Diagnostics
import LayoutEngine

/// One run of a program: its variables, its budgets, and nothing of the machine around it.
final class Run {
  let request: SceneRequest
  /// Static and global stored properties, by number.
  var globals: [GlobalState]
  /// What the run has used up.
  var meter = RunMeter()
  private(set) var depth = 0
  /// The alignment keys of the tree being laid out.
  var alignmentKeys = AlignmentKeyTable()
  /// The first thing that went wrong inside a guide, where it cannot be thrown.
  var failure: Stop?
  /// What chance there is in a scene: the same in every run.
  lazy var generator = SeededGenerator(seed: request.seed)
  /// Compares values by the program's own `==`.
  private(set) lazy var judge = ValueComparison(self)
  /// What views say to those around them.
  var preferences = Preferences()
  /// What views do when something happens, and what is known of the views from the rounds before.
  var events = SceneEvents()
  /// What the program keeps under keys.
  var storage = KeyedStore()
  /// The files that it writes, and those that it asks for.
  var files = RunFiles()
  /// Which views of one round are the same as those of another.
  let identities = IdentityTable()
  /// Shapes of the program's own, which a drawing asks for their paths.
  var ownShapes: [Instance] = []
  /// Objects, which may refer to each other.
  private var objects: [Object] = []
  /// Frames that closures keep, which may be kept in these frames.
  let frames = FrameList()
  /// Changes to try.
  var edits: Edits
  /// Whether the view that is shown is one of the program's, with nobody around it who would say what its environment
  /// holds.
  var standsAlone: () -> Bool = { false }
  /// The objects that were made up for such an environment.
  var objectsAround: [Nominal: Value] = [:]
  var warnings: [Problem] = []
  /// What layout met and went on from.
  var oddities: [Oddity] = []
  /// SwiftUI's and the standard library's types, which the program's protocols may have been given to.
  let nativeTypes: NativeTypes
  /// The error that is on its way to a `catch`.
  var thrown: Value?
  /// How many sources come before the data files in what a problem's range counts.
  private let sourceCount: Int

  enum GlobalState {
    case unknown
    case underway
    case known(Value)
  }

  /// How much a program may do. No exercise comes near; a mistake ends quickly.
  enum Budget {
    static let steps = 2_000_000
    /// A step takes less than a microsecond, unless it is one of SwiftUI's that goes over a long list.
    static let stepsBetweenLooks = 1000
    static let callDepth = 600
    static let views = 20_000
    static let viewDepth = 400
    /// Different arguments of generic alignment IDs.
    static let genericIDs = 32
    /// Of views and modifiers around one view.
    static let nesting = 1000
    /// Of views and modifiers together; each is a node of the layout.
    static let nodes = 200_000
    static let textLength = 100_000
    /// Characters of a file of the app.
    static let fileLength = 1_000_000
    /// Characters of all texts that are laid out.
    static let shownLength = 1_000_000
    /// Pieces of one `Text`, as in `Text("a") + Text("b")`.
    static let textRuns = 1000
    static let elements = 200_000
    /// Of views and modifiers together that a trace tells about, at all moments.
    static let tracedNodes = 20_000
    /// What one run may make, all together, whether it is still there or not.
    static let bytes = 160 << 20
  }

  /// What belongs to whoever works: the scene, or a task that may wait.
  struct Standing {
    var depth = 0
    var thrown: Value?
  }

  /// What belongs to whoever works now.
  var standing: Standing {
    get { Standing(depth: depth, thrown: thrown) }
    set { (depth, thrown) = (newValue.depth, newValue.thrown) }
  }

  init(_ module: Module, request: SceneRequest, sourceCount: Int) {
    self.request = request
    edits = Edits(request.edits)
    nativeTypes = module.vocabulary.types
    self.sourceCount = sourceCount
    globals = Array(repeating: .unknown, count: module.globalCount)
  }

  /// Takes apart what holds itself: counting who holds it would never free it.
  deinit {
    for object in objects { object.fields = [] }
    frames.clear()
  }

  /// How many objects have been made.
  var objectsMade: Int { objects.count }

  /// An object that was just made.
  func object(_ object: Object, at range: SourceRange?) throws(Stop) -> Object {
    try spend(64 + object.fields.count * MemoryLayout<Value>.stride, at: range)
    object.number = objects.count
    objects.append(object)
    return object
  }

  /// The number under which a problem's range knows a data file.
  func dataFile(named name: String) -> Int {
    sourceCount + (request.data.keys.sorted().firstIndex(of: name) ?? 0)
  }

  // MARK: Budgets

  /// The statement or call that the run is at.
  var latest: SourceRange? { meter.latest }

  /// Gives the next step of a performance a budget of its own.
  func startAnew() { meter.startAnew() }

  /// Counts one step of work at a place, which later steps without one are said to be at.
  func step(at range: SourceRange?) throws(Stop) {
    if let range { meter.latest = range }
    try step()
  }

  /// Counts work that takes as long as several steps.
  func step(at range: SourceRange? = nil, counting count: Int) throws(Stop) {
    if count <= 0 { return }
    meter.steps += min(count, Budget.steps) - 1
    try step(at: range)
  }

  /// Counts one step of work.
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

  /// - Throws: if the deadline of what was asked for is over.
  func checkDeadline() throws(Stop) {
    guard let deadline = request.deadline, let reason = deadline.reason else { return }
    throw Stop(problem: .late(reason, .layout, after: deadline.seconds, at: latest))
  }

  @inline(__always)
  func entering<Answer>(at range: SourceRange?, _ work: () throws(Stop) -> Answer) throws(Stop) -> Answer {
    depth += 1
    defer { depth -= 1 }
    if depth > Budget.callDepth {
      throw Stop(
        .limit, LimitMessage.callDepth(most: Budget.callDepth), at: range,
        notes: [Note(LimitMessage.needsAnEnd)])
    }
    return try work()
  }

  func checked(_ text: String, at range: SourceRange?) throws(Stop) -> String {
    let count = text.utf8.count
    if count > Budget.textLength { throw textTooLong(at: range) }
    if CombiningMarks.areTooMany(in: text) {
      throw Stop(.limit, LimitMessage.accents(most: CombiningMarks.most), at: range)
    }
    try spend(count, at: range)
    return text
  }

  func checked(_ elements: [Value], at range: SourceRange?) throws(Stop) -> [Value] {
    if elements.count > Budget.elements {
      throw Stop(.limit, LimitMessage.elementsOfArray(most: Budget.elements), at: range)
    }
    return elements
  }

  func textTooLong(at range: SourceRange?) -> Stop {
    Stop(.limit, LimitMessage.textLength(most: Budget.textLength), at: range)
  }

  /// Counts what was made.
  func spend(_ count: Int, at range: SourceRange?) throws(Stop) { try meter.spend(count, at: range) }

  /// Counts the nodes that a scene tells about; a performance has several scenes.
  func trace(_ nodes: Int) throws(Stop) { try meter.trace(nodes) }
}
