/// The transaction that reaches each place of a round's views.
///
///     withAnimation(.linear) { … }                     the whole scene: linear
///       VStack { … }.animation(.easeIn, value: isOn)   what is inside, where isOn is another: easeIn
///         Text("…").transaction { $0.animation = nil } what is inside: nothing
///
/// What stands further in has the last word, unless the change was made with a transaction that lets nobody else speak.
struct Transactions {
  private let run: Run
  private let root: SceneTransaction
  /// For each reaction, what holds inside it.
  private var inside: [SceneTransaction] = []
  /// The values that were compared.
  private(set) var watched: [ReactionKey: Value] = [:]

  /// Asks all of a round's modifiers that have a say.
  init(_ run: Run, root: SceneTransaction) throws(Stop) {
    self.run = run
    self.root = root
    let reactions = run.events.reactions
    inside.reserveCapacity(reactions.count)
    for reaction in reactions {
      let outer = reaction.enclosing.last.map { inside[$0] } ?? root
      inside.append(try transaction(inside: reaction, outer))
    }
  }

  /// What holds at a place, by what reacts around it.
  func at(_ reacting: [Int]) -> SceneTransaction {
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

  /// What holds around the scoped animation that the innermost scope belongs to.
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

  /// Whether a value is another than in the round before; without a value, every round after the first counts.
  private mutating func isNews(_ value: Value?, _ key: ReactionKey) throws(Stop) -> Bool {
    let known = run.events.motion.watched[key]
    watched[key] = value ?? .void
    guard let known else { return false }
    guard let value else { return true }
    return try !run.areEqual(known, value)
  }
}

extension SceneTransaction {
  /// As a program sees it: its animation, and whether it lets nobody else speak.
  var value: Value {
    .tuple([animation.map { .some(.animation($0)) } ?? .none, .bool(disablesAnimations)])
  }

  /// Takes over what a program made of it.
  mutating func take(_ value: Value) {
    guard case .tuple(let parts, _) = value, parts.count == 2 else { return }
    animation = parts[0].animation
    if case .bool(let disables) = parts[1] { disablesAnimations = disables }
  }
}

extension Value {
  /// An animation, or nothing.
  var animation: SceneAnimation? {
    switch self {
    case .animation(let animation): animation
    case .some(let inner): inner.animation
    default: nil
    }
  }
}
