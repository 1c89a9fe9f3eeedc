import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// A search for the smallest edit that makes a condition true in every preview. Each result has been verified by a
/// layout.
public struct WishSearch: Sendable {
  /// The outcome of a search.
  public enum Outcome: Sendable {
    /// The condition is true without an edit.
    case holds
    /// The condition is true after these edits.
    case found(Found)
    /// No tried edit makes the condition true.
    case none(tried: Int)
    /// No preview has the view.
    case missing(String, Scene)
  }

  /// Edits that make the condition true.
  public struct Found: Sendable {
    /// The edits in source order.
    public var edits: [TextEdit]
    /// Other configurations in which the condition remains false.
    public var exceptions: [AuditCase]
    /// The number of edits that were tried.
    public var tried: Int
  }

  private static let mostSingles = 160
  private static let mostPairs = 240
  /// The number of single edits to combine into pairs, chosen by how much closer they bring the views.
  private static let mostPromising = 14

  private let program: Program
  private let wish: Wish
  private let requests: [SceneRequest]
  private let deadline: Deadline

  private init(_ program: Program, _ wish: Wish, _ requests: [SceneRequest], _ deadline: Deadline) {
    (self.program, self.wish, self.deadline) = (program, wish, deadline)
    self.requests = requests.map { request in
      var request = request
      request.traced = true
      request.deadline = deadline
      return request
    }
  }

  /// Searches for edits.
  ///
  /// - Parameter requests: the previews or scenarios; those without one of the condition's views are ignored.
  public static func outcome(
    of program: Program, wishing wish: Wish, in requests: [SceneRequest], by deadline: Deadline
  ) -> Result<Outcome, RunFailure> {
    deadline.outcome(of: .layout) { () throws(Problems) in
      try WishSearch(program, wish, requests, deadline).outcome()
    }
  }

  private func outcome() throws(Problems) -> Outcome {
    var scenes: [(request: SceneRequest, scene: WishedScene)] = []
    for request in requests {
      scenes.append((request, WishedScene(try program.scene(for: request), request.layoutDirection)))
    }
    let all = scenes
    scenes.removeAll { one in wish.names.contains { one.scene.view($0) == nil } }
    guard let first = scenes.first, let source = program.sources.first else {
      let fullest = all.max { one, other in
        wish.names.count { one.scene.view($0) != nil } < wish.names.count { other.scene.view($0) != nil }
      }
      guard let fullest, let name = wish.names.first(where: { fullest.scene.view($0) == nil }) else {
        return .none(tried: 0)
      }
      return .missing(name, fullest.scene.scene)
    }
    let distances = scenes.map { $0.scene.distance(wish) ?? .infinity }
    if distances.allSatisfy({ $0 == 0 }) { return .holds }
    let worst = zip(scenes, distances).first { $0.1 > 0 }?.0 ?? first
    let trial = WishTrial(program, wish, scenes.map { ($0.request, $0.scene) }, by: deadline)
    let chains = SourceChains(source, program.sourceFacts())
    let relations = wish.relations.filter { worst.scene.distance($0) != 0 }
    let singles = relations.flatMap { WishEdits(worst.scene, $0, chains)?.all ?? [] }.unique.prefix(Self.mostSingles)
    return search(Array(singles), trial)
  }

  private func search(_ singles: [[TextEdit]], _ trial: WishTrial) -> Outcome {
    var found: [WishTrial.Success] = []
    var promising: [(edits: [TextEdit], distance: Double)] = []
    for edits in singles where !deadline.isOver {
      switch trial.result(of: edits) {
      case .holds(let success): found.append(success)
      case .apart(let distance): promising.append((edits, distance))
      case .invalid: break
      }
    }
    // An edit that works only in this configuration may work by chance.
    if found.allSatisfy({ !$0.exceptions.isEmpty }) {
      promising.sort { $0.distance < $1.distance }
      pairs: for (number, first) in promising.prefix(Self.mostPromising).enumerated() {
        for second in promising.dropFirst(number + 1) where trial.tried < singles.count + Self.mostPairs {
          if deadline.isOver { break pairs }
          let edits = first.edits + second.edits
          guard edits.count <= 4, edits.areApart, case .holds(let success) = trial.result(of: edits) else { continue }
          found.append(success)
        }
        // Pairs with the best first edit are enough.
        if found.contains(where: \.exceptions.isEmpty) { break }
      }
    }
    guard let best = found.min(by: { $0.cost.lexicographicallyPrecedes($1.cost) }) else {
      return .none(tried: trial.tried)
    }
    return .found(
      Found(
        edits: best.edits.sorted { $0.range.lower < $1.range.lower }, exceptions: best.exceptions, tried: trial.tried))
  }
}

extension [[TextEdit]] {
  /// The distinct edits.
  fileprivate var unique: [[TextEdit]] {
    var known: Set<[TextEdit]> = []
    return filter { known.insert($0).inserted }
  }
}

extension [TextEdit] {
  /// Whether no two edits touch each other.
  fileprivate var areApart: Bool {
    let sorted = sorted { $0.range.lower < $1.range.lower }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.range.upper < $1.range.lower }
  }
}
