import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks local functions and computed local variables.
extension TypeChecker {
  /// Declares all local functions first, because they may call each other in any order.
  func declareLocalFunctions(in items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let declaration) = item.item, let node = declaration.as(FunctionDeclSyntax.self) else {
        continue
      }
      do throws(Problem) {
        try declareLocalFunction(node)
      } catch {
        report(error)
      }
    }
  }

  func declareLocalFunction(_ node: FunctionDeclSyntax) throws(Problem) {
    let generics = module.genericParameters(node.genericParameterClause)
    let inside = functionContext(
      generics, clause: node.genericParameterClause, where: node.genericWhereClause, in: function.context)
    try notePrimary(node.genericParameterClause, in: inside)
    try noteAssociated(node.genericWhereClause, in: inside)
    let parameters = try self.parameters(node.signature.parameterClause, in: inside)
    let signature = Signature(generics: generics, parameters: parameters, result: .void)
    signature.handedTypes = generics
    if let clause = node.signature.returnClause { signature.result = try type(clause.type, in: inside) }
    signature.note(node.signature.effectSpecifiers)
    signature.thrown = try thrownType(node.signature.effectSpecifiers, in: inside)
    var type = FunctionType(
      parameters: parameters.map { $0.isVariadic ? module.native(.array, [$0.type]) : $0.type },
      result: signature.result)
    type.isThrowing = signature.isThrowing
    let variable = Variable(
      name: node.name.identifierText, slot: function.newSlot(), type: .function(type), isMutable: false,
      function: function)
    notes?.declare(variable, at: node.name, in: file)
    let member = Member(variable.name, .method)
    if notes != nil { (member.source, member.range) = (WrittenMember(.function(node)), range(node.name)) }
    member.signatureState = .known(signature)
    seen.localFunctions[ObjectIdentifier(member)] = (member, variable)
    scope.localFunctions[variable.name, default: []].append(
      BlockScope.LocalFunction(
        variable: variable, signature: signature, node: node.id, member: member, context: inside))
  }

  /// Checks a computed local variable, evaluated on each read: `var half: CGFloat { width / 2 }`.
  func computedLocal(_ binding: PatternBindingSyntax, _ accessors: AccessorBlockSyntax) throws(Problem) -> EmitBlock {
    guard let annotation = binding.typeAnnotation, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
      throw problem("computed property must have an explicit type", at: binding.pattern)
    }
    guard let getter = accessors.body(of: "get") else { throw unsupported(.localAccessors, at: accessors) }
    let type = try type(annotation.type, in: function.context)
    let isBuilder = binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes.has("ViewBuilder") == true
    let code = FunctionCode(name: "get", range: range(name))
    let inner = FunctionScope(
      parent: function, context: function.context, selfType: function.selfType, isStatic: function.isStatic)
    inner.isSelfMutable = function.isSelfMutable
    let outer = scope
    scope = BlockScope(function: inner, parent: outer)
    let body: EmitBlock
    do throws(Problem) {
      body = try functionBody(getter, result: type, isBuilder: isBuilder, scope: inner, code: code, kind: "getter")
      scope = outer
    } catch {
      scope = outer
      throw error
    }
    let setting = accessors.body(of: "set")
    let variable = scope.declare(name.identifier.identifierText, type: type, isMutable: setting != nil)
    notes?.declare(variable, at: name.identifier, in: file)
    variable.isComputed = true
    var setter: EmitBlock = { [] }
    if let setting {
      (variable.setter, setter) = try localAccessor(
        setting, taking: setterName(accessors), of: type, result: .void)
    }
    return {
      code.body = body()
      code.slotCount = inner.slotCount
      return [.declare(slot: variable.slot, .closure(code))] + setter()
    }
  }
}
