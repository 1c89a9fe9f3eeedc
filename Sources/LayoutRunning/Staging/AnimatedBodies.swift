import Diagnostics
import LayoutProgram

extension Run {
  /// One of the program's own `Animatable` views, modifiers or layouts, with its current `animatableData`.
  ///
  /// Its body is built from the current data instead of the target data, so a guide computed from them animates.
  ///
  /// - Parameters:
  ///   - wrappers: the modifiers around it, the outermost first.
  ///   - reacting: the reactions further out.
  func onItsWay(
    _ instance: Instance, at path: IdentityPath, _ wrappers: [FlatView.Wrapper], _ reacting: [Int]
  ) throws(Stop) -> Instance {
    guard events.isPerforming,
      instance.nominal.conforms(toNative: .animatable) || instance.nominal.conforms(toNative: .layout),
      let member = instance.nominal.lookUp("animatableData", isStatic: false).first(where: { !$0.isNative })
    else { return instance }
    let holder = Frame(count: 1, parent: nil)
    holder.slots[0] = .instance(instance)
    let place = Place.computed(member, receiver: .local(depth: 0, slot: 0))
    let isField = member.kind == .field
    let wanted = isField ? try field(of: .instance(instance), member.index) : try read(place, holder)
    let number = identities.number(of: path)
    var state = events.animators[number] ?? AnimatorState()
    state.round = events.states.round
    var watched = state.watched
    var transaction = Transactions.reaching(reacting, events)
    for (index, wrapper) in wrappers.enumerated() {
      guard case .handler(.animation(let animation, let value)) = wrapper.modifier else { continue }
      let known = state.watched[index]
      watched[index] = value ?? .void
      guard let known else { continue }
      let isNews = try value.map { (value) throws(Stop) in try !areEqual(known, value) } ?? true
      if isNews, !transaction.disablesAnimations { transaction.animation = animation }
    }
    state.watched = watched
    if state.data == nil { state.data = AnimatedData(wanted) }
    state.data?.turn(to: wanted, by: transaction.animation, at: events.clock.time)
    let now = state.data?.value(at: events.clock.time) ?? wanted
    events.animators[number] = state
    if isField {
      var moved = instance
      moved.fields[member.index] = now
      return moved
    }
    try store(now, in: place, holder)
    guard case .instance(let moved) = holder.slots[0] else { return instance }
    return moved
  }
}

extension Transactions {
  /// The transaction at a place during a build, after the animation modifiers further out.
  static func reaching(_ reacting: [Int], _ events: SceneEvents) -> SceneTransaction {
    var transaction = events.shown
    for number in reacting {
      let reaction = events.reactions[number]
      guard case .animation(let animation, let value) = reaction.handler, !transaction.disablesAnimations,
        let known = events.motion.watched[reaction.key]
      else { continue }
      if value.map({ !known.equals($0) }) ?? true { transaction.animation = animation }
    }
    return transaction
  }
}
