import Curriculum
import Diagnostics
import Grading

/// One submission as a line of `course grade --jsonl`.
///
///     {"submission": "ada-3", "learner": "ada", "exercise": "menu-icons", "source": "struct Menu: View { … }"}
///
/// The program and its helper processes exchange the same lines.
struct GradeRequest {
  var submission: Submission
  var content: SubmittedContent

  static let keys = ["submission", "learner", "file", "exercise", "source", "path", "pack", "seed", "submitted"]

  /// The reason why a line is not a valid request; the line still gets a result.
  struct Refusal: Error {
    /// The submission's id.
    var id: String
    var problem: Problem
  }

  /// Makes a request from a submission that was read.
  init(_ submission: Submission, _ content: SubmittedContent) {
    self.submission = submission
    self.content = content
  }

  /// Parses a line.
  ///
  /// - Parameter number: the line's number, which identifies a submission without an id.
  init(_ line: SourceText, number: Int) throws(Refusal) {
    let json: JSON
    do throws(Problem) {
      json = try JSON.read(line)
    } catch {
      throw Refusal(id: "line \(number)", problem: error)
    }
    do throws(Problem) {
      try self.init(json, number: number)
    } catch {
      throw Refusal(id: json["submission"]?.string ?? "line \(number)", problem: error)
    }
  }

  private init(_ json: JSON, number: Int) throws(Problem) {
    let reader = try ObjectReader(json, what: "a submission", keys: Self.keys, passesOver: true)
    let exercise = try reader.required("exercise", as: .text)
    let path = try reader.optional("path", as: .text)
    let source = try reader.optional("source", as: .text)
    let learner = try reader.optional("learner", as: .text)
    let id = try reader.optional("submission", as: .text) ?? path ?? "line \(number)"
    let file = try reader.optional("file", as: .text) ?? path ?? "\(exercise).layout"
    submission = Submission(id: id, learner: learner ?? id, file: file, exercise: exercise)
    submission.pack = try reader.optional("pack", as: .text)
    submission.submitted = try reader.optional("submitted", as: .submissionTime)
    if let word = try reader.optional("seed", as: .text) { submission.take(seed: word) }
    switch (source, path) {
    case (let source?, nil): content = .text(source)
    case (nil, let path?): content = SubmittedFiles.content(of: path)
    default:
      throw reader.problem(
        "a submission has either a \"source\" or a \"path\"", at: source == nil ? "exercise" : "path")
    }
  }

  /// The request as a line; nil if the content is not text and thus cannot be graded.
  var line: String? {
    guard case .text(let text) = content else { return nil }
    var members: [(key: String, value: JSON)] = [
      ("submission", JSON(submission.id)), ("learner", JSON(submission.learner)), ("file", JSON(submission.file)),
      ("exercise", JSON(submission.exercise)), ("source", JSON(text)),
    ]
    if let seed = submission.seed { members.append(("seed", JSON(String(seed)))) }
    if let time = submission.submitted { members.append(("submitted", JSON(time.text))) }
    return JSON(members: members).compact
  }
}

extension Submission {
  /// Sets the submission's seed: a whole number is used as is, any other word is hashed with the learner and the
  /// exercise.
  mutating func take(seed word: String) { seed = UInt64(word) ?? Self.seed(from: word, learner, exercise) }

  static func seed(from word: String, _ learner: String, _ exercise: String) -> UInt64 {
    UInt64(Fingerprint.of("\(word)\u{0}\(learner)\u{0}\(exercise)"), radix: 16) ?? 0
  }
}

extension JSONForm where Value == UTCTime {
  fileprivate static var submissionTime: JSONForm {
    JSONForm("a time such as \"2026-11-20T18:00:00Z\"") { json in json.string.flatMap { UTCTime($0) } }
  }
}
