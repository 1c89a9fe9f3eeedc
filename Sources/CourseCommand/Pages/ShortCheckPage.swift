import Curriculum
import Diagnostics

/// The output of `course check` for an answer that is not right yet, shortened to one screen.
///
/// The first failing scenario has its table and the others have one line each; the diagnosis and the next step follow.
/// A drawing replaces the other scenarios' lines and the goal if it then fits. On a small screen, more is folded.
struct ShortCheckPage {
  var page: CheckPage
  /// The number of lines on the screen.
  var rows: Int
  /// Returns the number of lines that a document takes.
  var height: (Document) -> Int

  /// The degrees of folding, from the least to the most.
  enum Fold: Int, CaseIterable, Comparable {
    case none, scenarios, goal, tables, diagnoses

    static func < (a: Fold, b: Fold) -> Bool { a.rawValue < b.rawValue }
  }

  private var report: CheckReport { page.report }
  private var say: Speaker { page.say }

  /// The longest version that fits.
  ///
  /// - Complexity: a more folded version is made only if the less folded ones do not fit.
  var document: Document {
    var fitting: Document?
    for fold in Fold.allCases {
      if fold > .goal, let fitting { return fitting }
      let plain = document(fold, picture: [])
      let room = rows - height(plain)
      // A drawing may replace the goal, but not the table.
      if fold <= .goal, case let picture = page.picture(of: shownScenario, rows: room), !picture.isEmpty {
        return document(fold, picture: picture)
      }
      if room >= 0, fitting == nil { fitting = plain }
    }
    return fitting ?? document(.diagnoses, picture: [])
  }

  private func document(_ fold: Fold, picture: [Document.Block]) -> Document {
    var document = Document(page.notices + [page.heading])
    if fold < .goal {
      document.add(.fields([.init(label: say.label(.goal), text: Phrase(withCode: report.exercise.goal))]))
    }
    document.blocks += problems(fold)
    if report.problems == nil { document.blocks += scenarios(fold, picture) }
    document.blocks += page.diagnoses(onlyFirst: fold >= .diagnoses, isTight: true) + page.question
    document.blocks += page.rules + [.gap] + ending + page.remark
    return document
  }

  // MARK: Scenarios

  /// The scenario whose table is shown: the first failing one that is not hidden.
  private var shown: Int? {
    report.scenarios.firstIndex { !$0.passed && !$0.scenario.isHidden }
  }

  private var shownScenario: ScenarioResult? { shown.map { report.scenarios[$0] } }

  private func scenarios(_ fold: Fold, _ picture: [Document.Block]) -> [Document.Block] {
    guard let shown else { return others(besides: nil, fold) }
    let result = report.scenarios[shown]
    return [page.summary(of: result)] + details(of: result, fold) + picture + others(besides: shown, fold)
  }

  private func details(of result: ScenarioResult, _ fold: Fold) -> [Document.Block] {
    if let problems = result.problems { return [.gap, .problems(problems.first(fold < .tables ? 2 : 1))] }
    if !result.answers.isEmpty { return page.predictions(result.answers.filter { !$0.isRight }, at: 0) }
    guard let moment = result.moments.first(where: { !$0.passed }), result.views.allSatisfy(\.matches) else {
      let sentences = page.sentences(on: result).map { Document.Block.paragraph($0) }
      return [.indented([.indented(table(of: result.views, fold) + (fold < .tables ? sentences : []))])]
    }
    return [
      .indented([.indented([.paragraph("\(page.name(of: moment)):")] + table(of: moment.views, fold))])
    ]
  }

  /// The rows of misplaced views; correct ones are only counted.
  private func table(of views: [ViewResult], _ fold: Fold) -> [Document.Block] {
    let off = views.filter { !$0.matches }
    if views.isEmpty { return [.paragraph(say(.notReached))] }
    let most = fold < .tables ? 6 : 3
    let (rest, ok) = (max(0, off.count - most), views.count - off.count)
    let counts = (rest > 0 ? [say(.moreOff(rest))] : []) + (ok > 0 && fold < .tables ? [say(.viewsOk(ok))] : [])
    let line: [Document.Block] =
      counts.isEmpty ? [] : [.paragraph(counts.dropFirst().reduce(counts[0]) { "\($0) \($1)" })]
    return [.table(page.table(of: Array(off.prefix(most)), isShort: true))] + line
  }

  /// The other scenarios, one line each; folded, one line for the failing ones and one for the passed ones.
  private func others(besides shown: Int?, _ fold: Fold) -> [Document.Block] {
    let others = report.scenarios.enumerated().filter { $0.offset != shown }.map(\.element)
    if fold < .scenarios || others.count < 2 { return others.map(page.summary) }
    return [false, true].compactMap { isRight in
      let names = others.filter { $0.passed == isRight }.map { result in
        result.scenario.isHidden ? say.label(.hiddenScenario) : result.scenario.id
      }
      return names.isEmpty ? nil : .sides("  \(page.state(isRight))  \(say(.scenarioNames(names)))", "")
    }
  }

  // MARK: Problems and next steps

  private func problems(_ fold: Fold) -> [Document.Block] {
    let most = [Fold.none: 4, .scenarios: 3, .goal: 3, .tables: 2][fold] ?? 1
    return [report.problems, report.warnings].compactMap { $0 }.flatMap { problems -> [Document.Block] in
      [.gap, .problems(problems.first(most))]
    }
  }

  /// The commands that show more, on as few lines as possible.
  private var ending: [Document.Block] {
    let place = report.diagnoses.contains { $0.range?.file == 0 } || report.problems != nil ? [] : [page.place]
    let command: Phrase = page.isCurrent ? "\(command: "check --all")" : "\(command: "check \(page.file) --all")"
    let all = Document.Field(label: say.label(.everything), text: command)
    let isRead = report.problems == nil
    let fields = (isRead ? page.help : [page.change]) + [page.stuck] + (isComplete ? [] : [all])
    let line = fields.dropFirst().reduce(Phrase(spans: fields[0].spans)) { "\($0)   \(Phrase(spans: $1.spans))" }
    return (place.isEmpty ? [] : [.fields(place)]) + [.paragraph(line)]
  }

  /// Whether `--all` would add nothing.
  private var isComplete: Bool { report.problems.map { $0.all.count <= 1 && report.warnings == nil } ?? false }
}

extension Document.Field {
  /// The label and the text as spans of one line, which is never wrapped between them.
  fileprivate var spans: [Phrase.Span] {
    [Phrase.Span(text: "\(label)  ", role: .strong, kind: .path)] + text.spans
  }
}

extension Problems {
  /// The first `count` problems.
  fileprivate func first(_ count: Int) -> Problems {
    var some = self
    some.all = Array(all.prefix(count))
    return some
  }
}
