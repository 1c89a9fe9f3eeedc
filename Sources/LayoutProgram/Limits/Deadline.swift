import Glibc
import Synchronization

/// Time and memory limit for everything that one command does with a program.
///
/// Long-running code polls the deadline and stops once it is over, so no thread keeps working afterward.
///
///     let deadline = Deadline(seconds: 1)
///     let scene = deadline.answer { Result { try program.scene(for: request.by(deadline)) } }
///
/// One deadline covers everything that belongs to a command or request: parsing, layout in all scenarios, explaining.
/// Work that starts after the end stops at once.
public final class Deadline: Sendable {
  /// Why work has to end.
  public enum Reason: UInt8, Sendable {
    /// It took too long.
    case time = 1
    /// It took too much memory.
    case memory
  }

  /// The time limit of a command in seconds, pages and pictures not included.
  public static let usual: Double = isDebugBuild ? 15 : 1
  /// The bytes by which a process that does one thing at a time may grow. It starts with some 30 MB; a page
  /// or picture adds to that.
  public static let usualMemory = 256 << 20

  /// The time limit at the start.
  public let seconds: Double
  /// The end in nanoseconds of the machine's monotonic clock.
  private let end: Atomic<UInt64>
  private let memory: MemoryAllowance
  private let state = Atomic<UInt8>(0)

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - seconds: the time limit; negative numbers and NaN count as 0.
  ///   - memory: how many bytes the process may grow by; nil if it also does other things.
  public init(seconds: Double = usual, memory: Int? = nil) {
    self.seconds = seconds
    end = Atomic(Self.now + UInt64((seconds > 0 ? min(seconds, 86_400) : 0) * 1e9))
    self.memory = MemoryAllowance(memory)
  }

  /// Why work has to stop now; nil while there is time and memory left.
  public var reason: Reason? { Reason(rawValue: state.load(ordering: .relaxed)) }

  /// Whether work has to stop now. This costs no more than reading a number.
  public var isOver: Bool { state.load(ordering: .relaxed) != 0 }

  /// Ends the deadline now: nobody waits for the answer anymore.
  public func expire() { state.store(Reason.time.rawValue, ordering: .relaxed) }

  /// Shortens the deadline to at most a tenth of a second from now: a newer request is waiting.
  public func hurry() {
    let soon = Self.now + UInt64(Self.grace * 1e9)
    if soon < end.load(ordering: .relaxed) { end.store(soon, ordering: .relaxed) }
  }

  /// Runs work on a thread with a large stack and waits for it.
  ///
  /// Parsing and running recurse as deeply as the program nests; an ordinary stack of 8 MB is too small for our limits.
  /// The waiting thread checks the clock and the process's memory.
  ///
  /// - Returns: nil if the work did not stop after the deadline: only Swift's parser does not poll.
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

  /// The seconds between two checks of the memory; a program allocates some tens of megabytes in between.
  private static let pause = 0.005
  /// The extra seconds after the end in which polling code can stop.
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

  /// Debug builds run ten times slower.
  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}

/// Runs work on a thread with a large stack and waits for it until a time limit.
///
/// - Returns: nil if the work did not finish in time.
public func withDeadline<Answer: Sendable>(
  seconds: Double = 1, _ work: @escaping @Sendable () -> Answer
) -> Answer? {
  Deadline(seconds: seconds).answer(work)
}
