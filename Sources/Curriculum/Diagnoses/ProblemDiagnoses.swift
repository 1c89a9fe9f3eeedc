import Diagnostics
import LayoutLanguage

extension Diagnosis {
  /// What stopped an answer, where it is one of the course's limits: something that is not in the course, or a budget.
  ///
  /// The problem itself stands above it, with its place. Its sentence is the English title.
  static func of(_ problems: Problems, in scenarios: [String]) -> [Diagnosis] {
    for problem in problems.all {
      switch problem.kind {
      case .unsupported: return [notInCourse(problem, scenarios)]
      case .limit: return [budgetExceeded(problem, scenarios)]
      default: continue
      }
    }
    return []
  }

  private static func notInCourse(_ problem: Problem, _ scenarios: [String]) -> Diagnosis {
    Diagnosis(
      id: .notInCourse, severity: .essential, views: [], range: problem.range,
      parameters: [.init("message", JSON(problem.message.english))],
      title: "\(problem.message.english.firstUppercased).",
      reason: "It is SwiftUI all the same: the course lays out a part of it, and would rather stop than guess.",
      step: problem.notes.first?.message.english ?? "Find a way with what the lesson uses.",
      translations: [.german: notInCourseInGerman(problem)], fixIt: nil, scenarios: scenarios,
      isProven: true)
  }

  private static func budgetExceeded(_ problem: Problem, _ scenarios: [String]) -> Diagnosis {
    Diagnosis(
      id: .budgetExceeded, severity: .essential, views: [], range: problem.range,
      parameters: [.init("message", JSON(problem.message.english))],
      title: "It was stopped: \(problem.message.english).",
      reason: "No exercise comes near these limits; a loop or a call that never ends does at once.",
      step: problem.notes.first?.message.english ?? "Look for what never ends.",
      translations: [.german: budgetExceededInGerman(problem)], fixIt: nil, scenarios: scenarios,
      isProven: true)
  }
}
