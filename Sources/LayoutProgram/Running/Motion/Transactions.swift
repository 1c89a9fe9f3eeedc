/// The transaction that reaches each place of a round's views.
///
///     withAnimation(.linear) { … }                     the whole scene: linear
///       VStack { … }.animation(.easeIn, value: isOn)   the inside, if isOn changed: easeIn
///         Text("…").transaction { $0.animation = nil } the inside: none
///
/// Inner modifiers win, unless the transaction disables animations.
package struct Transactions {
  private let run: Run
  private let root: SceneTransaction
  /// For each reaction, the transaction inside of it.
  private var inside: [SceneTransaction] = []
  /// The compared values.
  package private(set) var watched: [ReactionKey: Value] = [:]

  /// Evaluates all of a round's modifiers that change transactions.
  package init(_ run: Run, root: SceneTransaction) throws(Stop) {
    self.run = run
    self.root = root
    let reactions = run.events.reactions
    inside.reserveCapacity(reactions.count)
    for reaction in reactions {
      let outer = reaction.enclosing.last.map { inside[$0] } ?? root
      inside.append(try transaction(inside: reaction, outer))
    }
  }

  /// The transaction at a place, given the reactions around it.
  package func at(_ reacting: [Int]) -> SceneTransaction {
    reacting.last.flatMap { inside.indices.contains($0) ? inside[$0] : nil } ?? root
  }

  private mutating func transaction(
    inside reaction: Reaction, _ outer: SceneTransaction
  ) throws(Stop) -> SceneTransaction {
    var transaction = outer
    switch reaction.handler {
    case .animation(let animation, let value):
      if try isNews(value, reaction.key), !outer.disablesAnimations { transaction.animation = animation }
    case .transaction(let function, let value):
      if let value, try !isNews(value, reaction.key) { return outer }
      let changed = try run.changing(outer.value, by: function, at: reaction.range)
      transaction.take(changed)
    case .scopedAnimation(let animation):
      if !outer.disablesAnimations { transaction.animation = animation }
    case .endOfScope: return beforeScope(reaction.enclosing)
    default: break
    }
    return transaction
  }

  /// The transaction around the scoped animation that the innermost scope belongs to.
  private func beforeScope(_ enclosing: [Int]) -> SceneTransaction {
    var ended = 0
    for number in enclosing.reversed() {
      switch run.events.reactions[number].handler {
      case .endOfScope: ended += 1
      case .scopedAnimation where ended > 0: ended -= 1
      case .scopedAnimation: return run.events.reactions[number].enclosing.last.map { inside[$0] } ?? root
      default: continue
      }
    }
    return root
  }

  /// Whether a value differs from the round before; without a value, every round after the first counts.
  private mutating func isNews(_ value: Value?, _ key: ReactionKey) throws(Stop) -> Bool {
    let known = run.events.motion.watched[key]
    watched[key] = value ?? Value.none
    guard let known else { return false }
    guard let value else { return true }
    return try !run.areEqual(known, value)
  }
}

extension SceneTransaction {
  /// The transaction as a program's value: its animation, and whether it disables others.
  package var value: Value {
    .tuple([animation.map { .some(.animation($0)) } ?? .none, .bool(disablesAnimations)])
  }

  /// Takes over the program's changes of the value.
  package mutating func take(_ value: Value) {
    guard case .tuple(let parts, _) = value, parts.count == 2 else { return }
    animation = parts[0].animation
    if case .bool(let disables) = parts[1] { disablesAnimations = disables }
  }
}

extension Value {
  /// The value as an animation, if it is one.
  package var animation: SceneAnimation? {
    switch self {
    case .animation(let animation): animation
    case .some(let inner): inner.animation
    default: nil
    }
  }
}
