import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Callable values: `callAsFunction`, and layouts followed by their views.
extension TypeChecker {
  /// Calls the `callAsFunction` of a value; nil if its type has none.
  func callAsFunction(
    _ callee: Checked, _ arguments: CallArguments, at node: some SyntaxProtocol
  ) throws(Problem) -> Checked? {
    let members = memberCandidates("callAsFunction", of: callee.type, isStatic: false)
    if members.isEmpty { return nil }
    return try call(
      members, of: .value(callee, place: nil), arguments, at: Syntax(node), hint: nil)
  }

  /// Whether a type has dynamic members: `subscript(dynamicMember name: String)`.
  func isFoundByName(in type: Type) -> Bool {
    memberCandidates("subscript", of: type, isStatic: false).contains {
      (try? signature(of: $0))?.parameters.first?.label == "dynamicMember"
    }
  }

  /// Checks a layout followed by its views: in `Wrap(gap: 8) { … }`, the parentheses make the layout and the
  /// braces contain its views.
  func layoutContainer(
    _ nominal: Nominal, _ type: Type, _ arguments: CallArguments, at node: some SyntaxProtocol
  ) throws(Problem) -> Checked? {
    guard !arguments.trailing.isEmpty, nominal.conforms(toNative: .layout), try !takesClosure(nominal) else {
      return nil
    }
    let making = CallArguments(plain: arguments.plain, trailing: [], node: arguments.node)
    let layout = try construct(type, making, at: node, hint: nil)
    let filling = CallArguments(plain: [], trailing: arguments.trailing, node: arguments.node)
    return try callAsFunction(layout, filling, at: node)
  }

  /// Whether the braces after a call belong to the initializer.
  private func takesClosure(_ nominal: Nominal) throws(Problem) -> Bool {
    var lists: [[Parameter]] = []
    for member in nominal.lookUp("init", isStatic: true) { lists.append(try signature(of: member).parameters) }
    if lists.isEmpty { lists = [try memberwiseParameters(of: nominal).1] }
    return lists.contains { parameters in
      guard let last = parameters.last, case .function = last.type.withoutOptionals else { return false }
      return true
    }
  }

  /// Infers `Key.Value` once the key is known: the type of its `defaultValue`, or what a `where` clause says of it.
  func settle(
    _ associated: [(base: GenericParameter, value: GenericParameter)], _ substitution: [GenericParameter: Type]
  ) throws(Problem) {
    for pair in associated {
      guard let value = substitution[pair.value]?.shallow, value.isVariable, let key = substitution[pair.base]?.shallow
      else { continue }
      if case .parameter(let key) = key {
        if let own = try valueSaid(ofGeneric: key) { _ = inference.unify(value, own) }
      } else if let member = key.nominal?.lookUp("defaultValue", isStatic: true).first(where: { !$0.isNative }) {
        let substitution = self.substitution(for: member, of: .type(key))
        _ = inference.unify(value, try type(of: member).substituting(substitution))
      }
    }
  }

  /// The value type of a generic key, if its function or one of its protocols declares `Value == [CGFloat]`.
  private func valueSaid(ofGeneric key: GenericParameter) throws(Problem) -> Type? {
    if let own = key.associated["Value"] { return own }
    for proto in key.constraints { if let said = try valueSaid(by: proto) { return said } }
    return nil
  }

  /// Unifies a call's result with the expected type before its arguments are checked. The arguments may need it: the
  /// closure in `let gaps: [CGFloat] = subviews.indices.map { … return 0 … }`, the member in `let size: CGSize =
  /// sizes.reduce(.zero) { … }`.
  func adopt(_ hint: Type?, in result: Type, _ match: ArgumentMatch) {
    if let hint = hint?.shallow, case .parameter = hint, result.shallow.isVariable {
      if match.all.contains(where: \.startsWithDot) { _ = inference.unify(result, hint) }
      return
    }
    guard let hint = hint?.shallow, case .nominal(let wanted, _) = hint.withoutOptionals else { return }
    switch result.shallow {
    case .nominal(let made, let elements) where made === wanted && !elements.isEmpty:
      let mark = inference.mark
      if !inference.unify(result, hint.withoutOptionals) { inference.undo(to: mark) }
    case .variable(let variable) where variable.literal == nil && hint.wrapped != nil:
      if match.all.contains(where: { $0.is(NilLiteralExprSyntax.self) }) { _ = inference.unify(result, hint) }
    case .variable(let variable) where variable.literal == nil:
      // `1` for a type of the program that numbers can be.
      let isOwn = !wanted.isNative && (wanted.kind == .structure || wanted.kind == .enumeration)
      let isTold = match.all.contains { $0.startsWithDot || $0.isEmptyList || isOwn && $0.isPlainLiteral }
      if isTold { _ = inference.unify(result, hint) }
    default: return
    }
  }
}

extension TypeChecker {
  /// Checks a call of a generic ID's default: `ID.defaultValue(in: d)` and `id.defaultValue(in: d)`, with a
  /// generic `AlignmentID`.
  func defaultOfID(
    _ name: String, _ type: Type, _ arguments: CallArguments, at node: FunctionCallExprSyntax
  ) throws(Problem) -> Checked? {
    guard name == "defaultValue", case .parameter(let parameter) = type.shallow, arguments.count == 1,
      parameter.constraints.contains(where: { $0.conforms(toNative: .alignmentID) }),
      let only = arguments.plain.first, only.label == "in",
      let dimensions = module.vocabulary.types["ViewDimensions"], let length = module.vocabulary.types["CGFloat"]
    else { return nil }
    let given = try check(only.expression, as: .nominal(dimensions, []), for: .argument)
    let id = typeValue(of: type)
    let range = range(node)
    return Checked(type: .nominal(length, [])) {
      .native(Self.defaultOfID, arguments: [.value(id()), .value(given.emit())], range: range)
    }
  }

  /// Checks a generic ID's default used as a value: `ID.defaultValue`.
  func defaultOfID(_ name: String, _ type: Type, at node: MemberAccessExprSyntax) -> Checked? {
    guard name == "defaultValue", case .parameter(let parameter) = type.shallow,
      parameter.constraints.contains(where: { $0.conforms(toNative: .alignmentID) }),
      let dimensions = module.vocabulary.types["ViewDimensions"], let length = module.vocabulary.types["CGFloat"]
    else { return nil }
    let id = typeValue(of: type)
    let range = range(node)
    let code = FunctionCode(name: name, range: range)
    (code.slotCount, code.parameterSlots, code.defaults) = (1, [0], [nil])
    code.body = [
      .returning(
        .native(
          Self.defaultOfID, arguments: [.value(.local(depth: 1, slot: 0)), .value(.local(depth: 0, slot: 0))],
          range: range))
    ]
    let plain = FunctionType(parameters: [.nominal(dimensions, [])], result: .nominal(length, []))
    return Checked(type: .function(plain)) { .capturing([id()], code) }
  }

  private static let defaultOfID = NativeFunction(name: "defaultValue") { run, arguments throws(Stop) in
    guard case .metatype(let id)? = arguments[0], let dimensions = arguments[1],
      let member = id.lookUp("defaultValue", isStatic: true).first(where: { !$0.isNative })
    else { return .double(0) }
    return try run.call(.member(member, receiver: .metatype(id)), [dimensions], at: arguments.range)
  }
}

extension ExprSyntax {
  /// `[]`, whose type only its place knows.
  fileprivate var isEmptyList: Bool {
    if case .colon? = self.as(DictionaryExprSyntax.self)?.content { return true }
    return self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }
}
