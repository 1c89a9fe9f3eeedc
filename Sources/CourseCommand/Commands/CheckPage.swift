import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine

/// What `course check` says.
struct CheckPage {
  var report: CheckReport
  var sources: [SourceText]
  /// Why the right answer is right, in CommonMark.
  var why: String?
  var entry: Journal.Entry
  /// Where drawings go; nil where sentences are wanted alone.
  var window: TerminalOptions?

  private var id: String { report.exercise.reference.id }

  var document: Document {
    var document = Document([heading])
    document.blocks += answerProblems
    document.blocks += report.scenarios.enumerated().flatMap { scenario($0.element, at: $0.offset) }
    document.blocks += diagnoses
    document.blocks += rules
    document.add(.gap)
    document.blocks += report.verdict == .passed ? passed : notPassed
    if let remark = entry.remark {
      document.add(.gap)
      document.add(.paragraph(remark.message))
      document.blocks += remark.advice.map { .line($0) }
    }
    return document
  }

  private var heading: Document.Block {
    let count = report.exercise.scenarios.count
    let what = report.exercise.kind == .predict ? "variant" : "scenario"
    let state: Phrase =
      report.problems == nil
      ? "\(report.passedScenarios) of \(counted(count, what)) ok" : "\("not yet", .warning): not understood"
    return .sides("\(id, .strong)", state)
  }

  private var answerProblems: [Document.Block] {
    [report.problems, report.warnings].compactMap { $0 }.flatMap { [.gap, .problems($0)] }
  }

  // MARK: Scenarios

  private func scenario(_ result: ScenarioResult, at position: Int) -> [Document.Block] {
    let scenario = result.scenario
    let state: Phrase = result.passed ? "\("ok", .good)     " : "\("not yet", .warning)"
    if scenario.isHidden { return [.paragraph("  \(state)  a hidden scenario")] }
    let summary: Phrase = "  \(state)  \(scenario.id, .strong)   \(scenario.circumstances)"
    let what = result.answers.isEmpty ? "view" : "answer"
    if result.passed {
      let followsDetails = report.scenarios.prefix(position).last.map { !$0.passed && !$0.scenario.isHidden } ?? false
      return (followsDetails ? [.gap] : []) + [.sides(summary, Phrase(counted(result.checkedViews, what)))]
    }
    let count = result.problems == nil ? "\(result.matchingViews) of \(counted(result.checkedViews, what))" : ""
    return [.gap, .sides(summary, Phrase(count))] + details(of: result, at: position)
  }

  private func details(of result: ScenarioResult, at position: Int) -> [Document.Block] {
    if let problems = result.problems {
      if let same = sameProblems(as: problems, before: position) {
        return [.indented([.indented([.paragraph("stopped by the same problem as “\(same)”")])])]
      }
      return [.gap, .problems(problems)]
    }
    if !result.answers.isEmpty { return predictions(result.answers, at: position) }
    if let same = sameDifferences(as: result, before: position) {
      return [.indented([.indented([.paragraph("off in the same way as “\(same)”")])])]
    }
    let sentences = [result.commonShift.map(sentence(on:)), relativeSentence(on: result)].compactMap { $0 }
    return [
      .indented([
        .indented([.table(table(of: result))] + sentences.map { .paragraph($0) } + drawing(of: result, at: position))
      ])
    ]
  }

  /// The scenario further up that was stopped in the same way.
  private func sameProblems(as problems: Problems, before position: Int) -> String? {
    report.scenarios.prefix(position).first { $0.problems?.all == problems.all && !$0.scenario.isHidden }?.scenario.id
  }

  private func table(of result: ScenarioResult) -> Document.Table {
    // Where every size is right, the sizes would only hide the places.
    let showsSizes = !result.views.allSatisfy { $0.matches || $0.difference?.isShift ?? false }
    let what = showsSizes ? "" : " x,y"
    let columns = ["view", "expected\(what)", "yours\(what)", "difference"].map { Document.Table.Column(title: $0) }
    return Document.Table(
      columns: columns + [Document.Table.Column(title: "line", isNumber: true)],
      rows: result.views.map { row($0, showsSizes: showsSizes) })
  }

  private func row(_ view: ViewResult, showsSizes: Bool) -> [Phrase] {
    func shown(_ frame: Rect?) -> Phrase {
      Phrase(frame.map { showsSizes ? $0.inWords : $0.origin.inWords } ?? "not there")
    }
    return [
      "\(view.name)", shown(view.expected), shown(view.actual), difference(of: view), Phrase(line(of: view.range)),
    ]
  }

  private func difference(of view: ViewResult) -> Phrase {
    if let difference = view.difference {
      return difference.isSmall ? "\("ok", .good)" : "\(difference.words.joined(separator: ", "), .warning)"
    }
    if view.expected == nil { return "\("one too many", .warning)" }
    guard let name = view.nearestName else { return "\("no view has this name", .warning)" }
    return "\("no view has this name", .warning); there is “\(name)”"
  }

  /// `14`, or `given.layout:5` for a view that the exercise itself brought.
  func line(of range: SourceRange?) -> String {
    guard let range, sources.indices.contains(range.file) else { return "" }
    let source = sources[range.file]
    let line = String(source.line(at: range.lower))
    return range.file == 0 ? line : "\(Path.name(of: source.name)):\(line)"
  }

  private func sentence(on shift: Point) -> Phrase {
    let views = FrameDifference(from: Rect(x: 0, y: 0, width: 0, height: 0), to: Rect(origin: shift, size: .zero)).words
    return """
      All these views are \(views.joined(separator: ", ")) together: among themselves they are right, the group as a \
      whole is not.
      """
  }

  private func relativeSentence(on result: ScenarioResult) -> Phrase? {
    result.relativeDifferences.map { reference, others in
      let words = others.map { "\($0.name) is \($0.difference.words.joined(separator: ", "))" }
      return "Seen from \(reference), \(words.joined(separator: "; "))."
    }
  }

  // MARK: Endings

  private var passed: [Document.Block] {
    var blocks: [Document.Block] = [.sides("\("Passed", .good)\(effort).", entry.tally?.words ?? "")]
    if let why {
      blocks += [.gap, .heading("Why it works")] + Lesson.blocks(of: why)
    }
    return blocks + [.gap, .fields(["Next": "\(command: "next")", "Compare": "\(command: "solution \(id)")"])]
  }

  private var effort: Phrase {
    guard let progress = entry.progress else { return "" }
    let hints = progress.hintsShown == 0 ? "no hints" : counted(progress.hintsShown, "hint")
    return " on attempt \(progress.firstPassedAttempt ?? progress.attempts), \(hints) used"
  }

  private var notPassed: [Document.Block] {
    let hint: Phrase = "\(command: "hint \(id)")"
    guard report.problems == nil else {
      return [.fields(["Next": "change the file, then  \(command: "check")", "Stuck?": hint])]
    }
    let scenario = report.exercise.kind == .predict ? "variant" : "scenario"
    let scenarios = "\(report.passedScenarios) of \(counted(report.scenarios.count, scenario))"
    let isPrediction = report.exercise.kind == .predict
    let views =
      "\(report.matchingViews) of \(counted(report.checkedViews, isPrediction ? "answer" : "view")) "
      + (isPrediction ? "right" : "in place")
    return [
      .paragraph("\("Not yet", .warning): \(scenarios), \(views)."),
      .fields([place, help, Document.Field(label: "Stuck?", text: hint)]),
    ]
  }

  /// Where more is said of what is wrong.
  private var help: Document.Field {
    let subject = report.diagnoses.first?.id.rawValue ?? id
    return Document.Field(label: "Why?", text: "\(command: "explain \(subject)")")
  }

  /// Where to go on: the learner's own line that made the first view that is off.
  private var place: Document.Field {
    let views = report.scenarios.filter { !$0.scenario.isHidden }.flatMap(\.views).filter { !$0.matches }
    let answers = report.scenarios.flatMap(\.answers).filter { !$0.isRight }
    let rules = report.rules.filter(\.blocks)
    let ranges =
      report.diagnoses.compactMap(\.range) + views.compactMap(\.range) + answers.compactMap(\.range)
      + rules.compactMap(\.range)
    guard let range = ranges.first(where: { $0.file == 0 }), let source = sources.first else {
      return Document.Field(label: "Next", text: "change the file, then  \(command: "check")")
    }
    let location = source.location(at: range.lower)
    return Document.Field(label: "Look at", text: "\("\(location.file):\(location.line):\(location.column)", .strong)")
  }
}
