import Diagnostics

/// The scene's clock, with the events that are due later.
///
///     0 s    a tap; asyncAfter 0.2 s, a timer every second
///     0.2 s  the deferred work
///     1 s    the timer, and again every second
///
/// The machine's clock is irrelevant: when there is nothing left to do, scene time jumps to the next event. Events due
/// at the same time run in the order in which they were scheduled.
package struct SceneClock {
  /// Seconds since the scene first appeared.
  package private(set) var time = 0.0
  /// Pending events in order.
  package private(set) var events: [Event] = []
  private var made = 0

  /// A scheduled event.
  package struct Event {
    package let due: Double
    let number: Int
    package let work: Work
    package let range: SourceRange?

    /// Whether it repeats forever, so that no step waits for it.
    package var isEndless: Bool {
      switch work {
      case .timer(_, let repeats): repeats
      case .phase(_, let isEndless): isEndless
      case .tick: true
      case .wake(let task): !task.isCancelled && task.sleeps > WaitingTask.manySleeps
      case .call: false
      }
    }
  }

  /// The work of an event.
  package enum Work {
    /// Calls a deferred closure.
    case call(FunctionValue)
    /// Resumes a sleeping task.
    case wake(WaitingTask)
    /// Fires a timer.
    case timer(Int, repeats: Bool)
    /// Advances a `PhaseAnimator` to its next phase.
    case phase(Int, isEndless: Bool)
    /// Updates a `TimelineView` for its next date.
    case tick(Int)
  }

  /// The most pending events.
  static let most = 5000

  /// Schedules work; work that is already due runs next.
  mutating func add(_ work: Work, at due: Double, _ range: SourceRange?) {
    let event = Event(due: due.isNaN ? time : max(due, time), number: made, work: work, range: range)
    made += 1
    let place = events.firstIndex { $0.due > event.due } ?? events.count
    events.insert(event, at: place)
  }

  /// Removes the next event if it is due by the limit, and advances the clock to it.
  package mutating func next(by limit: Double) -> Event? {
    guard let event = events.first, event.due <= limit else { return nil }
    events.removeFirst()
    time = max(time, event.due)
    return event
  }

  /// Advances the clock.
  package mutating func advance(to time: Double) { self.time = max(self.time, time) }

  /// Removes pending work.
  mutating func remove(where isUnwanted: (Work) -> Bool) { events.removeAll { isUnwanted($0.work) } }
}

/// A running timer.
package struct SceneTimer {
  package let interval: Double
  package var action: FunctionValue
  package let range: SourceRange?
  /// The argument of its closure.
  package let value: Given

  package init(interval: Double, action: FunctionValue, range: SourceRange?, value: Given) {
    self.interval = interval
    self.action = action
    self.range = range
    self.value = value
  }

  package enum Given { case date, timer }
}

extension Run {
  /// Schedules work.
  package func schedule(_ work: SceneClock.Work, at due: Double, _ range: SourceRange?) throws(Stop) {
    if events.clock.events.count >= SceneClock.most {
      throw Stop(.limit, LimitMessage.postponed(most: SceneClock.most), at: range)
    }
    events.clock.add(work, at: due, range)
  }

  /// Starts a timer and returns its number.
  package func start(_ timer: SceneTimer, repeats: Bool) throws(Stop) -> Int {
    events.timersMade += 1
    let number = events.timersMade
    events.timers[number] = timer
    try schedule(.timer(number, repeats: repeats), at: events.clock.time + timer.interval, timer.range)
    return number
  }

  package func stopTimer(_ number: Int) {
    events.timers[number] = nil
    events.clock.remove { if case .timer(number, _) = $0 { true } else { false } }
  }

  /// The current date of the scene, in seconds since 1970.
  package var now: Double { request.now + events.clock.time }
}
