import Diagnostics
import LayoutProgram
import SwiftSyntax

/// A checked expression, whose type is known or still being inferred.
///
/// Code is generated only after the whole statement has its types, so that each literal knows its own.
struct Checked {
  var type: Type
  var emit: () -> Expression
  /// The underlying type of `some View`, if known.
  var made: ConcreteType?
  /// Whether its declared type is `any View`, which is no view.
  var isExistential = false
  /// Whether it is a chain such as `a?.first` whose last member is optional: the next member applies to that optional.
  var endsInOptional = false
}

/// Checks types and names before anything runs, and turns syntax into executable code.
///
/// Each expression is checked with its expected type, if any; unification infers the rest. An error ends only its
/// statement, so that one check finds several.
package final class TypeChecker {
  package let module: Module
  package let inference: Inference
  /// The problems so far.
  package var found = FoundProblems()
  /// The work done, and its limits.
  package var effort: CheckingEffort
  /// The current mode.
  var mode = ReadingMode()
  /// The effects around the current expression: `await`, `try`.
  var effects = EffectsAround()
  /// The names seen so far.
  package var seen = SeenNames()
  /// The innermost block.
  var scope: BlockScope
  /// Calls that are already checked, while the overloads of the call around them are tried. Read at every expression;
  /// accesses never overlap.
  @exclusivity(unchecked) var settledCalls: [SyntaxIdentifier: Checked] = [:]
  /// The bases of members that begin a part of a chain after `#if`.
  @exclusivity(unchecked) var chainBases: [SyntaxIdentifier: ExprSyntax] = [:]

  enum Budget {
    static let nesting = 400
    /// A file of the maximum length has some 15,000 expressions.
    static let work = 150_000
    /// Components of a type's name, as in `A.B.C`.
    static let typeNesting = 16
    /// Parts of one type, including nested ones.
    static let typeSize = 1000
  }

  /// Whether each file contains `return`s or `$0`s, which most do not.
  let mentions: (returns: [Bool], shorthands: [Bool])

  package init(module: Module, reading sources: [SourceText], by deadline: Deadline? = nil) {
    self.module = module
    effort = CheckingEffort(by: deadline)
    mentions = (sources.map { $0.mentions("return") }, sources.map { $0.mentions("$") })
    inference = Inference(module: module)
    view = module.native(.view)
    bool = module.native(.bool)
    int = module.native(.int)
    string = module.native(.string)
    double = module.native(.double)
    let context = module.fileContexts.first ?? DeclarationContext(file: 0, nominal: nil, parent: nil)
    scope = BlockScope(
      function: FunctionScope(parent: nil, context: context, selfType: nil, isStatic: false), parent: nil)
    inference.ownElement = { [weak self] in self?.ownElement(of: $0) }
  }

  var file: Int { scope.function.context.file }
  var function: FunctionScope { scope.function }
  // Used at nearly every expression.
  package let view: Type
  let bool: Type
  package let int: Type
  let string: Type
  package let double: Type

  func report(_ problem: Problem) {
    if case .toldAlready? = problem.swift { return }
    if !isDone { found.report(problem) }
  }

  /// Whether to stop: the work is used up, or there are more errors than anybody reads.
  var isDone: Bool { effort.isOver || found.wrong >= Module.mostProblems }

  /// Records that a view type is used, so that it is no root.
  func noteUse(of nominal: Nominal) {
    if !mode.isPreview, nominal != enclosingNominal(function.context) { seen.views.insert(nominal) }
  }

  func range(_ node: some SyntaxProtocol) -> SourceRange { node.range(in: file) }

  func problem(
    _ message: SwiftMessage, at node: some SyntaxProtocol, notes: [Note] = [], fixIts: [FixIt] = []
  ) -> Problem {
    Problem(.type, message, at: place(of: node), notes: notes, fixIts: fixIts)
  }

  /// The reported position of a problem with a node.
  func place(of node: some SyntaxProtocol) -> SourceRange {
    var place = range(node)
    if let expression = Syntax(node).as(ExprSyntax.self) { place.lower = expression.anchor.utf8Offset }
    return place
  }

  func unsupported(
    _ what: UnsupportedMessage.Subject, at node: some SyntaxProtocol, instead: UnsupportedMessage? = nil
  ) -> Problem {
    Problem(unsupported: what, at: range(node), instead: instead)
  }

  /// Checks something in a new block of the same function.
  func inBlock<Answer>(_ work: () throws(Problem) -> Answer) throws(Problem) -> Answer {
    let outer = scope
    scope = BlockScope(function: outer.function, parent: outer)
    defer { scope = outer }
    return try work()
  }

  /// Checks something in a function of its own.
  func inFunction<Answer>(
    _ function: FunctionScope, parent: BlockScope?, _ work: () throws(Problem) -> Answer
  ) throws(Problem) -> Answer {
    let outer = scope
    scope = BlockScope(function: function, parent: parent)
    defer { scope = outer }
    return try work()
  }

  // MARK: Expected types

  /// The purpose of a value, which selects the message.
  enum Purpose {
    case argument
    case specified
    case assignment
    case result
    case closureResult
    case element
    case dictionaryKey
    case dictionaryValue
    case condition
  }

  /// Checks an expression against an expected type.
  func check(_ expression: ExprSyntax, as expected: Type, for purpose: Purpose) throws(Problem) -> Checked {
    if expression.kind == .infixOperatorExpr, purpose == .condition || purpose == .argument {
      try refuseAssignment(expression, as: expected, for: purpose)
    }
    if expression.kind == .nilLiteralExpr, !expected.isVariable, expected.wrapped == nil,
      expected.nominal?.isNative != false
    {
      throw nilMismatch(expected, for: purpose, at: expression)
    }
    let checked = try infer(expression, hint: expected)
    if purpose == .result, case .opaque = expected, let type = checked.concrete {
      function.results.append(FunctionResult(type: type, node: expression))
    }
    return try convert(checked, to: expected, for: purpose, at: expression)
  }

  func convert(
    _ checked: Checked, to expected: Type, for purpose: Purpose, at node: ExprSyntax
  ) throws(Problem) -> Checked {
    // `Never` converts to any result.
    if purpose == .result || purpose == .closureResult, checked.type.role == .never {
      return Checked(type: expected, emit: checked.emit)
    }
    let mark = inference.mark
    guard let converted = converted(checked, to: expected) else {
      inference.undo(to: mark)
      if let forced = forced(checked, at: node), let plain = converted(forced, to: expected) { return plain }
      inference.undo(to: mark)
      if let wanted = expected.withoutOptionals.nominal, wanted.isBeyond {
        throw beyondProblem(wanted.name, at: range(node))
      }
      throw mismatch(checked.type, expected, for: purpose, at: node)
    }
    return converted
  }

  /// The value as the expected type; nil if Swift does not convert it implicitly.
  func converted(_ checked: Checked, to expected: Type) -> Checked? {
    let own = checked.type
    if let spread = takingTuple(checked, expected) ?? givingOptional(checked, expected) { return spread }
    switch inference.conversion(from: own, to: expected) {
    case .identity:
      return Checked(
        type: expected.isVariable ? own : expected, emit: shaped(checked.emit, from: own, to: expected),
        made: checked.concrete)
    case .wrap:
      guard let wrapped = expected.wrapped, let inner = converted(checked, to: wrapped) else { return nil }
      return Checked(type: expected) { .some(inner.emit()) }
    case nil: return nil
    }
  }

  /// Converts a function of two values to one that takes a pair: `zip(a, b).map(max)`.
  private func takingTuple(_ checked: Checked, _ expected: Type) -> Checked? {
    guard case .function(let given) = checked.type.shallow, given.parameters.count > 1,
      case .function(let wanted) = expected.withoutOptionals, wanted.parameters.count == 1,
      case .tuple(let elements)? = wanted.parameters.first?.shallow, elements.count == given.parameters.count
    else { return nil }
    let parts = Type.function(FunctionType(parameters: elements.map(\.type), result: wanted.result))
    let allowed = wanted.isThrowing ? parts.allowingErrors : parts
    guard inference.conversion(from: checked.type, to: allowed) == .identity else { return nil }
    let code = FunctionCode(name: "closure", range: nil)
    (code.slotCount, code.parameterSlots, code.defaults) = (1, [0], [nil])
    let arguments = elements.indices.map { Expression.tupleElement(.local(depth: 0, slot: 0), $0) }
    code.body = [.returning(.callValue(.local(depth: 1, slot: 0), arguments, range: nil))]
    return Checked(type: .function(wanted.throwing(as: given))) { .capturing([checked.emit()], code) }
  }

  /// Converts a function with a plain result to one with an optional result: `compactMap(Double.init)`.
  private func givingOptional(_ checked: Checked, _ expected: Type) -> Checked? {
    guard case .function(let given) = checked.type.shallow, case .function(var wanted) = expected.withoutOptionals,
      given.parameters.count == wanted.parameters.count, let inner = wanted.result.wrapped,
      given.result.wrapped == nil, !given.result.isVariable
    else { return nil }
    wanted.result = inner
    guard inference.conversion(from: checked.type, to: .function(wanted)) == .identity else { return nil }
    let code = FunctionCode(name: "closure", range: nil)
    let count = given.parameters.count
    (code.slotCount, code.parameterSlots, code.defaults) = (count, Array(0..<count), (0..<count).map { _ in nil })
    let arguments = (0..<count).map { Expression.local(depth: 0, slot: $0) }
    code.body = [.returning(Expression.some(.callValue(.local(depth: 1, slot: 0), arguments, range: nil)))]
    wanted.result = module.optional(inner)
    return Checked(type: .function(wanted.throwing(as: given))) { .capturing([checked.emit()], code) }
  }

  private func nilMismatch(_ expected: Type, for purpose: Purpose, at node: ExprSyntax) -> Problem {
    switch purpose {
    case .assignment: problem("'nil' cannot be assigned to type '\(expected)'", at: node)
    case .specified: problem("'nil' cannot initialize specified type '\(expected)'", at: node)
    case .result, .closureResult: problem("'nil' is incompatible with return type '\(expected)'", at: node)
    default: problem("'nil' is not compatible with expected argument type '\(expected)'", at: node)
    }
  }

  func mismatch(_ actual: Type, _ expected: Type, for purpose: Purpose, at node: ExprSyntax) -> Problem {
    if let wrapped = actual.wrapped, inference.conversion(from: wrapped, to: expected) != nil {
      return unwrappingNeeded(actual, wrapped, at: node)
    }
    if case .function = expected.shallow,
      actual.nominal?.allConformances.contains(where: { $0.isNative && $0.name == "IteratorProtocol" }) == true
    {
      return unsupported(.name("AnyIterator"), at: node)
    }
    for type in [actual, expected] {
      if let beyond = inherited(by: type, at: Syntax(node)) { return beyond }
    }
    if expected.isNominal(.binding), let inner = expected.genericArguments.first, inner == actual.resolved,
      let name = node.as(DeclReferenceExprSyntax.self)?.baseName
    {
      let start = range(node).lower
      return problem(
        "cannot convert value '\(name.text)' of type '\(actual)' to expected type '\(expected)', use wrapper instead",
        at: node,
        notes: [Note(NameNote.write("$\(name.text)"))],
        fixIts: [FixIt("insert '$'", replacing: SourceRange(file: file, lower: start, upper: start), with: "$")])
    }
    if expected.isNominal(.randomAccessCollection), let type = actual.nominal,
      !type.conforms(toNative: .randomAccessCollection)
    {
      return problem(.forEachRequires(type: "\(actual)"), at: node)
    }
    if case .opaque(let proto) = expected.shallow {
      let notes = proto.name == "View" ? notes(onNoView: actual, at: node) : []
      return problem(.cannotConform(type: "\(actual)", isNamed: actual.isNamed, to: proto.name), at: node, notes: notes)
    }
    if case .metatype(let instance) = actual.shallow, case .metatype(let wanted) = expected.shallow,
      case .opaque(let proto) = wanted.shallow
    {
      let own = instance.nominal.flatMap { $0.isNative ? nil : $0 }
      return problem(
        "argument type '\(instance)' does not conform to expected type '\(proto.name)'", at: node,
        notes: own.map { [Note(NameNote.write("\($0.kind.rawValue) \($0.name): \(proto.name)"), at: $0.range)] } ?? [])
    }
    if case .function(let given) = actual.shallow, case .function(let taken) = expected.withoutOptionals,
      given.isThrowing, !taken.isThrowing
    {
      return invalidThrowing(given, at: node)
    }
    if let other = otherResult(actual, expected, at: node) { return other }
    // For a plain value and an optional parameter, Swift's message names the wrapped type.
    let wanted = actual.wrapped == nil ? expected.withoutOptionals : expected
    var notes: [Note] = []
    if actual.isNumeric, wanted.isNumeric {
      notes = [Note(TypeNote.convertNumber(to: "\(wanted)"))]
    } else {
      notes = self.notes(onMismatch: actual, wanted, at: node)
    }
    return problem(words(for: actual, wanted, purpose), at: node, notes: notes)
  }

  private func words(for actual: Type, _ wanted: Type, _ purpose: Purpose) -> SwiftMessage {
    switch purpose {
    case .argument: "cannot convert value of type '\(actual)' to expected argument type '\(wanted)'"
    case .assignment: "cannot assign value of type '\(actual)' to type '\(wanted)'"
    case .specified: "cannot convert value of type '\(actual)' to specified type '\(wanted)'"
    case .result: "cannot convert return expression of type '\(actual)' to return type '\(wanted)'"
    case .closureResult: "cannot convert value of type '\(actual)' to closure result type '\(wanted)'"
    case .element: "cannot convert value of type '\(actual)' to expected element type '\(wanted)'"
    case .dictionaryKey: "cannot convert value of type '\(actual)' to expected dictionary key type '\(wanted)'"
    case .dictionaryValue: "cannot convert value of type '\(actual)' to expected dictionary value type '\(wanted)'"
    case .condition where actual.wrapped != nil:
      "optional type '\(actual)' cannot be used as a boolean; test for '!= nil' instead"
    case .condition where actual.isNominal(.int): "type 'Int' cannot be used as a boolean; test for '!= 0' instead"
    case .condition: "cannot convert value of type '\(actual)' to expected condition type '\(wanted)'"
    }
  }

  func unwrappingNeeded(_ type: Type, _ wrapped: Type, at node: some SyntaxProtocol) -> Problem {
    problem(
      "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'", at: node,
      notes: [Note(TypeNote.sayDefault(exampleOfDefault(for: wrapped)))])
  }
}

extension TypeChecker {
  func problem(_ message: CheckingMessage, at node: some SyntaxProtocol, notes: [Note] = []) -> Problem {
    Problem(.type, message as any Message, at: place(of: node), notes: notes)
  }
}

extension FunctionType {
  /// The function type with `throws` if another one throws.
  fileprivate func throwing(as other: FunctionType) -> FunctionType {
    var own = self
    own.isThrowing = other.isThrowing
    return own
  }
}
