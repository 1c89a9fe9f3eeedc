import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks local variables and parameters with property wrappers, observers or setters.
extension TypeChecker {
  // MARK: Property wrappers

  /// Checks a wrapped local variable: for `@Clamped(0...9) var x = 12`, `_x` contains the wrapper, and `x` is
  /// its value.
  func wrappedLocal(
    _ wrappers: [AttributeSyntax], _ binding: PatternBindingSyntax
  ) throws(Problem) -> EmitBlock {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
      throw unsupported(.pattern, at: binding.pattern)
    }
    let storage = Member("_\(name)", .field, isStatic: true)
    storage.range = range(binding.pattern)
    let wrapping = localWrapping(wrappers, binding, storage)
    var made: Checked?
    if startsByItself(wrapping) {
      let mark = inference.mark
      let value = try wrapper(wrapping, around: binding.initializer?.value)
      inference.settleLiterals(since: mark)
      made = value
    }
    storage.wrapping = wrapping
    let type: Type
    if let made { type = made.type.resolved } else { type = try wrappedType(of: storage, wrapping) }
    let variable = try declareWrapped(name, wrapping, type, in: scope)
    return { [.declare(slot: variable.slot, made?.emit() ?? .constant(.void))] }
  }

  private func localWrapping(
    _ wrappers: [AttributeSyntax], _ binding: PatternBindingSyntax, _ storage: Member
  ) -> Wrapping {
    let wrapping = Wrapping(wrappers, binding, in: function.context, isStatic: true, storage: storage)
    for attribute in wrappers {
      if let nominal = (try? type(attribute.attributeName, in: function.context))?.nominal {
        wrapping.nominals.append(nominal)
      }
    }
    return wrapping
  }

  /// Declares `_x`, `x`, and `$x` if there is a projection.
  private func declareWrapped(
    _ name: String, _ wrapping: Wrapping, _ type: Type, in block: BlockScope
  ) throws(Problem) -> Variable {
    let storage = block.declare("_\(name)", type: type, isMutable: true)
    let named = block.variables[name]
    let steps = wrapping.attributes.map { _ in "wrappedValue" }
    let value = try access(wrapping, type, steps)
    let variable = Variable(
      name: name, slot: storage.slot, type: value.type, isMutable: wrapping.isSettable, function: block.function)
    variable.access = value.access
    block.declare(variable)
    noteWrapped([storage, variable], wrapping, named)
    if wrapping.nominals.first?.lookUp("projectedValue", isStatic: false).isEmpty == false {
      let projected = try access(wrapping, type, ["projectedValue"])
      let other = Variable(
        name: "$\(name)", slot: storage.slot, type: projected.type, isMutable: projected.access.set != nil,
        function: block.function)
      other.access = projected.access
      block.declare(other)
      noteWrapped([other], wrapping, named)
    }
    return storage
  }

  /// Code that reads a wrapper's value, and code that returns the wrapper with a new value.
  private func access(
    _ wrapping: Wrapping, _ type: Type, _ steps: [String]
  ) throws(Problem) -> (type: Type, access: Variable.Access) {
    let scope = FunctionScope(parent: nil, context: function.context, selfType: nil, isStatic: true)
    let slots = (scope.newSlot(), scope.newSlot())
    let kept = Checked(type: type) { .local(depth: 0, slot: slots.0) }
    let getter = FunctionCode(name: "get", range: wrapping.storage.range)
    let changing = FunctionCode(name: "get", range: wrapping.storage.range)
    let setter = FunctionCode(name: "set", range: wrapping.storage.range)
    var isSettable = false
    let found = try inFunction(scope, parent: nil) { () throws(Problem) in
      let place: () -> Place = { .local(depth: 0, slot: slots.0) }
      let value = try follow(steps, from: kept, place).value
      getter.body = [.returning(value.emit())]
      changing.body = [
        .declare(slot: slots.1, value.emit()),
        .returning(.tuple([.local(depth: 0, slot: slots.1), .local(depth: 0, slot: slots.0)])),
      ]
      if let statements = try? assigning(slots.1, steps, kept, place, wrapping, mayMake: true) {
        setter.body = statements + [.returning(.local(depth: 0, slot: slots.0))]
        isSettable = true
      }
      return value.type
    }
    for (code, parameters) in [(getter, [slots.0]), (changing, [slots.0]), (setter, [slots.0, slots.1])] {
      code.parameterSlots = parameters
      code.defaults = parameters.map { _ in nil }
      code.slotCount = scope.slotCount
    }
    let changes = wrapping.nominals.first?.lookUp("wrappedValue", isStatic: false).first?.getsByChanging == true
    return (found, Variable.Access(get: getter, set: isSettable ? setter : nil, changing: changes ? changing : nil))
  }

  /// Wraps parameters: a function such as `func f(@Clamped(0...9) _ x: Int)` receives a value and stores it
  /// in the wrapper.
  func wrapParameters(_ parameters: [Parameter], in block: BlockScope) throws(Problem) -> EmitBlock? {
    var blocks: [EmitBlock] = []
    for parameter in parameters where !parameter.wrappers.isEmpty {
      guard let raw = block.lookUp(parameter.name) else { continue }
      let storage = Member("_\(parameter.name)", .field, isStatic: true)
      let binding = PatternBindingSyntax(
        pattern: IdentifierPatternSyntax(identifier: .identifier(parameter.name)))
      let wrapping = localWrapping(parameter.wrappers, binding, storage)
      let types = try openedTypes(of: wrapping, around: parameter.type)
      let outer = settledCalls
      defer { settledCalls = outer }
      let mark = inference.mark
      let value = placeholder(for: Checked(type: parameter.type) { .local(depth: 0, slot: raw.slot) })
      let made = try wrapper(parameter.wrappers, types, around: value)
      inference.settleLiterals(since: mark)
      let variable = try declareWrapped(parameter.name, wrapping, made.type.resolved, in: block)
      blocks.append { [.declare(slot: variable.slot, made.emit())] }
    }
    return blocks.isEmpty ? nil : { blocks.flatMap { $0() } }
  }

  // MARK: Observers and setters

  /// Checks a local variable with observers: `var x = 0 { didSet { … } }`.
  func observedLocal(
    _ binding: PatternBindingSyntax, _ accessors: AccessorBlockSyntax
  ) throws(Problem) -> EmitBlock {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let initializer = binding.initializer, case .accessors(let list) = accessors.accessors
    else { throw unsupported(.localAccessors, at: accessors) }
    let mark = inference.mark
    let value: Checked
    if let annotation = binding.typeAnnotation {
      value = try check(initializer.value, as: try type(annotation.type, in: function.context), for: .specified)
    } else {
      value = try infer(initializer.value, hint: nil)
    }
    inference.settleLiterals(since: mark)
    let variable = scope.declare(name, type: value.type.resolved, isMutable: true)
    notes?.declare(variable, at: Syntax(binding.pattern).firstToken(viewMode: .sourceAccurate), in: file)
    var blocks: [EmitBlock] = [{ [.declare(slot: variable.slot, value.emit())] }]
    for accessor in list {
      guard let body = accessor.body?.statements else { continue }
      let isBefore = accessor.accessorSpecifier.text == "willSet"
      let given = accessor.parameters?.name.identifierText ?? (isBefore ? "newValue" : "oldValue")
      let (slot, block) = try localAccessor(
        body, taking: given, of: variable.type, result: .void, observing: variable)
      blocks.append(block)
      if isBefore { variable.willSet = slot } else { variable.didSet = slot }
    }
    return { blocks.flatMap { $0() } }
  }

  /// An observer or setter as a closure in a variable of its own.
  func localAccessor(
    _ items: CodeBlockItemListSyntax, taking name: String?, of type: Type, result: Type,
    observing variable: Variable? = nil
  ) throws(Problem) -> (slot: Int, block: EmitBlock) {
    let slot = function.newSlot()
    let code = FunctionCode(name: "accessor", range: range(items))
    let inner = FunctionScope(
      parent: function, context: function.context, selfType: function.selfType, isStatic: function.isStatic)
    inner.isSelfMutable = function.isSelfMutable
    inner.observedVariable = variable
    let block = BlockScope(function: inner, parent: scope)
    if let name {
      code.parameterSlots = [block.declare(name, type: type).slot]
      code.defaults = [nil]
    }
    let outer = scope
    scope = block
    defer { scope = outer }
    let body = try functionBody(items, result: result, isBuilder: false, scope: inner, code: code, kind: "getter")
    return (
      slot,
      {
        code.body = body()
        code.slotCount = inner.slotCount
        return [.declare(slot: slot, .closure(code))]
      }
    )
  }

  /// The place of a variable that is more than a slot in the frame; nil for all others.
  func specialPlace(of variable: Variable, depth: Int) -> (() -> Place)? {
    let slot = variable.slot
    if let access = variable.access, let setter = access.set {
      return { .wrapped(.local(depth: depth, slot: slot), get: access.get, set: setter) }
    }
    if let setter = variable.setter {
      return { .accessed(get: .local(depth: depth, slot: slot), set: .local(depth: depth, slot: setter)) }
    }
    guard variable.willSet != nil || variable.didSet != nil, !function.isInside(observerOf: variable) else {
      return nil
    }
    return {
      .watched(
        .local(depth: depth, slot: slot), before: variable.willSet.map { .local(depth: depth, slot: $0) },
        after: variable.didSet.map { .local(depth: depth, slot: $0) })
    }
  }
}

extension FunctionScope {
  /// Assigning a variable in its own observer does not call observers.
  fileprivate func isInside(observerOf variable: Variable) -> Bool {
    var here: FunctionScope? = self
    while let scope = here {
      if scope.observedVariable === variable { return true }
      here = scope.parent
    }
    return false
  }
}
