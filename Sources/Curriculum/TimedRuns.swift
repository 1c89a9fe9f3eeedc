import Diagnostics
import LayoutLanguage

/// Why a run ended without a result.
public struct Stop: Error, Sendable {
  /// What to tell.
  public var problems: Problems
  /// Whether its time ran out, so that its thread may still be at work and the process should not start much more.
  public var isOutOfTime = false

  /// For scenarios after one that took too long.
  static let notTried = Stop(
    problems: Problems([Problem(.limit, "not tried, since a scenario before it took too long")], in: []),
    isOutOfTime: true)

  fileprivate static func outOfTime(_ what: String, seconds: Double) -> Stop {
    let note = Note("Look for a loop or a function that never comes to an end.")
    let time = seconds == 1 ? "one second" : "\(points(seconds)) seconds"
    let problem = Problem(.limit, "\(what) was not done after \(time)", notes: [note])
    return Stop(problems: Problems([problem], in: []), isOutOfTime: true)
  }
}

/// Compiles an answer together with what was given, within a time.
public func compile(_ answer: SourceText, with given: SourceText?, seconds: Double = 1) -> Result<Program, Stop> {
  let sources = [answer] + (given.map { [$0] } ?? [])
  let outcome = withDeadline(seconds: seconds) { () -> Result<Program, Stop> in
    do throws(Problems) {
      return .success(try Program.compile(sources))
    } catch {
      return .failure(Stop(problems: error))
    }
  }
  return outcome ?? .failure(.outOfTime("reading the file", seconds: seconds))
}

/// Reads a program's constants, within a time.
func constants(of program: Program, seconds: Double) -> Result<[Constant], Stop> {
  let outcome = withDeadline(seconds: seconds) { () -> Result<[Constant], Stop> in
    do throws(Problems) {
      return .success(try program.constants())
    } catch {
      return .failure(Stop(problems: error))
    }
  }
  return outcome ?? .failure(.outOfTime("working out the answers", seconds: seconds))
}

/// Lays a program out, within a time.
public func scene(of program: Program, for request: SceneRequest, seconds: Double = 1) -> Result<Scene, Stop> {
  let outcome = withDeadline(seconds: seconds) { () -> Result<Scene, Stop> in
    do throws(Problems) {
      return .success(try program.scene(for: request))
    } catch {
      return .failure(Stop(problems: error))
    }
  }
  return outcome ?? .failure(.outOfTime("the layout", seconds: seconds))
}

/// Lays a program out and does steps to it, within a time: a second, and another one for each step up to nine.
///
/// - Parameter seconds: how long a step may take, and the start.
public func performance(
  of program: Program, for request: SceneRequest, steps: [SceneStep], seconds: Double = 1
) -> Result<ScenePerformance, Stop> {
  let seconds = seconds * Double(1 + min(steps.count, 9))
  let outcome = withDeadline(seconds: seconds) { () -> Result<ScenePerformance, Stop> in
    do throws(Problems) {
      return .success(try program.performance(of: request, steps: steps))
    } catch {
      return .failure(Stop(problems: error))
    }
  }
  return outcome ?? .failure(.outOfTime("all that the steps ask for", seconds: seconds))
}
