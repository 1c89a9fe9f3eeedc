import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks inheritance: `super` and `override`.
extension TypeChecker {
  /// Checks a member of the superclass used as a value: `super.area`.
  func superValue(at node: ExprSyntax) throws(Problem) -> Checked {
    guard let parent = function.selfType?.nominal?.superclass, function.hasSelf else {
      if let type = function.selfType, let problem = inherited(by: type, at: Syntax(node)) { throw problem }
      guard let own = function.selfType?.nominal else {
        throw problem(
          "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript",
          at: node)
      }
      throw problem(
        own.kind == .object
          ? "'super' cannot be used in class '\(own.name)' because it has no superclass"
          : "'super' cannot be used in non-class type '\(own.name)'", at: node)
    }
    let own = try selfValue(at: node)
    return Checked(type: parent.selfType, emit: own.emit)
  }

  /// A property of the superclass without dynamic dispatch.
  func exactly(_ property: Checked, of own: Checked) -> Checked {
    Checked(type: property.type) {
      guard case .call(let member, _, let arguments, let range) = property.emit() else { return property.emit() }
      return .callExactly(member, receiver: own.emit(), arguments: arguments, range: range)
    }
  }

  /// Whether a subclass may override a stored property.
  func isOverridden(_ member: Member) -> Bool {
    member.kind == .field && !member.isStatic && member.owner?.kind == .object
      && module.overridden.contains(member.name)
  }

  /// Whether code accesses its very own storage: an initializer, and the property's observers.
  func isOwnStorage(_ member: Member) -> Bool {
    (function.home.isInitializer && function.selfType?.nominal === member.owner) || function.home.observes === member
  }

  /// Generates the code of an override that only adds observers: `override var width { didSet { … } }`.
  func watchAnew(_ member: Member, _ type: Type) throws(Problem) {
    guard let inherited = member.owner?.superclass?.lookUp(member.name, isStatic: false).first else { return }
    let object = Expression.local(depth: 0, slot: 0)
    let range = member.range ?? SourceRange(file: 0, lower: 0, upper: 0)
    let getter = FunctionCode(name: "get", range: range)
    getter.body = [.returning(.callExactly(inherited, receiver: object, arguments: [], range: range))]
    let setter = FunctionCode(name: "set", range: range)
    let place = Place.observed(.exactly(inherited, object), member, owner: .temporary(object))
    setter.body = [.expression(.assign(place, .local(depth: 0, slot: 1)), range: range)]
    for code in [getter, setter] {
      code.hasReceiver = true
      code.slotCount = 2
    }
    setter.parameterSlots = [1]
    setter.defaults = [nil]
    (member.code, member.setter) = (getter, setter)
  }

  /// Checks a call on the superclass: `super.area()` and `super.init(…)`.
  func superCall(
    _ access: MemberAccessExprSyntax, _ arguments: CallArguments, at node: FunctionCallExprSyntax
  ) throws(Problem) -> Checked {
    guard let base = access.base else { throw unsupported(.call, at: node) }
    let name = access.declName.baseName.identifierText
    if function.isStatic, !function.hasSelf, let type = function.selfType?.nominal?.superclass?.selfType {
      return try superStaticCall(name, of: type, arguments, at: node)
    }
    let own = try superValue(at: base)
    guard let parent = own.type.nominal else { return own }
    if name == "init" {
      guard function.home.isInitializer else {
        throw problem("'super.init' cannot be called outside of an initializer", at: node)
      }
      let initializers = parent.lookUp("init", isStatic: true)
      if initializers.isEmpty, arguments.count == 0 { return Checked(type: .void) { .constant(.void) } }
      let made = try call(initializers, of: .type(own.type), arguments, at: Syntax(node), hint: nil)
      return Checked(type: .void) {
        guard case .call(let member, _, let arguments, let range) = made.emit() else { return .constant(.void) }
        return .initializeSuper(member, own.emit(), arguments: arguments, isOverridable: false, range: range)
      }
    }
    let members = memberCandidates(name, of: own.type, isStatic: false)
    if members.isEmpty {
      throw unknownMember(name, of: own.type, isStatic: false, at: Syntax(access.declName))
    }
    let called = try call(members, of: .value(own, place: nil), arguments, at: Syntax(node), hint: nil)
    return Checked(type: called.type) {
      guard case .call(let member, _, let arguments, let range) = called.emit() else { return called.emit() }
      return .callExactly(member, receiver: own.emit(), arguments: arguments, range: range)
    }
  }

  /// Checks a class method's call on the superclass: `super.kind()`.
  private func superStaticCall(
    _ name: String, of parent: Type, _ arguments: CallArguments, at node: FunctionCallExprSyntax
  ) throws(Problem) -> Checked {
    let members = memberCandidates(name, of: parent, isStatic: true)
    if members.isEmpty { throw unknownMember(name, of: parent, isStatic: true, at: Syntax(node.calledExpression)) }
    let called = try call(members, of: .type(parent), arguments, at: Syntax(node), hint: nil)
    let function = function
    return Checked(type: called.type) {
      guard case .call(let member, _, let arguments, let range) = called.emit(),
        let own = Self.receiver(of: function)
      else { return called.emit() }
      return .callExactly(member, receiver: own, arguments: arguments, range: range)
    }
  }

  /// Every member that overrides another one needs `override`, and no other may have it.
  func checkOverrides(of nominal: Nominal) {
    if nominal.unknownHeritage != nil { return }
    for member in nominal.members.values.joined() where !member.isNative && member.kind != .initializer {
      guard let range = member.range, !member.isStatic else { continue }
      let isThere = nominal.superclass?.lookUp(member.name, isStatic: false).contains { inherited in
        guard inherited.owner?.kind == .object else { return false }
        guard member.kind == .method || inherited.kind == .method else { return true }
        return member.labels == inherited.labels && member.kind == inherited.kind
      }
      let kind = member.kind == .method ? "method" : "property"
      if member.isOverride, isThere != true {
        report(Problem(.type, "\(kind) does not override any \(kind) from its superclass", at: range))
      } else if !member.isOverride, isThere == true {
        report(Problem(.type, "overriding declaration requires an 'override' keyword", at: range))
      }
    }
  }
}
