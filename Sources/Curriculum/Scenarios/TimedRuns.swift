import Diagnostics
import LayoutEditing
import LayoutLanguage
import LayoutProgram

/// The reason why a run ended without a result.
public struct RunFailure: Error, Sendable {
  /// The problems.
  public var problems: Problems
  /// Whether the command exceeded its time or memory limit.
  public var isLate = false

  /// For scenarios after one that exceeded the limit.
  static let notTried = RunFailure(
    problems: Problems([Problem(.limit, NotTried())], in: []),
    isLate: true)

  /// For work that did not stop at its deadline.
  static func late(_ work: TimedWork, _ deadline: Deadline) -> RunFailure {
    let problem = Problem.late(deadline.reason ?? .time, work, after: deadline.seconds)
    return RunFailure(problems: Problems([problem], in: []), isLate: true)
  }
}

extension Deadline {
  /// Runs work that may fail, on a thread of its own.
  func outcome<Value: Sendable>(
    of kind: TimedWork, _ work: @escaping @Sendable () throws(Problems) -> Value
  ) -> Result<Value, RunFailure> {
    answer { self.result(work) } ?? .failure(.late(kind, self))
  }

  /// Runs work that may fail, on the current thread, which already belongs to this deadline.
  func result<Value>(_ work: () throws(Problems) -> Value) -> Result<Value, RunFailure> {
    do throws(Problems) {
      return .success(try work())
    } catch {
      return .failure(RunFailure(problems: error, isLate: isOver))
    }
  }
}

/// Compiles an answer with the given code.
public func compile(_ answer: SourceText, with given: SourceText?, by deadline: Deadline) -> Result<Program, RunFailure>
{
  compile([answer] + (given.map { [$0] } ?? []), by: deadline)
}

/// Compiles files as one program.
public func compile(_ sources: [SourceText], by deadline: Deadline) -> Result<Program, RunFailure> {
  deadline.outcome(of: .reading) { () throws(Problems) in try Program.compile(sources, by: deadline) }
}

/// Lays a program out.
public func scene(of program: Program, for request: SceneRequest, by deadline: Deadline) -> Result<Scene, RunFailure> {
  var request = request
  request.deadline = deadline
  return deadline.outcome(of: .layout) { [request] () throws(Problems) in try program.scene(for: request) }
}

/// Lays a program out and performs steps on it.
public func performance(
  of program: Program, for request: SceneRequest, steps: [SceneStep], by deadline: Deadline
) -> Result<ScenePerformance, RunFailure> {
  var request = request
  request.deadline = deadline
  return deadline.outcome(of: .steps) { [request] () throws(Problems) in
    try program.performance(of: request, steps: steps)
  }
}

/// Lays a program out while a number varies over a range.
public func sweep(
  of program: Program, _ number: SweptNumber, over range: ClosedRange<Double>, for request: SceneRequest,
  steps: [SceneStep], by deadline: Deadline
) -> Result<Sweep, RunFailure> {
  var request = request
  request.deadline = deadline
  return deadline.outcome(of: .layout) { [request] () throws(Problems) in
    try program.sweep(number, over: range, for: request, steps: steps)
  }
}

/// The message for a scenario after one that exceeded the limit.
struct NotTried: Message {
  let english = "not tried, since a scenario before it took too long"
  let german = "nicht ausprobiert, denn ein Szenario davor hat zu lange gedauert"
}
