import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks local variables with a `$`: `@Previewable @State var isOn = true` and `@Bindable var model = model`.
extension TypeChecker {
  /// SwiftUI's property wrapper of a local variable.
  func nativeWrapper(_ variable: VariableDeclSyntax) -> Member.Wrapper? {
    if variable.attributes.isEmpty { return nil }
    let names = variable.attributes.names
    let local: [Member.Wrapper] = [.state, .stateObject, .bindable, .observedObject, .focusState, .gestureState]
    return local.first { names.contains($0.rawValue) }
  }

  /// Declares `x`, whose value is in a box, and `$x`, the binding.
  func boxedLocal(
    _ wrapper: Member.Wrapper, _ binding: PatternBindingSyntax
  ) throws(Problem) -> EmitBlock {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
      throw unsupported(.pattern, at: binding.pattern)
    }
    var type: Type?
    if let annotation = binding.typeAnnotation { type = try self.type(annotation.type, in: function.context) }
    var value: Checked?
    if let written = binding.initializer?.value {
      let mark = inference.mark
      if let type {
        value = try check(written, as: type, for: .specified)
      } else {
        value = try infer(written, hint: nil)
      }
      inference.settleLiterals(since: mark)
    }
    if wrapper == .focusState, type == nil, value == nil { type = bool }
    guard let found = (type ?? value?.type)?.resolved else {
      throw problem("type annotation missing in pattern", at: binding.pattern)
    }
    if value == nil, wrapper == .focusState, found.wrapped == nil {
      value = Checked(type: found) { .constant(.bool(false)) }
    }
    guard value != nil || found.wrapped != nil else {
      throw problem("variable '\(name)' must have an initial value", at: binding.pattern)
    }
    let projected = module.native(wrapper == .gestureState ? .gestureState : .binding, [found])
    let whole = scope.declare("$\(name)", type: projected)
    let bound = scope.declare(name, boundBy: whole, type: found)
    notes?.declare(whole, at: Syntax(binding.pattern).firstToken(viewMode: .sourceAccurate), in: file)
    notes?.declare(bound, for: .variable(whole))
    let range = range(binding)
    return {
      let start = value?.emit() ?? .constant(.none)
      return [.declare(slot: whole.slot, .native(Self.boxed, arguments: [.value(start)], range: range))]
    }
  }

  private static let boxed = NativeFunction(name: "$") { _, arguments throws(Stop) in .box(Box(try arguments.value(0)))
  }
}
