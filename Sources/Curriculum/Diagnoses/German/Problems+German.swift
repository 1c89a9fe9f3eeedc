import Diagnostics

extension Diagnosis {
  /// The compiler's sentence stands above it, with its place.
  static func notInCourseInGerman(_ problem: Problem) -> DiagnosisWords {
    DiagnosisWords(
      title: "Das gehört nicht zum Kurs.",
      reason: """
        SwiftUI ist es trotzdem: Der Kurs setzt einen Teil davon so wie ein Telefon, und bevor er rät, hält er lieber \
        an.
        """,
      step: problem.notes.first?.message.german ?? "Such einen Weg mit dem, was die Lektion verwendet.")
  }

  static func budgetExceededInGerman(_ problem: Problem) -> DiagnosisWords {
    DiagnosisWords(
      title: "Hier wurde angehalten, weil eine Grenze erreicht war.",
      reason: """
        Keine Aufgabe kommt diesen Grenzen nahe. Eine Schleife oder ein Aufruf ohne Ende erreicht sie sofort.
        """,
      step: problem.notes.first?.message.german ?? "Such nach dem, was nie aufhört.")
  }
}
