import Diagnostics
import LayoutEngine

/// A program being shown: its views are made and laid out, tell what happened, and are made again until nothing new
/// happens.
final class LiveScene {
  let run: Run
  private let code: ProgramCode
  private let root: View
  private let environment: ViewEnvironment
  private let size: Size
  private let identifiers: [Nominal]
  private(set) var layout: StagedLayout

  /// Rounds after which it is clear that the views never come to rest.
  private static let maximumRounds = 20

  init(_ code: ProgramCode, _ request: SceneRequest, sourceCount: Int, isPerforming: Bool) throws(Stop) {
    self.code = code
    run = Run(code.module, request: request, sourceCount: sourceCount)
    run.events.isPerforming = isPerforming
    root = try code.rootView(run)
    environment = run.rootEnvironment
    identifiers = code.module.declaredTypes.filter { $0.conforms(toNative: .alignmentID) }
    size =
      request.stage ?? root.previewSize ?? code.module.previews.first?.stage ?? Size(width: 393, height: 852)
    layout = StagedLayout(run: run, identifiers: identifiers)
  }

  /// What is shown now.
  func scene() throws(Stop) -> Scene {
    try run.trace(layout.tracedNodes)
    let tree = run.request.traced ? layout.sceneTree(of: code) : nil
    try run.checkDeadline()
    return Scene(views: layout.views, stage: size, warnings: run.warnings, tree: tree)
  }

  /// Makes the views, and again as long as what they say or do changes something.
  func settle() throws(Stop) {
    for round in 1...Self.maximumRounds {
      try makeViews()
      let isNews = try run.tellListeners()
      let before = run.events.mutations
      try run.tellHandlers()
      try run.catchUp()
      if run.events.mutations != before || !run.events.commands.isEmpty || !run.events.deferred.isEmpty { continue }
      if !isNews { return }
      // As on a phone, preferences that never agree are left as they are.
      if round == Self.maximumRounds { return warnOfPreferences() }
    }
    throw neverRests
  }

  private func makeViews() throws(Stop) {
    run.viewsMade = 0
    run.shownLength = 0
    run.preferences.startRound()
    run.events.startRound()
    layout = StagedLayout(run: run, identifiers: identifiers)
    try layout.layOut(root, in: environment, size: size)
    run.events.states.endRound()
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
