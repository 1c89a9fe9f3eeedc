import Glibc
import Synchronization

/// By when all that a command does with a program has to be done, and how much memory it may take until then.
///
/// Whoever works looks now and then whether it is over, and ends; nobody is left behind at work.
///
///     let deadline = Deadline(seconds: 1)
///     let scene = deadline.answer { Result { try program.scene(for: request.by(deadline)) } }
///
/// One deadline is for everything that belongs to one command or request: reading, laying out in all scenarios,
/// explaining. What begins after it is over ends at once.
public final class Deadline: Sendable {
  /// Why work has to end.
  public enum Reason: UInt8, Sendable {
    /// It took too long.
    case time = 1
    /// It took too much memory.
    case memory
  }

  /// What a command of the course allows itself, pages and pictures not included.
  public static let usual = isDebugBuild ? 15 : 1.25
  /// What a process that does one thing at a time may grow by: it starts with some 30 MB, and a page or a picture comes
  /// on top of it.
  public static let usualMemory = 256 << 20

  /// How much time there was at the start.
  public let seconds: Double
  /// The end, by the machine's own clock in nanoseconds.
  private let end: Atomic<UInt64>
  private let memory: MemoryAllowance
  private let state = Atomic<UInt8>(0)

  /// Begins now.
  ///
  /// - Parameters:
  ///   - seconds: how long from now; negative numbers and NaN count as 0.
  ///   - memory: how many bytes the process may grow by; nil where it does other things meanwhile.
  public init(seconds: Double = usual, memory: Int? = nil) {
    self.seconds = seconds
    end = Atomic(Self.now + UInt64((seconds > 0 ? min(seconds, 86_400) : 0) * 1e9))
    self.memory = MemoryAllowance(memory)
  }

  /// Why whoever works has to end now; nil as long as there is time and memory.
  public var reason: Reason? { Reason(rawValue: state.load(ordering: .relaxed)) }

  /// Whether whoever works has to end now. It costs no more than reading a number.
  public var isOver: Bool { state.load(ordering: .relaxed) != 0 }

  /// Makes it be over now: nobody waits for the answer any more.
  public func expire() { state.store(Reason.time.rawValue, ordering: .relaxed) }

  /// Leaves a tenth of a second more at most: the answer is still wanted, but something newer waits.
  public func hurry() {
    let soon = Self.now + UInt64(Self.grace * 1e9)
    if soon < end.load(ordering: .relaxed) { end.store(soon, ordering: .relaxed) }
  }

  /// Does work on a thread with a large stack, and waits for it.
  ///
  /// Reading a program and running it recurse as deep as the program does; an ordinary stack of 8 MB is too small for
  /// the limits that apply. Who waits looks at the clock and at the process's memory.
  ///
  /// - Returns: nil if the work did not end although it was told to: only Swift's parser does not look.
  public func answer<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) -> Answer? {
    let task = ThreadTask(work)
    guard task.start() else { return work() }
    defer { memory.giveBack() }
    while !isOver {
      if let answer = task.wait(seconds: min(Self.pause, remaining)) { return answer }
      look()
    }
    return task.wait(seconds: Self.grace)
  }

  /// Between two looks at the memory; a program fills some tens of megabytes meanwhile.
  private static let pause = 0.005
  /// After the end: whoever works looks often enough to be done by then.
  private static let grace = isDebugBuild ? 2 : 0.1

  private var remaining: Double {
    let end = end.load(ordering: .relaxed)
    return Double(end - min(end, Self.now)) / 1e9
  }

  private func look() {
    let reason: Reason? = remaining == 0 ? .time : memory.isUsedUp ? .memory : nil
    if let reason { state.store(reason.rawValue, ordering: .relaxed) }
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Without the optimizer everything takes ten times as long.
  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

/// Does work on a thread with a large stack and waits for it, for some time.
///
/// - Returns: nil if the work did not end in time.
public func withDeadline<Answer: Sendable>(
  seconds: Double = 1, _ work: @escaping @Sendable () -> Answer
) -> Answer? {
  Deadline(seconds: seconds).answer(work)
}
