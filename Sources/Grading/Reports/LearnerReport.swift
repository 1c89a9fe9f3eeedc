import Diagnostics

/// A page for one learner about one submission.
public struct LearnerReport: Sendable {
  private let disclosed: DisclosedResult
  private let language: Language

  /// - Parameter language: the learner's.
  public init(_ record: GradeRecord, in language: Language) {
    disclosed = DisclosedResult(record)
    self.language = language
  }

  /// The page in Markdown, with pictures described in words.
  public var markdown: String { page.markdown }

  /// The page in HTML, as one file with pictures.
  public var html: String { page.html }

  private func say(_ sentence: ReportSentence) -> String { sentence.text(in: language) }

  private var page: ReportPage {
    let record = disclosed.record
    var blocks: [ReportPage.Block] = [
      .paragraph(summary), .paragraph(say(.points(record.points, of: record.maxPoints))),
    ]
    if let late = record.late {
      blocks.append(.paragraph(say(.late(seconds: late.seconds, percent: late.percent))))
    }
    let said = disclosed.reasons
    if !said.isEmpty { blocks += [.heading(say(.why))] + said.flatMap(reason) }
    let broken = record.brokenRules.map(\.message)
    if !broken.isEmpty { blocks += [.heading(say(.rules)), .list(broken)] }
    blocks += disclosed.scenarios.flatMap(test)
    if let hidden = disclosed.hidden { blocks.append(.paragraph(say(.hidden(met: hidden.met, of: hidden.all)))) }
    return ReportPage(title: "\(record.title) – \(record.learner)", language: language.code, blocks: blocks)
  }

  private var summary: String {
    switch disclosed.record.status {
    case .pass: say(.passed)
    case .fail where disclosed.passed == disclosed.all: say(.somethingElse)
    case .fail: say(.notYet(passed: disclosed.passed, of: disclosed.all))
    case .error: say(.notRead)
    }
  }

  private func reason(_ finding: GradeRecord.Finding) -> [ReportPage.Block] {
    let place = finding.line.map { " (\(say(.line)) \($0))" } ?? ""
    return [.strong(finding.title + place)] + (finding.rest.isEmpty ? [] : [.paragraph(finding.rest)])
  }

  private func test(_ test: DisclosedResult.Test) -> [ReportPage.Block] {
    let heading = ReportPage.Block.heading(say(.scenario(test.name, test.status)))
    guard let shown = test.shown, disclosed.record.problems.isEmpty else { return [heading] }
    let problems = shown.problems.flatMap(reason)
    let wrong = shown.views.filter { !$0.matches }
    var blocks = [heading] + problems
    if wrong.isEmpty, problems.isEmpty, test.status == .pass { blocks.append(.paragraph(say(.asItShould))) }
    if !wrong.isEmpty {
      let rows = wrong.map { [$0.label, frame($0.expected), frame($0.actual), $0.line.map(String.init) ?? ""] }
      blocks.append(.table([say(.view), say(.expected), say(.yours), say(.line)], rows))
    }
    if !shown.wrongAnswers.isEmpty { blocks.append(.list(shown.wrongAnswers)) }
    let alt = say(.picture(test.name))
    if let drawing = FramesPicture(scenario: shown, alt: alt).svg { blocks.append(.picture(drawing, alt: alt)) }
    return blocks
  }

  private func frame(_ numbers: [Double]?) -> String {
    guard let numbers, numbers.count == 4 else { return say(.nothing) }
    let words = numbers.map { points($0) }
    return "\(words[0]),\(words[1])  \(words[2]) × \(words[3])"
  }
}
