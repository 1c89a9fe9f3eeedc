import Curriculum
import Diagnostics
import LayoutLanguage
import LayoutProgram

/// A text laid out for the page: what there is now, and how it came there.
struct LaidOut {
  var program: Program
  /// What there is after all steps.
  var scene: Scene
  /// What the last step did; nil where nothing was done.
  var last: ScenePerformance.Moment?
}

extension PageDesk {
  /// Lays a text out, with its steps.
  func layOut(_ wanted: SceneInquiry, by deadline: Deadline) -> Result<LaidOut, RunFailure> {
    programs.program(wanted.answer, with: wanted.given, by: deadline).flatMap { program in
      guard !wanted.steps.isEmpty || wanted.motion else {
        return Curriculum.scene(of: program, for: wanted.request, by: deadline).map {
          LaidOut(program: program, scene: $0, last: nil)
        }
      }
      // What a scene does by itself is the way of a step that does nothing.
      var steps = wanted.steps.isEmpty ? [SceneStep.wait(0)] : wanted.steps
      let first = performance(of: program, for: wanted.request, steps: steps, by: deadline)
      guard wanted.motion, case .success(let shown) = first, let moment = shown.moments.last else {
        return first.map { LaidOut(program: program, performance: $0) }
      }
      let times = wanted.times ?? Film.times(for: moment.duration)
      if times.isEmpty { return first.map { LaidOut(program: program, performance: $0) } }
      steps[steps.count - 1].times = times.map { .seconds($0) } + [.atRest]
      return performance(of: program, for: wanted.request, steps: steps, by: deadline).map {
        LaidOut(program: program, performance: $0)
      }
    }
  }
}

extension LaidOut {
  fileprivate init(program: Program, performance: ScenePerformance) {
    self.init(
      program: program, scene: performance.moments.last?.scene ?? performance.start, last: performance.moments.last)
  }
}
