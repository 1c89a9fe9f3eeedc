import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Ranks matching overloads as Swift does: by the cost of conversions, then by specificity.
///
///     func show(_ x: Any) -> String { "Any" }
///     func show(_ x: Int?) -> String { "Int?" }     `show(1)` is "Any": conversion to an optional costs more
extension TypeChecker {
  /// A matching overload with its cost.
  struct RankedCandidate {
    let candidate: Candidate
    var costs: ConversionCosts
  }

  /// The matching overloads, best first; only one if everything is known about it.
  func bestFirst(
    _ viable: [RankedCandidate], _ receiver: Receiver, _ arguments: CallArguments, at node: Syntax, hint: Type?
  ) throws(Problem) -> [Candidate] {
    var viable = viable
    if viable.count < 2 { return viable.map(\.candidate) }
    let areOwn = viable.allSatisfy { !$0.candidate.member.isNative }
    if !areOwn, !isPlainConversion(receiver, arguments) {
      viable = viable.enumerated().sorted { a, b in
        (a.element.costs.literals, a.offset) < (b.element.costs.literals, b.offset)
      }.map(\.element)
    }
    if let hint, !hint.isVariable {
      let fitting = viable.filter { gives(hint, $0.candidate, receiver) }
      if !fitting.isEmpty { viable = fitting }
    }
    if areOwn { viable = cheapest(try readingClosures(viable, receiver, arguments, at: node, hint: hint)) }
    return try mostSpecial(of: viable.map(\.candidate), at: node)
  }

  /// The candidates that no other one is more specific than. Each comparison counts as work: there are as many as the
  /// square of the overloads.
  private func mostSpecial(of candidates: [Candidate], at node: Syntax) throws(Problem) -> [Candidate] {
    var best: [Candidate] = []
    for candidate in candidates {
      var isBest = true
      for other in candidates where isBest {
        try effort.count(at: range(node))
        isBest = !isMoreSpecial(other, than: candidate)
      }
      if isBest { best.append(candidate) }
    }
    if best.count == 1, let only = best.first, let argument = openValue(for: only, among: candidates) {
      throw unsupported(.call, at: argument)
    }
    return best
  }

  /// An argument that makes a generic value without saying its type, such as `Optional(1)`, for which the compiler calls
  /// `show<T>(_: T)` rather than the more specific `show(_: Int?)`.
  private func openValue(for best: Candidate, among all: [Candidate]) -> ExprSyntax? {
    guard !best.member.isNative, best.signature.generics.isEmpty, all.count > 1 else { return nil }
    return best.signature.parameters.indices.lazy.compactMap { index -> ExprSyntax? in
      guard !best.signature.parameters[index].type.genericArguments.isEmpty, let argument = best.match.first(index),
        let call = argument.as(FunctionCallExprSyntax.self), call.calledExpression.is(DeclReferenceExprSyntax.self),
        let made = try? self.typeExpression(call.calledExpression), !made.genericArguments.isEmpty,
        all.contains(where: { $0.takesAnything(argument) })
      else { return nil }
      return argument
    }.first
  }

  private func cheapest(_ viable: [RankedCandidate]) -> [RankedCandidate] {
    guard let least = viable.map(\.costs).min() else { return viable }
    return viable.filter { $0.costs == least }
  }

  /// Ranks the remaining overloads by checking the closures. This does not nest, because each level would double the
  /// work.
  private func readingClosures(
    _ viable: [RankedCandidate], _ receiver: Receiver, _ arguments: CallArguments, at node: Syntax, hint: Type?
  ) throws(Problem) -> [RankedCandidate] {
    let hasClosures = !arguments.trailing.isEmpty || arguments.plain.contains(where: \.isClosure)
    guard viable.count > 1, hasClosures, !mode.isRankingClosures else { return viable }
    mode.isRankingClosures = true
    defer { mode.isRankingClosures = false }
    var fitting: [RankedCandidate] = []
    for one in viable {
      let trial = try trial(one.candidate, receiver, at: node, hint: hint, skippingClosures: false)
      if trial.misfit == nil { fitting.append(RankedCandidate(candidate: one.candidate, costs: trial.costs)) }
    }
    return fitting.isEmpty ? viable : fitting
  }

  /// Whether a call converts a single literal, which then has the target type from the start: `CGFloat(3)`.
  /// In `CGFloat(1 / 3)` the literals are `Int`, as wherever an overload accepts a literal's default type.
  private func isPlainConversion(_ receiver: Receiver, _ arguments: CallArguments) -> Bool {
    guard case .type(let type) = receiver, type.isNumeric, arguments.count == 1,
      var only = arguments.plain.first?.expression
    else { return false }
    if let negated = only.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" { only = negated.expression }
    return only.is(IntegerLiteralExprSyntax.self) || only.is(FloatLiteralExprSyntax.self)
  }

  /// Whether a declaration's result fits the expected type.
  private func gives(_ wanted: Type, _ candidate: Candidate, _ receiver: Receiver) -> Bool {
    // Only lists have such overloads in the library: `suffix(2)` is a slice of an array, or a new array.
    let isOpen = !candidate.member.isNative || wanted.withoutOptionals.isNominal(.array)
    guard isOpen, candidate.signature.generics.isEmpty else { return true }
    let mark = inference.mark
    defer { inference.undo(to: mark) }
    let result = candidate.signature.result.substituting(substitution(for: candidate.member, of: receiver))
    return inference.conversion(from: result, to: wanted) != nil
  }
}

extension TypeChecker.Candidate {
  /// Whether the parameter of an argument has the type of a generic parameter.
  fileprivate func takesAnything(_ argument: ExprSyntax) -> Bool {
    signature.parameters.indices.contains { index in
      guard match.first(index) == argument, case .parameter = signature.parameters[index].type else { return false }
      return true
    }
  }
}
