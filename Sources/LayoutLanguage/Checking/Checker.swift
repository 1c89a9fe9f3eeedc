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
  private(set) var problems: [Problem] = []
  /// The innermost pair of braces being read.
  var scope: BlockScope
  /// View types that other views use.
  private(set) var usedViews: Set<Nominal> = []
  /// What a preview shows is not used by a view.
  var isCheckingPreview = false
  /// How deep expressions are nested right now.
  var nesting = 0
  /// How many expressions were read, those read again for another overload included.
  private(set) var work = 0
  /// Calls that are read already, while the overloads of the call around them are tried.
  var settledCalls: [SyntaxIdentifier: Checked] = [:]

  enum Budget {
    static let nesting = 400
    /// A file of the greatest length has some 15,000 expressions.
    static let work = 150_000
    static let problems = 100
    /// Steps of a type's name, as in `A.B.C`.
    static let typeNesting = 16
    /// Parts of one type, those inside of its parts included.
    static let typeSize = 1000
  }
  /// Aliases whose type is being read; one that is asked for here refers to itself.
  var aliasesUnderway: Set<SyntaxIdentifier> = []

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
    if !isDone, !problems.contains(problem) { problems.append(problem) }
  }

  /// Counts one more expression or type that is read.
  func countWork(at range: @autoclosure () -> SourceRange) throws(Problem) {
    work += 1
    guard work > Budget.work else { return }
    throw Problem(
      .limit,
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions",
      at: range(), notes: [Note("Give parts of it names with 'let', and put them together.")])
  }

  /// Whether reading on is no use: the work is used up, or there is more to mend than anybody reads.
  var isDone: Bool { work > Budget.work || problems.count >= Budget.problems }

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
    let mark = inference.mark
    guard let conversion = inference.conversion(from: checked.type, to: expected) else {
      inference.undo(to: mark)
      throw mismatch(checked.type, expected, for: purpose, at: node)
    }
    switch conversion {
    case .identity: return Checked(type: expected.isVariable ? checked.type : expected, emit: checked.emit)
    case .wrap: return Checked(type: expected) { .some(checked.emit()) }
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
