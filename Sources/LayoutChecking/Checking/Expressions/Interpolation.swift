import Diagnostics
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// Checks format arguments in interpolations: `"\(price, specifier: "%.2f")"`.
extension TypeChecker {
  /// The value formatted by its specifier.
  ///
  /// Only a `LocalizedStringKey` has specifiers; here it is the text argument of a call such as `Text("…")`.
  func formatted(
    _ value: Checked, _ format: LabeledExprSyntax, in literal: StringLiteralExprSyntax
  ) throws(Problem) -> () -> Expression {
    let isKey = literal.parent?.is(LabeledExprSyntax.self) ?? false
    let written = format.label?.identifierText
    guard isKey else {
      let segment = format.parent?.parent?.as(ExpressionSegmentSyntax.self)
      throw Problem(
        .type, "incorrect argument label in call (have '_:\(written ?? "_"):', expected '_:default:')",
        at: segment.map { self.range($0.leftParen) } ?? self.range(format),
        notes: [Note(CallNote.onlyShownTextHasSpecifiers)])
    }
    if written == "style", value.type.nominal?.name == "Date", let style = module.vocabulary.types["TextDateStyle"] {
      let style = try check(format.expression, as: applied(style, []), for: .argument)
      let range = range(format)
      return { .native(Self.dateInStyle, arguments: [.value(value.emit()), .value(style.emit())], range: range) }
    }
    guard let label = written, ["specifier", "format", "formatter"].contains(label) else {
      throw problem("extra argument\(written.map { " '\($0)'" } ?? "") in call", at: format.expression)
    }
    if label == "format" { return try called("formatted", on: value, with: format.expression, nil, at: format) }
    if label == "formatter" {
      let formatter = try infer(format.expression, hint: nil)
      let isNumber = formatter.type.nominal?.name == "NumberFormatter"
      let wanted = isNumber ? module.vocabulary.types["NSNumber"].map { applied($0, []) } ?? value.type : value.type
      let written = placeholder(for: Checked(type: wanted, emit: value.emit))
      return try called("string", on: formatter, with: written, "from", at: format)
    }
    let specifier = try check(format.expression, as: string, for: .argument)
    let range = range(format)
    return {
      .native(Self.formatting, arguments: [.value(value.emit()), .value(specifier.emit())], range: range)
    }
  }

  /// The string that a method with one argument returns.
  private func called(
    _ name: String, on base: Checked, with argument: ExprSyntax, _ label: String?, at format: LabeledExprSyntax
  ) throws(Problem) -> () -> Expression {
    let members = memberCandidates(name, of: base.type, isStatic: false)
    if members.isEmpty { throw unsupported(.formatInInterpolation, at: format, instead: .useFormatted) }
    let only = CallArguments.Argument(label: label, expression: argument)
    let arguments = CallArguments(plain: [only], trailing: [], node: Syntax(format))
    let text = try call(members, of: .value(base, place: nil), arguments, at: Syntax(format), hint: nil)
    guard text.type.wrapped != nil else { return text.emit }
    return { .coalesce(text.emit(), .constant(.string("")), keepsOptional: false) }
  }

  private static let formatting = NativeFunction(name: "specifier") { run, a throws(Stop) in
    let value = try a.value(0)
    guard let specifier = FormatSpecifier(specifier: a.string(1) ?? "") else {
      return .string(try run.text(of: value))
    }
    guard let text = specifier.text(of: value) else {
      throw Stop(.runtime, RuntimeMessage.formatMismatch(a.string(1) ?? ""), at: a.range)
    }
    return .string(text)
  }

  private static let dateInStyle = NativeFunction(name: "style") { run, a in
    .string(Natives.styled(a.token(1) ?? "", a.double(0) ?? 0, now: run.now))
  }
}

/// Checks interpolated texts, which keep their style:
/// `Text("Read \(Text("this").bold()) \(Image(systemName: "star"))")`.
extension TypeChecker {
  func isTextOrImage(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.isNative else { return false }
    return nominal.name == "Text" || nominal.name == "Image"
  }

  /// The text of the pieces, each with its own style.
  func styledText(of parts: [() -> Expression], in literal: StringLiteralExprSyntax) -> Checked {
    let range = range(literal)
    return Checked(type: string) {
      .native(Self.piecesOfText, arguments: parts.map { .value($0()) }, range: range)
    }
  }

  private static let piecesOfText = NativeFunction(name: "Text") { run, a throws(Stop) in
    var runs: [TextContent.Run] = []
    for value in a.values.compactMap({ $0 }) {
      if case .view(let view) = value {
        // An image is as wide as an em, as in a text of one image.
        if case .text(let content) = view.content {
          runs += content.runs
        } else {
          runs.append(.init(string: "\u{2003}"))
        }
      } else {
        runs.append(TextContent.Run(string: try run.text(of: value)))
      }
    }
    return .view(View(.text(TextContent(runs: runs)), at: a.range))
  }
}

extension StringLiteralExprSyntax {
  /// Whether it becomes a `Text`.
  var isShownText: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let callee = call.calledExpression
    return callee.trimmedDescription == "Text" || callee.trimmedDescription == "SwiftUI.Text"
  }
}
