import Diagnostics
import LayoutEngine
import LayoutLanguage
import SwiftSyntax

extension SceneEditing {
  /// Changes or removes the `alignment:` of a container, frame, overlay or background.
  ///
  /// - Parameter choice: one of the node's `AlignmentArgument.choices`; nil for SwiftUI's default.
  public func settingAlignment(of node: Int, to choice: String?) throws(EditRefusal) -> WrittenEdit {
    guard tree.nodes.indices.contains(node) else { throw .noView }
    guard let argument = tree.alignment(of: node) else { throw .noAlignment(view: tree.nodes[node].kind.name) }
    if let choice, !argument.choices.contains(choice) { throw .noChoice(choice, of: argument.choices) }
    let (_, syntax) = try learnersText()
    guard !tree.nodes[node].isImplied, let range = tree.nodes[node].range, range.file == 0,
      let call = syntax.expression(at: range)?.as(FunctionCallExprSyntax.self)
    else { throw refusal(of: node) }
    return try first(of: [call.aligning(choice, at: node)])
  }
}

extension FunctionCallExprSyntax {
  /// The edit that gives a call another `alignment:`, or none.
  fileprivate func aligning(_ choice: String?, at node: Int) -> EditDraft {
    let old = arguments.first { $0.label?.identifierText == Self.label }
    guard let choice else {
      return EditDraft(old.map { [TextEdit(removing($0), "")] } ?? [], main: nil, words: "", at: node)
    }
    let edit = old.map { TextEdit($0.expression.place, choice) } ?? inserting("\(Self.label): \(choice)")
    return EditDraft([edit], main: edit, words: choice, at: node)
  }

  private static let label = "alignment"

  /// The labels before `alignment:` in SwiftUI's own order; all others come after it.
  private static let before: Set = [
    "columns", "rows", "edge", "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight",
  ]

  private func inserting(_ text: String) -> TextEdit {
    guard let leftParen else {
      let end = calledExpression.place.upper
      return TextEdit(SourceRange(lower: end, upper: end), "(\(text))")
    }
    // An overlay's view has no label and comes first.
    let last = arguments.last { $0.label.map { Self.before.contains($0.identifierText) } ?? true }
    guard let last else {
      let start = leftParen.place.upper
      return TextEdit(SourceRange(lower: start, upper: start), arguments.isEmpty ? text : text + ", ")
    }
    let end = last.expression.place.upper
    return TextEdit(SourceRange(lower: end, upper: end), ", " + text)
  }

  /// The argument with its comma; with the parentheses too, if they become empty and a closure follows.
  private func removing(_ argument: LabeledExprSyntax) -> SourceRange {
    let own = argument.place
    if arguments.count == 1 {
      guard let leftParen, let rightParen, trailingClosure != nil else { return argument.expression.place.from(own) }
      return SourceRange(lower: leftParen.place.lower, upper: rightParen.place.upper)
    }
    let list = Array(arguments)
    let index = list.firstIndex { $0.id == argument.id } ?? 0
    if index + 1 < list.count { return SourceRange(lower: own.lower, upper: list[index + 1].place.lower) }
    return SourceRange(lower: list[index - 1].expression.place.upper, upper: own.upper)
  }
}

extension SourceRange {
  /// The range from the start of another one to the end of this one.
  fileprivate func from(_ other: SourceRange) -> SourceRange { SourceRange(lower: other.lower, upper: upper) }
}
