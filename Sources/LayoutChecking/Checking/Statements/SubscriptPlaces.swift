import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks assignments to subscripts: a dictionary's, and those of the program's own types.
extension TypeChecker {
  func subscriptPlace(
    _ call: SubscriptCallExprSyntax, _ base: Checked, _ basePlace: (() -> Place)?
  ) throws(Problem) -> (Type, () -> Place) {
    if let path = call.arguments.first, path.label?.text == "keyPath" {
      guard let owner: () -> Place = base.type.nominal?.isOfObjects == true ? { .temporary(base.emit()) } : basePlace
      else {
        throw immutableElement(call)
      }
      let answer = inference.fresh()
      let function = try check(path.expression, as: module.native(.keyPath, [base.type, answer]), for: .argument)
      return (answer, { .path(owner(), function.emit()) })
    }
    let members = memberCandidates("subscript", of: base.type, isStatic: false).filter(\.hasSetter)
    if members.isEmpty {
      if base.type.isNominal(.string) || !memberCandidates("subscript", of: base.type, isStatic: false).isEmpty {
        throw problem("cannot assign through subscript: subscript is get-only", at: call)
      }
      throw problem("expression is not assignable", at: call)
    }
    if call.calledExpression.is(SuperExprSyntax.self) { throw unsupported(.name("super[…] = …"), at: call) }
    let isObject = base.type.nominal?.isOfObjects == true
    guard let owner: () -> Place = isObject ? { .temporary(base.emit()) } : basePlace else {
      throw immutableElement(call)
    }
    let read = try self.call(
      members, of: .value(base, place: nil), CallArguments(call), at: Syntax(call), hint: nil)
    let range = range(call)
    return (
      read.type,
      {
        // The checked call has the resolved subscript and its arguments.
        switch read.emit() {
        case .native(let native, let arguments, _):
          let member = members.first { $0.native?.name == native.name && $0.nativeSetter != nil && $0.takes(arguments) }
          return .subscripting(
            member ?? members[0], receiver: owner(), arguments: arguments.dropFirst().compactMap(\.expression),
            range: range)
        case .call(let member, _, let arguments, _):
          return .subscripting(
            member, receiver: owner(), arguments: arguments.compactMap(\.expression), range: range)
        case let other: return .temporary(other)
        }
      }
    )
  }

  func immutableElement(_ call: SubscriptCallExprSyntax) -> Problem {
    let (reason, notes) = immutability(of: call.calledExpression) ?? (.immutableSelf, [])
    return problem("cannot assign through subscript: \(reason.words)", at: call, notes: notes)
  }
}

extension Member {
  /// Whether a native subscript has that many parameters, the receiver included.
  fileprivate func takes(_ arguments: [Argument]) -> Bool {
    guard case .known(let signature) = signatureState else { return false }
    return signature.parameters.count == arguments.count - 1
  }
}

extension Argument {
  fileprivate var expression: Expression? {
    if case .value(let expression) = self { return expression }
    return nil
  }
}
