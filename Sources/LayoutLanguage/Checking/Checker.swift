import Diagnostics
import SwiftSyntax

/// An expression whose type is known, or at least bound to be found.
///
/// Code is made only after the whole statement has its types, so that a literal knows what it has become.
struct Checked {
  var type: Type
  var emit: () -> Expression
}

/// Checks types and names before anything runs, and turns syntax into the program's own code.
///
/// Each expression is read with the type its place expects, if any; what is still open is settled by unification.
/// A problem ends its statement only, so that several are found at once.
final class Checker {
  let module: Module
  var inference: Inference
  var problems: [Problem] = []
  /// The innermost pair of braces being read.
  var scope: BlockScope
  /// View types that other views use.
  private(set) var usedViews: Set<Nominal> = []
  /// What a preview shows is not used by a view.
  var isCheckingPreview = false
  /// A closure is being read with usual types for its literals; a second way is not tried inside of a first.
  var isTryingLiterals = false
  /// How deep expressions are nested right now; the guard before parsing keeps it small.
  var nesting = 0
  /// How many type aliases are being looked through, one inside the other.
  var aliasDepth = 0

  init(module: Module) {
    self.module = module
    inference = Inference(module: module)
    let context = module.fileContexts.first ?? DeclarationContext(file: 0, nominal: nil, parent: nil)
    scope = BlockScope(function: FunctionScope(parent: nil, context: context, selfType: nil, isStatic: false), parent: nil)
  }

  var file: Int { scope.function.context.file }
  var function: FunctionScope { scope.function }
  var view: Type { module.native("View") }
  var bool: Type { module.native("Bool") }
  var int: Type { module.native("Int") }
  var string: Type { module.native("String") }
  var double: Type { module.native("Double") }

  func report(_ problem: Problem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Takes back what was reported while an overload was tried.
  func forgetProblems(after count: Int) { problems.removeSubrange(count...) }

  /// Remembers that a view type is used, so that it is no root.
  func noteUse(of nominal: Nominal) {
    if !isCheckingPreview, nominal != enclosingNominal(function.context) { usedViews.insert(nominal) }
  }

  func range(_ node: some SyntaxProtocol) -> SourceRange { node.range(in: file) }

  func problem(
    _ message: String, at node: some SyntaxProtocol, notes: [Note] = [], fixIts: [FixIt] = []
  ) -> Problem {
    Problem(.type, message, at: range(node), notes: notes, fixIts: fixIts)
  }

  func unsupported(_ what: String, at node: some SyntaxProtocol, instead: String? = nil) -> Problem {
    Problem(.unsupported, "\(what) is not part of this course", at: range(node), notes: instead.map { [Note($0)] } ?? [])
  }

  /// Reads something inside new braces of the same function.
  func inBlock<Answer>(_ work: () throws(Problem) -> Answer) throws(Problem) -> Answer {
    let outer = scope
    scope = BlockScope(function: outer.function, parent: outer)
    defer { scope = outer }
    return try work()
  }

  /// Reads something inside a function of its own.
  func inFunction<Answer>(
    _ function: FunctionScope, parent: BlockScope?, _ work: () throws(Problem) -> Answer
  ) throws(Problem) -> Answer {
    let outer = scope
    scope = BlockScope(function: function, parent: parent)
    defer { scope = outer }
    return try work()
  }

  // MARK: Using a value where a type is expected

  /// What a value is wanted for; the word that a message uses.
  enum Purpose {
    case argument
    case specified
    case result
    case condition
  }

  /// Reads an expression that must have a type.
  func check(_ expression: ExprSyntax, as expected: Type, for purpose: Purpose) throws(Problem) -> Checked {
    let checked = try infer(expression, hint: expected)
    return try convert(checked, to: expected, for: purpose, at: expression)
  }

  func convert(
    _ checked: Checked, to expected: Type, for purpose: Purpose, at node: ExprSyntax
  ) throws(Problem) -> Checked {
    // What never comes back may stand for any result.
    if purpose == .result, checked.type.isNominal("Never") { return Checked(type: expected, emit: checked.emit) }
    let mark = inference.mark
    guard let converted = converted(checked, to: expected) else {
      inference.undo(to: mark)
      throw mismatch(checked.type, expected, for: purpose, at: node)
    }
    return converted
  }

  /// The value as one of the expected type; nil where Swift does not convert it by itself.
  func converted(_ checked: Checked, to expected: Type) -> Checked? {
    switch inference.conversion(from: checked.type, to: expected) {
    case .identity: return Checked(type: expected.isVariable ? checked.type : expected, emit: checked.emit)
    case .wrap: return Checked(type: expected) { .some(checked.emit()) }
    case nil: return nil
    }
  }

  private func mismatch(_ actual: Type, _ expected: Type, for purpose: Purpose, at node: ExprSyntax) -> Problem {
    if let wrapped = actual.wrapped, inference.conversion(from: wrapped, to: expected) != nil {
      return problem(
        "value of optional type '\(actual)' must be unwrapped to a value of type '\(wrapped)'", at: node,
        notes: [Note("Say what to use where there is no value, for example with '?? 0'.")])
    }
    if case .opaque(let proto) = expected.shallow {
      return problem("type '\(actual)' cannot conform to '\(proto.name)'", at: node)
    }
    var notes: [Note] = []
    if actual.isNumeric, expected.isNumeric {
      notes = [Note("Swift does not turn one number type into another by itself. Write '\(expected)(…)' around it.")]
    }
    let text: String
    switch purpose {
    case .argument: text = "cannot convert value of type '\(actual)' to expected argument type '\(expected)'"
    case .specified: text = "cannot convert value of type '\(actual)' to specified type '\(expected)'"
    case .result: text = "cannot convert return expression of type '\(actual)' to return type '\(expected)'"
    case .condition: text = "cannot convert value of type '\(actual)' to expected condition type '\(expected)'"
    }
    return problem(text, at: node, notes: notes)
  }
}
