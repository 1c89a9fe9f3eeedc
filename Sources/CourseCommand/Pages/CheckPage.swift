import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

/// The output of `course check`.
struct CheckPage {
  var report: CheckReport
  var sources: [SourceText]
  /// The explanation of the correct answer, in CommonMark.
  var why: String?
  var entry: Journal.Entry
  /// Speaks the reader's language.
  var say: Speaker
  /// The terminal for drawings; nil for plain text.
  var window: TerminalOptions?
  /// The exercise's number in the course.
  var number = ""
  /// The name of the answer's file.
  var file = ""
  /// Whether the exercise differs from the one shown last.
  var isElsewhere = false
  /// Whether the text is the one that was checked last.
  var isUnchanged = false
  /// Whether there are other correct answers to look at.
  var hasOtherAnswers = false
  /// Whether the pack has its solutions; the learners' form has none.
  var hasSolutions = true

  var id: String { report.exercise.reference.id }

  var document: Document {
    var document = Document(notices + [heading])
    document.blocks += answerProblems
    document.blocks += report.scenarios.enumerated().flatMap { scenario($0.element, at: $0.offset) }
    document.blocks += diagnoses + question
    document.blocks += rules
    document.add(.gap)
    document.blocks += report.verdict == .passed ? passed : notPassed
    document.blocks += remark
    return document
  }

  /// The first thing to look at, if no diagnosis applies.
  var question: [Document.Block] {
    report.question.map { [.gap, .paragraph(Phrase(withCode: $0.text))] } ?? []
  }

  /// The reason why the attempt was not recorded.
  var remark: [Document.Block] {
    guard let remark = entry.remark else { return [] }
    return [.gap, .paragraph(say.words(remark.message))] + remark.advice.map { .line(say.words($0)) }
  }

  /// The parts for the live page, which has its own places and buttons for fix-its and for the next exercise.
  var table: Document {
    var document = Document(answerProblems)
    document.blocks += report.scenarios.enumerated().flatMap { scenario($0.element, at: $0.offset) }
    return document
  }

  /// What the live page says before any numbers: where to look first, which rules are broken, and why nothing was kept.
  var advice: Document {
    var document = Document(question + rules)
    if let remark = entry.remark { document.add(.paragraph(say.words(remark.message))) }
    return document
  }

  /// Remarks that the learner should read before the verdict.
  var notices: [Document.Block] {
    (isElsewhere ? [.paragraph(say(.editedLast(id)))] : []) + (isUnchanged ? [.paragraph(say(.sameText))] : [])
  }

  var heading: Document.Block {
    let count = report.exercise.scenarios.count
    let isUnderstood = report.problems == nil
    let state: CheckSentence =
      isUnderstood
      ? .scenariosOk(report.passedScenarios, of: count, arePredictions: isPrediction) : .fileNotUnderstood
    return .sides("\(number.isEmpty ? id : "\(number) \(id)", .strong)", say(state))
  }

  var isPrediction: Bool { report.exercise.kind == .predict }

  /// `ok` or `not yet`, padded to a column.
  func state(_ isRight: Bool) -> Phrase {
    let width = max(say.label(.ok).count, say.label(.notYet).count)
    let words = isRight ? CheckSentence.ok : .notYet
    return "\(say(words))\(String(repeating: " ", count: width - say.label(words).count))"
  }

  var answerProblems: [Document.Block] {
    [report.problems, report.warnings].compactMap { $0 }.flatMap { [.gap, .problems($0)] }
  }

  // MARK: Scenarios

  private func scenario(_ result: ScenarioResult, at position: Int) -> [Document.Block] {
    if result.scenario.isHidden { return [summary(of: result)] }
    if result.passed {
      let followsDetails = report.scenarios.prefix(position).last.map { !$0.passed && !$0.scenario.isHidden } ?? false
      return (followsDetails ? [.gap] : []) + [summary(of: result)]
    }
    return [.gap, summary(of: result)] + details(of: result, at: position)
  }

  /// A scenario in one line: its state, its circumstances, and the number of correct views.
  func summary(of result: ScenarioResult) -> Document.Block {
    let scenario = result.scenario
    let state = state(result.passed)
    if scenario.isHidden { return .paragraph("  \(state)  \(say(.hiddenScenario))") }
    let summary: Phrase = "  \(state)  \(scenario.id, .strong)   \(scenario.circumstances(in: say.language))"
    let (matching, checked) = (result.matchingViews, result.checkedViews)
    let isPrediction = !result.answers.isEmpty
    if result.passed { return .sides(summary, say(isPrediction ? .answers(checked) : .views(checked))) }
    let count: CheckSentence =
      isPrediction ? .answersRight(matching, of: checked) : .viewsInPlace(matching, of: checked)
    return .sides(summary, result.problems == nil ? say(count) : "")
  }

  private func details(of result: ScenarioResult, at position: Int) -> [Document.Block] {
    if let problems = result.problems {
      if let same = sameProblems(as: problems, before: position) {
        return [.indented([.indented([.paragraph(say(.sameProblem(as: same)))])])]
      }
      return [.gap, .problems(problems)]
    }
    if !result.answers.isEmpty { return predictions(result.answers, at: position) }
    if !result.moments.isEmpty { return moments(of: result) }
    if let same = sameDifferences(as: result, before: position) {
      return [.indented([.indented([.paragraph(say(.sameDifferences(same)))])])]
    }
    let sentences = sentences(on: result)
    return [
      .indented([
        .indented(
          [.table(table(of: result.views))] + sentences.map { .paragraph($0) } + drawing(of: result, at: position))
      ])
    ]
  }

  /// Sentences that summarize a scenario's differences.
  func sentences(on result: ScenarioResult) -> [Phrase] {
    [result.commonShift.map(sentence(on:)), relativeSentence(on: result)].compactMap { $0 }
  }

  /// An earlier scenario that stopped with the same problems.
  func sameProblems(as problems: Problems, before position: Int) -> String? {
    report.scenarios.prefix(position).first { $0.problems?.all == problems.all && !$0.scenario.isHidden }?.scenario.id
  }

  func table(of views: [ViewResult], isShort: Bool = false) -> Document.Table {
    frames.table(of: views, isShort: isShort)
  }

  func line(of range: SourceRange?) -> String { frames.line(of: range) }

  private var frames: FrameTable { FrameTable(sources: sources, say: say) }

  private func sentence(on shift: Point) -> Phrase {
    let way = FrameDifference(from: Rect(x: 0, y: 0, width: 0, height: 0), to: Rect(origin: shift, size: .zero))
    return say(.allTogether(how: words(way)))
  }

  private func relativeSentence(on result: ScenarioResult) -> Phrase? {
    result.relativeDifferences.map { reference, others in
      let sentences = others.map { say.label(.viewIs(ViewName($0.name).spoken, how: words($0.difference))) }
      return say(.seenFrom(ViewName(reference).spoken, others: sentences.joined(separator: "; ")))
    }
  }

  private func words(_ way: FrameDifference) -> String { frames.words(way) }

  // MARK: Endings

  private var passed: [Document.Block] {
    let attempt = entry.progress.map { $0.firstPassedAttempt ?? $0.attempts }
    let state = say(.passed(attempt: attempt, hints: entry.progress?.hintsShown ?? 0))
    var blocks: [Document.Block] = [.sides(state, entry.tally.map { say($0.sentence) } ?? "")]
    if let why {
      blocks += [.gap, .heading(say(.why))] + Lesson.blocks(of: why)
    }
    let next = Document.Field(label: say.label(.next), text: "\(command: "next")")
    let compare = Document.Field(label: say.label(.compare), text: "\(command: "solution \(id) --diff")")
    let other = Document.Field(label: say.label(.anotherWay), text: "\(command: "solution \(id) --other")")
    return blocks + [.gap, .fields([next] + (hasSolutions ? [compare] : []) + (hasOtherAnswers ? [other] : []))]
  }

  /// The advice to change the file, if no line is to blame.
  var change: Document.Field {
    Document.Field(label: say.label(.next), text: "\(say(.change))  \(command: "check")")
  }

  var stuck: Document.Field {
    Document.Field(label: say.label(.stuck), text: isCurrent ? "\(command: "hint")" : "\(command: "hint \(id)")")
  }

  /// Whether commands without an operand refer to this exercise, since a recorded attempt makes it the current one.
  var isCurrent: Bool { entry.progress != nil }

  private var notPassed: [Document.Block] {
    guard report.problems == nil else {
      return [.fields([change, stuck])]
    }
    return [
      .paragraph(say(summary)),
      .fields([place] + help + [stuck]),
    ]
  }

  /// The number of correct views, or the message that only a rule is broken.
  private var summary: CheckSentence {
    if report.passedScenarios == report.scenarios.count { return .onlyARule }
    return .summary(
      passed: report.passedScenarios, of: report.scenarios.count, matching: report.matchingViews,
      checked: report.checkedViews, arePredictions: isPrediction)
  }

  /// The command that explains the mistake; none for a prediction without a diagnosis, because the explanation would
  /// contain the answer.
  var help: [Document.Field] {
    let diagnosis = report.diagnoses.first?.id.rawValue
    guard let subject = diagnosis ?? (isPrediction ? nil : id) else { return [] }
    let isObvious = diagnosis == nil && isCurrent
    return [
      Document.Field(
        label: say.label(.whyNot), text: isObvious ? "\(command: "explain")" : "\(command: "explain \(subject)")")
    ]
  }

  /// The line to edit: the learner's line behind the first diagnosis, else behind the first misplaced view.
  var place: Document.Field {
    let views = report.scenarios.filter { !$0.scenario.isHidden }.flatMap(\.allViews).filter { !$0.matches }
    let answers = report.scenarios.flatMap(\.answers).filter { !$0.isRight }
    let rules = report.rules.filter(\.blocks)
    let ranges =
      report.diagnoses.compactMap(\.range) + [report.question?.range].compactMap { $0 } + views.compactMap(\.range)
      + answers.compactMap(\.range)
      + rules.compactMap(\.range)
    guard let range = ranges.first(where: { $0.file == 0 }), let source = sources.first else {
      return change
    }
    let location = source.location(at: range.lower)
    return Document.Field(
      label: say.label(.lookAt), text: "\(path: "\(location.file):\(location.line):\(location.column)", .strong)")
  }
}
