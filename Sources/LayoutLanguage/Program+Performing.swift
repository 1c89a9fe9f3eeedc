import Diagnostics
import LayoutEngine
import LayoutProgram
import LayoutRunning

extension Program {
  /// Builds the root view and performs steps on it, one after another.
  ///
  ///     let performance = try program.performance(of: request, steps: [SceneStep(.tap(count: 1), on: "left")])
  ///     performance.moments[0].change.moved
  ///
  /// - Throws: the problem that stopped the run; for an impossible step, it names the alternatives.
  /// - Complexity: each step builds and lays out all views at least once.
  public func performance(of request: SceneRequest, steps: [SceneStep]) throws(Problems) -> ScenePerformance {
    do throws(Stop) {
      let show = try LiveScene(code, request, sourceCount: sources.count, isPerforming: true)
      defer { show.end() }
      try show.settle()
      var performance = ScenePerformance(start: try show.scene(), moments: [])
      for (number, step) in steps.enumerated() {
        do throws(Stop) {
          if !step.isWait, number == 0 || !steps[number - 1].isWait { try show.rest() }
          let isInterrupted = steps.indices.contains(number + 1) && steps[number + 1].isWait
          performance.moments.append(try show.moment(of: step, isInterrupted: isInterrupted))
        } catch {
          throw error.inStep(number + 1, of: steps.count, step)
        }
      }
      return performance
    } catch {
      let data = request.data.keys.sorted().compactMap { request.data[$0] }
      throw Problems(code.refusals(with: error.problem), in: sources + data)
    }
  }
}

extension Stop {
  /// The same stop, with the step that caused it.
  fileprivate func inStep(_ number: Int, of count: Int, _ step: SceneStep) -> Stop {
    var stop = self
    stop.problem.notes.append(
      Note(count == 1 ? StepMessage.wasToDo(step.words) : .wasStep(number, step.words)))
    return stop
  }
}
