import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// Lays out edited sources and checks whether a condition is true without a loss: every named view still exists, and
/// nothing is newly truncated, hidden or off the stage.
final class WishTrial {
  /// The outcome of an edit.
  enum Outcome {
    case holds(Success)
    /// The edit is valid without a loss, but the condition is off by this distance.
    case apart(Double)
    case invalid
  }

  /// Edits that make the condition true, with a cost for ranking.
  struct Success {
    var edits: [TextEdit]
    var exceptions: [AuditCase]
    /// Lower is better. Exceptions come first, since a condition may be true by chance; then the number of edits, then
    /// of moved views, then the order of trials.
    var cost: [Double]
  }

  private let trials: TextTrials
  private let wish: Wish
  private let scenes: [(request: SceneRequest, scene: WishedScene)]
  private let losses: [Set<Loss>]
  /// Other configurations, in which a good edit works as well.
  private let others: [(one: AuditCase, losses: Set<Loss>)]
  /// The views in the condition whose sizes it does not mention.
  private let placed: [String]
  private(set) var tried = 0

  private struct Loss: Hashable {
    let kind: AuditFinding.Kind
    let view: String
  }

  init(
    _ program: Program, _ wish: Wish, _ scenes: [(request: SceneRequest, scene: WishedScene)], by deadline: Deadline
  ) {
    trials = TextTrials(program, by: deadline)
    self.wish = wish
    self.scenes = scenes
    losses = scenes.map { Self.losses(in: $0.scene.scene, $0.request, program.sources) }
    others = scenes.first.map { Self.others($0.scene.scene, $0.request, of: program) } ?? []
    let properties = wish.relations.flatMap(\.properties)
    let sized = Set(properties.filter { $0.quality.isSize || $0.quality == .lines }.map(\.name))
    placed = wish.names.filter { !sized.contains($0) }
  }

  func result(of edits: [TextEdit]) -> Outcome {
    tried += 1
    return trials.trying(edits) { look(at: $0, edits) } ?? .invalid
  }

  private func look(at program: Program, _ edits: [TextEdit]) -> Outcome {
    var sum = 0.0
    var moved = 0
    for (one, before) in zip(scenes, losses) {
      guard let scene = try? program.scene(for: one.request) else { return .invalid }
      let seen = WishedScene(scene, one.request.layoutDirection)
      guard let distance = seen.distance(wish), scene.views.count >= one.scene.scene.views.count,
        keepsSizes(one.scene, seen),
        Self.losses(in: scene, one.request, program.sources).isSubset(of: before)
      else { return .invalid }
      sum += distance
      moved += Self.moved(from: one.scene.scene, to: scene)
    }
    if sum > 0 { return .apart(sum) }
    let exceptions = exceptions(of: program)
    return .holds(
      Success(
        edits: edits, exceptions: exceptions,
        cost: [Double(exceptions.count), Double(edits.count), Double(moved), Double(tried)]))
  }

  /// Whether texts, images and shapes that should only move keep their sizes.
  private func keepsSizes(_ old: WishedScene, _ new: WishedScene) -> Bool {
    placed.allSatisfy { name in
      guard let before = old.view(name), let after = new.view(name) else { return false }
      guard let tree = old.scene.tree, let node = tree.node(of: before), tree.isSingle(node) else { return true }
      let difference = FrameDifference(from: before.frame, to: after.frame)
      return difference.isSmall || difference.isShift
    }
  }

  /// Other configurations in which the condition is false or something is lost.
  private func exceptions(of program: Program) -> [AuditCase] {
    guard let first = scenes.first else { return [] }
    return others.filter { one, losses in
      let request = one.applied(to: first.request)
      guard let scene = try? program.scene(for: request) else { return true }
      let holds = WishedScene(scene, one.direction).distance(wish).map { $0 == 0 } ?? false
      return !holds || !Self.losses(in: scene, request, program.sources).isSubset(of: losses)
    }.map(\.one)
  }

  private static func others(
    _ scene: Scene, _ request: SceneRequest, of program: Program
  ) -> [(one: AuditCase, losses: Set<Loss>)] {
    let (stage, text, direction) = (scene.stage, request.textSize, request.layoutDirection)
    let all = [
      AuditCase(stage: stage, textSize: text, direction: direction == .leftToRight ? .rightToLeft : .leftToRight),
      AuditCase(stage: stage, textSize: text == .large ? .xxxLarge : .large, direction: direction),
      AuditCase(
        stage: Size(width: stage.width + 60, height: stage.height + 80), textSize: text, direction: direction),
    ]
    return all.map { one in
      let request = one.applied(to: request)
      let losses = (try? program.scene(for: request)).map { Self.losses(in: $0, request, program.sources) }
      return (one, losses ?? [])
    }
  }

  private static func losses(in scene: Scene, _ request: SceneRequest, _ sources: [SourceText]) -> Set<Loss> {
    let one = AuditCase(stage: scene.stage, textSize: request.textSize, direction: request.layoutDirection)
    let findings = SceneAudit(scene, one, sources: sources, in: .english)?.findings ?? []
    return Set(findings.map(\.finding).filter { $0.kind != .smallTarget }.map { Loss(kind: $0.kind, view: $0.view) })
  }

  /// The number of views whose frames change.
  private static func moved(from old: Scene, to new: Scene) -> Int {
    let frames = Dictionary(old.views.map { ($0.name, $0.frame) }) { first, _ in first }
    return new.views.count { view in
      frames[view.name].map { !FrameDifference(from: $0, to: view.frame).isSmall } ?? true
    }
  }
}

extension SceneTree {
  /// Whether a node contains no container.
  fileprivate func isSingle(_ node: Int) -> Bool {
    !nodes.indices.contains { nodes[$0].kind.isContainer && isInside($0, node) }
  }
}
