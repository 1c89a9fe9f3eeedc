import Curriculum
import Diagnostics
import LayoutEngine

/// What `course check` says.
struct CheckPage {
  var report: CheckReport
  var sources: [SourceText]
  /// Why the right answer is right, in CommonMark.
  var why: String?
  var entry: Journal.Entry

  private var id: String { report.exercise.reference.id }

  var document: Document {
    var document = Document([heading])
    document.blocks += answerProblems
    document.blocks += report.scenarios.enumerated().flatMap { scenario($0.element, at: $0.offset) }
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
    let state: Phrase =
      report.problems == nil
      ? "\(report.passedScenarios) of \(counted(count, "scenario")) ok" : "\("not yet", .warning): not understood"
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
    if result.passed { return [.sides(summary, Phrase(counted(result.views.count, "view")))] }
    let count = result.problems == nil ? "\(result.matchingViews) of \(counted(result.checkedViews, "view"))" : ""
    return [.gap, .sides(summary, Phrase(count))] + details(of: result, at: position)
  }

  private func details(of result: ScenarioResult, at position: Int) -> [Document.Block] {
    if let problems = result.problems {
      if let same = sameProblems(as: problems, before: position) {
        return [.indented([.indented([.paragraph("stopped by the same problem as “\(same)”")])])]
      }
      return [.gap, .problems(problems)]
    }
    let shift = result.commonShift.map { [Document.Block.paragraph(sentence(on: $0))] } ?? []
    return [.indented([.indented([.table(table(of: result))] + shift)])]
  }

  /// The scenario further up that was stopped in the same way.
  private func sameProblems(as problems: Problems, before position: Int) -> String? {
    report.scenarios.prefix(position).first { $0.problems?.all == problems.all && !$0.scenario.isHidden }?.scenario.id
  }

  private func table(of result: ScenarioResult) -> Document.Table {
    let columns = ["view", "expected", "yours", "difference"].map { Document.Table.Column(title: $0) }
    return Document.Table(
      columns: columns + [Document.Table.Column(title: "line", isNumber: true)], rows: result.views.map(row))
  }

  private func row(_ view: ViewResult) -> [Phrase] {
    [
      "\(view.name)", Phrase(view.expected?.inWords ?? "not there"), Phrase(view.actual?.inWords ?? "not there"),
      difference(of: view), Phrase(line(of: view.range)),
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
  private func line(of range: SourceRange?) -> String {
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

  // MARK: Endings

  private var passed: [Document.Block] {
    var blocks: [Document.Block] = [.paragraph("\("Passed", .good)\(effort).")]
    if let why {
      blocks += [.gap, .heading("Why it works")] + Lesson.blocks(of: why)
    }
    blocks += [
      .gap,
      .sides(
        "Compare:  \(command: "solution \(id)")     Next:  \(command: "next")", entry.tally?.words ?? ""),
    ]
    return blocks
  }

  private var effort: Phrase {
    guard let progress = entry.progress else { return "" }
    let hints = progress.hintsShown == 0 ? "no hints" : counted(progress.hintsShown, "hint")
    return " on attempt \(progress.firstPassedAttempt ?? progress.attempts), \(hints) used"
  }

  private var notPassed: [Document.Block] {
    guard report.problems == nil else {
      return [.paragraph("Change the file and  \(command: "check")  again.     Stuck?  \(command: "hint \(id)")")]
    }
    let scenarios = "\(report.passedScenarios) of \(counted(report.scenarios.count, "scenario"))"
    let views = "\(report.matchingViews) of \(counted(report.checkedViews, "view"))"
    return [
      .paragraph("\("Not yet", .warning): \(scenarios), \(views) in place."),
      .paragraph("\(place)     Stuck?  \(command: "hint \(id)")"),
    ]
  }

  /// Where to go on: the learner's own line that made the first view that is off.
  private var place: Phrase {
    let views = report.scenarios.filter { !$0.scenario.isHidden }.flatMap(\.views).filter { !$0.matches }
    let range = views.compactMap(\.range).first { $0.file == 0 }
    guard let range, let source = sources.first else {
      return "Change the file and  \(command: "check")  again."
    }
    let location = source.location(at: range.lower)
    return "Look at  \("\(location.file):\(location.line):\(location.column)", .strong)"
  }
}
