import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks the program's own property wrappers.
///
///     @Clamped(10...40) var gap = 100      _gap = Clamped(wrappedValue: 100, 10...40), and gap is _gap.wrappedValue
extension TypeChecker {
  // MARK: Types

  func wrappedType(of member: Member, _ wrapping: Wrapping) throws(Problem) -> Type {
    if member.isWrapperStorage { return try storageType(of: wrapping) }
    let storage = try type(of: wrapping.storage)
    if member.name.hasPrefix("$") { return try part("projectedValue", of: storage, at: wrapping) }
    if let annotation = wrapping.binding.typeAnnotation { return try type(annotation.type, in: wrapping.context) }
    var type = storage
    for _ in wrapping.attributes { type = try part("wrappedValue", of: type, at: wrapping) }
    return type
  }

  private func storageType(of wrapping: Wrapping) throws(Problem) -> Type {
    if startsByItself(wrapping) {
      return try inStart(of: wrapping) { () throws(Problem) in
        let mark = inference.mark
        let made = try wrapper(wrapping, around: wrapping.binding.initializer?.value)
        inference.settleLiterals(since: mark)
        return made.type.resolved
      }
    }
    return try inStart(of: wrapping) { () throws(Problem) in
      (try openedTypes(of: wrapping).first ?? .void).resolved
    }
  }

  /// The type of a wrapper's `wrappedValue` or `projectedValue`.
  private func part(_ name: String, of type: Type, at wrapping: Wrapping) throws(Problem) -> Type {
    guard let member = memberCandidates(name, of: type, isStatic: false).first else {
      throw Problem(
        .type, "property wrapper type '\(type)' does not contain a non-static property named '\(name)'",
        at: wrapping.storage.range)
    }
    return try self.type(of: member).substituting(substitution(for: member, of: .type(type)))
  }

  /// The wrappers' types, each around the next; omitted type arguments are inferred from the inside.
  func openedTypes(of wrapping: Wrapping, around value: Type? = nil) throws(Problem) -> [Type] {
    var types: [Type] = []
    for attribute in wrapping.attributes { types.append(try type(attribute.attributeName, in: wrapping.context)) }
    var inner = value
    if let annotation = wrapping.binding.typeAnnotation { inner = try type(annotation.type, in: wrapping.context) }
    for type in types.reversed() {
      let value = try part("wrappedValue", of: type, at: wrapping)
      if let inner { _ = inference.unify(value, inner) }
      inner = type
    }
    return types
  }

  /// Whether the property has a value before any assignment.
  func startsByItself(_ wrapping: Wrapping) -> Bool {
    if wrapping.binding.initializer != nil { return true }
    guard let innermost = wrapping.nominals.last else { return false }
    if wrapping.attributes.count > 1 { return wrapping.attributes.last?.arguments != nil }
    let count = wrapping.attributes.first.map { arguments(of: $0).count } ?? 0
    let initializers = innermost.lookUp("init", isStatic: true).filter(\.hasBody)
    if initializers.isEmpty {
      return (try? memberwiseParameters(of: innermost).1.allSatisfy(\.hasDefault)) == true || count > 0
    }
    guard let attribute = wrapping.attributes.first else { return false }
    let written = CallArguments(plain: arguments(of: attribute), trailing: [], node: Syntax(attribute))
    return initializers.contains { member in
      guard let parameters = try? signature(of: member).parameters else { return false }
      return takes(written, parameters)
    }
  }

  // MARK: Making wrappers

  /// The nested wrappers of a value, created from the inside out.
  func wrapper(_ wrapping: Wrapping, around value: ExprSyntax?) throws(Problem) -> Checked {
    let types = try openedTypes(of: wrapping)
    return try wrapper(wrapping.attributes, types, around: value)
  }

  func wrapper(
    _ attributes: [AttributeSyntax], _ types: [Type], around value: ExprSyntax?
  ) throws(Problem) -> Checked {
    let outer = settledCalls
    defer { settledCalls = outer }
    var value = value
    var made = Checked(type: .void) { .constant(.void) }
    for (attribute, type) in zip(attributes, types).reversed() {
      var plain = arguments(of: attribute)
      if let value { plain.insert(CallArguments.Argument(label: "wrappedValue", expression: value), at: 0) }
      let arguments = CallArguments(plain: plain, trailing: [], node: Syntax(attribute))
      made = try construct(type, arguments, at: Syntax(attribute), hint: nil)
      value = placeholder(for: made)
    }
    return made
  }

  /// A syntax node for an expression that is already checked.
  func placeholder(for checked: Checked) -> ExprSyntax {
    let node = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("wrappedValue")))
    settledCalls[node.id] = checked
    return node
  }

  private func arguments(of attribute: AttributeSyntax) -> [CallArguments.Argument] {
    guard case .argumentList(let list)? = attribute.arguments else { return [] }
    return list.map { CallArguments.Argument(label: $0.label?.identifierText, expression: $0.expression) }
  }

  /// Code that creates the wrapper from a value; nil if it needs another initializer.
  func maker(of wrapping: Wrapping) -> FunctionCode? {
    switch wrapping.maker {
    case .known(let code): return code
    case .unknown: break
    default: return nil
    }
    wrapping.maker = .underway
    let code = FunctionCode(name: "init", range: wrapping.storage.range)
    code.parameterSlots = [0]
    code.defaults = [nil]
    let made = try? inStart(of: wrapping) { () throws(Problem) in
      let types = try openedTypes(of: wrapping)
      var inner = try part("wrappedValue", of: types.last ?? .void, at: wrapping)
      if let annotation = wrapping.binding.typeAnnotation { inner = try type(annotation.type, in: wrapping.context) }
      let outer = settledCalls
      defer { settledCalls = outer }
      let slot = function.newSlot()
      let value = placeholder(for: Checked(type: inner) { .local(depth: 0, slot: slot) })
      let made = try wrapper(wrapping.attributes, types, around: value)
      code.body = [.returning(made.emit())]
      code.slotCount = function.slotCount
      return made
    }
    wrapping.maker = .known(made == nil ? nil : code)
    return made == nil ? nil : code
  }

  private func inStart<Answer>(
    of wrapping: Wrapping, _ work: () throws(Problem) -> Answer
  ) throws(Problem) -> Answer {
    let scope = FunctionScope(
      parent: nil, context: wrapping.context, selfType: wrapping.context.nominal?.selfType, isStatic: true)
    scope.isInitialValue = !wrapping.isStatic
    let reported = found.count
    let answer = try inFunction(scope, parent: nil, work)
    if let problem = found.takeBack(after: reported).first { throw problem }
    return answer
  }

  // MARK: Code

  /// Generates the stored wrapper's initial value, and the accessors of the property and its projection.
  func checkWrapped(_ member: Member, _ wrapping: Wrapping) throws(Problem) {
    let type = try type(of: member)
    try refuseEnclosingInstance(wrapping)
    if member.isWrapperStorage {
      guard startsByItself(wrapping) else { return }
      let code = FunctionCode(name: member.name, range: member.range)
      try inStart(of: wrapping) { () throws(Problem) in
        let mark = inference.mark
        let made = try wrapper(wrapping, around: wrapping.binding.initializer?.value)
        guard inference.unify(made.type, type) else {
          throw Problem(
            .type, "cannot convert value of type '\(made.type)' to specified type '\(type)'", at: member.range)
        }
        inference.settleLiterals(since: mark)
        code.body = [.returning(made.emit())]
        code.slotCount = function.slotCount
      }
      member.initialValue = .callValue(.closure(code), [], range: code.range)
      return
    }
    let steps =
      member.name.hasPrefix("$") ? ["projectedValue"] : wrapping.attributes.map { _ in "wrappedValue" }
    member.code = try accessor(of: member, wrapping, steps, setting: nil)
    if member.hasSetter || member.wrapping?.isSettable != true, !steps.isEmpty {
      member.setter = try? accessor(of: member, wrapping, steps, setting: type)
    }
    if !member.name.hasPrefix("$"), let accessors = wrapping.binding.accessorBlock, accessors.hasOnlyObservers {
      try checkObservers(member, accessors, type: type)
    }
  }

  private func refuseEnclosingInstance(_ wrapping: Wrapping) throws(Problem) {
    for nominal in wrapping.nominals {
      for member in nominal.lookUp("subscript", isStatic: true)
      where (try? signature(of: member).parameters.first?.label) == "_enclosingInstance" {
        throw Problem(unsupported: .name("_enclosingInstance"), at: wrapping.storage.range)
      }
    }
  }

  private func accessor(
    of member: Member, _ wrapping: Wrapping, _ steps: [String], setting: Type?
  ) throws(Problem) -> FunctionCode {
    let context = wrapping.context
    let scope = FunctionScope(
      parent: nil, context: context, selfType: context.nominal?.selfType, isStatic: member.isStatic)
    let code = FunctionCode(name: setting == nil ? "get" : "set", range: member.range)
    if context.nominal != nil {
      _ = scope.newSlot()
      code.hasReceiver = true
      scope.hasReceiver = true
      scope.holdsSelf = !member.isStatic
      scope.isSelfMutable = true
    }
    scope.observes = member
    let isObject = context.nominal?.kind == .object
    let storage = wrapping.storage
    let isGlobal = member.isStatic || context.nominal == nil
    let place: () -> Place = {
      if isGlobal { return .global(storage) }
      let owner = Place.local(depth: 0, slot: 0)
      return .field(isObject ? .temporary(.local(depth: 0, slot: 0)) : owner, storage.index)
    }
    let read: () -> Expression = {
      isGlobal ? .global(storage) : .field(.local(depth: 0, slot: 0), storage.index)
    }
    let kept = Checked(type: try type(of: storage), emit: read)
    try inFunction(scope, parent: nil) { () throws(Problem) in
      if setting == nil {
        let value = try follow(steps, from: kept, place).value
        code.body = [.returning(value.emit())]
      } else {
        let slot = scope.newSlot()
        code.parameterSlots = [slot]
        code.defaults = [nil]
        code.body = try assigning(slot, steps, kept, place, wrapping, mayMake: !isGlobal)
      }
    }
    code.slotCount = scope.slotCount
    return code
  }

  /// Statements that assign a value to the wrapper, or create the wrapper from it if there is none yet.
  func assigning(
    _ slot: Int, _ steps: [String], _ kept: Checked, _ place: @escaping () -> Place, _ wrapping: Wrapping,
    mayMake: Bool
  ) throws(Problem) -> [Statement] {
    let range = wrapping.storage.range ?? SourceRange(file: 0, lower: 0, upper: 0)
    let value = Expression.local(depth: 0, slot: slot)
    let found = try? follow(steps, from: kept, place).place
    let assigned = found.flatMap { $0 }.map { Statement.expression(.assign($0(), value), range: range) }
    guard steps.first == "wrappedValue", mayMake, let maker = maker(of: wrapping) else {
      if let assigned { return [assigned] }
      throw Problem(
        .type, SwiftMessage.cannotAssign(to: .property, because: .getOnly(wrapping.storage.name)), at: range)
    }
    let making = Statement.expression(
      .assign(place(), .callValue(.closure(maker), [value], range: range)), range: range)
    let isOpen = Condition.expression(.native(Self.isMissing, arguments: [.value(kept.emit())], range: range))
    return [
      .choose([isOpen], then: [making], otherwise: assigned.map { [$0] } ?? [], isBuilder: false, range: range)
    ]
  }

  static let isMissing = NativeFunction(name: "isMissing") { _, arguments in
    if case .void? = arguments[0] { return .bool(true) }
    return .bool(false)
  }

  /// The value of a wrapper's property, or of a wrapper inside, with its place if it has one.
  func follow(
    _ steps: [String], from kept: Checked, _ place: (() -> Place)?
  ) throws(Problem) -> (value: Checked, place: (() -> Place)?) {
    var value = kept
    var place = place
    for step in steps {
      guard let member = memberCandidates(step, of: value.type, isStatic: false).first else { break }
      let next = try property(member, of: .value(value, place: place), at: emptyExpression, hint: nil)
      let base = value
      let basePlace = place
      place = (try? self.place(of: member, base: base, basePlace: basePlace, at: emptyExpression))?.1
      value = next
    }
    return (value, place)
  }

  // MARK: Memberwise initializers

  /// The parameter of the memberwise initializer for a wrapped property: the value if it can create the wrapper, or
  /// else the wrapper itself.
  func memberwiseType(of wrapping: Wrapping) throws(Problem) -> (type: Type, isWrapped: Bool) {
    let storage = try type(of: wrapping.storage)
    let takesValue = wrapping.binding.initializer != nil || !wrapping.hasArguments
    guard takesValue, maker(of: wrapping) != nil else { return (storage, false) }
    var type = storage
    for _ in wrapping.attributes { type = try part("wrappedValue", of: type, at: wrapping) }
    if let annotation = wrapping.binding.typeAnnotation { type = try self.type(annotation.type, in: wrapping.context) }
    return (type, true)
  }
}
