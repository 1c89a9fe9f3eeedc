import Curriculum
import Diagnostics
import ProgressStore

/// Hints, the way back, and the reference answer: what the commands do, for the page.
extension PageDesk {
  /// `hint`: one more.
  func hint(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let answer = try command(inquiry, []) { (session) throws(Complaint) in try session.hint(inReview: false) }
    let exercise = try exerciseInReadersLanguage(inquiry)
    let shown = Int(answer["hint"]?.number ?? 0)
    return [
      ("shown", JSON(shown)), ("of", JSON(exercise.hints.count)),
      ("texts", JSON(exercise.hints.prefix(shown).map { JSON($0) })),
      ("special", answer["forDiagnosis"]?["text"] ?? nil),
      // The next check, counted or not, tells so much of the diagnosis, with its change.
      ("reveal", answer["diagnosis"]?["reveal"] ?? nil),
    ]
  }

  /// `skip`: the exercise is left for later; the next one.
  func skip(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let answer = try command(inquiry, []) { (session) throws(Complaint) in
      _ = try session.next()
      var session = session
      session.invocation.operands = []
      return try session.skip()
    }
    return [("next", answer["exercise"] ?? nil)]
  }

  /// `reset`: the starter again; the text that was there is in the history.
  func reset(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    _ = try command(inquiry, []) { (session) throws(Complaint) in try session.reset() }
    return try opened(try exerciseName(inquiry), inquiry)
  }

  /// `history`: earlier texts; one of them; or one of them again in the file.
  func history(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let keys = ["number", "restore"]
    let reader = try inquiry.reader(["exercise"] + keys)
    let number = try inquiry.optional(reader, "number", as: .wholeNumber)
    let restores = try inquiry.optional(reader, "restore", as: .flag) ?? false
    let words = number.map { [String($0)] } ?? []
    let answer = try command(inquiry, keys, words, restores ? [.restore] : []) { (session) throws(Complaint) in
      try session.history()
    }
    if restores { return try opened(try exerciseName(inquiry), inquiry) }
    if let source = answer["source"] { return [("number", JSON(number ?? 0)), ("text", source)] }
    return [("entries", answer["entries"] ?? [])]
  }

  /// `solution`: the reference answer, after a pass or when somebody really wants it.
  func solution(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let reader = try inquiry.reader(["exercise", "reveal"])
    let reveals = try inquiry.optional(reader, "reveal", as: .flag) ?? false
    let answer = try command(inquiry, ["reveal"], [], reveals ? [.reveal] : []) { (session) throws(Complaint) in
      try session.solution()
    }
    guard let text = answer["solution"], text.string != nil else {
      return [("asks", true), ("words", JSON(inquiry.say.label(WorkSentence.covered(try exerciseName(inquiry)))))]
    }
    return [("text", text)]
  }

  // MARK: A command's answer

  private func exerciseName(_ inquiry: PageInquiry) throws(PageRefusal) -> String {
    guard let id = inquiry.json["exercise"]?.string else {
      throw .malformed(Problem(.input, AuthorMessage("the question needs \"exercise\", a text in double quotes")))
    }
    return try materials.pack(inquiry.session).pageExercise(id).id
  }

  private func exerciseInReadersLanguage(_ inquiry: PageInquiry) throws(PageRefusal) -> Exercise {
    let pack = try materials.pack(inquiry.session)
    let reference = try pack.pageExercise(try exerciseName(inquiry))
    return try PageRefusal.of { () throws(Complaint) in
      try Complaint.ofPack(pack.exercise(reference, in: inquiry.session.language))
    }
  }

  /// What a command says as JSON, asked about the exercise.
  private func command(
    _ inquiry: PageInquiry, _ keys: [String], _ words: [String] = [], _ flags: Set<OptionName> = [],
    _ deed: (Session) throws(Complaint) -> Reply
  ) throws(PageRefusal) -> JSON {
    _ = try inquiry.reader(["exercise"] + keys)
    var session = inquiry.session
    session.invocation.operands = [try exerciseName(inquiry)] + words
    session.invocation.flags = flags
    return try PageRefusal.of { () throws(Complaint) in try deed(session).json }
  }
}
