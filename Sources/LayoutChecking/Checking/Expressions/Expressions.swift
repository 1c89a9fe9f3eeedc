import Diagnostics
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// Infers the type of an expression, with the expected type as a hint.
extension TypeChecker {
  /// Checks an expression. The result need not have the hinted type: `convert` decides whether it fits.
  func infer(_ node: ExprSyntax, hint: Type?) throws(Problem) -> Checked {
    if !settledCalls.isEmpty, let settled = settledCalls[node.id] { return settled }
    effort.nesting += 1
    defer { effort.nesting -= 1 }
    if effort.nesting > Budget.nesting { throw tooDeep(node) }
    try effort.count(at: range(node))
    let checked = try inferByKind(node, hint: hint)
    if !checked.type.hasAtMost(Budget.typeSize) { throw tooLarge(checked.type, at: range(node)) }
    // No code inspects a `.dark` that is passed to a view of another framework.
    if !node.startsWithDot { try requireKnown(checked.type, at: node) }
    return checked
  }

  private func inferByKind(_ node: ExprSyntax, hint: Type?) throws(Problem) -> Checked {
    // Nearly all expressions are one of these, so this fast path comes first.
    switch node.kind {
    case .functionCallExpr:
      if let call = node.as(FunctionCallExprSyntax.self) { return try functionCall(call, hint: hint) }
    case .memberAccessExpr:
      if let access = node.as(MemberAccessExprSyntax.self) { return try memberAccess(access, hint: hint) }
    case .declReferenceExpr:
      if let reference = node.as(DeclReferenceExprSyntax.self) { return try name(reference, hint: hint) }
    case .integerLiteralExpr:
      if hint?.withoutOptionals.nominal?.isNative == false, let own = try ownLiteral(node, hint: hint) { return own }
      if let literal = node.as(IntegerLiteralExprSyntax.self) { return try integer(literal) }
    case .closureExpr:
      if let closure = node.as(ClosureExprSyntax.self) { return try self.closure(closure, hint: hint) }
    default: break
    }
    return try inferRareKind(node, hint: hint)
  }

  @inline(never)
  private func inferRareKind(_ node: ExprSyntax, hint: Type?) throws(Problem) -> Checked {
    if hint?.withoutOptionals.nominal?.isNative == false, let own = try ownLiteral(node, hint: hint) { return own }
    switch node.as(ExprSyntaxEnum.self) {
    case .floatLiteralExpr(let literal): return try float(literal)
    case .booleanLiteralExpr(let literal):
      let value = literal.literal.tokenKind == .keyword(.true)
      return Checked(type: bool) { .constant(.bool(value)) }
    case .stringLiteralExpr(let literal): return try stringLiteral(literal, hint: hint)
    case .nilLiteralExpr: return try nilLiteral(node, hint: hint)
    case .subscriptCallExpr(let call): return try subscriptCall(call, hint: hint)
    case .ternaryExpr(let ternary): return try conditional(ternary, hint: hint)
    case .infixOperatorExpr(let infix): return try infixOperator(infix, hint: hint)
    case .prefixOperatorExpr(let prefix): return try prefixOperator(prefix, hint: hint)
    case .forceUnwrapExpr(let unwrap): return try forceUnwrap(unwrap, hint: hint)
    case .optionalChainingExpr(let chain): return try infer(chain.expression, hint: nil)
    case .tupleExpr(let tuple): return try self.tuple(tuple, hint: hint)
    case .arrayExpr(let array): return try self.array(array, hint: hint)
    case .keyPathExpr(let path): return try keyPath(path, hint: hint)
    case .ifExpr, .switchExpr: return try controlFlowValue(node, hint: hint)
    case .inOutExpr(let inout_): return try infer(inout_.expression, hint: hint)
    case .genericSpecializationExpr:
      if let type = try typeExpression(node) { return metatype(type) }
      if let special = node.as(GenericSpecializationExprSyntax.self) {
        return try infer(special.expression, hint: hint)
      }
      throw unsupported(.expression, at: node)
    case .superExpr: return try superValue(at: node)
    case .tryExpr(let attempt): return try self.attempt(attempt, hint: hint)
    case .dictionaryExpr(let dictionary): return try self.dictionary(dictionary, hint: hint)
    case .asExpr(let cast): return try self.cast(cast)
    case .isExpr(let test): return try self.test(test)
    case .postfixOperatorExpr(let postfix): return try postfixOperator(postfix)
    case .awaitExpr(let waiting): return try self.waiting(waiting, hint: hint)
    case .macroExpansionExpr(let macro) where macro.macroName.text == "colorLiteral": return try colorLiteral(macro)
    case .macroExpansionExpr(let macro) where macro.macroName.text == "imageLiteral": return try imageLiteral(macro)
    case .regexLiteralExpr: throw unsupported(.regularExpression, at: node, instead: .useTextMethods)
    case .postfixIfConfigExpr(let condition): return try conditionalChain(condition, hint: hint)
    case .macroExpansionExpr(let macro) where macro.macroName.text == "warning":
      return Checked(type: .void) { .constant(.void) }
    case .macroExpansionExpr(let macro):
      throw unsupported(.name("#\(macro.macroName.text)"), at: node)
    case .editorPlaceholderExpr:
      throw problem("editor placeholder in source file", at: node)
    default:
      throw unsupported(.expression, at: node)
    }
  }

  private func tooDeep(_ node: ExprSyntax) -> Problem {
    Problem(
      .limit, LimitMessage.stepsOfExpression(most: Budget.nesting), at: range(node),
      notes: [Note(LimitMessage.nameParts)])
  }

  // MARK: Literals

  func integer(_ literal: IntegerLiteralExprSyntax, isNegative: Bool = false) throws(Problem) -> Checked {
    let text = literal.literal.text.replacingUnderscores
    guard let value = integerValue(text) else {
      throw problem("integer literal '\(text)' overflows when stored into 'Int'", at: literal)
    }
    return integer(isNegative ? -value : value, isNegative ? "-\(text)" : text, at: range(literal))
  }

  private func integer(_ value: Int128, _ text: String, at range: SourceRange) -> Checked {
    let type = inference.literal(.integer)
    let function = function
    return Checked(type: type) { [weak self] in
      if case .parameter(let parameter) = type.shallow {
        return Self.literal(.int(Int(clamping: value)), of: parameter, in: function, by: self)
      }
      guard let number = type.numberType ?? (type.isVariable ? .int : nil) else {
        return .constant(.double(Double(nearest: value)))
      }
      if !number.isInteger {
        return .constant(number == .float ? .number(Number(Float(value))) : .double(Double(nearest: value)))
      }
      if !number.fits(value) {
        let words: SwiftMessage =
          value < 0 && !number.isSigned
          ? "negative integer '\(text)' overflows when stored into unsigned type '\(number.rawValue)'"
          : "integer literal '\(text)' overflows when stored into '\(number.rawValue)'"
        self?.report(Problem(.type, words, at: range))
      }
      return .constant(.whole(value, as: number))
    }
  }

  func integerValue(_ text: String) -> Int128? {
    if text.utf8.first != UInt8(ascii: "0") { return Int128(text) }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
      return Int128(text.dropFirst(2), radix: radix)
    }
    return Int128(text)
  }

  private func float(_ literal: FloatLiteralExprSyntax) throws(Problem) -> Checked {
    guard let value = Double(literal.literal.text.replacingUnderscores) else {
      throw problem(.numberDoesNotFit(literal.literal.text), at: literal)
    }
    let type = inference.literal(.float)
    let narrow = Float(literal.literal.text.replacingUnderscores) ?? Float(value)
    let function = function
    return Checked(type: type) { [weak self] in
      if case .parameter(let parameter) = type.shallow {
        return Self.literal(.double(value), of: parameter, in: function, by: self)
      }
      return .constant(type.role == .float ? .number(Number(narrow)) : .double(value))
    }
  }

  /// Checks Xcode's notation for a picked color: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
  private func colorLiteral(_ node: MacroExpansionExprSyntax) throws(Problem) -> Checked {
    guard let type = module.vocabulary.types["UIColor"],
      node.arguments.map({ $0.label?.text }) == ["red", "green", "blue", "alpha"]
    else { throw unsupported(.name("#colorLiteral"), at: node) }
    var parts: [Checked] = []
    for argument in node.arguments { parts.append(try check(argument.expression, as: double, for: .argument)) }
    let range = range(node)
    return Checked(type: type.selfType) {
      .native(Self.colorOfLiteral, arguments: parts.map { .value($0.emit()) }, range: range)
    }
  }

  /// Checks Xcode's notation for a picked image: `#imageLiteral(resourceName: "owl")`.
  private func imageLiteral(_ node: MacroExpansionExprSyntax) throws(Problem) -> Checked {
    guard let type = module.vocabulary.types["UIImage"], node.arguments.count == 1, let only = node.arguments.first,
      only.label?.text == "resourceName"
    else { throw unsupported(.name("#imageLiteral"), at: node) }
    let name = try check(only.expression, as: string, for: .argument)
    let range = range(node)
    return Checked(type: type.selfType) {
      .native(Self.imageOfLiteral, arguments: [.value(name.emit())], range: range)
    }
  }

  private static let imageOfLiteral = NativeFunction(name: "#imageLiteral") { _, arguments in
    .view(View(.image(arguments.string(0) ?? "", isResizable: false), at: arguments.range))
  }

  private static let colorOfLiteral = NativeFunction(name: "#colorLiteral") { _, arguments in
    let parts = (0..<3).map { String(describing: arguments.double($0) ?? 0) }
    return .token("rgb(\(parts.joined(separator: ",")))")
  }

  private func nilLiteral(_ node: ExprSyntax, hint: Type?) throws(Problem) -> Checked {
    guard let hint, hint.wrapped != nil else {
      guard let hint, !hint.isVariable else { throw problem("'nil' requires a contextual type", at: node) }
      throw problem("'nil' is not compatible with expected argument type '\(hint)'", at: node)
    }
    return Checked(type: hint) { .constant(.none) }
  }

  private func stringLiteral(_ literal: StringLiteralExprSyntax, hint: Type?) throws(Problem) -> Checked {
    if let text = literal.representedLiteralValue {
      if CombiningMarks.areTooMany(in: text) {
        throw Problem(.limit, LimitMessage.accents(most: CombiningMarks.most), at: range(literal))
      }
      return textLiteral(text, hint: hint?.withoutOptionals)
    }
    var parts: [() -> Expression] = []
    var showsViews = false
    if let custom = literal.customInterpolation { throw unsupported(.name("appendInterpolation"), at: custom) }
    for segment in literal.decodedSegments {
      switch segment {
      case .text(let text): parts.append { .constant(.string(text)) }
      case .expression(let expression, let format):
        let mark = inference.mark
        let checked = try infer(expression, hint: nil)
        inference.settleLiterals(since: mark)
        showsViews = showsViews || format == nil && isTextOrImage(checked.type)
        parts.append(
          try format.map { (format) throws(Problem) in try formatted(checked, format, in: literal) }
            ?? shown(checked))
      }
    }
    if showsViews, literal.isShownText { return styledText(of: parts, in: literal) }
    let range = range(literal)
    return Checked(type: string) { .interpolation(parts.map { $0() }, range: range) }
  }

  /// A string, or another type with string literals that the context expects.
  private func textLiteral(_ text: String, hint: Type?) -> Checked {
    if let hint, hint.isNominal(.substring) { return Checked(type: hint) { .constant(.substring(text[...])) } }
    if let hint, hint.isNominal(.character), text.count == 1 { return Checked(type: hint) { .constant(.string(text)) } }
    if let hint, hint.isNominal(.unicodeScalar), text.unicodeScalars.count == 1 {
      return Checked(type: hint) { .constant(.string(text)) }
    }
    return Checked(type: string) { .constant(.string(text)) }
  }

  // MARK: Tuples, arrays and the like

  private func tuple(_ tuple: TupleExprSyntax, hint: Type?) throws(Problem) -> Checked {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      return try infer(only.expression, hint: hint)
    }
    var hints: [Type?] = []
    if let hint, case .tuple(let elements) = hint.shallow { hints = elements.map(\.type) }
    var elements: [TupleElement] = []
    var parts: [Checked] = []
    for (index, element) in tuple.elements.enumerated() {
      var part = try infer(element.expression, hint: index < hints.count ? hints[index] : nil)
      if hints.count == tuple.elements.count, let wanted = hints[index], !wanted.isVariable {
        let mark = inference.mark
        if let converted = converted(part, to: wanted) { part = converted } else { inference.undo(to: mark) }
      }
      parts.append(part)
      elements.append(TupleElement(label: element.label?.identifierText, type: part.type))
    }
    if elements.isEmpty { return Checked(type: .void) { .constant(.void) } }
    let labels = TupleLabels(elements.map(\.label))
    return Checked(type: .tuple(elements)) { .tuple(parts.map { $0.emit() }, labels: labels) }
  }

  private func array(_ array: ArrayExprSyntax, hint: Type?) throws(Problem) -> Checked {
    if let set = hint?.withoutOptionals,
      [NativeName.edgeSet, .axisSet, .pinnedScrollableViews].contains(where: set.isNominal)
    {
      return try edgeSet(array, type: set)
    }
    if let set = try optionSet(array, hint: hint) { return set }
    if let set = hint?.withoutOptionals, set.isNominal(.set), let element = set.genericArguments.first {
      return try self.set(array, element)
    }
    if let part = hint?.withoutOptionals, part.isNominal(.arraySlice) {
      let whole = try self.array(array, hint: module.native(.array, part.genericArguments))
      return Checked(type: part) { .native(Self.slicing, arguments: [.value(whole.emit())], range: nil) }
    }
    if array.elements.isEmpty, let hint, hint.withoutOptionals.isNominal(.array) == false, !hint.isVariable {
      if hint.isNominal(.dictionary) {
        throw problem("use [:] to get an empty dictionary literal", at: array)
      }
    }
    if array.elements.isEmpty, hint == nil, !array.isPartOfArgument {
      throw problem("empty collection literal requires an explicit type", at: array)
    }
    var element: Type = inference.fresh()
    var hinted: Type?
    if let list = hint?.withoutOptionals, let element = list.genericArguments.first {
      let isSequence = list.nominal?.kind == .proto && list.nominal?.conforms(toNative: .sequence) == true
      if list.isNominal(.array) || isSequence && !element.isVariable { hinted = element }
    }
    let isOpen = hinted == nil
    if isOpen, array.elements.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) }) {
      hinted = module.optional(inference.fresh())
    }
    if let hinted { element = hinted }
    var parts: [Checked] = []
    var roles: Set<Nominal.Role> = []
    let start = inference.mark
    let leading = hinted == nil ? try leadingElement(array, element) : nil
    for item in array.elements {
      if let leading, leading.node == item.expression.id {
        parts.append(leading.checked)
        continue
      }
      let isFirst = hinted == nil && parts.isEmpty && leading == nil
      do throws(Problem) {
        let part = try infer(item.expression, hint: isFirst ? nil : element)
        roles.insert(part.type.role)
        parts.append(try convertElement(part, to: element, at: item.expression))
      } catch {
        guard isOpen, !isFirst,
          let all = joined(array, element, item.expression, wanted: hint, since: start)
        else { throw error }
        return all
      }
    }
    if hinted == nil, roles.contains(.double), element.role == .cgFloat { element = double }
    if hinted == nil, case .opaque = element.shallow, let first = parts.first?.concrete,
      parts.contains(where: { $0.concrete.map { $0.differs(from: first) } ?? false })
    {
      throw problem(
        "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
        at: array)
    }
    return Checked(type: module.native(.array, [element])) { .array(parts.map { $0.emit() }) }
  }

  /// The list with a common type of all elements, although the first alone would have another: `[Circle(), Square()]`.
  /// Nil if there is none.
  private func joined(
    _ array: ArrayExprSyntax, _ first: Type, _ node: ExprSyntax, wanted: Type?, since mark: Inference.Mark
  ) -> Checked? {
    let first = first.resolved
    let reported = found.count
    guard let other = (try? infer(node, hint: nil))?.type.resolved else { return nil }
    inference.undo(to: mark)
    found.takeBack(after: reported)
    // `[5, Money(2)]`: the literal is a `Money` too. `[",", letter]`: so is a text of one character.
    let isOwn =
      array.elements.first?.expression.isPlainLiteral == true
      && (other.nominal?.isNative == false || other.isNominal(.character))
    let any = wanted?.withoutOptionals.role == .any ? wanted : nil
    // `[measure(), 3.5]`: an overload of `measure` may return what the other element is.
    let isCall = array.elements.first?.expression.is(FunctionCallExprSyntax.self) == true
    let overload = isCall && first.isInteger ? other.isOpenFraction ? double : other.isFloating ? other : nil : nil
    // `[1, "a"].map { … }`: only a list that is not itself the value may be an `[Any]` without saying so.
    let isUsedUp = array.parent?.is(MemberAccessExprSyntax.self) == true || array.parent?.is(ForStmtSyntax.self) == true
    var anything = isUsedUp ? module.vocabulary.types["Any"]?.selfType : nil
    if first.wrapped != nil { anything = anything.map { module.optional($0) } }
    for element in [any ?? overload ?? (isOwn ? other : common(first, other)), anything] {
      guard let element else { continue }
      if let list = try? self.array(array, hint: module.native(.array, [element])) { return list }
      inference.undo(to: mark)
      found.takeBack(after: reported)
    }
    return nil
  }

  /// The nearest common superclass of two objects.
  private func common(_ one: Type, _ other: Type) -> Type? {
    if one.isNominal(.array), other.isNominal(.array), let a = one.genericArguments.first,
      let b = other.genericArguments.first
    {
      return common(a.resolved, b.resolved).map { module.native(.array, [$0]) }
    }
    guard let a = one.nominal, let b = other.nominal else { return nil }
    var above = a.superclass
    while let nominal = above {
      if b.inherits(from: nominal), nominal.parameters.isEmpty { return nominal.selfType }
      above = nominal.superclass
    }
    return nil
  }

  private static let slicing = NativeFunction(name: "ArraySlice") { _, a in
    .slice(Slice(elements: a.array(0) ?? [], start: 0))
  }

  private func convertElement(_ part: Checked, to element: Type, at node: ExprSyntax) throws(Problem) -> Checked {
    if element.isVariable, inference.unify(element, part.type) { return part }
    return try convert(part, to: element, for: .element, at: node)
  }

  /// Checks a list literal as a set of edges or axes: `[.leading, .bottom]`.
  private func edgeSet(_ array: ArrayExprSyntax, type: Type) throws(Problem) -> Checked {
    var parts: [Checked] = []
    for item in array.elements { parts.append(try check(item.expression, as: type, for: .argument)) }
    let range = range(array)
    let union = NativeFunction(name: "EdgeSet") { _, arguments in
      var set = EdgeSet()
      for case .edges(let edges)? in arguments.values { set.formUnion(edges) }
      return .edges(set)
    }
    return Checked(type: type) { .native(union, arguments: parts.map { .value($0.emit()) }, range: range) }
  }

  private func forceUnwrap(_ node: ForceUnwrapExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let inner = try infer(node.expression, hint: hint.map { module.optional($0) })
    guard let wrapped = inner.type.wrapped else {
      throw problem("cannot force unwrap value of non-optional type '\(inner.type)'", at: node)
    }
    let range = range(node)
    return Checked(type: wrapped) { .forceUnwrap(inner.emit(), range: range) }
  }

  // MARK: Conditionals

  /// Checks a conditional with nil in one branch, an optional of the other branch's type: `isOn ? nil : Circle()`.
  ///
  /// - Parameter view: the view type, if any view is accepted, and so an optional one.
  private func optionalChoice(
    _ node: TernaryExprSyntax, _ condition: Checked, as view: Type?
  ) throws(Problem) -> Checked? {
    let (then, otherwise) = (node.thenExpression, node.elseExpression)
    guard then.is(NilLiteralExprSyntax.self) != otherwise.is(NilLiteralExprSyntax.self) else { return nil }
    let isFirst = otherwise.is(NilLiteralExprSyntax.self)
    let side = isFirst ? then : otherwise
    let value = if let view { try check(side, as: view, for: .argument) } else { try infer(side, hint: nil) }
    let isOptional = value.type.wrapped != nil
    return Checked(type: isOptional ? value.type : view ?? module.optional(value.type)) {
      let some = isOptional ? value.emit() : .some(value.emit())
      return .conditional(condition.emit(), isFirst ? some : .constant(.none), isFirst ? .constant(.none) : some)
    }
  }

  private func conditional(_ node: TernaryExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let condition = try check(node.condition, as: bool, for: .condition)
    if hint?.isAnyView ?? true || hint?.isAnyGesture == true,
      let optional = try optionalChoice(node, condition, as: hint)
    {
      return optional
    }
    var first = try infer(node.thenExpression, hint: hint)
    let isOpen = hint?.isVariable ?? true
    var second = try infer(node.elseExpression, hint: isOpen ? first.type : hint)
    // `isVowel ? "*" : letter`
    if second.type.isNominal(.character), isOpen, node.thenExpression.is(StringLiteralExprSyntax.self) {
      first = try infer(node.thenExpression, hint: second.type)
    }
    try requireSameType(first, second, in: node)
    if let hint, !hint.isVariable {
      let inner = hint.wrapped != nil ? hint : hint.withoutOptionals
      let (one, other) = (first.type, second.type)
      do throws(Problem) {
        first = try convert(first, to: inner, for: .argument, at: node.thenExpression)
        second = try convert(second, to: inner, for: .argument, at: node.elseExpression)
      } catch {
        throw mismatchingNumbers(one, other, in: node) ?? error
      }
      return Checked(type: inner) { .conditional(condition.emit(), first.emit(), second.emit()) }
    }
    let mark = inference.mark
    if inference.conversion(from: second.type, to: first.type) == .identity {
      let isMixed = first.type.role == .cgFloat && second.type.role == .double
      return Checked(type: isMixed ? second.type : first.type) {
        .conditional(condition.emit(), first.emit(), second.emit())
      }
    }
    inference.undo(to: mark)
    if inference.conversion(from: first.type, to: second.type) == .identity {
      return Checked(type: second.type) { .conditional(condition.emit(), first.emit(), second.emit()) }
    }
    inference.undo(to: mark)
    // `isOpen ? 3 : width` with an optional `width`.
    for whole in [first.type, second.type] where whole.wrapped != nil {
      if let one = converted(first, to: whole), let other = converted(second, to: whole) {
        return Checked(type: whole) { .conditional(condition.emit(), one.emit(), other.emit()) }
      }
      inference.undo(to: mark)
    }
    if let numbers = mismatchingNumbers(first.type, second.type, in: node) { throw numbers }
    throw problem(
      "result values in '? :' expression have mismatching types '\(first.type)' and '\(second.type)'",
      at: node.thenExpression)
  }

  /// The error for branches with different number types, an `Int` and a `CGFloat`: `wide ? count : 2.5`.
  private func mismatchingNumbers(_ first: Type, _ second: Type, in node: TernaryExprSyntax) -> Problem? {
    guard first.isNumeric, second.isNumeric, first.resolved != second.resolved,
      inference.conversion(from: first, to: second) == nil, inference.conversion(from: second, to: first) == nil
    else { return nil }
    let wanted = first.isFloating ? first : second
    return problem(
      "result values in '? :' expression have mismatching types '\(first)' and '\(second)'", at: node.thenExpression,
      notes: [Note(TypeNote.convertNumber(to: "\(wanted)"))])
  }

  /// Checks `if` and `switch` as values: `let x = if on { 1 } else { 2 }`.
  private func controlFlowValue(_ node: ExprSyntax, hint: Type?) throws(Problem) -> Checked {
    if let parent = node.parent, parent.is(LabeledExprSyntax.self) || parent.is(ArrayElementSyntax.self) {
      let word = node.is(IfExprSyntax.self) ? "if" : "switch"
      throw problem(
        "'\(word)' may only be used as expression in return, throw, or as the source of an assignment", at: node)
    }
    let result = hint ?? inference.fresh()
    let outer = function.returnType
    function.returnType = result
    defer { function.returnType = outer }
    let statements = try valueStatements(node, result: result)
    return Checked(type: result) { .block(statements()) }
  }

  // MARK: Types as values

  func metatype(_ type: Type) -> Checked {
    if type.nominal?.isNative == true, type.genericArguments.isEmpty {
      return Checked(type: .metatype(type)) { .constant(type.nominal.map { .metatype($0) } ?? .void) }
    }
    return Checked(type: .metatype(type), emit: typeValue(of: type))
  }

  /// The type that an expression names; nil if it is a value.
  ///
  /// A long chain of members is never a type; a depth limit avoids quadratic work.
  func typeExpression(_ node: ExprSyntax, depth: Int = 0) throws(Problem) -> Type? {
    if depth > Budget.typeNesting { return nil }
    switch node.kind {
    case .declReferenceExpr:
      guard let reference = node.as(DeclReferenceExprSyntax.self) else { return nil }
      let name = reference.baseName.identifierText
      if scope.lookUp(name) != nil || scope.localFunction(name) != nil { return nil }
      return try declaredType(reference, named: name)
    case .memberAccessExpr:
      guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
      if base.isModuleName {
        let nominal = module.vocabulary.types[access.declName.baseName.identifierText]
        if notes != nil, let nominal { notes?.note(.type(nominal), named: access, in: file) }
        return nominal.map { applied($0, []) }
      }
      guard let outer = try typeExpression(base, depth: depth + 1) else { return nil }
      let nested = nestedType(access.declName.baseName.identifierText, in: outer)
      if notes != nil, let nominal = nested?.nominal { notes?.note(.type(nominal), named: access, in: file) }
      return nested
    case .genericSpecializationExpr, .dictionaryExpr, .arrayExpr, .optionalChainingExpr:
      return try composedType(node, depth: depth)
    case .infixOperatorExpr: return try functionType(node, depth: depth)
    default: return nil
    }
  }

  /// The type with a name; nil if the name belongs to a variable, or to no type.
  func declaredType(_ reference: DeclReferenceExprSyntax, named name: String) throws(Problem) -> Type? {
    if name == "Self", let same = try typeOfSelf(in: function.context) { return same }
    if name == "Self", let nominal = enclosingNominal(function.context) {
      return nominal.conformingType.map { .parameter($0) } ?? nominal.selfType
    }
    if let parameter = genericParameter(name, in: function.context) {
      notes?.note(.generic(parameter), named: reference, in: file)
      return .parameter(parameter)
    }
    if let nominal = module.type(named: name, from: function.context), !isShadowed(nominal, in: function.context) {
      notes?.note(.type(nominal), named: reference, in: file)
      if nominal.isBeyond { throw beyondProblem(name, at: range(reference)) }
      // Inside of `Stack<Element>`, `Stack` alone is that very type.
      let isSpecialized = reference.parent?.is(GenericSpecializationExprSyntax.self) == true
      if !nominal.parameters.isEmpty, !nominal.isNative, !isSpecialized, isInside(nominal, function.context) {
        return nominal.selfType
      }
      return applied(nominal, nominal.outerParameters > 0 ? outerArguments(of: nominal, in: function.context) : [])
    }
    for (alias, home) in module.aliases
    where alias.name.identifierText == name && (!home.isLocal || function.context.isInside(home)) {
      notes?.note(.alias(alias, file: home.file), named: reference, in: file)
      return try type(TypeSyntax(IdentifierTypeSyntax(name: reference.baseName)), in: function.context)
    }
    // `Cache(sizes: [])` in a layout that declares its cache only by `makeCache`.
    if name == "Cache", let own = enclosingNominal(function.context), !own.isNative {
      return nestedType(name, in: own.selfType)
    }
    return nil
  }

  /// The type that a composed expression names: `Pair<Int>`, `[Int]`, `[String: Int]` or `Int?`.
  private func composedType(_ node: ExprSyntax, depth: Int) throws(Problem) -> Type? {
    if let specialized = node.as(GenericSpecializationExprSyntax.self) {
      guard let base = try typeExpression(specialized.expression, depth: depth + 1), let nominal = base.nominal else {
        return nil
      }
      var arguments = Array(base.genericArguments.prefix(nominal.outerParameters))
      for argument in specialized.genericArgumentClause.arguments {
        if case .type(let syntax) = argument.argument { arguments.append(try type(syntax, in: function.context)) }
      }
      if nominal.isHashed, let key = arguments.first { try requireHashable(key, at: range(specialized)) }
      try requireConformances(of: arguments, for: nominal, at: range(specialized))
      return applied(nominal, arguments)
    }
    if let dictionary = node.as(DictionaryExprSyntax.self), case .elements(let pairs) = dictionary.content,
      pairs.count == 1, let only = pairs.first
    {
      guard let key = try typeExpression(only.key, depth: depth + 1),
        let value = try elementType(only.value, depth: depth + 1)
      else { return nil }
      try requireHashable(key, at: range(dictionary))
      return module.native(.dictionary, [key, value])
    }
    if let array = node.as(ArrayExprSyntax.self), array.elements.count == 1, let only = array.elements.first {
      guard let element = try elementType(only.expression, depth: depth + 1) else { return nil }
      return module.native(.array, [element])
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return try typeExpression(optional.expression, depth: depth + 1).map { module.optional($0) }
    }
    return nil
  }

  /// A function type as an expression: `(Int) -> Void`, as in `[Int: (Int) -> Void]()`.
  private func functionType(_ node: ExprSyntax, depth: Int) throws(Problem) -> Type? {
    guard let infix = node.as(InfixOperatorExprSyntax.self), let arrow = infix.operator.as(ArrowExprSyntax.self),
      let taken = infix.leftOperand.as(TupleExprSyntax.self), let parameters = try types(in: taken, depth: depth),
      let result = try typeInArrow(infix.rightOperand, depth: depth)
    else { return nil }
    var function = FunctionType(parameters: parameters, result: result)
    function.isThrowing = arrow.effectSpecifiers?.throwsClause != nil
    function.isAsync = arrow.effectSpecifiers?.asyncSpecifier != nil
    return .function(function)
  }

  /// A name next to an arrow must be a type.
  private func typeInArrow(_ node: ExprSyntax, depth: Int) throws(Problem) -> Type? {
    if node.as(DeclReferenceExprSyntax.self)?.baseName.text == "Void" { return .void }
    if let tuple = node.as(TupleExprSyntax.self) {
      return tuple.elements.isEmpty ? .void : try tupleType(tuple, depth: depth)
    }
    if let type = try typeExpression(node, depth: depth + 1) { return type }
    if let name = node.as(DeclReferenceExprSyntax.self) {
      throw unknownName(name.baseName.identifierText, at: node)
    }
    return nil
  }

  /// The type that a list's only element names, if it is one: `[(String, Int)]()`.
  private func elementType(_ node: ExprSyntax, depth: Int) throws(Problem) -> Type? {
    guard let tuple = node.as(TupleExprSyntax.self) else { return try typeExpression(node, depth: depth) }
    return try tupleType(tuple, depth: depth)
  }

  private func tupleType(_ tuple: TupleExprSyntax, depth: Int) throws(Problem) -> Type? {
    if depth > Budget.typeNesting || tuple.elements.isEmpty { return nil }
    var parts: [TupleElement] = []
    for element in tuple.elements {
      guard let type = try elementType(element.expression, depth: depth + 1) else { return nil }
      parts.append(TupleElement(label: element.label?.identifierText, type: type))
    }
    return parts.count == 1 && parts[0].label == nil ? parts[0].type : .tuple(parts)
  }

  private func types(in tuple: TupleExprSyntax, depth: Int) throws(Problem) -> [Type]? {
    if depth > Budget.typeNesting { return nil }
    var types: [Type] = []
    for element in tuple.elements {
      guard element.label == nil, let type = try typeInArrow(element.expression, depth: depth + 1) else { return nil }
      types.append(type)
    }
    return types
  }
}

extension ExprSyntax {
  /// The expression inside of parentheses: `.tight` for `(.tight)`.
  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    else { return self }
    return only.expression.withoutParentheses
  }

  /// Whether it is a chain that begins with a member of the expected type: `.tight.doubled()`.
  var startsWithDot: Bool {
    var here = self
    while true {
      switch here.kind {
      case .functionCallExpr:
        guard let call = here.as(FunctionCallExprSyntax.self) else { return false }
        here = call.calledExpression
      case .memberAccessExpr:
        guard let base = here.as(MemberAccessExprSyntax.self)?.base else { return true }
        here = base
      default: return false
      }
    }
  }
}

extension ArrayExprSyntax {
  /// `[].isEmpty`, `reduce(into: ([], []))`: an empty list whose type comes from elsewhere, or matters to nobody.
  fileprivate var isPartOfArgument: Bool {
    if parent?.is(MemberAccessExprSyntax.self) == true { return true }
    guard let tuple = parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count > 1 else { return false }
    return tuple.parent?.is(LabeledExprSyntax.self) == true
  }
}

extension String {
  /// A number without the underscores that group its digits.
  var replacingUnderscores: String { utf8.contains(UInt8(ascii: "_")) ? String(filter { $0 != "_" }) : self }
}

extension ExprSyntax {
  /// Whether it is a module name: `SwiftUI` in `SwiftUI.Text`.
  var isModuleName: Bool {
    guard kind == .declReferenceExpr, let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return ["SwiftUI", "Swift", "Foundation"].contains(name)
  }
}

/// A piece of a string literal, with escapes decoded.
enum StringPiece {
  case text(String)
  /// A value with its format argument, such as `specifier: "%.1f"`.
  case expression(ExprSyntax, LabeledExprSyntax?)
}

extension StringLiteralExprSyntax {
  /// `\(pad: 7, to: 3)`: an interpolation that some type of the program declares.
  fileprivate var customInterpolation: LabeledExprSyntax? {
    segments.lazy.compactMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.first }.first { $0.label != nil }
  }

  /// The literal's pieces. Swift's own rules decode the text between interpolations as a literal of its own.
  var decodedSegments: [StringPiece] {
    segments.map { segment in
      switch segment {
      case .stringSegment(let text):
        var alone = self
        alone.segments = StringLiteralSegmentListSyntax([.stringSegment(text)])
        return .text(alone.representedLiteralValue ?? text.content.text)
      case .expressionSegment(let interpolation):
        return interpolation.expressions.first.map {
          .expression($0.expression, interpolation.expressions.dropFirst().first)
        } ?? .text("")
      @unknown default: return .text("")
      }
    }
  }
}
