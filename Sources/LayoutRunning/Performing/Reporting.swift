import Diagnostics
import LayoutEngine
import LayoutProgram

/// Calls the handlers of a round: for views that appeared, values that changed, frames that moved.
extension Run {
  /// Calls the handlers of this round's views in tree order, after those of removed views.
  func tellHandlers() throws(Stop) {
    let reactions = events.reactions
    try sayFarewell(to: reactions)
    for reaction in reactions where reaction.isShown {
      switch reaction.handler {
      case .appear(let action): try appear(reaction, action)
      case .disappear(let action): remember(.void, farewell: action, for: reaction)
      case .task(let action, let id): try startTask(reaction, action, id)
      case .change(let value, let initial, let action, let count):
        try change(reaction, to: value, initial: initial, action, count, .modifier("onChange"))
      case .geometry(let transform, let action, let count):
        guard let geometry = reaction.geometry else { continue }
        let value = try call(transform, [.geometry(geometry)], at: reaction.range)
        try change(reaction, to: value, initial: true, action, count, .modifier("onGeometryChange"))
      case .scrollGeometry(let transform, let action):
        guard let measures = reaction.scroll.flatMap({ events.scrollMeasures[$0] }) else { continue }
        let value = try call(transform, [measures.value], at: reaction.range)
        try change(reaction, to: value, initial: true, action, 2, .modifier("onScrollGeometryChange"))
      case .timer(let timer, let action): try start(timer, action, for: reaction)
      case .scrollPosition(let box, let anchor): try followPosition(reaction, box, anchor)
      case .press, .gesture, .control, .disabled, .scroll, .animation, .scopedAnimation, .endOfScope, .transaction,
        .transition, .geometryGroup:
        continue
      }
    }
  }

  /// Runs a handler; if it changes state, records it as the cause.
  func act(_ action: FunctionValue, _ values: [Value], _ what: CauseOfChange, _ reaction: Reaction) throws(Stop) {
    try act(action, values, what, at: action.range ?? reaction.range, in: reaction.path.viewName)
  }

  /// Runs the work that handlers deferred with `DispatchQueue.main.async`.
  func catchUp() throws(Stop) {
    let works = events.deferred
    events.deferred = []
    events.isCatchingUp = true
    defer { events.isCatchingUp = false }
    for work in works {
      if let number = work.task {
        try begin(work.action, number, at: work.range)
      } else {
        try act(work.action, [], .action, at: work.action.range, in: nil)
      }
    }
  }

  func act(
    _ action: FunctionValue, _ values: [Value], _ what: CauseOfChange, at range: SourceRange?, in viewName: String?
  ) throws(Stop) {
    let before = events.mutations
    _ = try call(action, values, at: range)
    if let failure { throw failure }
    if events.mutations != before { events.unsettled = UnsettledChange(what: what, range: range, viewName: viewName) }
  }

  // MARK: Appearing and disappearing

  private func remember(_ value: Value, farewell: FunctionValue? = nil, for reaction: Reaction) {
    events.memory[reaction.key] = SceneEvents.Memory(
      value: value, farewell: farewell, range: reaction.range, viewName: reaction.path.viewName)
  }

  /// Forgets removed views, and calls their `onDisappear`.
  private func sayFarewell(to reactions: [Reaction]) throws(Stop) {
    if events.memory.isEmpty { return }
    var shown: Set<ReactionKey> = []
    for reaction in reactions where reaction.isShown { shown.insert(reaction.key) }
    let gone = events.memory.filter { !shown.contains($0.key) }
    for key in gone.keys { events.memory[key] = nil }
    let farewells = gone.sorted { ($0.key.identity, $0.key.ordinal) < ($1.key.identity, $1.key.ordinal) }
    for (_, memory) in farewells {
      if let task = memory.task { try cancelTask(task) }
      if let timer = memory.timer { stopTimer(timer) }
      guard let farewell = memory.farewell else { continue }
      try quietly { () throws(Stop) in
        try act(farewell, [], .modifier("onDisappear"), at: farewell.range ?? memory.range, in: memory.viewName)
      }
    }
  }

  private func appear(_ reaction: Reaction, _ action: FunctionValue) throws(Stop) {
    if events.memory[reaction.key] != nil { return }
    remember(.void, for: reaction)
    try quietly { () throws(Stop) in try act(action, [], .modifier("onAppear"), reaction) }
  }

  private func startTask(_ reaction: Reaction, _ action: FunctionValue, _ id: Value?) throws(Stop) {
    if let known = events.memory[reaction.key] {
      guard let id, !(try areEqual(known.value, id)) else { return }
    }
    let before = events.mutations
    if let old = events.memory[reaction.key]?.task { try cancelTask(old) }
    remember(id ?? .void, for: reaction)
    events.tasksMade += 1
    let number = events.tasksMade
    events.memory[reaction.key]?.task = number
    try begin(action, number, at: action.range ?? reaction.range)
    if let failure { throw failure }
    if events.mutations != before {
      events.unsettled = UnsettledChange(
        what: .modifier("task"), range: action.range ?? reaction.range, viewName: reaction.path.viewName)
    }
  }

  /// A timer runs as long as the view that subscribes to it exists.
  private func start(_ value: TimerValue, _ action: FunctionValue, for reaction: Reaction) throws(Stop) {
    if let number = events.memory[reaction.key]?.timer {
      // The closure of this round captures the view's current values.
      events.timers[number]?.action = action
      return
    }
    remember(.void, for: reaction)
    let timer = SceneTimer(
      interval: max(value.interval, TimelineSchedule.shortest), action: action, range: reaction.range, value: .date)
    let number = try start(timer, repeats: true)
    events.memory[reaction.key]?.timer = number
  }

  // MARK: Changed values

  private func change(
    _ reaction: Reaction, to value: Value, initial: Bool, _ action: FunctionValue, _ count: Int, _ what: CauseOfChange
  ) throws(Stop) {
    let known = events.memory[reaction.key]?.value
    if let known, try areEqual(known, value) { return }
    remember(value, for: reaction)
    if known == nil, !initial { return }
    let values = count == 2 ? [known ?? value, value] : count == 1 ? [value] : []
    try act(action, values, what, reaction)
  }

  /// Scrolls when a scroll position is set to a new value; the initial value does not scroll.
  private func followPosition(_ reaction: Reaction, _ box: Box, _ anchor: UnitPoint?) throws(Stop) {
    let value = try read(box)
    let known = events.memory[reaction.key]?.value
    if let known, try areEqual(known, value) { return }
    remember(value, for: reaction)
    guard known != nil, case .some(let id) = value else { return }
    events.commands.append(ScrollCommand(key: id.identity, anchor: anchor, range: reaction.range))
  }
}

extension FunctionValue {
  /// The source range of a closure.
  var range: SourceRange? {
    switch self {
    case .closure(let code, _): code.range
    case .member(let member, _): member.range
    case .native, .keyPath, .guess: nil
    }
  }
}
