import Diagnostics
import LayoutEngine

/// A program being shown: its views are made and laid out, tell what happened, and are made again until nothing new
/// happens; then its time goes on.
final class LiveScene {
  let run: Run
  private let code: ProgramCode
  private let root: View
  private let environment: ViewEnvironment
  let size: Size
  private let identifiers: [Nominal]
  private(set) var layout: StagedLayout
  /// When the last step was done: a wait is counted from there.
  var lastStep = 0.0

  /// Rounds after which it is clear that the views never come to rest.
  private static let maximumRounds = 20
  /// Enough for scroll views inside each other to say their room to what is in them.
  private static let mostRooms = 5

  init(_ code: ProgramCode, _ request: SceneRequest, sourceCount: Int, isPerforming: Bool) throws(Stop) {
    self.code = code
    run = Run(code.module, request: request, sourceCount: sourceCount)
    run.events.isPerforming = isPerforming
    root = try code.rootView(run)
    identifiers = code.module.declaredTypes.filter { $0.conforms(toNative: .alignmentID) }
    size =
      request.stage ?? root.previewSize ?? code.preview(for: request)?.stage ?? SceneRequest.usualStage
    var environment = run.rootEnvironment
    environment.container.size = size
    self.environment = environment
    layout = StagedLayout(run: run, identifiers: identifiers)
    run.events.showNow = { [weak self] () throws(Stop) in
      if let self { try self.update(self.run.events.pending ?? SceneTransaction()) }
    }
  }

  /// Ends what waits; the scene is not shown any more.
  func end() {
    for task in run.events.tasks.values { task.abandon(in: run) }
    run.events = SceneEvents()
  }

  /// What is shown now, where everything comes to rest.
  ///
  /// - Parameter asking: whether its tree is wanted, with who asked whom for which line.
  func scene(asking: Bool = true) throws(Stop) -> Scene {
    if asking { try run.trace(layout.tracedNodes) }
    let tree = asking && run.request.traced ? layout.sceneTree(of: code) : nil
    try run.checkDeadline()
    return Scene(
      views: layout.views, stage: size, warnings: run.warnings + run.oddityWarnings(in: code), tree: tree,
      touches: run.request.traced ? try touches : [], dataAsked: run.files.asked)
  }

  /// The tree of what is shown now without who asked whom, and for each of its trees where its nodes are in the list.
  func sceneTree() throws(Stop) -> (SceneTree, [[Int]])? {
    guard run.request.traced else { return nil }
    try run.trace(layout.tracedNodes)
    return layout.numberedTree(of: code)
  }

  /// Makes the views, and again as long as what they say or do changes something.
  func settle() throws(Stop) {
    var heard: SceneTransaction?
    for round in 1...Self.maximumRounds {
      // What views hear from those inside them belongs to the change that made those say it.
      let transaction = run.events.pending ?? heard ?? SceneTransaction()
      try update(transaction)
      let isNews = try run.transacting(transaction) { () throws(Stop) in try run.tellListeners() }
      heard = isNews ? transaction : nil
      let before = run.events.realMutations
      try run.tellHandlers()
      try run.catchUp()
      // A reader that stores where it is, each time it is asked, is at rest once it is where it was.
      if run.events.realMutations != before || !run.events.commands.isEmpty || !run.events.deferred.isEmpty { continue }
      if !isNews { return }
      // As on a phone, preferences that never agree are left as they are.
      if round == Self.maximumRounds { return warnOfPreferences() }
    }
    throw neverRests
  }

  /// Makes the views as they are to be now, and leads everything there.
  private func update(_ transaction: SceneTransaction) throws(Stop) {
    run.events.isUpdating = true
    defer { run.events.isUpdating = false }
    run.events.pending = nil
    run.events.shown = transaction
    let old = layout
    try makeViews()
    for _ in 0..<Self.mostRooms where run.events.rooms.isNews { try makeViews() }
    guard run.events.isPerforming else { return }
    var names: [NodePlace: [NamedView]] = [:]
    for (view, place) in zip(old.views, old.places) { names[place.node, default: []].append(view) }
    var update = try MotionUpdate(run, layout.placed, root: transaction)
    run.events.motion = update.finish(after: old.placed, names)
    for number in transaction.completions { try run.complete(number) }
  }

  private func makeViews() throws(Stop) {
    run.meter.startRound()
    run.preferences.startRound()
    run.events.startRound()
    layout = StagedLayout(run: run, identifiers: identifiers)
    try layout.layOut(root, in: environment, size: size)
    run.events.states.endRound()
    run.events.forgetAnimators()
    run.events.forgetBodies()
    run.endScrolling()
  }

  private func warnOfPreferences() {
    run.warn(
      .restlessPreference(rounds: Self.maximumRounds), at: run.events.unsettled?.range)
  }

  private var neverRests: Stop {
    let unsettled = run.events.unsettled
    return Stop(
      .limit,
      LimitMessage.neverRests(view: unsettled?.viewName, unsettled?.what ?? .action, rounds: Self.maximumRounds),
      at: unsettled?.range,
      notes: [Note(LimitMessage.storeWhatEnds)])
  }
}
