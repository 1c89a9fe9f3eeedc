import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks `as`, `as?`, `as!` and `is`.
extension TypeChecker {
  /// Resolves `x as Double` statically; `as?` and `as!` are decided at run time.
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
      if let known = type.nominal, known.isBeyond || known.isPartlyKnown {
        throw beyondProblem(known.name, at: self.range(node.type))
      }
      let made = value.type.isNumeric && type.isNumeric ? node.expression.short.map { "\(type)(\($0))" } : nil
      throw problem(
        "cannot convert value of type '\(value.type)' to type '\(type)' in coercion", at: node.expression,
        notes: made.map { [Note(NameNote.write($0))] } ?? [])
    }
    let value = try infer(node.expression, hint: nil)
    let isConditional = mark.tokenKind == .postfixQuestionMark
    let range = range(node)
    if type.mentionsParameters {
      let whole = isConditional ? module.optional(type) : type
      return try castToWhatStands(value, isConditional ? .conditional : .forced, for: type, whole, at: ExprSyntax(node))
    }
    return Checked(type: isConditional ? module.optional(type) : type) {
      .cast(value.emit(), isConditional ? .conditional : .forced, type.resolved, range: range)
    }
  }

  /// Whether it is a cast from a protocol or superclass to a more specific type.
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
    if type.mentionsParameters { return try castToWhatStands(value, .test, for: type, bool, at: ExprSyntax(node)) }
    return Checked(type: bool) { .cast(value.emit(), .test, type.resolved, range: range) }
  }

  /// Checks a cast to a type that is known only at run time: `value as? T`.
  private func castToWhatStands(
    _ value: Checked, _ cast: Cast, for type: Type, _ result: Type, at node: ExprSyntax
  ) throws(Problem) -> Checked {
    try requireKnownAtRun(type, at: node)
    let wanted = typeValue(of: type)
    let range = range(node)
    let function = NativeFunction(name: "as") { run, a throws(Stop) in
      guard case .metatype(let nominal)? = a[1], let type = nominal.knownType else {
        throw Stop(problem: Problem(unsupported: .expression, at: a.range))
      }
      return try run.cast(try a.value(0), cast, to: type, at: a.range)
    }
    return Checked(type: result) {
      .native(function, arguments: [.value(value.emit()), .value(wanted())], range: range)
    }
  }
}

extension Type {
  /// Whether a generic parameter is part of the type.
  fileprivate var mentionsParameters: Bool { resolved.hasParameter { _ in true } }
}

extension Nominal {
  /// The static type of a run-time type; nil if its arguments are unknown.
  fileprivate var knownType: Type? {
    if let original {
      let parts = arguments.compactMap(\.knownType)
      return parts.count == arguments.count ? .nominal(original, parts) : nil
    }
    if kind == .proto { return .opaque(self) }
    return parameters.isEmpty ? .nominal(self, []) : nil
  }
}
