// Types know their members, members' signatures know types, and code knows the members that it calls: a graph full of
// circles, which reference counting alone would never free. Whoever answers many requests in one process, as
// `layout --jsonl` does, would keep every program it ever read.

extension Member {
  /// Forgets what it knows of others.
  package func dismantle() {
    signatureState = .unknown
    typeState = .unknown
    code = nil
    setter = nil
    initialValue = nil
    willSet = nil
    didSet = nil
    synthesized = nil
    selfConstraints = []
    storageKey = nil
    context = nil
  }
}

extension Nominal {
  /// Takes its members and itself apart; nothing of it can be used afterwards.
  package func dismantle() {
    for list in members.values { for member in list { member.dismantle() } }
    for list in made { for member in list { member.dismantle() } }
    conformances = []
    heritage = nil
    nestedTypes = [:]
    for parameter in ownGenerics { parameter.dismantle() }
    conformingType?.dismantle()
    if !isNative {
      outer = nil
      rawType = nil
      rawValues = []
    }
    removeMembers()
  }
}

extension GenericParameter {
  /// `Self` of a protocol is constrained by that very protocol.
  fileprivate func dismantle() {
    constraints = []
    stand = nil
    associated = [:]
  }
}
