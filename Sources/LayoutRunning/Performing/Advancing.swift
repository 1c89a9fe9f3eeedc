import Diagnostics
import LayoutProgram

/// Advances scene time.
extension LiveScene {
  /// The longest wait after a step, in seconds.
  private static let patience = 30.0
  /// The most events between two steps.
  private static let mostEvents = 10_000

  /// Advances scene time; events that are due run in order, each with all its consequences.
  func advance(to time: Double) throws(Stop) {
    var count = 0
    while let event = run.events.clock.next(by: time) {
      count += 1
      if count > Self.mostEvents {
        throw Stop(.limit, LimitMessage.tooMuchHappens(most: Self.mostEvents), at: event.range)
      }
      try run.carryOut(event)
      try settle()
    }
    run.events.clock.advance(to: time)
    if run.events.isFlowing { try settle() }
  }

  /// Lets everything come to rest before the next step.
  package func rest() throws(Stop) {
    try comeToRest()
    lastStep = run.events.clock.time
  }

  /// Advances time until everything finite has ended: animations and deferred work.
  ///
  /// Endless events, such as those of a timer, run meanwhile, but do not keep time running.
  func comeToRest() throws(Stop) {
    let limit = run.events.clock.time + Self.patience
    while true {
      let events = run.events
      let due = events.clock.events.last { !$0.isEndless && $0.due <= limit }?.due ?? -.infinity
      let end = min(max(events.motion.end, events.animatorsEnd, due), limit)
      if end <= events.clock.time, due < events.clock.time || due == -.infinity { break }
      try advance(to: max(end, events.clock.time))
      if events.clock.time >= limit { break }
    }
    run.events.motion.clearAway(at: run.events.clock.time)
    if let late = run.events.clock.events.first(where: { !$0.isEndless && $0.due < .infinity }) {
      let seconds = ((late.due - run.events.clock.time) * 100).rounded() / 100
      run.warn(.happensLater(seconds: seconds), at: late.range)
    }
  }
}

extension Run {
  /// Runs a deferred event.
  func carryOut(_ event: SceneClock.Event) throws(Stop) {
    switch event.work {
    case .call(let action): try act(action, [], .action, at: action.range ?? event.range, in: nil)
    case .wake(let task): try resume(task)
    case .timer(let number, let repeats): try fire(number, repeats: repeats)
    case .phase(let number, _): try stepPhase(of: number, event.range)
    case .tick: events.mutations &+= 1
    }
  }

  private func fire(_ number: Int, repeats: Bool) throws(Stop) {
    guard let timer = events.timers[number] else { return }
    if repeats {
      try schedule(.timer(number, repeats: true), at: events.clock.time + timer.interval, timer.range)
    } else {
      events.timers[number] = nil
    }
    let value: Value = timer.value == .date ? .double(now) : .int(number)
    try act(timer.action, [value], .action, at: timer.action.range ?? timer.range, in: nil)
  }

  // MARK: Tasks

  /// Starts a task; one that may suspend gets a thread of its own.
  func begin(_ action: FunctionValue, _ number: Int, at range: SourceRange?) throws(Stop) {
    let outer = events.transaction
    // A task starts after the event that created it, and inherits no transaction.
    events.transaction = SceneTransaction()
    defer { events.transaction = outer }
    guard action.mayWait else {
      return try carryOut(action, at: range)
    }
    if events.tasks.count >= WaitingTask.most {
      throw Stop(.limit, LimitMessage.tasks(most: WaitingTask.most), at: range)
    }
    let task = WaitingTask { [unowned self] () throws(Stop) in try carryOut(action, at: range) }
    events.tasks[number] = task
    task.number = number
    try task.start(in: self)
    if task.isOver { events.tasks[number] = nil }
  }

  /// Runs a task's closure; a task discards errors.
  private func carryOut(_ action: FunctionValue, at range: SourceRange?) throws(Stop) {
    do throws(Stop) {
      try quietly { () throws(Stop) in _ = try call(action, [], at: range) }
    } catch {
      if !error.isThrown { throw error }
    }
  }

  func resume(_ task: WaitingTask) throws(Stop) {
    let outer = events.transaction
    events.transaction = SceneTransaction()
    defer { events.transaction = outer }
    try task.resume(in: self)
    if task.isOver { events.tasks[task.number] = nil }
  }
}

extension FunctionValue {
  /// Whether the closure may suspend.
  fileprivate var mayWait: Bool {
    switch self {
    case .closure(let code, _): code.waits
    case .member(let member, _):
      if case .known(let signature) = member.signatureState { signature.isAsync } else { false }
    case .native, .keyPath, .guess: false
    }
  }
}
