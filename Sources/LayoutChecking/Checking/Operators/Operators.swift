import Diagnostics
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// Checks operators between values.
extension TypeChecker {
  func prefixOperator(_ node: PrefixOperatorExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let symbol = node.operator.text
    switch symbol {
    case "-":
      if let literal = node.expression.as(IntegerLiteralExprSyntax.self) {
        let number = try integer(literal, isNegative: true)
        if ownOperators("-", for: [number]).isEmpty { return number }
      }
      let operand = try infer(node.expression, hint: hint)
      if let own = try ownOperator("-", [operand], at: node) { return own }
      let isSigned = if case .parameter(let own) = operand.type.shallow { isNumber(own, .signedNumeric) } else { false }
      guard operand.type.isNumeric || operand.type.isVariable || operand.type.isNominal(.angle) || isSigned else {
        throw problem("unary operator '-' cannot be applied to an operand of type '\(operand.type)'", at: node)
      }
      let range = range(node)
      return Checked(type: operand.type) { .negate(operand.emit(), range: range) }
    case "+":
      let operand = try infer(node.expression, hint: hint)
      return try ownOperator("+", [operand], at: node) ?? operand
    case "!":
      let read = try infer(node.expression, hint: bool)
      if let own = try ownOperator("!", [read], at: node) { return own }
      let operand = try convert(read, to: bool, for: .argument, at: node.expression)
      return Checked(type: bool) { .not(operand.emit()) }
    case "...", "..<":
      let upper = try infer(node.expression, hint: nil)
      return oneSided(
        nil, upper, isClosed: symbol == "...", type: symbol == "..." ? .partialRangeThrough : .partialRangeUpTo,
        at: node)
    case "~":
      let operand = try infer(node.expression, hint: hint)
      if let own = try ownOperator(symbol, [operand], at: node) { return own }
      guard operand.type.isIntegerLiteral || operand.type.isInteger || inference.unify(operand.type, int) else {
        throw problem("cannot convert value of type '\(operand.type)' to expected argument type 'Int'", at: node)
      }
      let range = range(node)
      return Checked(type: operand.type) { .native(Self.complement, arguments: [.value(operand.emit())], range: range) }
    default:
      if let own = try ownOperator(symbol, [try infer(node.expression, hint: nil)], at: node) { return own }
      throw unknownOperator(node.operator, behind: nil)
    }
  }

  func infixOperator(_ node: InfixOperatorExprSyntax, hint: Type?) throws(Problem) -> Checked {
    if node.operator.is(AssignmentExprSyntax.self) { return try assignment(node) }
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      throw unsupported(.usedOperator, at: node)
    }
    switch symbol {
    case "+", "-", "*", "/", "%": return try arithmetic(node, symbol, hint: hint)
    case "==", "!=", "<", "<=", ">", ">=": return try comparison(node, symbol)
    case "&&", "||": return try logic(node, symbol)
    case "??": return try coalesce(node, hint: hint)
    case "..<", "...": return try range(node, isClosed: symbol == "...", hint: hint)
    case "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>": return try bits(node, symbol)
    case "===", "!==": return try identity(node, symbol)
    case "~=": return try matching(node)
    case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
      return try compoundAssignment(node, String(symbol.dropLast()))
    default:
      if let changed = try ownAssignment(node, symbol) { return changed }
      let left = try infer(node.leftOperand, hint: nil)
      if let own = try autoclosureOperator(symbol, left, node) { return own }
      let right = try infer(node.rightOperand, hint: closureHint(symbol, left, node.rightOperand))
      if let own = try ownOperator(symbol, [left, right], at: node) { return own }
      throw problem("cannot find operator '\(symbol)' in scope", at: node.operator)
    }
  }

  private func logic(_ node: InfixOperatorExprSyntax, _ symbol: String) throws(Problem) -> Checked {
    let read = try infer(node.leftOperand, hint: bool)
    if !read.type.isNominal(.bool), !ownOperators(symbol, for: [read]).isEmpty,
      let combined = try ownOperator(symbol, [read, try infer(node.rightOperand, hint: nil)], at: node)
    {
      return combined
    }
    let left = try convert(read, to: bool, for: .argument, at: node.leftOperand)
    let right = try check(node.rightOperand, as: bool, for: .argument)
    return Checked(type: bool) { symbol == "&&" ? .and(left.emit(), right.emit()) : .or(left.emit(), right.emit()) }
  }

  private func coalesce(_ node: InfixOperatorExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let left = try infer(
      node.leftOperand, hint: hint?.sayingSomething.map { module.optional($0.withoutOptionals) })
    guard let wrapped = left.type.wrapped else {
      throw problem(
        "left side of nil coalescing operator '??' has non-optional type '\(left.type)', so the right side is never used",
        at: node.leftOperand)
    }
    // `average() ?? nil` stays optional.
    let isNil = node.rightOperand.is(NilLiteralExprSyntax.self) && wrapped.wrapped == nil
    let right = try infer(node.rightOperand, hint: isNil ? left.type : wrapped)
    let mark = inference.mark
    if inference.conversion(from: right.type, to: wrapped) == .identity {
      return Checked(type: wrapped) { .coalesce(left.emit(), right.emit(), keepsOptional: false) }
    }
    inference.undo(to: mark)
    if right.type.wrapped != nil, inference.unify(right.type, left.type) {
      return Checked(type: left.type) { .coalesce(left.emit(), right.emit(), keepsOptional: true) }
    }
    if wrapped.wrapped != nil, let fitting = converted(right, to: wrapped) {
      return Checked(type: wrapped) { .coalesce(left.emit(), fitting.emit(), keepsOptional: false) }
    }
    inference.undo(to: mark)
    if right.type.role == .any {
      return Checked(type: right.type) { .coalesce(left.emit(), right.emit(), keepsOptional: false) }
    }
    if let anything = hint?.withoutOptionals, anything.role == .any {
      // `print(data ?? "none")`: both are `Any`.
      let shown = shaped(left.emit, from: wrapped, to: anything)
      let other = shaped(right.emit, from: right.type, to: anything)
      return Checked(type: anything) { .coalesce(shown(), other(), keepsOptional: false) }
    }
    throw problem(
      "cannot convert value of type '\(right.type)' to expected argument type '\(wrapped)'", at: node.rightOperand)
  }

  private func range(_ node: InfixOperatorExprSyntax, isClosed: Bool, hint: Type?) throws(Problem) -> Checked {
    let wanted = hint?.genericArguments.first
    let isText = node.leftOperand.is(StringLiteralExprSyntax.self)
    let bound = node.leftOperand.startsWithDot || isText ? wanted : nil
    var lower = try infer(node.leftOperand, hint: bound)
    var upper = try infer(
      node.rightOperand,
      hint: node.rightOperand.withoutParentheses.startsWithDot || isText ? bound ?? lower.type : nil)
    if let fraction = fraction(of: lower.type, upper.type, wanted: wanted) {
      lower = converted(lower, to: fraction) ?? lower
      upper = converted(upper, to: fraction) ?? upper
    }
    guard inference.unify(lower.type, upper.type) else {
      throw mismatchedOperands(isClosed ? "..." : "..<", lower.type, upper.type, at: node)
    }
    let range = range(node)
    return Checked(type: module.native(isClosed ? .closedRange : .range, [lower.type])) {
      .range(lower.emit(), upper.emit(), isClosed: isClosed, range: range)
    }
  }

  /// The bound type of a range of fractions, as in `0...size.width`: the expected type, or else `CGFloat` if
  /// the bounds mix `Double` and `CGFloat`.
  private func fraction(of lower: Type, _ upper: Type, wanted: Type?) -> Type? {
    let bounds = [lower, upper].filter { $0.role == .double || $0.role == .cgFloat }
    guard let first = bounds.first else { return nil }
    if let wanted, wanted.role == .double || wanted.role == .cgFloat { return wanted }
    return bounds.count == 2 && lower.role != upper.role ? bounds.first { $0.role == .cgFloat } ?? first : nil
  }

  private func mismatchedOperands(
    _ symbol: String, _ left: Type, _ right: Type, at node: some SyntaxProtocol, hint: Type? = nil
  ) -> Problem {
    let infix = Syntax(node).as(InfixOperatorExprSyntax.self)
    for (type, other, operand) in [(left, right, infix?.leftOperand), (right, left, infix?.rightOperand)] {
      guard let operand else { continue }
      if let wrapped = type.wrapped, wrapped.isNumeric, !other.isNominal(.string) {
        return unwrappingNeeded(type, wrapped, at: operand)
      }
      // One operand has the expected type, so the other one is wrong.
      if let hint, !other.isVariable, other == hint.resolved, type != other {
        return mismatch(type, other, for: .argument, at: operand)
      }
    }
    for type in [left, right] {
      if let beyond = inherited(by: type, at: Syntax(node)) { return beyond }
    }
    if left.nominal?.isPartlyKnown == true, left.nominal?.isNative == true {
      return unsupported(.usedOperator, at: node)
    }
    var notes: [Note] = []
    if left.isNumeric, right.isNumeric {
      let other = left.role == .int ? right : left
      notes = [Note(TypeNote.convertInt(to: "\(other)"))]
    }
    return problem(
      "binary operator '\(symbol)' cannot be applied to operands of type '\(left)' and '\(right)'", at: node,
      notes: notes)
  }

  // MARK: Arithmetic

  private func arithmetic(_ node: InfixOperatorExprSyntax, _ symbol: String, hint: Type?) throws(Problem) -> Checked {
    let expected = hint?.sayingSomething?.withoutOptionals
    if node.leftOperand.startsWithDot, expected == nil {
      let right = try infer(node.rightOperand, hint: nil)
      return try arithmetic(
        try infer(node.leftOperand, hint: open(right.type)), right, symbol, at: Syntax(node), hint: expected)
    }
    let left = try infer(node.leftOperand, hint: expected)
    // `base + (.tight * 2)`
    let isOwn = left.type.nominal?.isNative == false && node.rightOperand.is(TupleExprSyntax.self)
    var neighbor = node.rightOperand.startsWithDot || isOwn ? expected ?? open(left.type) : expected
    // `.now() + .seconds(1)`
    if left.type.isNominal(.dispatchTime), node.rightOperand.startsWithDot {
      neighbor = module.native(.dispatchTimeInterval)
    } else if left.type.isNominal(.dispatchTime) {
      neighbor = nil
    }
    let right = try infer(node.rightOperand, hint: neighbor)
    let operands = try withOwnLiteral(
      node, symbol, forced(left, at: node.leftOperand) ?? left, forced(right, at: node.rightOperand) ?? right)
    do throws(Problem) {
      return try arithmetic(operands.left, operands.right, symbol, at: Syntax(node), hint: expected)
    } catch {
      guard expected == nil, let other = try resultFitting(node, symbol, left, right) else { throw error }
      return other
    }
  }

  /// Checks `measure() + 0.5` with the overload of `measure` that returns the other operand's type.
  private func resultFitting(
    _ node: InfixOperatorExprSyntax, _ symbol: String, _ left: Checked, _ right: Checked
  ) throws(Problem) -> Checked? {
    let mark = inference.mark
    for (operand, found, other) in [(node.leftOperand, left, right), (node.rightOperand, right, left)]
    where operand.is(FunctionCallExprSyntax.self) {
      guard let again = try? infer(operand, hint: open(other.type)), again.type != found.type else { continue }
      let isLeft = operand.id == node.leftOperand.id
      let (first, second) = isLeft ? (again, other) : (other, again)
      if let value = try? arithmetic(first, second, symbol, at: Syntax(node), hint: nil) { return value }
      inference.undo(to: mark)
    }
    return nil
  }

  /// The type in which a literal's neighbor is looked up: `180 / .pi` is a `Double`.
  private func open(_ type: Type) -> Type {
    if case .variable(let variable) = type.shallow, variable.literal != nil { return double }
    return type
  }

  /// Checks a binary operator on checked operands.
  func operation(_ symbol: String, _ left: Checked, _ right: Checked, at node: Syntax, hint: Type?) throws(Problem)
    -> Checked
  {
    if Comparison(rawValue: symbol) != nil { return try comparison(left, right, symbol, at: node) }
    return try arithmetic(left, right, symbol, at: node, hint: hint)
  }

  /// Checks an arithmetic operator. A literal takes the type of its typed neighbor; for `Double` and
  /// `CGFloat`, the expected type decides.
  func arithmetic(
    _ left: Checked, _ right: Checked, _ symbol: String, at node: Syntax, hint: Type?
  ) throws(Problem) -> Checked {
    if let own = try ownOperator(symbol, [left, right], at: node) { return own }
    if symbol == "+", var joined = concatenation(left, right, at: node) {
      // `prefix(3) + "…"`, if a `String` is expected: the right operand is one.
      if joined.type.isNominal(.substring), right.type.isNominal(.string), hint?.isNominal(.string) == true {
        joined.type = right.type
      }
      return joined
    }
    if let bits = bits(left, right, symbol, at: node) { return bits }
    let range = range(node)
    guard let operation = Arithmetic(rawValue: symbol) else {
      throw problem("cannot find operator '\(symbol)' in scope", at: node)
    }
    if let angle = angle(left, right, operation, range) { return angle }
    if let date = date(left, right, operation, range) { return date }
    if let duration = duration(left, right, operation, range) { return duration }
    let mark = inference.mark
    guard let type = numericResult(left.type, right.type, hint: hint) else {
      inference.undo(to: mark)
      throw mismatchedOperands(symbol, left.type, right.type, at: node, hint: hint)
    }
    if operation == .remainder, type.isFloating || type.isOpenFraction {
      throw problem("'%' is unavailable: For floating point numbers use truncatingRemainder instead", at: node)
    }
    return Checked(type: type) {
      .arithmetic(operation, left.emit(), right.emit(), isInteger: !type.isFloating, range: range)
    }
  }

  /// Checks arithmetic of angles: `start - .degrees(90)`, `step * 2`.
  private func angle(_ left: Checked, _ right: Checked, _ operation: Arithmetic, _ range: SourceRange) -> Checked? {
    guard left.type.isNominal(.angle) || right.type.isNominal(.angle) else { return nil }
    let isAngle = (left.type.isNominal(.angle), right.type.isNominal(.angle))
    switch (operation, isAngle) {
    case (.add, (true, true)), (.subtract, (true, true)): break
    case (.multiply, (true, false)), (.divide, (true, false)):
      guard inference.conversion(from: right.type, to: double) != nil else { return nil }
    case (.multiply, (false, true)):
      guard inference.conversion(from: left.type, to: double) != nil else { return nil }
    default: return nil
    }
    return Checked(type: isAngle.0 ? left.type : right.type) {
      .arithmetic(operation, left.emit(), right.emit(), isInteger: false, range: range)
    }
  }

  /// Checks arithmetic of dates and seconds: `now + 60`.
  private func date(_ left: Checked, _ right: Checked, _ operation: Arithmetic, _ range: SourceRange) -> Checked? {
    guard left.type.isNominal(.date) || left.type.isNominal(.dispatchTime), operation == .add || operation == .subtract
    else { return nil }
    let isInterval = left.type.isNominal(.dispatchTime) && right.type.isNominal(.dispatchTimeInterval)
    guard isInterval || inference.conversion(from: right.type, to: double) != nil else { return nil }
    return Checked(type: left.type) {
      .arithmetic(operation, left.emit(), right.emit(), isInteger: false, range: range)
    }
  }

  /// Checks arithmetic of durations: `.seconds(90) + .milliseconds(500)`, `pause * 2`, `pause / other`.
  private func duration(_ left: Checked, _ right: Checked, _ operation: Arithmetic, _ range: SourceRange) -> Checked? {
    let isDuration = (left.type.isNative(called: "Duration"), right.type.isNative(called: "Duration"))
    switch (operation, isDuration) {
    case (.add, (true, true)), (.subtract, (true, true)), (.divide, (true, true)): break
    case (.multiply, (true, false)), (.divide, (true, false)):
      guard inference.conversion(from: right.type, to: double) != nil || right.type.isInteger else { return nil }
    default: return nil
    }
    return Checked(type: operation == .divide && isDuration.1 ? double : left.type) {
      .arithmetic(operation, left.emit(), right.emit(), isInteger: false, range: range)
    }
  }

  private func numericResult(_ left: Type, _ right: Type, hint: Type?) -> Type? {
    let leftOpen = left.isVariable
    let rightOpen = right.isVariable
    // `0` next to a generic number has that number's type.
    if case .parameter(let a) = left.shallow, isNumber(a), rightOpen {
      return inference.unify(right, left) ? left : nil
    }
    if case .parameter(let b) = right.shallow, isNumber(b), leftOpen {
      return inference.unify(left, right) ? right : nil
    }
    if case .parameter(let a) = left.shallow, case .parameter(let b) = right.shallow {
      return a === b && isNumber(a) ? left : nil
    }
    if left.isFloating, right.isFloating {
      if (left.role == .float) != (right.role == .float) { return nil }
      if let hint, hint.isFloating { return hint }
      // Swift prefers `Double` to `CGFloat` here.
      return left.role == .double ? left : right
    }
    if !leftOpen, !left.isNumeric { return nil }
    if !rightOpen, !right.isNumeric { return nil }
    return inference.unify(left, right) ? left.shallow : nil
  }

  private func isNumber(_ parameter: GenericParameter) -> Bool {
    isNumber(parameter, .numeric) || isNumber(parameter, .additiveArithmetic)
  }

  private func isNumber(_ parameter: GenericParameter, _ proto: NativeName) -> Bool {
    parameter.constraints.contains { $0.conforms(toNative: proto) }
  }

  /// Checks `+` between strings, arrays or texts.
  private func concatenation(_ left: Checked, _ right: Checked, at node: Syntax) -> Checked? {
    let range = range(node)
    if let joined = sequencesJoined(left, right, range) { return joined }
    let joined = [NativeName.string, .substring, .array, .text]
    for name in joined where left.type.isNominal(name) && right.type.isNominal(name) {
      guard inference.unify(left.type, right.type) else { continue }
      return Checked(type: left.type) {
        .native(Self.joining, arguments: [.value(left.emit()), .value(right.emit())], range: range)
      }
    }
    return nil
  }

  /// Checks the concatenation of a list or string with any sequence of its elements: `name + name.prefix(2)`,
  /// `[1] + (2...3)`.
  private func sequencesJoined(_ left: Checked, _ right: Checked, _ range: SourceRange) -> Checked? {
    let isArray = left.type.isNominal(.array) || left.type.isNominal(.arraySlice)
    if !isArray, right.type.isNominal(.array), let own = element(of: right.type), let other = element(of: left.type),
      !left.type.isNominal(.string), !left.type.isNominal(.substring), inference.unify(own, other)
    {
      return Checked(type: right.type) {
        .native(Self.prepending, arguments: [.value(left.emit()), .value(right.emit())], range: range)
      }
    }
    guard isArray || left.type.isNominal(.string) || left.type.isNominal(.substring),
      left.type.nominal !== right.type.nominal || left.type.isNominal(.arraySlice) || left.type.isNominal(.substring),
      let own = element(of: left.type), let other = element(of: right.type), inference.unify(own, other)
    else { return nil }
    return Checked(type: left.type) {
      .native(Self.appending, arguments: [.value(left.emit()), .value(right.emit())], range: range)
    }
  }

  /// The sum of any sequence and an array: `(1...3) + [4]`.
  private static let prepending = NativeFunction(name: "+") { run, arguments throws(Stop) in
    let first = try Natives.list(run, arguments)
    return .array(try run.checked(first + (try Natives.list(run, arguments, 1)), at: arguments.range))
  }

  private static let appending = sum { run, arguments throws(Stop) in
    let more = try Natives.list(run, arguments, 1)
    switch arguments[0] {
    case .string?, .substring?:
      let text = (arguments.string(0) ?? "") + more.map(\.text).joined()
      return .string(try run.checked(text, at: arguments.range))
    case .sequence?: return .array(try run.checked(try Natives.list(run, arguments) + more, at: arguments.range))
    case .slice(let slice)?:
      return .slice(
        Slice(elements: try run.checked(slice.elements + more, at: arguments.range), start: slice.start))
    case .array(let values)?: return .array(try run.checked(values + more, at: arguments.range))
    default: throw arguments.fault(0, "a list")
    }
  }

  /// The function of `+`, which appends in place when used as `+=` on an array or a string.
  private static func sum(_ body: @escaping NativeFunction.Body) -> NativeFunction {
    let whole = NativeFunction(name: "+", body: body)
    return NativeFunction(
      name: "+",
      assigning: { run, left, arguments throws(Stop) in
        let range = arguments.range
        // A pattern match around the mutation would retain a second reference to the list.
        let isArray = if case .array = left { true } else { false }
        let isString = if case .string = left { true } else { false }
        if isArray {
          let more = try Natives.list(run, arguments, 1)
          try left.withElements { (elements) throws(Stop) in
            elements += more
            try run.grown(elements, by: more.count, at: range)
          }
        } else if isString {
          var more = arguments.string(1)
          if more == nil { more = try Natives.list(run, arguments, 1).map(\.text).joined() }
          try left.withText { (text) throws(Stop) in try run.append(more ?? "", to: &text, at: range) }
        } else {
          left = try run.carryOut(whole, Arguments(left, try arguments.value(1), range: range))
        }
        return .void
      }, body: body)
  }

  private static let joining = sum { run, arguments throws(Stop) in
    switch (arguments[0], arguments[1]) {
    case (.string(let a)?, .string(let b)?): return .string(try run.checked(a + b, at: arguments.range))
    case (.substring?, _), (_, .substring?):
      return .string(
        try run.checked((arguments.string(0) ?? "") + (arguments.string(1) ?? ""), at: arguments.range))
    case (.array(let a)?, .array(let b)?): return .array(try run.checked(a + b, at: arguments.range))
    case (.sequence?, _), (_, .sequence?), (.slice?, _), (_, .slice?):
      let lists = (try Natives.list(run, arguments), try Natives.list(run, arguments, 1))
      return .array(try run.checked(lists.0 + lists.1, at: arguments.range))
    case (.view(let a)?, .view(let b)?):
      guard case .text(let first) = a.content, case .text(let second) = b.content else { return .view(a) }
      let runs = first.runs + second.runs
      if runs.count > Run.Budget.textRuns {
        throw Stop(.limit, LimitMessage.piecesOfText(most: Run.Budget.textRuns), at: arguments.range)
      }
      try run.step(at: arguments.range, counting: runs.count)
      return .view(View(.text(TextContent(runs: runs)), at: a.range))
    default: throw arguments.fault(0, "what `+` joins")
    }
  }

  // MARK: Comparison

  private func comparison(_ node: InfixOperatorExprSyntax, _ symbol: String) throws(Problem) -> Checked {
    // An operand without a type of its own is checked second.
    let rightFirst = node.leftOperand.is(NilLiteralExprSyntax.self) || node.leftOperand.startsWithDot
    if rightFirst {
      let right = try infer(node.rightOperand, hint: nil)
      return try comparison(try infer(node.leftOperand, hint: right.type), right, symbol, at: Syntax(node))
    }
    let left = try infer(node.leftOperand, hint: nil)
    if node.rightOperand.is(NilLiteralExprSyntax.self), left.type.wrapped != nil,
      let test = Comparison(rawValue: symbol),
      test == .equal || test == .notEqual
    {
      if left.type.wrapped?.wrapped != nil {
        // The inner optional may be nil although the outer one is not.
        let range = range(node)
        let isMissing = Expression.native(Self.isNil, arguments: [.value(left.emit())], range: range)
        return Checked(type: bool) { test == .equal ? isMissing : .not(isMissing) }
      }
      // Every optional can be compared with nil.
      return Checked(type: bool) { .compare(test, left.emit(), .constant(.none)) }
    }
    let operands = try withOwnLiteral(node, symbol, left, try infer(node.rightOperand, hint: left.type))
    return try comparison(operands.left, operands.right, symbol, at: Syntax(node))
  }

  private static let isNil = NativeFunction(name: "== nil") { _, arguments in
    if case .none? = arguments[0] { return .bool(true) }
    return .bool(false)
  }

  private func comparison(_ left: Checked, _ right: Checked, _ symbol: String, at node: Syntax) throws(Problem)
    -> Checked
  {
    guard let comparison = Comparison(rawValue: symbol) else {
      throw problem("cannot find operator '\(symbol)' in scope", at: node)
    }
    let (left, right) = (ofOwnType(left), ofOwnType(right))
    if let own = try ownComparison(comparison, left, right, at: node) { return own }
    guard let (left, right) = comparable(left, right) else {
      throw mismatchedOperands(symbol, left.type, right.type, at: node)
    }
    try requireComparable(left.type, symbol, comparison, at: node)
    return Checked(type: bool) { .compare(comparison, left.emit(), right.emit()) }
  }

  /// The value with the type `Self`, if it is `self` in a protocol extension.
  private func ofOwnType(_ value: Checked) -> Checked {
    guard case .opaque(let proto) = value.type.shallow, proto === function.selfType?.nominal,
      let own = proto.conformingType
    else { return value }
    return Checked(type: .parameter(own), emit: value.emit)
  }

  /// The program's own `==` and `<` also implement `!=`, `>`, `<=` and `>=`.
  private func ownComparison(
    _ comparison: Comparison, _ left: Checked, _ right: Checked, at node: Syntax
  ) throws(Problem) -> Checked? {
    if let own = try ownOperator(comparison.rawValue, [left, right], at: node) { return own }
    let derived: (symbol: String, operands: [Checked], isNegated: Bool)
    switch comparison {
    case .notEqual: derived = ("==", [left, right], true)
    case .greater: derived = ("<", [right, left], false)
    case .lessOrEqual: derived = ("<", [right, left], true)
    case .greaterOrEqual: derived = ("<", [left, right], true)
    case .equal, .less: return nil
    }
    guard let own = try ownOperator(derived.symbol, derived.operands, at: node) else { return nil }
    return Checked(type: bool) { derived.isNegated ? .not(own.emit()) : own.emit() }
  }

  /// Both values converted to one type; nil if there is none.
  private func comparable(_ left: Checked, _ right: Checked) -> (Checked, Checked)? {
    if left.type.isFloating, right.type.isFloating { return (left, right) }
    if left.type.isText, right.type.isText { return (left, right) }
    if case .metatype = left.type.shallow, case .metatype = right.type.shallow { return (left, right) }
    guard left.type.wrapped != nil || right.type.wrapped != nil else {
      let mark = inference.mark
      if inference.unify(left.type, right.type) { return (left, right) }
      inference.undo(to: mark)
      return nil
    }
    let type = left.type.wrapped != nil ? left.type : right.type
    let mark = inference.mark
    guard let first = converted(left, to: type), let second = converted(right, to: type) else {
      inference.undo(to: mark)
      return nil
    }
    return (first, second)
  }

  private func requireComparable(
    _ type: Type, _ symbol: String, _ comparison: Comparison, at node: Syntax
  ) throws(Problem) {
    if type.wrapped != nil, comparison != .equal, comparison != .notEqual, let wrapped = type.wrapped {
      throw problem(
        "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'", at: node,
        notes: [Note(TypeNote.sayDefault(exampleOfDefault(for: wrapped)))])
    }
    let name = comparison == .equal || comparison == .notEqual ? "Equatable" : "Comparable"
    let inner = type.withoutOptionals
    if case .parameter(let own) = inner, let proto = function.selfType?.nominal, proto.conformingType === own,
      let wanted = module.vocabulary.types[name], alsoAsked(of: proto).contains(where: { $0.conforms(to: wanted) })
    {
      return
    }
    if case .tuple(let elements) = inner, let proto = module.vocabulary.types[name],
      elements.allSatisfy({ inference.conforms($0.type, to: proto) })
    {
      return
    }
    guard let proto = module.vocabulary.types[name], !inference.conforms(inner, to: proto) else { return }
    if case .metatype = inner { return }
    throw problem(
      "binary operator '\(symbol)' cannot be applied to two '\(type)' operands", at: node,
      notes: [Note(TypeNote.doesNotConform(type: "\(inner)", to: name))])
  }
}

extension Type {
  /// The type, or nil for `Any`: then the operands determine their own types, as in `print("a" + b)`.
  fileprivate var sayingSomething: Type? { withoutOptionals.role == .any ? nil : self }

  /// Whether it is a string or a substring, which can be compared with each other.
  fileprivate var isText: Bool { isNominal(.string) || isNominal(.substring) }
}
