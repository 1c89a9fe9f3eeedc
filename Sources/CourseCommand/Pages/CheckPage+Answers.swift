import Curriculum
import Diagnostics
import LayoutLanguage

/// The parts of `course check` about predictions and about rules for the code.
extension CheckPage {
  /// A table of predictions with their states, without the right numbers, which the learner has to find.
  func predictions(_ answers: [AnswerResult], at position: Int) -> [Document.Block] {
    let told = Set(report.scenarios.prefix(position).flatMap(\.answers).compactMap(\.remark))
    let table = Document.Table(
      columns: [say.label(.answer), say.label(.yours), ""].map { .init(title: $0) }
        + [.init(title: say.label(.line), isNumber: true)],
      rows: answers.map { ["\($0.name)", yours($0), state(of: $0), Phrase(line(of: $0.range))] })
    let remarks = answers.compactMap { answer -> Document.Block? in
      guard let remark = answer.remark, !told.contains(remark) else { return nil }
      return .paragraph("\(answer.name, .strong): \(remark)")
    }
    return [.indented([.indented([.table(table)] + remarks)])]
  }

  private func yours(_ answer: AnswerResult) -> Phrase {
    switch answer.given {
    case .number(let number): Phrase(points(number))
    case .text(let text): "“\(text)”"
    case .other, nil: say(.nothingYet)
    }
  }

  private func state(of answer: AnswerResult) -> Phrase {
    if answer.isRight { return say(.ok) }
    if answer.given == nil { return say(.missing(answer.name)) }
    if case .text(let text) = answer.given, !answer.choices.isEmpty, !answer.choices.contains(text.lowercased()) {
      return say(.oneOf(answer.choices.joined(separator: ", ")))
    }
    return say(.notYet)
  }

  /// The rules about the code that the answer breaks.
  var rules: [Document.Block] {
    report.brokenRules.flatMap { result -> [Document.Block] in
      let state = say(result.blocks ? .notYet : CheckSentence.advice)
      let place = line(of: result.range)
      let lines: Phrase = place.isEmpty ? "" : "  \(say(.inLine(place)))"
      return [
        .gap, .paragraph("  \(state)  \(demand(of: result))\(lines)"),
      ] + reason(of: result.rule)
    }
  }

  private func reason(of rule: Rule) -> [Document.Block] {
    let reason = if case .staysOn = rule.demand { say(.acrossIsLuck) } else { Phrase(withCode: rule.reason) }
    return [.indented([.indented([.paragraph(reason)])])]
  }

  private func demand(of result: RuleResult) -> Phrase {
    switch result.rule.demand {
    case .uses: say(result.blocks ? .uses(result.name) : .mightUse(result.name))
    case .avoids: say(result.blocks ? .avoids(result.name) : .mightAvoid(result.name))
    case .shows(let view, over: let other): say(.shows(view, over: other))
    case .staysOn(let axis, reads: let name): say(.readsAcross(name, axis))
    }
  }
}
