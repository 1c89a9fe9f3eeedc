import Curriculum
import Diagnostics
import LayoutLanguage

/// What `course check` says of predictions, and of rules about the code.
extension CheckPage {
  /// Each prediction with its state; the right numbers are for the learner to find.
  func predictions(_ answers: [AnswerResult], at position: Int) -> [Document.Block] {
    let told = Set(report.scenarios.prefix(position).flatMap(\.answers).compactMap(\.remark))
    let table = Document.Table(
      columns: ["answer", "yours", ""].map { Document.Table.Column(title: $0) }
        + [Document.Table.Column(title: "line", isNumber: true)],
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
    case .other, nil: "nothing yet"
    }
  }

  private func state(of answer: AnswerResult) -> Phrase {
    if answer.isRight { return "\("ok", .good)" }
    if answer.given == nil { return "\("missing", .warning): write  let \(answer.name) = …" }
    if case .text(let text) = answer.given, !answer.choices.isEmpty, !answer.choices.contains(text.lowercased()) {
      return "\("not yet", .warning): it is one of \(answer.choices.joined(separator: ", "))"
    }
    return "\("not yet", .warning)"
  }

  /// Rules that the answer breaks, apart from frames.
  var rules: [Document.Block] {
    report.rules.filter { !$0.isMet }.flatMap { result -> [Document.Block] in
      let state: Phrase = result.blocks ? "\("not yet", .warning)" : "\("advice", .strong) "
      let place = line(of: result.range)
      let lines: Phrase = place.isEmpty ? "" : "  (line \(place))"
      return [
        .gap, .paragraph("  \(state)  \(demand(of: result.rule))\(lines)"),
        .indented([.indented([.paragraph(Phrase(result.rule.reason))])]),
      ]
    }
  }

  private func demand(of rule: Rule) -> Phrase {
    switch rule.demand {
    case .uses(let mention): "this exercise is about \(mention.spelling, .code), which your file does not use"
    case .avoids(let mention): "this exercise is solved without \(mention.spelling, .code)"
    }
  }
}
