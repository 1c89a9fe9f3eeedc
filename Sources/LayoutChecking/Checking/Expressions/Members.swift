import Diagnostics
import LayoutProgram
import SwiftSyntax

// Looks up members by name: of values, of types, after a leading dot.

extension [Member] {
  /// The member that is meant if there is no call: a property goes before a method of the same name.
  var read: Member? { count > 1 ? first { $0.kind != .method } ?? first : first }
}

extension TypeChecker {
  /// Members of a type with a name, best first.
  func memberCandidates(_ name: String, of type: Type, isStatic: Bool) -> [Member] {
    var found = allCandidates(name, of: type, isStatic: isStatic)
    if found.isEmpty, type.isLiteral {
      // `5.half`, declared for `Double` alone.
      found = double.nominal?.lookUp(name, isStatic: isStatic) ?? []
      if found.isEmpty || !inference.unify(type, double) { return [] }
    }
    if found.allSatisfy({ $0.context?.requirements.isEmpty ?? true }) { return visible(found) }
    return mostDemandingFirst(visible(decided(found, by: type)))
  }

  /// The members that a type has. Literals in the type are `Int` or `Double` if that decides between members of the
  /// program: `[1, 2].kind`, declared for integers and for fractions. An integer may also be a `Double`.
  private func decided(_ found: [Member], by type: Type) -> [Member] {
    let open = found.filter { isApplicable($0, to: type) }
    if open.allSatisfy(\.isNative), !open.isEmpty { return open }
    for settle in [inference.settleLiterals(in:), inference.settleIntegersAsFractions(in:)] {
      let mark = inference.mark
      guard settle([type]) else { return open }
      let usual = found.filter { isApplicable($0, to: type) }
      if usual.count == open.count, !open.isEmpty { inference.undo(to: mark) }
      if !usual.isEmpty { return usual }
      inference.undo(to: mark)
    }
    return open
  }

  func allCandidates(_ name: String, of type: Type, isStatic: Bool) -> [Member] {
    if notes != nil { search(for: name, in: type, isStatic: isStatic) }
    switch type.shallow {
    case .nominal(let nominal, _): return nominal.lookUp(name, isStatic: isStatic)
    case .opaque(let proto):
      let own = proto.lookUp(name, isStatic: isStatic)
      return own.isEmpty ? alsoAsked(of: proto).flatMap { $0.lookUp(name, isStatic: isStatic) } : own
    case .parameter(let parameter): return parameter.constraints.flatMap { $0.lookUp(name, isStatic: isStatic) }
    case .variable(let variable):
      if variable.literal != nil {
        return (variable.literal == .float ? double : int).nominal?.lookUp(name, isStatic: isStatic) ?? []
      }
      return variable.constraints.flatMap { $0.lookUp(name, isStatic: isStatic) }
    default: return []
    }
  }

  func memberAccess(_ node: MemberAccessExprSyntax, hint: Type?) throws(Problem) -> Checked {
    let name = node.declName.baseName.identifierText
    guard let base = node.base ?? (chainBases.isEmpty ? nil : chainBases[node.id]) else {
      return try implicitStatic(name, node, hint: hint)
    }
    if name == "self", let type = try typeExpression(base) { return metatype(type) }
    if base.optionalInside != nil, try !isOptionalType(base) {
      return try chained(base, at: ExprSyntax(node)) { (inner) throws(Problem) in
        try self.member(name, of: inner, place: nil, at: node, hint: nil)
      }
    }
    if base.isModuleName, let only = module.vocabulary.functions[name]?.first {
      return try functionValue(only, receiver: .none)
    }
    if let type = try typeExpression(base) {
      let found = try staticMember(name, of: type, at: node, hint: hint)
      return base.isSelfType ? dynamically(found) : found
    }
    let value = try infer(base, hint: baseHint(base, name, giving: hint))
    let found = try member(name, of: value, place: nil, at: node, hint: hint)
    return base.is(SuperExprSyntax.self) ? exactly(found, of: value) : found
  }

  /// Whether the question mark belongs to a type: `Int?.none`.
  private func isOptionalType(_ base: ExprSyntax) throws(Problem) -> Bool {
    guard base.is(OptionalChainingExprSyntax.self), let first = base.firstToken(viewMode: .sourceAccurate)
    else { return false }
    return first.tokenKind == .leftSquare || NativeTypes.mayBeType(first.text)
      ? try typeExpression(base) != nil : false
  }

  /// The expected type of a list whose element is used: `[.red, .green].randomElement()!` for an expected color.
  func listHint(_ base: ExprSyntax, _ name: String, giving hint: Type?) -> Type? {
    guard let hint, !hint.withoutOptionals.isVariable, Self.membersGivingElements.contains(name),
      let list = base.as(ArrayExprSyntax.self), list.elements.first?.expression.startsWithDot == true
    else { return nil }
    return module.native(.array, [hint.withoutOptionals])
  }

  private static let membersGivingElements: Set = ["randomElement", "first", "last", "min", "max"]

  /// The hint for a member's base that does not determine its own type.
  func baseHint(_ base: ExprSyntax, _ name: String, giving hint: Type?) -> Type? {
    if base.startsWithDot { return hint }
    return listHint(base, name, giving: hint) ?? madeListHint(base, name, giving: hint)
  }

  /// The expected type of a list that a method reorders or filters: `groups.map { .init(id: $0) }.sorted { … }`.
  private func madeListHint(_ base: ExprSyntax, _ name: String, giving hint: Type?) -> Type? {
    guard let hint, hint.isNominal(.array), Self.membersKeepingElements.contains(name),
      let call = base.as(FunctionCallExprSyntax.self), call.makesImplicitMembers
    else { return nil }
    return hint
  }

  private static let membersKeepingElements: Set = ["sorted", "filter", "shuffled", "reversed"]

  /// Checks an optional chain: in `a?.b`, the rest of the chain applies to the unwrapped value, and the
  /// result is optional.
  func chained(
    _ link: ExprSyntax, at node: ExprSyntax, _ rest: (Checked) throws(Problem) -> Checked
  ) throws(Problem) -> Checked {
    let chain = link.as(OptionalChainingExprSyntax.self)
    let base = try infer(chain?.expression ?? link, hint: nil)
    if chain == nil, base.endsInOptional {
      let result = try rest(base)
      if result.type.wrapped == nil, !result.type.isVoid { throw unsupported(.statement, at: node) }
      return result
    }
    guard let wrapped = base.type.wrapped else {
      guard let chain else { return try rest(base) }
      throw problem(
        "cannot use optional chaining on non-optional value of type '\(base.type)'", at: chain.questionMark)
    }
    let slot = function.newSlot()
    let result = try rest(Checked(type: wrapped) { .local(depth: 0, slot: slot) })
    let flattens = result.type.wrapped != nil
    var whole = Checked(type: flattens ? result.type : module.optional(result.type)) {
      .optionalChain(base.emit(), slot: slot, result.emit(), flattens: flattens)
    }
    whole.endsInOptional = flattens
    return whole
  }

  /// Checks an implicit member of the expected type: `.leading`.
  private func implicitStatic(_ name: String, _ node: MemberAccessExprSyntax, hint: Type?) throws(Problem) -> Checked {
    guard
      let hint = (hint?.isVariable == false ? hint : nil) ?? keyframeValue(around: Syntax(node))
        ?? tabValue(around: Syntax(node)) ?? demand(of: hint, having: name)
    else {
      throw problem(
        "reference to member '\(name)' cannot be resolved without a contextual type", at: node,
        notes: notes(onNothingBefore: name))
    }
    let type = hint.withoutOptionals
    // Members of unsupported types are not checked.
    if type.nominal?.isBeyond == true { return Checked(type: type) { .constant(.void) } }
    if hint.wrapped != nil, name == "none", memberCandidates(name, of: type, isStatic: true).isEmpty {
      return Checked(type: hint) { .constant(.none) }
    }
    return try staticMember(name, of: type, at: node, hint: hint, isImplicit: true)
  }

  /// Whether members of that name belong to `ShapeStyle` and have another type: `Color.background` is no color.
  private func isStyleOfAnotherType(_ members: [Member], than type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type.shallow, let first = members.first, first.isNative,
      first.owner?.name == "ShapeStyle", first.kind == .computed
    else { return false }
    return module.vocabulary.signature(of: first).result.nominal !== nominal
  }

  /// The protocol that determines an implicit member's type: for `.blue` with an expected `Tint: ShapeStyle`; or the
  /// number type of the literal next to it, as in `max(1, .pi)`.
  func demand(of place: Type?, having name: String) -> Type? {
    guard case .variable(let variable)? = place?.shallow else { return nil }
    if variable.literal != nil {
      return [int, double].first { !memberCandidates(name, of: $0, isStatic: true).isEmpty }
    }
    return variable.constraints.first { !$0.lookUp(name, isStatic: true).isEmpty }.map { .opaque($0) }
  }

  func staticMember(
    _ name: String, of type: Type, at node: MemberAccessExprSyntax, hint: Type?, isImplicit: Bool = false
  ) throws(Problem) -> Checked {
    if name == "self" { return metatype(type) }
    if name == "init", let made = try initializerValue(of: type, at: node, hint: hint) { return made }
    if let nested = nestedType(name, in: type) {
      if let nominal = nested.nominal { notes?.note(.type(nominal), named: node, in: file) }
      return metatype(nested)
    }
    if let constant = constant(name, of: type, at: range(node)) { return constant }
    if let nominal = type.nominal, let bound = try staticBinding(name, in: nominal, named: Syntax(node)) {
      return bound
    }
    var members = memberCandidates(name, of: type, isStatic: true)
    if members.isEmpty { members = concreteMembers(name, of: type) }
    if isStyleOfAnotherType(members, than: type) {
      throw problem("type '\(type)' has no member '\(name)'", at: node.declName)
    }
    if members.isEmpty, isImplicit, let symbol = assetSymbol(name, type) { return symbol }
    let candidates = name == "init" ? members.filter { $0.kind != .initializer } : members
    if name == "allCases", candidates.isEmpty, let nominal = type.nominal, nominal.kind == .enumeration,
      nominal.conforms(toNative: .caseIterable)
    {
      return allCases(of: nominal, type)
    }
    if name == "allCases", candidates.isEmpty, let all = allCases(of: type, at: node) { return all }
    if let color = try colorNamedAsMethod(name, candidates, of: type, at: node, hint: hint) { return color }
    guard let member = candidates.read else {
      if let method = try methodWithoutValue(name, of: type, at: node, hint: hint) { return method }
      if !isImplicit, type.nominal?.isNative == true,
        memberCandidates(name, of: type, isStatic: false).contains(where: { $0.kind == .method })
      {
        throw unsupported(.name("\(type).\(name)"), at: node)
      }
      if let line = defaultOfID(name, type, at: node) { return line }
      let problem = unknownMember(
        name, of: type, isStatic: true, at: Syntax(node.declName), named: isImplicit ? hint : nil)
      if mode.takesCatalogColors, let color = catalogColor(problem) { return color }
      throw problem
    }
    try requireKnownAtRun(type, at: node)
    return try property(member, of: .type(type), at: ExprSyntax(node), hint: hint)
  }

  /// Static members of a protocol for one conforming type: `.dark`, declared in an
  /// `extension ShapeStyle where Self == Color`.
  func concreteMembers(_ name: String, of type: Type) -> [Member] {
    guard case .opaque = type.shallow else { return [] }
    return allCandidates(name, of: type, isStatic: true).filter { member in
      member.context?.requirements.contains {
        guard case .sameTypeRequirement(let same) = $0.requirement else { return false }
        return same.leftType.trimmedDescription == "Self"
      } == true
    }
  }

  /// Checks a generated symbol for an image or color of the app's asset catalog: `Image(.owl)`.
  private func assetSymbol(_ name: String, _ type: Type) -> Checked? {
    guard let kind = type.nominal?.name, kind == "ImageResource" || kind == "ColorResource" else { return nil }
    if kind == "ColorResource", module.vocabulary.types["UIColor"]?.lookUp(name, isStatic: true).isEmpty == false {
      return nil
    }
    return Checked(type: type) { .constant(.token(name)) }
  }

  /// Checks a color from the asset catalog that is named like a style function: `.shadow` without a call, for
  /// an expected style.
  private func colorNamedAsMethod(
    _ name: String, _ members: [Member], of type: Type, at node: MemberAccessExprSyntax, hint: Type?
  ) throws(Problem) -> Checked? {
    if case .function? = hint?.withoutOptionals.shallow { return nil }
    guard !members.isEmpty, members.allSatisfy({ $0.kind == .method && $0.isNative }),
      let problem = assetColor(name, of: type, at: Syntax(node.declName))
    else { return nil }
    if mode.takesCatalogColors, let color = catalogColor(problem) { return color }
    throw problem
  }

  func unknownMember(
    _ name: String, of type: Type, isStatic: Bool, at node: Syntax, named wanted: Type? = nil
  ) -> Problem {
    if notes?.question?.name == name {
      search(for: name, in: type, isStatic: isStatic)
      return problem(.toldAlready, at: node)
    }
    if let inherited = inherited(by: type, at: node) { return inherited }
    if name.hasPrefix("$"), isPublished(String(name.dropFirst()), in: type) {
      return unsupported(.name(name), at: node, instead: .useObservable)
    }
    if name.hasPrefix("_"), let nominal = type.nominal,
      nominal.lookUp(String(name.dropFirst()), isStatic: false).contains(where: { $0.wrapper == .environment })
    {
      return unsupported(.name(name), at: node)
    }
    if !isStatic, isFoundByName(in: type) { return unsupported(.name("@dynamicMemberLookup"), at: node) }
    if let unmet = unmetRequirement(name, of: type, isStatic: isStatic, at: node) { return unmet }
    var known: [String] = []
    // For a static member, the nearest name decides whether it may be a color from the asset catalog.
    let isCompared = module.advises || isStatic
    if isCompared, let nominal = type.nominal { known = nominal.memberNames(isStatic: isStatic) }
    if isCompared, case .parameter(let parameter) = type.shallow {
      known = parameter.constraints.flatMap { $0.memberNames(isStatic: isStatic) }
    }
    if case .tuple(let elements) = type.shallow { known = elements.compactMap(\.label) }
    let owner = Syntax(node.parent)?.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0) } ?? node
    if !isStatic, memberCandidates(name, of: type, isStatic: true).contains(where: { $0.kind != .enumCase }) {
      return problem(
        "static member '\(name)' cannot be used on instance of type '\(type)'", at: owner,
        notes: [Note(NameNote.write("\(type).\(name)"))])
    }
    if isStatic, type.nominal?.isNative == false, !memberCandidates(name, of: type, isStatic: false).isEmpty {
      return problem(
        "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?",
        at: owner)
    }
    if isStatic, let instance = instanceMember(name, of: type, at: node) { return instance }
    if let nominal = type.nominal, nominal.isPartlyKnown || isBindingToPartlyKnown(type),
      module.suggestion(for: name, among: nominal.memberNames(isStatic: isStatic)).isEmpty
    {
      return unsupported(.name(name), at: node, instead: AppleMembers.instead(of: name, in: nominal.name))
    }
    if let nominal = type.nominal, !nominal.isNative, nominal.conforms(toNative: .sequence),
      module.native(.array).nominal?.lookUp(name, isStatic: isStatic).isEmpty == false
    {
      return unsupported(.name(name), at: node)
    }
    if isStatic, name == "Type" { return unsupported(.name("\(type).Type"), at: node) }
    if !isStatic, let nominal = type.nominal, nominal.isNative,
      nominal.allConformances.contains(where: { $0.name == "Scene" })
    {
      return unsupported(.modifier(name), at: node)
    }
    if case .parameter(let parameter) = type.shallow, let beyond = parameter.constraints.first(where: \.isBeyond) {
      return beyondProblem(beyond.name, at: range(node))
    }
    if let nominal = type.nominal, !nominal.isNative,
      nominal.allConformances.contains(where: { $0.isNative && AppleMembers.hasOwn(name, of: $0.name) })
    {
      return unsupported(.name(name), at: node)
    }
    if let nominal = type.nominal, nominal.isNative || nominal.isView {
      if AppleMembers.has(name, of: nominal.name) {
        return unsupported(.name(name), at: node, instead: AppleMembers.instead(of: name, in: nominal.name))
      }
      if nominal.isView, AppleMembers.has(name, of: "View"), BeyondTheCourse.modifier(named: name) == nil {
        return unsupported(.modifier(name), at: node)
      }
    }
    var notes = isStatic ? axisNotes(name, of: type) : []
    if notes.isEmpty, isStatic { notes = self.notes(onUnknownStatic: name, of: type, at: node, among: known) }
    if notes.isEmpty { notes = module.suggestion(for: name, among: known) }
    if isStatic {
      if notes.isEmpty || !isSlip(name, of: known), let color = assetColor(name, of: type, at: node) { return color }
      let shown = wanted ?? type
      let words = if case .opaque(let proto) = shown.shallow { proto.qualifiedName } else { "\(shown)" }
      return problem("type '\(words)' has no member '\(name)'", at: node, notes: notes)
    }
    if type.nominal?.conforms(toNative: .view) == true {
      if let instead = BeyondTheCourse.modifier(named: name) {
        return BeyondTheCourse.problem(.modifier(name), instead: instead, at: node.range(in: file))
      }
      if notes.isEmpty { notes = self.notes(onUnknownModifier: name) }
      if notes.isEmpty, let other = modifierOfOtherModule(name, at: node) { return other }
      if notes.isEmpty { notes = [Note(NameNote.perhapsAModifier)] }
    } else if notes.isEmpty {
      notes = self.notes(onUnknownMember: name, of: type, at: node, among: known)
    }
    return problem("value of type '\(type)' has no member '\(name)'", at: node, notes: notes)
  }

  /// The code of a color without a declaration, `Color.brand`: it fails when the run reaches it, or is gray
  /// if the run invents missing values.
  private func catalogColor(_ problem: Problem) -> Checked? {
    guard let name = problem.unsupportedColor, let color = module.vocabulary.types["Color"] else { return nil }
    found.postpone(problem)
    let function = NativeFunction(name: name) { run, _ throws(Stop) in
      guard run.request.makesSamples else { throw Stop(problem: problem) }
      if let range = problem.range { run.warn(.catalogColor(name), at: range) }
      return .color(ColorValue(name: name))
    }
    return Checked(type: applied(color, [])) { .native(function, arguments: [], range: problem.range) }
  }

  /// Whether it is a binding to a partly supported type: `$photo.isFlipped`.
  private func isBindingToPartlyKnown(_ type: Type) -> Bool {
    type.isNominal(.binding) && type.genericArguments.first?.withoutOptionals.nominal?.isPartlyKnown == true
  }

  /// The problem of an asset catalog's color, `Color.brand`, which Xcode generates: unknown here, but no
  /// error in the program.
  private func assetColor(_ name: String, of type: Type, at node: Syntax) -> Problem? {
    guard type.nominal?.name == "Color" || type.isAnyStyle else { return nil }
    return Problem(unsupported: .color(name), at: node.range(in: file), instead: UnsupportedMessage.useNamedColor(name))
  }

  /// Notes for the most common slip: a guide of the wrong axis.
  private func axisNotes(_ name: String, of type: Type) -> [Note] {
    guard let vertical = module.vocabulary.types["VerticalAlignment"],
      let horizontal = module.vocabulary.types["HorizontalAlignment"]
    else { return [] }
    if type.nominal == vertical, !horizontal.lookUp(name, isStatic: true).isEmpty {
      return [Note(NameNote.isHorizontal(name))]
    }
    if type.nominal == horizontal, !vertical.lookUp(name, isStatic: true).isEmpty {
      return [Note(NameNote.isVertical(name))]
    }
    return []
  }

  /// A member of a value, without a call.
  func member(
    _ name: String, of base: Checked, place: (() -> Place)?, at node: MemberAccessExprSyntax, hint: Type?
  ) throws(Problem) -> Checked {
    if case .tuple(let elements) = base.type.shallow { return try tupleMember(name, elements, base, at: node) }
    if name == "self" { return base }
    if name.hasPrefix("$"), let nominal = base.type.nominal,
      let member = projected(String(name.dropFirst()), in: nominal)
    {
      notes?.note(.member(member), named: node, in: file)
      return try binding(of: member, base: base)
    }
    let candidates = memberCandidates(name, of: base.type, isStatic: false)
    if let fitting = try fittingMethod(candidates, of: .value(base, place: place), at: node, hint: hint) {
      return fitting
    }
    if let member = candidates.read {
      return try property(member, of: .value(base, place: place), at: ExprSyntax(node), hint: hint)
    }
    if let part = try partOfBinding(name, of: base, at: ExprSyntax(node)) { return part }
    if let wrapped = base.type.wrapped, !memberCandidates(name, of: wrapped, isStatic: false).isEmpty {
      if let inside = node.base, let forced = forced(base, at: inside) {
        return try self.member(name, of: forced, place: nil, at: node, hint: hint)
      }
      throw problem(
        "value of optional type '\(base.type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
        at: node.base.map { Syntax($0) } ?? Syntax(node))
    }
    if case .metatype(let instance) = base.type.shallow {
      if case .opaque = instance.shallow, let member = memberCandidates(name, of: instance, isStatic: true).first,
        !member.isNative, member.kind == .computed || member.kind == .field
      {
        notes?.note(.member(member), named: node, in: file)
        // The type is known only at run time.
        let range = range(node)
        return Checked(type: try type(of: member)) {
          .call(member, receiver: .value(base.emit()), arguments: [], range: range)
        }
      }
      let found = try staticMember(name, of: instance, at: node, hint: hint)
      return instance.nominal?.kind == .object ? dynamically(found, of: base.emit) : found
    }
    throw unknownMember(name, of: base.type, isStatic: false, at: Syntax(node.declName))
  }

  /// The one of several methods that has the expected function type: `"abc".prefix`, for a function of a number.
  private func fittingMethod(
    _ candidates: [Member], of receiver: Receiver, at node: MemberAccessExprSyntax, hint: Type?
  ) throws(Problem) -> Checked? {
    guard candidates.count > 1, let hint, case .function = hint.withoutOptionals.shallow else { return nil }
    for member in candidates where member.kind == .method {
      let mark = inference.mark
      let value = try functionValue(member, receiver: receiver)
      if inference.conversion(from: value.type, to: hint) == .identity {
        notes?.note(.member(member), named: node, in: file)
        return value
      }
      inference.undo(to: mark)
    }
    return nil
  }

  func tupleMember(
    _ name: String, _ elements: [TupleElement], _ base: Checked, at node: MemberAccessExprSyntax
  ) throws(Problem) -> Checked {
    search(for: name, in: base.type, isStatic: false)
    let index = elements.firstIndex { $0.label == name } ?? Int(name)
    if let index, elements.indices.contains(index) {
      notes?.note(.element(name, elements[index].type), named: node, in: file)
    }
    guard let index, elements.indices.contains(index) else {
      throw problem("value of tuple type '\(base.type)' has no member '\(name)'", at: node.declName)
    }
    return Checked(type: elements[index].type) { .tupleElement(base.emit(), index) }
  }
}
