import Diagnostics
import LayoutEditing
import LayoutLanguage
import LayoutProgram

/// Why a run ended without a result.
public struct RunFailure: Error, Sendable {
  /// What to tell.
  public var problems: Problems
  /// Whether time or memory ran out for all that belongs to the command.
  public var isLate = false

  /// For scenarios after one that took too long.
  static let notTried = RunFailure(
    problems: Problems([Problem(.limit, NotTried())], in: []),
    isLate: true)

  /// For work that did not even end when it was told to.
  static func late(_ work: TimedWork, _ deadline: Deadline) -> RunFailure {
    let problem = Problem.late(deadline.reason ?? .time, work, after: deadline.seconds)
    return RunFailure(problems: Problems([problem], in: []), isLate: true)
  }
}

extension Deadline {
  /// Does what may end with a problem, on a thread of its own.
  func outcome<Value: Sendable>(
    of kind: TimedWork, _ work: @escaping @Sendable () throws(Problems) -> Value
  ) -> Result<Value, RunFailure> {
    answer { self.result(work) } ?? .failure(.late(kind, self))
  }

  /// Does what may end with a problem, on the thread that this deadline has already been given.
  func result<Value>(_ work: () throws(Problems) -> Value) -> Result<Value, RunFailure> {
    do throws(Problems) {
      return .success(try work())
    } catch {
      return .failure(RunFailure(problems: error, isLate: isOver))
    }
  }
}

/// Compiles an answer together with what was given.
public func compile(_ answer: SourceText, with given: SourceText?, by deadline: Deadline) -> Result<Program, RunFailure>
{
  compile([answer] + (given.map { [$0] } ?? []), by: deadline)
}

/// Compiles files that belong together.
public func compile(_ sources: [SourceText], by deadline: Deadline) -> Result<Program, RunFailure> {
  deadline.outcome(of: .reading) { () throws(Problems) in try Program.compile(sources, by: deadline) }
}

/// Lays a program out.
public func scene(of program: Program, for request: SceneRequest, by deadline: Deadline) -> Result<Scene, RunFailure> {
  var request = request
  request.deadline = deadline
  return deadline.outcome(of: .layout) { [request] () throws(Problems) in try program.scene(for: request) }
}

/// Lays a program out and does steps to it.
public func performance(
  of program: Program, for request: SceneRequest, steps: [SceneStep], by deadline: Deadline
) -> Result<ScenePerformance, RunFailure> {
  var request = request
  request.deadline = deadline
  return deadline.outcome(of: .steps) { [request] () throws(Problems) in
    try program.performance(of: request, steps: steps)
  }
}

/// Lays a program out with one number going through a range.
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

/// What is said of a scenario after one that took too long.
struct NotTried: Message {
  let english = "not tried, since a scenario before it took too long"
  let german = "nicht ausprobiert, denn ein Szenario davor hat zu lange gedauert"
}
