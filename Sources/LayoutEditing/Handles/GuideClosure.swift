import Diagnostics
import SwiftSyntax

extension ClosureExprSyntax {
  /// The edit that changes the result of a guide's closure and keeps its lines and comments.
  ///
  ///     { d in d[.top] + 4 }      { _ in 42 }      { d in d[.bottom] }
  ///     { $0.height / 2 }         { _ in 42 }      { $0[.bottom] }
  func answering(_ text: GuideText, at node: Int) -> EditDraft {
    let name = text.needsParameter ? parameter ?? "d" : "_"
    let body = statements.isEmpty ? SourceRange(lower: inEnd, upper: inEnd) : statements.place
    let expression = text.expression(name)
    let answer = TextEdit(body, expression)
    return EditDraft((head(name).map { [$0] } ?? []) + [answer], main: answer, words: expression, at: node)
  }

  /// The name of its parameter; nil if it has none.
  private var parameter: String? {
    guard let clause = signature?.parameterClause else { return signature == nil ? "$0" : nil }
    let name: TokenSyntax? =
      switch clause {
      case .simpleInput(let names): names.first?.name
      case .parameterClause(let list): list.parameters.first.map { $0.secondName ?? $0.firstName }
      @unknown default: nil
      }
    return name.flatMap { $0.text == "_" ? nil : $0.text }
  }

  /// The edit of the parameter before `in`, if it changes.
  private func head(_ name: String) -> TextEdit? {
    guard let signature else {
      let start = leftBrace.place.upper
      return name == "$0" ? nil : TextEdit(SourceRange(lower: start, upper: start), " \(name) in")
    }
    if name == parameter { return nil }
    let head = SourceRange(lower: signature.place.lower, upper: signature.inKeyword.place.lower)
    let isThere = head.upper - head.lower == 2 && parameter == nil && name == "_"
    return isThere ? nil : TextEdit(head, "\(name) ")
  }

  private var inEnd: Int { (signature?.inKeyword ?? leftBrace).place.upper }
}
