import Diagnostics
import LayoutEngine
import LayoutProgram

/// A running scene: it builds views, lays them out, calls their handlers, and repeats until nothing changes; then scene
/// time advances.
package final class LiveScene {
  let run: Run
  private let code: ProgramCode
  private let root: View
  private let environment: ViewEnvironment
  let size: Size
  private let identifiers: [Nominal]
  private(set) var layout: StagedLayout
  /// The time of the last step, from which a wait counts.
  var lastStep = 0.0

  /// The number of rounds after which the views count as never settling.
  private static let maximumRounds = 20
  /// The rounds that nested scroll views need to pass their size to their content.
  private static let mostRooms = 5

  package init(_ code: ProgramCode, _ request: SceneRequest, sourceCount: Int, isPerforming: Bool) throws(Stop) {
    self.code = code
    run = code.run(for: request, sourceCount: sourceCount)
    run.events.isPerforming = isPerforming
    root = try code.rootView(run)
    identifiers = code.declaredTypes.filter { $0.conforms(toNative: .alignmentID) }
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

  /// Ends waiting tasks; the scene is no longer in use.
  package func end() {
    for task in run.events.tasks.values { task.abandon(in: run) }
    run.events = SceneEvents()
  }

  /// The current scene at rest.
  ///
  /// - Parameter asking: whether to include the tree with its guide queries.
  package func scene(asking: Bool = true) throws(Stop) -> Scene {
    if asking { try run.trace(layout.tracedNodes) }
    let tree = asking && run.request.traced ? layout.sceneTree(of: code) : nil
    try run.checkDeadline()
    return Scene(
      views: layout.views, stage: size, warnings: run.warnings + run.oddityWarnings(in: code), tree: tree,
      touches: run.request.traced ? try touches : [], dataAsked: run.files.asked)
  }

  /// The current tree without guide queries, and the positions in it of each subtree's nodes.
  func sceneTree() throws(Stop) -> (SceneTree, [[Int]])? {
    guard run.request.traced else { return nil }
    try run.trace(layout.tracedNodes)
    return layout.numberedTree(of: code)
  }

  /// Builds the views until they change nothing anymore.
  package func settle() throws(Stop) {
    var heard: SceneTransaction?
    for round in 1...Self.maximumRounds {
      // A preference change belongs to the transaction of the change that caused it.
      let transaction = run.events.pending ?? heard ?? SceneTransaction()
      try update(transaction)
      let isNews = try run.transacting(transaction) { () throws(Stop) in try run.tellListeners() }
      heard = isNews ? transaction : nil
      let before = run.events.realMutations
      try run.tellHandlers()
      try run.catchUp()
      // A geometry reader that stores its frame each time is at rest once the frame stays the same.
      if run.events.realMutations != before || !run.events.commands.isEmpty || !run.events.deferred.isEmpty { continue }
      if !isNews { return }
      // As on a phone, preferences that never settle stay as they are.
      if round == Self.maximumRounds { return warnOfPreferences() }
    }
    throw neverRests
  }

  /// Rebuilds the views and starts the animations to their new state.
  private func update(_ transaction: SceneTransaction) throws(Stop) {
    run.events.isUpdating = true
    defer { run.events.isUpdating = false }
    run.events.pending = nil
    run.events.shown = transaction
    let old = layout
    run.events.matched.startUpdate()
    try makeViews()
    for _ in 0..<Self.mostRooms where run.events.rooms.isNews || run.events.matched.isNews { try makeViews() }
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
    run.events.matched.endRound()
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
