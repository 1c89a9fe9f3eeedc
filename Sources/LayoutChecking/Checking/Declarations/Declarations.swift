import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks all declarations of a program.
extension TypeChecker {
  /// Checks all members and previews, and generates their code.
  package func checkModule() {
    for problem in module.problems { report(problem) }
    for nominal in module.declaredTypes where nominal.heritage != nil { giveBodyBeyond(to: nominal) }
    for nominal in module.declaredTypes { nominal.noteOwnEquality() }
    noteClauses()
    noteDispatch()
    for nominal in module.declaredTypes where nominal.kind == .enumeration { giveRawValues(to: nominal) }
    for (alias, home) in module.aliases where !home.isLocal && alias.genericParameterClause == nil {
      // An alias in an extension may refer to types known only there.
      if home.isExtension || home.nominal != nil { continue }
      do throws(Problem) {
        _ = try type(alias.initializer.value, in: home)
      } catch {
        // A cyclic alias is reported at its use.
        let written = alias.initializer.value.range(in: home.file)
        guard let place = error.range, place.lower >= written.lower, place.upper <= written.upper else { continue }
        if error.kind == .unsupported { found.postpone(error) } else { report(error) }
      }
    }
    for member in module.members where !isDone {
      do throws(Problem) {
        try assuming(member.context ?? function.context) { () throws(Problem) in try check(member) }
      } catch {
        if !standsAsBeyond(member, error) { report(error) }
      }
    }
    // All references are strong here, so `weak` is unsupported if the difference could be visible.
    if seen.letsObjectsGo, let place = module.weakPlaces.first {
      report(Problem(unsupported: .name("weak"), at: place))
    }
    for nominal in module.declaredTypes { checkConformances(of: nominal) }
    for nominal in module.declaredTypes where nominal.kind == .object {
      checkOverrides(of: nominal)
      requireInitializers(of: nominal)
    }
    for nominal in module.declaredTypes where nominal.kind == .structure { refuseEndlessValue(nominal) }
  }

  /// Checks a member with a changed body again.
  ///
  /// - Returns: whether its type stayed the same; other code may depend on that.
  /// - Throws: the first problem.
  package func checkAgain(_ member: Member) throws(Problem) -> Bool {
    var keepsType = true
    if member.typeFollowsFromValue, case .known(let before) = member.typeState {
      member.typeState = .unknown
      keepsType = try type(of: member) == before
    }
    try assuming(member.context ?? function.context) { () throws(Problem) in try check(member) }
    if found.isRefused, let problem = found.takeBack(after: 0).first { throw problem }
    return keepsType
  }

  func check(_ member: Member) throws(Problem) {
    guard let syntax = member.syntax else { return }
    try refuseRepeatedFunction(member)
    if member.replacement == .loadData { return }
    switch syntax {
    case .binding(let binding, _, _): try checkProperty(member, binding)
    case .function(let function):
      try requireBody(function, of: member)
      try checkFunction(member, function.body)
    case .initializer(let initializer): try checkFunction(member, initializer.body)
    case .subscripting(let subscripting): try checkSubscript(member, subscripting)
    case .enumCase: try checkEnumCase(member)
    }
  }

  /// Functions may share a name if their labels or types differ.
  private func refuseRepeatedFunction(_ member: Member) throws(Problem) {
    guard member.kind == .method || member.kind == .initializer, member.hasBody, let range = member.range else {
      return
    }
    let signature = try signature(of: member)
    guard isOneOfSeveral(member) else { return }
    let canonical = signature.canonicalGenerics
    let parameters = signature.parameters.map {
      "\($0.label ?? "_"):\($0.isOfSomeType ? "some " : "")\($0.type.substituting(canonical))\($0.isVariadic ? "..." : "")"
    }
    .joined(separator: ",")
    let asked = requirementsInWords(of: member, signature)
    let result = (member.kind == .method ? "\(signature.result.substituting(canonical))" : "") + asked
    let owner = member.owner.map { "\(UInt(bitPattern: ObjectIdentifier($0)))" } ?? ""
    let place = member.access == .everywhere ? "" : "\(range.file):"
    guard !seen.functions.insert("\(place)\(owner).\(member.isStatic).\(member.name)(\(parameters))\(result)").inserted
    else {
      return
    }
    let labels = signature.parameters.map { "\($0.label ?? "_"):" }
    let hasNoLabel = !labels.isEmpty && labels.allSatisfy { $0 == "_:" }
    throw Problem(
      .type, "invalid redeclaration of '\(member.name)\(hasNoLabel ? "" : "(\(labels.joined()))")'", at: range,
      notes: [Note(NameNote.isTaken)])
  }

  private func isOneOfSeveral(_ member: Member) -> Bool {
    (member.owner.map { $0.ownMembers(member.name) } ?? module.globals[member.name] ?? []).count > 1
  }

  // MARK: Properties

  private func checkProperty(_ member: Member, _ binding: PatternBindingSyntax) throws(Problem) {
    guard let context = member.context else { return }
    if let wrapping = member.wrapping { return try checkWrapped(member, wrapping) }
    try refuseStaticStorage(member)
    let type = try type(of: member)
    try checkWrapper(of: member, type)
    if case .binding(_, let attributes, _)? = member.syntax, let value = binding.initialValue(attributes) {
      try checkInitialValue(member, value, type: type, in: context)
    }
    if let accessors = binding.accessorBlock, accessors.hasOnlyObservers {
      try checkObservers(member, accessors, type: type)
    }
    if member.isWatchedAnew { return try watchAnew(member, type) }
    guard member.kind == .computed, let accessors = binding.accessorBlock else { return }
    // Determines whether its code can throw and suspend.
    _ = try signature(of: member)
    if let getter = accessors.body(of: "get") {
      let isBuilder = member.isViewBuilder || isBody(member) || isRequiredBuilder(member)
      member.code = try code(
        "get", getter, of: member, parameters: [], result: type, isBuilder: isBuilder, builder: try builder(of: member))
    }
    if let setter = accessors.body(of: "set") {
      let parameter = Parameter(label: nil, name: setterName(accessors), type: type)
      member.setter = try code(
        "set", setter, of: member, parameters: [parameter], result: .void, isBuilder: false, changesSelf: true)
    }
  }

  /// A generic type stands for many types, and a protocol for none, so neither can store static values.
  private func refuseStaticStorage(_ member: Member) throws(Problem) {
    guard member.isStatic, member.kind == .field, var nominal = member.owner, !member.isNative else { return }
    if nominal.kind == .proto {
      throw Problem(
        .type, "static stored properties not supported in protocol extensions", at: member.range,
        notes: [lineInExtension(member) ?? Note(DeclarationNote.computeStatic(member.name))])
    }
    while nominal.parameters.isEmpty, let outer = nominal.outer { nominal = outer }
    // `extension Row where Value == Int`, `extension [Card]`: a single type after all.
    let isGeneric = nominal.isNative && Self.genericViews.contains(nominal.name)
    guard isGeneric || nominal.parameters.contains(where: { $0.stand == nil }), nominal.kind != .proto else { return }
    throw Problem(
      .type, "static stored properties not supported in generic types", at: member.range,
      notes: [lineInExtension(member) ?? Note(DeclarationNote.computeStatic(member.name))])
  }

  /// SwiftUI's generic views, which the catalog declares without type parameters.
  private static let genericViews: Set = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Grid", "GridRow", "List", "Form", "ScrollView",
    "Section", "GeometryReader", "Button", "Label", "NavigationStack",
  ]

  /// The note for a line declared in an extension of another type:
  /// `extension View { static let middle = VerticalAlignment(Middle.self) }`.
  private func lineInExtension(_ member: Member) -> Note? {
    guard let type = try? type(of: member), type.isAlignmentOfOneAxis else { return nil }
    return Note(NameNote.write("extension \(type)"))
  }

  func setterName(_ block: AccessorBlockSyntax) -> String {
    guard case .accessors(let list) = block.accessors else { return "newValue" }
    return list.first { $0.accessorSpecifier.text == "set" }?.parameters?.name.identifierText ?? "newValue"
  }

  /// The body function of a modifier or style: the protocol's requirement makes it a view builder.
  private func isBodyFunction(_ member: Member) -> Bool {
    guard let owner = member.owner, !member.isStatic else { return false }
    if member.name == "body", owner.conforms(toNative: .transition) { return true }
    return member.name == "body" && owner.conforms(toNative: .viewModifier)
      || member.name == "makeBody" && owner.isControlStyle
  }

  /// An implementation of a protocol's `@ViewBuilder var content: Content { get }` is implicitly a view builder.
  private func isRequiredBuilder(_ member: Member) -> Bool {
    guard let owner = member.owner, member.kind != .initializer, owner.kind != .proto else { return false }
    if member.name == "body", member.labels == ["children"],
      owner.allConformances.contains(where: { $0.isNative && $0.name.hasPrefix("_VariadicView_") })
    {
      return true
    }
    return owner.allConformances.contains { proto in
      !proto.isNative
        && proto.ownMembers(member.name).contains {
          $0.isViewBuilder && !$0.hasBody && $0.isStatic == member.isStatic && $0.labels == member.labels
        }
    }
  }

  private func isBody(_ member: Member) -> Bool {
    guard member.name == "body" || member.name == "previews", let owner = member.owner else { return false }
    return [NativeName.view, .previewProvider, .viewModifier].contains { owner.conforms(toNative: $0) }
  }

  private func checkInitialValue(
    _ member: Member, _ value: ExprSyntax, type: Type, in context: DeclarationContext
  ) throws(Problem) {
    let scope = FunctionScope(
      parent: nil, context: context, selfType: context.nominal?.selfType, isStatic: !member.isLazy)
    scope.isInitialValue = !member.isStatic && !member.isLazy
    let knowsArguments = !member.isStatic && context.nominal?.parameters.isEmpty == false
    if member.isLazy || knowsArguments { _ = scope.newSlot() }
    scope.holdsSelf = member.isLazy
    scope.isSelfMutable = member.isLazy
    scope.hasReceiver = knowsArguments
    let body = try inFunction(scope, parent: nil) { () throws(Problem) in try startValue(value, of: type) }
    let code = FunctionCode(name: member.name, range: value.range(in: context.file))
    code.slotCount = scope.slotCount
    code.body = [.returning(body)]
    if member.isLazy || knowsArguments {
      code.parameterSlots = [0]
      code.defaults = [nil]
      member.initialValue =
        member.isLazy
        ? .callLocal(.closure(code), [.place(.local(depth: 0, slot: 0))], range: value.range(in: context.file))
        : .callValue(.closure(code), [.local(depth: 0, slot: 0)], range: code.range)
      return
    }
    member.initialValue = .callValue(.closure(code), [], range: code.range)
  }

  /// Code of an initial value; an unsupported one fails when an instance is created, unless it can never be read.
  private func startValue(_ value: ExprSyntax, of type: Type) throws(Problem) -> Expression {
    do throws(Problem) {
      let mark = inference.mark
      let checked = try check(value, as: type, for: .specified)
      inference.settleLiterals(since: mark)
      return checked.emit()
    } catch {
      guard let stop = stopping(for: error, in: value) else { throw error }
      return type.nominal?.isBeyond == true ? .constant(.void) : stop
    }
  }

  // MARK: Functions

  private func checkFunction(_ member: Member, _ body: CodeBlockSyntax?) throws(Problem) {
    let signature = try signature(of: member)
    try refuseUnusedGenerics(of: member, signature)
    guard let body else { return }
    let isInit = member.kind == .initializer
    member.code = try code(
      member.name, body.statements, of: member, parameters: signature.parameters,
      result: isInit ? .void : signature.result,
      isBuilder: member.isViewBuilder || isBodyFunction(member) || isRequiredBuilder(member),
      changesSelf: isInit || member.isMutating || member.owner?.isOfObjects == true,
      builder: isInit ? nil : try builder(of: member))
    if isInit, let nominal = member.owner, member.context?.isExtension != true {
      try assuming(member.context ?? function.context) { () throws(Problem) in
        let outer = scope
        scope = BlockScope(
          function: FunctionScope(
            parent: nil, context: member.context ?? function.context, selfType: nil, isStatic: false), parent: nil)
        defer { scope = outer }
        checkInitializer(body, of: nominal)
      }
    }
  }

  /// Rejects generic parameters that appear in no parameter and no result, because a call cannot infer them.
  private func refuseUnusedGenerics(of member: Member, _ signature: Signature) throws(Problem) {
    guard case .function(let function)? = member.syntax, let clause = function.genericParameterClause else { return }
    let types = signature.parameters.map(\.type) + [signature.result]
    for generic in signature.generics where !types.contains(where: { $0.mentions(generic) }) {
      guard let written = clause.parameters.first(where: { $0.name.identifierText == generic.name }) else { continue }
      throw Problem(
        .type, "generic parameter '\(generic.name)' is not used in function signature",
        at: written.name.range(in: member.context?.file ?? 0),
        notes: [Note(DeclarationNote.takeAsArgument(generic: generic.name))])
    }
  }

  /// A case has no body, but its associated values may have defaults.
  private func checkEnumCase(_ member: Member) throws(Problem) {
    let parameters = try signature(of: member).parameters
    guard parameters.contains(where: \.hasDefault), let context = member.context, let range = member.range else {
      return
    }
    let scope = FunctionScope(parent: nil, context: context, selfType: context.nominal?.selfType, isStatic: true)
    let defaults = try inFunction(scope, parent: nil) { () throws(Problem) in
      var defaults: [Checked?] = []
      for parameter in parameters { defaults.append(try defaultValue(of: parameter)) }
      return defaults
    }
    let code = FunctionCode(name: member.name, range: range)
    code.defaults = defaults.map { $0?.emit() }
    code.slotCount = scope.slotCount
    member.code = code
  }

  private func checkSubscript(_ member: Member, _ syntax: SubscriptDeclSyntax) throws(Problem) {
    let signature = try signature(of: member)
    guard let accessors = syntax.accessorBlock else { return }
    if let getter = accessors.body(of: "get") {
      member.code = try code(
        "subscript", getter, of: member, parameters: signature.parameters, result: signature.result, isBuilder: false,
        builder: try builder(of: member))
    }
    if let setter = accessors.body(of: "set") {
      let value = Parameter(label: nil, name: setterName(accessors), type: signature.result)
      member.setter = try code(
        "subscript", setter, of: member, parameters: [value] + signature.parameters, result: .void, isBuilder: false,
        changesSelf: true)
    }
  }

  /// Checks `willSet`, which receives the new value, and `didSet`, which receives the old one.
  func checkObservers(_ member: Member, _ accessors: AccessorBlockSyntax, type: Type) throws(Problem) {
    guard case .accessors(let list) = accessors.accessors else { return }
    if !member.isMutable {
      throw Problem(
        .type, "'let' declarations cannot be observing properties", at: accessors.range(in: member.context?.file ?? 0))
    }
    for accessor in list {
      let isBefore = accessor.accessorSpecifier.text == "willSet"
      guard let body = accessor.body?.statements else { continue }
      let name = accessor.parameters?.name.identifierText ?? (isBefore ? "newValue" : "oldValue")
      let code = try code(
        accessor.accessorSpecifier.text, body, of: member, parameters: [Parameter(label: nil, name: name, type: type)],
        result: .void, isBuilder: false, changesSelf: true, observing: member)
      if isBefore { member.willSet = code } else { member.didSet = code }
    }
  }

  private func code(
    _ name: String, _ items: CodeBlockItemListSyntax, of member: Member, parameters: [Parameter], result: Type,
    isBuilder: Bool, changesSelf: Bool = false, observing observed: Member? = nil, builder: Type? = nil
  ) throws(Problem) -> FunctionCode {
    guard let context = member.context else {
      throw Problem(.type, CheckingMessage.noPlace(name) as any Message, at: member.range)
    }
    let isInit = member.kind == .initializer
    let scope = FunctionScope(
      parent: nil, context: context, selfType: context.nominal?.selfType, isStatic: member.isStatic && !isInit)
    let code = FunctionCode(name: name, range: member.range)
    if context.nominal != nil {
      _ = scope.newSlot()
      code.hasReceiver = true
      scope.hasReceiver = true
      scope.holdsSelf = !member.isStatic || isInit
      if member.kind == .subscripting, member.getsByChanging {
        throw Problem(unsupported: .name("mutating get"), at: member.range)
      }
      scope.isSelfMutable = changesSelf || (name == "get" && member.getsByChanging)
      scope.isInitializer = isInit
      scope.observes = observed
    }
    if case .known(let signature) = member.signatureState {
      scope.canThrow = signature.isThrowing || signature.isRethrowing
      scope.thrown = signature.thrown
      scope.canWait = signature.isAsync
      scope.isFailable = isInit && signature.result.wrapped != nil
      code.isFailable = scope.isFailable
    }
    let block = BlockScope(function: scope, parent: nil)
    for parameter in parameters {
      let type = parameter.isVariadic ? module.native(.array, [parameter.type]) : parameter.type
      let variable = block.declare(parameter.name, type: type, isMutable: parameter.isInout)
      if notes != nil { noteParameter(variable, of: member, in: name) }
      code.parameterSlots.append(variable.slot)
    }
    // Type arguments come after the other arguments.
    if observed == nil {
      for generic in try signature(of: member).handedTypes {
        let slot = scope.newSlot()
        scope.typeSlots[generic] = slot
        code.parameterSlots.append(slot)
      }
    }
    let outer = self.scope
    self.scope = block
    defer { self.scope = outer }
    var defaults: [Checked?] = []
    for parameter in parameters { defaults.append(try defaultValue(of: parameter)) }
    let before = found.count
    let wrapping = try wrapParameters(parameters, in: block)
    let body = try functionBody(
      items, result: result, isBuilder: isBuilder, scope: scope, code: code, kind: member.kindInWords,
      builder: builder)
    if found.isSound(since: before) {
      code.body = (wrapping?() ?? []) + body()
      code.defaults = defaults.map { $0?.emit() }
    }
    code.slotCount = scope.slotCount
    return code
  }

  private func defaultValue(of parameter: Parameter) throws(Problem) -> Checked? {
    guard let value = parameter.defaultValue else { return nil }
    let mark = inference.mark
    function.isDefaultValue = true
    defer { function.isDefaultValue = false }
    do throws(Problem) {
      let checked =
        if case .function(let wanted) = parameter.type.shallow, wanted.isAutoclosure {
          try autoclosure(value, wanted)
        } else {
          try check(value, as: parameter.type.withoutBuilder, for: .argument)
        }
      inference.settleLiterals(since: mark)
      return checked
    } catch {
      guard let stop = stopping(for: error, in: value) else { throw error }
      return Checked(type: parameter.type) { stop }
    }
  }

  // MARK: Top-level code

  /// The code of a `#Preview`, or of a snippet without a type.
  func rootCode(_ items: CodeBlockItemListSyntax, in context: DeclarationContext, range: SourceRange?) throws(Problem)
    -> FunctionCode
  {
    let scope = FunctionScope(parent: nil, context: context, selfType: nil, isStatic: false)
    let code = FunctionCode(name: "preview", range: range)
    let before = found.count
    let body = try inFunction(scope, parent: nil) { () throws(Problem) in
      try functionBody(items, result: view, isBuilder: true, scope: scope, code: code)
    }
    if found.isSound(since: before) { code.body = body() }
    code.slotCount = scope.slotCount
    return code
  }

  /// The code of top-level views between declarations. They are not copied into a new list, because they would lose
  /// their source positions.
  func snippetCode(_ items: [CodeBlockItemSyntax], in context: DeclarationContext) throws(Problem) -> FunctionCode {
    let list = CodeBlockItemListSyntax(items)
    if hasReturn(list) { return try rootCode(list, in: context, range: nil) }
    let scope = FunctionScope(parent: nil, context: context, selfType: nil, isStatic: false)
    (scope.returnType, scope.buildsViews) = (view, true)
    let code = FunctionCode(name: "preview", range: nil)
    code.buildsViews = true
    let before = found.count
    let body = try inFunction(scope, parent: nil) { () throws(Problem) in try viewBlock(items) }
    if found.isSound(since: before) { code.body = body() }
    code.slotCount = scope.slotCount
    return code
  }

  // MARK: Enums and conformances

  func giveRawValues(to nominal: Nominal) {
    guard let raw = nominal.rawType else { return }
    var values: [Value] = []
    var next: Int128 = 0
    for member in nominal.cases {
      guard case .enumCase(let element)? = member.syntax else { continue }
      values.append(rawValue(element, raw, &next, at: member.range))
    }
    nominal.rawValues = values
    nominal.add(rawValueProperty(of: nominal, raw))
  }

  /// The explicit raw value of a case, or else its name or the next number.
  private func rawValue(
    _ element: EnumCaseElementSyntax, _ raw: Type, _ next: inout Int128, at place: SourceRange?
  ) -> Value {
    let written = element.rawValue?.value
    if written == nil { requireNextRawValue(element, raw, next, at: place) }
    if raw.isNominal(.string) || raw.isNominal(.character) {
      return .string(
        written?.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? element.name.identifierText)
    }
    let text = written?.trimmedDescription.replacingUnderscores
    if let written, written.is(StringLiteralExprSyntax.self) {
      report(Problem(.type, "cannot convert value of type 'String' to raw type '\(raw)'", at: place))
    }
    guard let type = raw.numberType, type.isInteger else {
      // The case after an integer literal has the next number, even if the raw type is a fraction.
      let isWhole = written == nil || text.flatMap { Int128($0) } != nil
      let number = written == nil ? Double(next) : text.flatMap { Double($0) } ?? 0
      next = isWhole ? (written == nil ? next : Int128(number)) &+ 1 : Self.noNextRawValue
      return .fraction(number, as: raw.numberType ?? .double)
    }
    if let text {
      let isNegative = text.hasPrefix("-")
      let number = integerValue(isNegative ? String(text.dropFirst()) : text) ?? next
      next = isNegative ? -number : number
    }
    defer { next &+= 1 }
    return .whole(next, as: type)
  }

  /// The mark for "the case before has no integer as its raw value".
  private static let noNextRawValue = Int128.min

  /// Only strings and integers continue by themselves.
  private func requireNextRawValue(
    _ element: EnumCaseElementSyntax, _ raw: Type, _ next: Int128, at place: SourceRange?
  ) {
    if raw.isNominal(.character) {
      report(
        Problem(
          .type,
          "enum cases require explicit raw values when the raw type is not expressible by integer or string literal",
          at: place))
    } else if next == Self.noNextRawValue {
      report(
        Problem(
          .type, "enum case must declare a raw value when the preceding raw value is not an integer", at: place))
    }
  }

  private func rawValueProperty(of nominal: Nominal, _ raw: Type) -> Member {
    let member = Member("rawValue", .computed, owner: nominal)
    member.synthesized = NativeFunction(name: "rawValue") { _, arguments throws(Stop) in
      guard case .enumeration(let value)? = arguments[0], value.index < value.nominal.rawValues.count else {
        throw arguments.fault(0, "a case with a raw value")
      }
      return value.nominal.rawValues[value.index]
    }
    member.signatureState = .known(Signature(parameters: [], result: raw))
    return member
  }
}

extension Member {
  /// Whether a property's type is inferred from its value.
  fileprivate var typeFollowsFromValue: Bool {
    guard case .binding(let binding, _, _)? = syntax else { return false }
    return binding.typeAnnotation == nil && binding.initializer != nil
  }

  /// The kind of member in the messages of Swift's compiler.
  var kindInWords: String {
    switch kind {
    case .field, .computed, .subscripting: "getter"
    case .initializer: "initializer"
    case .enumCase: "enum case"
    case .method: owner == nil ? "global function" : isStatic ? "static method" : "instance method"
    }
  }
}
