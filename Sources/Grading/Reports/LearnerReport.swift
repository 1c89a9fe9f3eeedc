import Diagnostics

/// A page for one learner: the points of all exercises, and of each what is off, where in their code, and why.
public struct LearnerReport {
  private let records: [GradeRecord]
  private let book: GradeBook
  private let language: Language
  private let code: (GradeRecord) -> String?

  /// - Parameters:
  ///   - records: the learner's results, at least one.
  ///   - book: the best results of the class, for the exercises and their points.
  ///   - language: the learner's.
  ///   - code: the text that a result is about; nil if it is not known.
  public init(
    _ records: [GradeRecord], in book: GradeBook, language: Language, code: @escaping (GradeRecord) -> String?
  ) {
    (self.records, self.book, self.language, self.code) = (records, book, language, code)
  }

  /// The page in Markdown, without pictures.
  public var markdown: String { page.markdown }

  /// The page in HTML, as one file with pictures.
  public var html: String { page.html }

  private func say(_ sentence: ReportSentence) -> String { sentence.text(in: language) }

  private var page: ReportPage {
    let learner = records.first.flatMap { book.learner($0.learner) }
    let group = learner.map { $0.group } ?? ""
    let about = [learner?.name == learner?.id ? "" : learner?.id ?? "", group].filter { !$0.isEmpty }
    var blocks: [ReportPage.Block] = [
      .paragraph(say(.points(learner?.total ?? 0, of: book.most))),
      .table([say(.exercise), say(.result), say(.earned)], book.columns.map { row($0, learner?.entries[$0.id]) }),
    ]
    for column in book.columns { blocks += section(column, learner?.entries[column.id]) }
    return ReportPage(
      title: learner?.name ?? "", subtitle: about.joined(separator: " · "), language: language.code, blocks: blocks)
  }

  private func row(_ column: GradeBook.Column, _ entry: GradeBook.Entry?) -> [ReportPage.Cell] {
    let tone: ReportPage.Tone? = entry.map { $0.status == .pass ? .good : .bad } ?? .quiet
    let earned = say(.earnedOf(entry?.points ?? 0, of: column.most))
    return [
      ReportPage.Cell(column.title, link: entry == nil ? nil : "#\(column.id)"),
      ReportPage.Cell(say(.outcome(entry?.status)), tone: tone),
      ReportPage.Cell(earned, share: column.most > 0 ? (entry?.points ?? 0) / column.most : 0),
    ]
  }

  // MARK: One exercise

  private func section(_ column: GradeBook.Column, _ entry: GradeBook.Entry?) -> [ReportPage.Block] {
    guard let entry else { return [] }
    var blocks: [ReportPage.Block] = [.heading(column.title, anchor: column.id)]
    if !entry.comment.isEmpty { blocks += [.quote(entry.comment)] }
    let submitted = records.filter { $0.exercise == column.id }
    // The first of the best, as in the gradebook.
    let most = submitted.map(\.points).max()
    guard let best = submitted.first(where: { $0.points == most }) else { return blocks }
    if submitted.count > 1 { blocks.append(.paragraph(say(.best(of: submitted.count)))) }
    return blocks + self.blocks(about: DisclosedResult(best))
  }

  private func blocks(about disclosed: DisclosedResult) -> [ReportPage.Block] {
    let record = disclosed.record
    var blocks: [ReportPage.Block] = [.paragraph(summary(of: disclosed))]
    if let late = record.late {
      blocks.append(.paragraph(say(.late(seconds: late.seconds, percent: late.percent))))
    }
    let reasons = disclosed.reasons
    blocks += reasons.flatMap(reason)
    // Advice is for those who have passed, and no rule says anything about code that shows nothing.
    let broken = record.brokenRules.filter {
      record.status != .error && ($0.severity == "essential" || record.status == .pass)
    }.map(\.message)
    if !broken.isEmpty { blocks += [.subheading(say(.rules), nil), .list(broken)] }
    let tests = disclosed.scenarios
    let wrong = record.problems.isEmpty ? tests.filter { $0.status != .pass } : []
    let right = tests.filter { $0.status == .pass }.map(\.name)
    if !wrong.isEmpty, !right.isEmpty { blocks.append(.paragraph(say(.asTheyShould(right)))) }
    if let hidden = disclosed.hidden { blocks.append(.paragraph(say(.hidden(met: hidden.met, of: hidden.all)))) }
    blocks += wrong.flatMap(test)
    if let text = code(record) {
      let views = wrong.flatMap { $0.shown?.views ?? [] }.filter { !$0.matches && $0.file == record.file }
      // What an answer that passes is praised for is no mistake.
      let found = record.status == .pass ? [] : reasons.filter { $0.file == record.file }
      let marked = found.map(\.line) + views.map(\.line)
      var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      while lines.last?.isEmpty == true { lines.removeLast() }
      blocks += [.subheading(say(.code), nil), .code(lines, marked: Set(marked.compactMap { $0 }))]
    }
    return blocks
  }

  private func summary(of disclosed: DisclosedResult) -> String {
    switch disclosed.record.status {
    case .pass: say(.passed)
    case _ where disclosed.record.isUntouched: say(.untouched)
    case .fail where disclosed.passed == disclosed.all: say(.somethingElse)
    case .fail: say(.notYet(passed: disclosed.passed, of: disclosed.all))
    case .error: say(.notRead)
    }
  }

  private func reason(_ finding: GradeRecord.Finding) -> [ReportPage.Block] {
    let line = finding.line.map { "\(say(.line)) \($0)" } ?? ""
    let place = line.isEmpty || finding.title.contains(line) ? "" : " (\(line))"
    let rest = [finding.rest, finding.fix].filter { !$0.isEmpty }.joined(separator: " ")
    return [.strong(finding.title + place)] + (rest.isEmpty ? [] : [.paragraph(rest)])
  }

  private func test(_ test: DisclosedResult.Test) -> [ReportPage.Block] {
    let heading = ReportPage.Block.subheading(say(.scenario(test.name, test.status)), .bad)
    guard let shown = test.shown else { return [heading] }
    var blocks = [heading]
    if !shown.setting.isEmpty { blocks.append(.paragraph(say(.different(shown.setting)))) }
    blocks += shown.problems.flatMap(reason)
    if !shown.wrongAnswers.isEmpty { blocks.append(.list(shown.wrongAnswers)) }
    let alt = say(.picture(test.name))
    if let drawing = FramesPicture(scenario: shown, alt: alt).svg { blocks.append(.picture(drawing, alt: alt)) }
    let wrong = shown.views.filter { !$0.matches }
    if !wrong.isEmpty {
      let rows = wrong.map { view -> [ReportPage.Cell] in
        [
          ReportPage.Cell(view.label), ReportPage.Cell(frame(view.expected)), ReportPage.Cell(frame(view.actual)),
          ReportPage.Cell(view.line.map(String.init) ?? ""),
        ]
      }
      blocks.append(.folded(say(.numbers), [.table([say(.view), say(.expected), say(.yours), say(.line)], rows)]))
    }
    return blocks
  }

  private func frame(_ numbers: [Double]?) -> String {
    guard let numbers, numbers.count == 4 else { return say(.nothing) }
    let words = numbers.map { points($0) }
    return "\(words[0]),\(words[1])  \(words[2]) × \(words[3])"
  }
}
