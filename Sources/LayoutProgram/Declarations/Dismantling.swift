// Types refer to their members, signatures to types, and code to the members that it calls. These reference cycles
// would leak, and a process that answers many requests, such as `layout --jsonl`, would keep every program.

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
  /// Breaks the reference cycles of the type and its members; neither can be used afterward.
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
  /// Breaks the cycle of a protocol's `Self`, which has that protocol as a constraint.
  fileprivate func dismantle() {
    constraints = []
    stand = nil
    associated = [:]
  }
}
