import Curriculum
import Diagnostics
import LayoutLanguage
import LayoutProgram

/// Grades submissions one by one; each result is a function of the submission, the pack and these settings.
public struct Grader: Sendable {
  /// The grading result of a submission.
  public struct Graded: Sendable {
    /// The result in the schema `Docs/Schemas/grade.schema.json`.
    public var json: JSON
    /// Whether a thread of this process is stuck, so that the process should end.
    public var isStuck = false

    /// Makes a result.
    public init(json: JSON, isStuck: Bool = false) {
      self.json = json
      self.isStuck = isStuck
    }
  }

  /// The exercises.
  public var shelf: GradingShelf
  /// The points of answers.
  public var rubric: Rubric
  /// The class, for ids and extensions; nil if there is no roster.
  public var roster: Roster?
  /// Whether to look for reasons.
  public var explains: Bool
  /// The language of reasons and notes.
  public var language: Language
  /// The time limit of one check; the step budgets stop any answer much earlier.
  public var seconds = 8 * Deadline.usual

  /// Makes a grader.
  public init(shelf: GradingShelf, rubric: Rubric, explains: Bool, language: Language) {
    self.shelf = shelf
    self.rubric = rubric
    self.explains = explains
    self.language = language
  }

  /// Grades any submission.
  public func grade(_ submission: Submission, _ content: SubmittedContent) -> Graded {
    var submission = submission
    if let learner = roster?.learner(called: submission.learner) {
      (submission.learner, submission.extraHours) = (learner.id, learner.extraHours)
    }
    switch shelf.item(submission.exercise, in: submission.pack) {
    case .failure(.noExercise):
      return Graded(json: record(submission, content, fault: .noExercise(submission.exercise)))
    case .failure(.problems(let problems)):
      return Graded(json: ResultRecord(submission, content).unjudged(problems.spoken(in: language)))
    case .success(let item):
      guard case .text(let text) = content else { return Graded(json: refused(submission, content, item)) }
      if text.allSatisfy(\.isWhitespace) {
        return Graded(json: ResultRecord(submission, content).fault(.empty, SeededItem(item), rubric, language))
      }
      return grade(submission, text, seeded(item, submission))
    }
  }

  private func grade(_ submission: Submission, _ text: String, _ item: SeededItem) -> Graded {
    let record = ResultRecord(submission, .text(text), seed: item.seed)
    var checker = AnswerChecker(
      material: item.material, expectations: item.expectations, seconds: seconds, memory: Deadline.usualMemory)
    checker.given = item.given
    let answer = SourceText(name: submission.file, text: text)
    do throws(Problems) {
      let sources = [answer] + (item.material.given.map { [$0] } ?? [])
      switch try checker.outcome(of: answer, explains: explains) {
      case .report(let report):
        return Graded(json: record.judged(report.spoken(in: language), item, rubric, sources: sources))
      case .stopped(.time): return Graded(json: record.fault(.tooSlow, item, rubric, language))
      case .stopped(.memory): return Graded(json: record.fault(.tooMuchMemory, item, rubric, language))
      case .stuck: return Graded(json: record.fault(.tooSlow, item, rubric, language), isStuck: true)
      }
    } catch {
      return Graded(json: record.unjudged(error.spoken(in: language)))
    }
  }

  private func refused(_ submission: Submission, _ content: SubmittedContent, _ item: GradingShelf.Item) -> JSON {
    guard case .fault(let fault) = content else { return nil }
    return ResultRecord(submission, content).fault(fault, SeededItem(item), rubric, language)
  }

  private func record(_ submission: Submission, _ content: SubmittedContent, fault: GradingFault) -> JSON {
    let problem = Problem(fault.kind, fault)
    return ResultRecord(submission, content).unjudged(Problems([problem], in: []).spoken(in: language))
  }

  /// The exercise with data generated for the submission, if its data can vary.
  private func seeded(_ item: GradingShelf.Item, _ submission: Submission) -> SeededItem {
    guard let seed = submission.seed, let drawn = try? ReviewMaterial(item.material, in: item.pack, seed: seed),
      drawn.hasNewData
    else { return SeededItem(item) }
    var seeded = SeededItem(item)
    (seeded.material, seeded.expectations, seeded.seed) = (drawn.material, drawn.expectations, seed)
    return seeded
  }
}

/// The exercise that one submission is checked with.
struct SeededItem {
  var pack: Pack
  var material: Material
  var expectations: Expectations
  var given: ReadFile?
  /// The fingerprint of the starter.
  var starter: String?
  /// The seed of the data; nil for the exercise's own.
  var seed: UInt64?

  init(_ item: GradingShelf.Item) {
    (pack, material, expectations) = (item.pack, item.material, item.expectations)
    (given, starter) = (item.given, item.starter)
  }
}

extension Grader {
  /// The result for something that is not a submission.
  public func refused(_ id: String, _ problems: Problems) -> JSON {
    let nobody = Submission(id: id, learner: "", file: "", exercise: "")
    return ResultRecord(nobody, .fault(.notText)).unjudged(problems.spoken(in: language))
  }
}
