import Diagnostics

/// The scene's own time, and what will happen in it.
///
///     0 s    a tap; asyncAfter 0.2 s, a timer every second
///     0.2 s  the work that was put off
///     1 s    the timer, and again every second
///
/// Nothing waits for the machine's clock: time goes on when nothing is left to be done, and jumps to what is due next.
/// What is due at the same time happens in the order in which it was asked for.
struct SceneClock {
  /// In seconds from the first time that the scene was shown.
  private(set) var time = 0.0
  /// In the order in which they happen.
  private(set) var events: [Event] = []
  private var made = 0

  /// Something that will happen.
  struct Event {
    let due: Double
    let number: Int
    let work: Work
    let range: SourceRange?

    /// Whether it will happen again and again, so that there is no end to wait for.
    var isEndless: Bool {
      switch work {
      case .timer(_, let repeats): repeats
      case .phase(_, let isEndless): isEndless
      case .tick: true
      case .wake(let task): !task.isCancelled && task.sleeps > WaitingTask.manySleeps
      case .call: false
      }
    }
  }

  /// What happens.
  enum Work {
    /// A closure that was put off.
    case call(FunctionValue)
    /// A task that slept goes on.
    case wake(WaitingTask)
    /// A timer.
    case timer(Int, repeats: Bool)
    /// A `PhaseAnimator` goes to its next phase.
    case phase(Int, isEndless: Bool)
    /// A `TimelineView` has a new date.
    case tick(Int)
  }

  /// So many things may be put off at once.
  static let most = 5000

  /// Puts something off; what is due already happens next.
  mutating func add(_ work: Work, at due: Double, _ range: SourceRange?) {
    let event = Event(due: due.isNaN ? time : max(due, time), number: made, work: work, range: range)
    made += 1
    let place = events.firstIndex { $0.due > event.due } ?? events.count
    events.insert(event, at: place)
  }

  /// Takes what is due next, if it is due by then, and lets time go on to it.
  mutating func next(by limit: Double) -> Event? {
    guard let event = events.first, event.due <= limit else { return nil }
    events.removeFirst()
    time = max(time, event.due)
    return event
  }

  /// Lets time go on.
  mutating func advance(to time: Double) { self.time = max(self.time, time) }

  /// Forgets what is not wanted any more.
  mutating func remove(where isUnwanted: (Work) -> Bool) { events.removeAll { isUnwanted($0.work) } }
}

/// A timer that has been started.
struct SceneTimer {
  let interval: Double
  var action: FunctionValue
  let range: SourceRange?
  /// What its closure is given.
  let value: Given

  enum Given { case date, timer }
}

extension Run {
  /// Puts something off.
  func schedule(_ work: SceneClock.Work, at due: Double, _ range: SourceRange?) throws(Stop) {
    if events.clock.events.count >= SceneClock.most {
      throw Stop(.limit, LimitMessage.putOff(most: SceneClock.most), at: range)
    }
    events.clock.add(work, at: due, range)
  }

  /// Starts a timer and answers its number.
  func start(_ timer: SceneTimer, repeats: Bool) throws(Stop) -> Int {
    events.timersMade += 1
    let number = events.timersMade
    events.timers[number] = timer
    try schedule(.timer(number, repeats: repeats), at: events.clock.time + timer.interval, timer.range)
    return number
  }

  func stopTimer(_ number: Int) {
    events.timers[number] = nil
    events.clock.remove { if case .timer(number, _) = $0 { true } else { false } }
  }

  /// The instant that it is in the scene, in seconds since 1970.
  var now: Double { request.now + events.clock.time }
}
