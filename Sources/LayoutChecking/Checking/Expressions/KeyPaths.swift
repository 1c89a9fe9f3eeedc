import Diagnostics
import LayoutProgram
import SwiftSyntax

extension TypeChecker {
  func keyPath(_ node: KeyPathExprSyntax, hint: Type?) throws(Problem) -> Checked {
    var root: Type = inference.fresh()
    var components = Array(node.components)[...]
    if let written = node.root {
      root = try type(written, in: function.context)
      // `\Hike.Observation.elevation`: the parser treats only the first name as the root.
      while let nested = nestedRoot(components.first, in: root) {
        root = nested
        components.removeFirst()
      }
    } else if let hint {
      switch hint.withoutOptionals {
      case .nominal(let nominal, let arguments)
      where nominal.isNative && nominal.name == "KeyPath" && arguments.count == 2:
        root = arguments[0]
      case .function(let wanted) where wanted.parameters.count == 1:
        root = wanted.parameters[0]
      default: break
      }
    }
    if case .variable(let variable) = root.shallow, variable.literal == nil, let value = function.keyframeRoot {
      root = value
    }
    if case .variable(let variable) = root.shallow, variable.literal == nil {
      throw problem("cannot infer key path type from context; consider explicitly specifying a root type", at: node)
    }
    let (steps, found) = try keyPathSteps(components, of: node, from: root)
    if let hint, case .function = hint.withoutOptionals {
      return Checked(type: .function(FunctionType(parameters: [root], result: found))) { .keyPath(steps) }
    }
    return Checked(type: module.native(.keyPath, [root, found])) { .keyPath(steps) }
  }

  private func nestedRoot(_ component: KeyPathComponentSyntax?, in root: Type) -> Type? {
    guard case .property(let property)? = component?.component else { return nil }
    let name = property.declName.baseName.identifierText
    guard NativeTypes.mayBeType(name), let nested = nestedType(name, in: root) else { return nil }
    if let nominal = nested.nominal { notes?.note(.type(nominal), named: Syntax(property), in: file) }
    return nested
  }

  private func keyPathSteps(
    _ components: ArraySlice<KeyPathComponentSyntax>, of node: KeyPathExprSyntax, from root: Type
  ) throws(Problem) -> ([KeyPathStep], Type) {
    var type = root
    var steps: [KeyPathStep] = []
    for (index, component) in zip(components.indices, components) {
      if case .optional(let mark) = component.component {
        guard mark.questionOrExclamationMark.tokenKind == .postfixQuestionMark, let wrapped = type.wrapped else {
          throw unsupported(.keyPath, at: node)
        }
        let (inner, end) = try keyPathSteps(components[(index + 1)...], of: node, from: wrapped)
        let flattens = end.wrapped != nil
        steps.append(.chain(inner, flattens: flattens))
        type = flattens ? end : module.optional(end)
        break
      }
      guard case .property(let property) = component.component else { throw unsupported(.keyPath, at: node) }
      let name = property.declName.baseName.identifierText
      if name == "self" { continue }
      let (step, next) = try keyPathStep(name, of: type, at: Syntax(property))
      steps.append(step)
      type = next
    }
    return (steps, type)
  }

  private func keyPathStep(_ name: String, of type: Type, at node: Syntax) throws(Problem) -> (KeyPathStep, Type) {
    if case .tuple(let elements) = type.shallow {
      guard let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name), elements.indices.contains(index)
      else {
        throw unknownMember(name, of: type, isStatic: false, at: node)
      }
      notes?.note(.element(name, elements[index].type), named: node, in: file)
      return (.tupleElement(index), elements[index].type)
    }
    guard
      let member = memberCandidates(name, of: type, isStatic: false).first(where: {
        $0.kind == .field || $0.kind == .computed
      })
    else { throw unknownMember(name, of: type, isStatic: false, at: node) }
    notes?.note(.member(member), named: node, in: file)
    let receiver = Receiver.value(Checked(type: type) { .constant(.void) }, place: nil)
    let result = try self.type(of: member).substituting(substitution(for: member, of: receiver))
    if member.kind == .field { return (.field(member.index), result) }
    if let native = member.native { return (.native(native), result) }
    return (.getter(member), result)
  }
}
