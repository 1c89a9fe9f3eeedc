import Curriculum
import Diagnostics

/// The questions that `course new` asks at a terminal.
extension Session {
  /// Repeats a question until its answer is valid, so that earlier answers are kept. Without a terminal, throws at
  /// once.
  func asked<Answer>(
    unless given: String? = nil, _ question: () throws(Complaint) -> Answer
  ) throws(Complaint) -> Answer {
    for _ in 0..<(given == nil ? Self.mostTries : 0) {
      do throws(Complaint) {
        return try question()
      } catch {
        guard isAsking, error.status == .wrongUsage else { throw error }
        let lines = [error.message] + error.advice
        let document = Document(lines.map { .line(say.words($0)) })
        try Complaint.ofOutput(Output.answers.write(text(of: document)))
      }
    }
    return try question()
  }

  private static let mostTries = 5

  private var isAsking: Bool { context.asksQuestions && invocation.format == .text }

  /// Tells the author where the exercise will be, before the next question.
  func tell(_ chapter: (id: String, title: String), in place: (folder: String, pack: Pack?)) throws(Complaint) {
    guard isAsking else { return }
    let pack = place.pack.map { "pack \($0.id)" } ?? "a new pack, \(Self.packID(for: place.folder))"
    let line: Phrase = "In \(pack), chapter \(chapter.id, .strong)."
    try Complaint.ofOutput(Output.answers.write(text(of: Document([.paragraph(line)]))))
  }

  func askedKind() throws(Complaint) -> Exercise.Kind {
    let known = Exercise.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    return try Self.kind(wanted(nil, "Which kind: \(known)? [fix] ") ?? "fix")
  }

  static func kind(_ word: String) throws(Complaint) -> Exercise.Kind {
    if let kind = Exercise.Kind(rawValue: word.isEmpty ? "fix" : word) { return kind }
    let near = nearest(to: word, in: Exercise.Kind.allCases.map(\.rawValue))
    throw .usage(
      "There is no kind “\(word)”.", near.map { "Did you mean \($0, .code)?" } ?? "Known: fix, write, predict.")
  }

  /// The value that the author gave or, at a terminal, types now; nil without a terminal.
  func wanted(_ given: String?, _ question: String) throws(Complaint) -> String? {
    if let given { return given }
    guard isAsking else { return nil }
    return try answer(to: question)
  }
}
