import Diagnostics

extension Diagnosis {
  /// What stopped an answer, where it is one of the course's limits: something that is not in the course, or a budget.
  ///
  /// The problem itself stands above it, with its place. Its sentence is the English fact.
  static func of(_ problems: Problems, in scenarios: [String]) -> [Diagnosis] {
    for problem in problems.all {
      let id: DiagnosisID
      switch problem.kind {
      case .unsupported: id = .notInCourse
      case .limit: id = .budgetExceeded
      default: continue
      }
      return [
        Diagnosis(
          id: id, range: problem.range, parameters: [.init("message", JSON(problem.message.english))],
          scenarios: scenarios, isProven: true, said: SaidOfProblem(problem: problem))
      ]
    }
    return []
  }
}

/// A limit of the course, in words.
private struct SaidOfProblem: Saying {
  let problem: Problem

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    let note = problem.notes.first?.message
    switch (problem.kind, language) {
    case (.limit, .english):
      return DiagnosisWords(
        fact: "It was stopped: \(problem.message.english).",
        why: "No exercise comes near these limits; a loop or a call that never ends does at once.",
        code: note?.english ?? "Look for what never ends.")
    case (.limit, .german):
      return DiagnosisWords(
        fact: "Hier wurde angehalten, weil eine Grenze erreicht war.",
        why: "Keine Aufgabe kommt diesen Grenzen nahe. Eine Schleife oder ein Aufruf ohne Ende erreicht sie sofort.",
        code: note?.german ?? "Such nach dem, was nie aufhört.")
    case (_, .english):
      return DiagnosisWords(
        fact: "\(problem.message.english.firstUppercased).",
        why: "It is valid SwiftUI. The course supports a part of SwiftUI and stops rather than guess.",
        code: note?.english ?? "Find a way with what the lesson uses.")
    case (_, .german):
      return DiagnosisWords(
        fact: "Das gehört nicht zum Kurs.",
        why: """
          SwiftUI ist es trotzdem: Der Kurs setzt einen Teil davon so wie ein Telefon, und bevor er rät, hält er lieber \
          an.
          """,
        code: note?.german ?? "Such einen Weg mit dem, was die Lektion verwendet.")
    }
  }
}
