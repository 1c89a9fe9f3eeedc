import Diagnostics
import SwiftSyntax

/// Functions and computed variables inside functions.
extension TypeChecker {
  /// Local functions may call each other whatever their order is, so their names come first.
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
    if node.genericParameterClause != nil {
      throw unsupported(.genericLocalFunction, at: node.name, instead: .moveOut)
    }
    let parameters = try self.parameters(node.signature.parameterClause, in: function.context)
    let signature = Signature(parameters: parameters, result: .void)
    if let clause = node.signature.returnClause { signature.result = try type(clause.type, in: function.context) }
    signature.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    var type = FunctionType(
      parameters: parameters.map { $0.isVariadic ? module.native(.array, [$0.type]) : $0.type },
      result: signature.result)
    type.isThrowing = signature.isThrowing
    let variable = Variable(
      name: node.name.identifierText, slot: function.newSlot(), type: .function(type), isMutable: false,
      function: function)
    scope.localFunctions[variable.name] = BlockScope.LocalFunction(
      variable: variable, signature: signature, node: node.id)
  }

  /// `var half: CGFloat { width / 2 }` inside a function: worked out whenever it is read.
  func computedLocal(_ binding: PatternBindingSyntax, _ accessors: AccessorBlockSyntax) throws(Problem) -> EmitBlock {
    guard let annotation = binding.typeAnnotation, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
      throw problem("computed property must have an explicit type", at: binding.pattern)
    }
    guard let getter = accessors.body(of: "get"), accessors.body(of: "set") == nil else {
      throw unsupported(.localAccessors, at: accessors)
    }
    let type = try type(annotation.type, in: function.context)
    let code = FunctionCode(name: "get", range: range(name))
    let inner = FunctionScope(
      parent: function, context: function.context, selfType: function.selfType, isStatic: function.isStatic)
    inner.isSelfMutable = function.isSelfMutable
    let outer = scope
    scope = BlockScope(function: inner, parent: outer)
    let body: EmitBlock
    do throws(Problem) {
      body = try functionBody(getter, result: type, isBuilder: false, scope: inner, code: code, kind: "getter")
      scope = outer
    } catch {
      scope = outer
      throw error
    }
    let variable = scope.declare(name.identifier.identifierText, type: type)
    variable.isComputed = true
    return {
      code.body = body()
      code.slotCount = inner.slotCount
      return [.declare(slot: variable.slot, .closure(code))]
    }
  }
}
