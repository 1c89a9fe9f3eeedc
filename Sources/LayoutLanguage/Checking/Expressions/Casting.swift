import Diagnostics
import SwiftSyntax

/// `as`, `as?`, `as!` and `is`.
extension TypeChecker {
  /// `x as Double` is settled here; `as?` and `as!` find out when the program runs.
  func cast(_ node: AsExprSyntax) throws(Problem) -> Checked {
    let type = try type(node.type, in: function.context)
    guard let mark = node.questionOrExclamationMark else {
      let value = try infer(node.expression, hint: type)
      if let converted = converted(value, to: type) { return Checked(type: type, emit: converted.emit) }
      if isDowncast(from: value.type, to: type) {
        throw problem(
          "'\(value.type)' is not convertible to '\(type)'", at: node.asKeyword,
          notes: [Note(TypeNote.forceDowncast)])
      }
      throw problem("cannot convert value of type '\(value.type)' to type '\(type)' in coercion", at: node.expression)
    }
    let value = try infer(node.expression, hint: nil)
    let isConditional = mark.tokenKind == .postfixQuestionMark
    let range = range(node)
    return Checked(type: isConditional ? module.optional(type) : type) {
      .cast(value.emit(), isConditional ? .conditional : .forced, type.resolved, range: range)
    }
  }

  /// From a protocol or a superclass to something more special.
  private func isDowncast(from: Type, to: Type) -> Bool {
    if from.isNominal(.any) { return true }
    switch (from.shallow, to.shallow) {
    case (.opaque(let proto), _): return inference.conforms(to, to: proto)
    case (.nominal(let a, _), .nominal(let b, _)): return b.inherits(from: a)
    default: return false
    }
  }

  func test(_ node: IsExprSyntax) throws(Problem) -> Checked {
    let type = try type(node.type, in: function.context)
    let value = try infer(node.expression, hint: nil)
    let range = range(node)
    return Checked(type: bool) { .cast(value.emit(), .test, type.resolved, range: range) }
  }
}
