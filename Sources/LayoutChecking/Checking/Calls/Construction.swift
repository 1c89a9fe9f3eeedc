import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks calls of initializers.
extension TypeChecker {
  func construct(_ type: Type, _ arguments: CallArguments, at node: some SyntaxProtocol, hint: Type?) throws(Problem)
    -> Checked
  {
    if case .parameter(let parameter) = type.shallow {
      if isWholeOrFloating(parameter) || takesWholeNumber(parameter, arguments),
        let number = try genericNumber(type, arguments, at: node)
      {
        return number
      }
      let initializers = memberCandidates("init", of: type, isStatic: true)
      if initializers.isEmpty {
        if let beyond = parameter.constraints.first(where: \.isBeyond) {
          throw beyondProblem(beyond.name, at: range(node))
        }
        throw problem("type '\(type)' has no member 'init'", at: callee(of: node))
      }
      return try call(initializers, of: .type(type), arguments, at: Syntax(node), hint: hint)
    }
    guard let nominal = type.nominal else {
      throw problem("cannot call value of non-function type '\(type).Type'", at: node)
    }
    if !nominal.isNative { noteUse(of: nominal) }
    if type.isNumeric, mayBeGeneric(arguments), let number = try genericNumber(type, arguments, at: node) {
      return number
    }
    if let set = try optionSet(nominal, type, of: arguments, at: node) { return set }
    tellArguments(of: type, wanted: hint)
    if let container = try layoutContainer(nominal, type, arguments, at: node) { return container }
    var initializers = nominal.lookUp("init", isStatic: true)
    if !initializers.allSatisfy(\.hasBody) { initializers.removeAll { !$0.hasBody } }
    if type.isNominal(.unicodeScalar), arguments.count == 1, arguments.plain.first?.label == nil,
      arguments.plain.first?.expression.is(IntegerLiteralExprSyntax.self) == true
    {
      // A literal takes the number type that the context expects.
      let mayFail = hint?.isNominal(.unicodeScalar) != true
      initializers.removeAll { (module.vocabulary.signature(of: $0).result.wrapped != nil) != mayFail }
    }
    let asksRawValue = nominal.rawType != nil && arguments.count == 1 && arguments.plain.first?.label == "rawValue"
    if !initializers.isEmpty, !asksRawValue || initializers.contains(where: { takes("rawValue", $0) }) {
      if try meansMemberwise(nominal, initializers, arguments) {
        return try memberwise(nominal, type, arguments, at: node)
      }
      do throws(Problem) {
        return try call(initializers, of: .type(type), arguments, at: Syntax(node), hint: hint)
      } catch {
        if nominal.isPartlyKnown, !initializers.contains(where: { hasLabels(of: arguments, $0) }) {
          throw unknownForm(of: nominal, at: node)
        }
        var error = error
        error.notes.insert(contentsOf: notes(onConstruction: type, arguments), at: 0)
        throw error
      }
    }
    if nominal.rawType != nil { return try enumFromRawValue(nominal, type, arguments, at: node) }
    if arguments.count == 0, nominal.kind == .structure, nominal.conforms(toNative: .optionSet) {
      let range = range(node)
      return Checked(type: type) { Self.emptySet(of: nominal, at: range) }
    }
    switch nominal.kind {
    case .structure where !nominal.isNative, .object where !nominal.isNative:
      return try memberwise(nominal, type, arguments, at: node)
    default:
      if nominal.isPartlyKnown { throw unknownForm(of: nominal, at: node) }
      if nominal.isBeyond { throw beyondProblem(nominal.name, at: range(node)) }
      throw problem("'\(nominal.name)' cannot be constructed because it has no accessible initializers", at: node)
    }
  }

  /// The error for an initializer of a partly supported type: `UIColor(hue: …)`.
  private func unknownForm(of nominal: Nominal, at node: some SyntaxProtocol) -> Problem {
    unsupported(.name(nominal.name), at: node, instead: AppleMembers.instead(of: "init", in: nominal.name))
  }

  /// Infers type arguments from the expected type: for an expected `Lens<Photo, Int>`, the closure in
  /// `Lens(get: { $0.size })` takes a `Photo`.
  private func tellArguments(of type: Type, wanted hint: Type?) {
    guard let hint = hint?.withoutOptionals.shallow, case .nominal(let nominal, let arguments) = type,
      !nominal.isNative, nominal.kind == .structure, arguments.contains(where: \.isVariable), hint.nominal === nominal
    else { return }
    let mark = inference.mark
    if !inference.unify(type, hint) { inference.undo(to: mark) }
  }

  /// Whether an initializer has exactly these labels; a partly supported type may have others.
  private func hasLabels(of arguments: CallArguments, _ member: Member) -> Bool {
    (try? signature(of: member).parameters.map(\.label)) == arguments.plain.map(\.label)
  }

  /// Checks a conversion that involves a generic number: `T(list.count)`, and `Double(x)` for a generic `x`.
  private func genericNumber(
    _ type: Type, _ arguments: CallArguments, at node: some SyntaxProtocol
  ) throws(Problem) -> Checked? {
    guard arguments.count == 1, let only = arguments.plain.first, only.label == nil else { return nil }
    let value = try infer(only.expression, hint: nil)
    guard value.type.isNumeric || value.type.isVariable || isGenericNumber(value.type) else { return nil }
    let metatype = typeValue(of: type)
    let range = range(node)
    return Checked(type: type) {
      .native(Self.numberOfType, arguments: [.value(metatype()), .value(value.emit())], range: range)
    }
  }

  /// Whether the only argument may have the type of a generic parameter; checks it only if there are any.
  private func mayBeGeneric(_ arguments: CallArguments) -> Bool {
    guard arguments.count == 1, let only = arguments.plain.first, only.label == nil, hasGenerics else { return false }
    let mark = inference.mark
    let reported = found.count
    defer {
      inference.undo(to: mark)
      found.takeBack(after: reported)
    }
    return (try? infer(only.expression, hint: nil)).map { isGenericNumber($0.type) } ?? false
  }

  /// Whether the surrounding function or types have generic parameters.
  private var hasGenerics: Bool {
    var here: DeclarationContext? = function.context
    while let context = here {
      if !context.generics.isEmpty || context.nominal?.parameters.isEmpty == false { return true }
      here = context.parent
    }
    return false
  }

  private func isGenericNumber(_ type: Type) -> Bool {
    guard case .parameter(let parameter) = type.shallow else { return false }
    return isWholeOrFloating(parameter)
  }

  private func isWholeOrFloating(_ parameter: GenericParameter) -> Bool {
    parameter.constraints.contains {
      $0.conforms(toNative: .binaryInteger) || $0.conforms(toNative: .binaryFloatingPoint)
    }
  }

  /// `T(list.count)` for a `T: FloatingPoint`, which is made of integers only.
  private func takesWholeNumber(_ parameter: GenericParameter, _ arguments: CallArguments) -> Bool {
    guard parameter.constraints.contains(where: { $0.conforms(toNative: .floatingPoint) }), arguments.count == 1,
      let only = arguments.plain.first?.expression, let type = (try? infer(only, hint: nil))?.type
    else { return false }
    return type.isInteger || type.isIntegerLiteral
  }

  private static let numberOfType = NativeFunction(name: "init") { run, arguments throws(Stop) in
    guard case .metatype(let nominal)? = arguments[0], let value = arguments[1] else { return try arguments.value(1) }
    // The initializer that takes a number of the value's own type, or of any type.
    let initializers = nominal.ownMembers("init")
    let native = ["(_: \(value.typeName))", "(_: some BinaryInteger)"].lazy.compactMap { wanted in
      initializers.first { $0.nativeText?.labelsAndTypes == wanted }?.native
    }.first
    return try native.map { (native) throws(Stop) in try run.carryOut(native, [value], at: arguments.range) } ?? value
  }

  /// Whether a call means the memberwise initializer, which a struct keeps if all others are in extensions.
  private func meansMemberwise(
    _ nominal: Nominal, _ initializers: [Member], _ arguments: CallArguments
  ) throws(Problem) -> Bool {
    guard nominal.kind == .structure, !nominal.isNative,
      initializers.allSatisfy({ $0.owner !== nominal || $0.context?.isInExtension == true })
    else { return false }
    for initializer in initializers {
      let parameters = try signature(of: initializer).parameters
      // `init()` is nearer to a call without arguments than one whose parameters are all left out.
      if takes(arguments, parameters), arguments.count > 0 || parameters.isEmpty { return false }
    }
    return takes(arguments, try memberwiseParameters(of: nominal).1)
  }

  /// The called expression, for messages.
  private func callee(of node: some SyntaxProtocol) -> Syntax {
    Syntax(node).as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) } ?? Syntax(node)
  }

  func takes(_ arguments: CallArguments, _ parameters: [Parameter]) -> Bool {
    do throws(LabelMismatch) {
      _ = try match(arguments, with: parameters)
      return true
    } catch {
      return false
    }
  }

  /// Checks a call of an enum's raw value initializer: `Weekday(rawValue: "tue")` is nil if no case has that value.
  private func enumFromRawValue(
    _ nominal: Nominal, _ type: Type, _ arguments: CallArguments, at node: some SyntaxProtocol
  ) throws(Problem) -> Checked {
    let parameters = [Parameter(label: "rawValue", name: "rawValue", type: nominal.rawType ?? .void)]
    let match = try matched(arguments, with: parameters)
    guard case .value(let raw)? = try checkArguments(match, parameters, [:]).first else { return metatype(type) }
    let range = range(node)
    return Checked(type: module.optional(type)) {
      .native(
        Self.caseWithRawValue, arguments: [.value(.constant(.metatype(nominal))), .value(raw.emit())], range: range)
    }
  }

  private static let caseWithRawValue = NativeFunction(name: "init") { _, arguments in
    guard case .metatype(let nominal)? = arguments[0], let raw = arguments[1],
      let index = nominal.rawValues.firstIndex(where: { $0.equals(raw) })
    else { return .none }
    return .some(.enumeration(Enumeration(nominal: nominal, index: index, payload: [])))
  }

  /// Matches arguments with the parameters of the only declaration.
  func matched(
    _ arguments: CallArguments, with parameters: [Parameter], notes: () -> [Note] = { [] }
  ) throws(Problem) -> ArgumentMatch {
    do throws(LabelMismatch) {
      return try match(arguments, with: parameters)
    } catch {
      searchArguments(of: arguments, for: parameters)
      let words = error.words()
      throw problem(words.message, at: words.node, notes: words.notes + notes(), fixIts: words.fixIts)
    }
  }

  /// The memberwise initializer of a struct: a parameter for each stored property that can still be set.
  private func memberwise(
    _ nominal: Nominal, _ type: Type, _ arguments: CallArguments, at node: some SyntaxProtocol
  ) throws(Problem) -> Checked {
    if arguments.count > 0, let home = nominal.unknownHeritage, nominal.kind == .object {
      throw beyondProblem(home.name, at: range(node))
    }
    var (fields, parameters) = try memberwiseParameters(of: nominal)
    if nominal.kind == .object { (fields, parameters) = ([], []) }
    notes?.note(call: node) { $0.memberwise = (nominal, parameters) }
    let match = try matched(arguments, with: parameters, notes: { self.formNotes(of: nominal, parameters) })
    noteLabels(match, fields)
    let startsByItself = arguments.count == 0 && parameters.allSatisfy(\.hasDefault)
    if !startsByItself { try requireAccess(toMemberwiseInitializerOf: nominal, fields, at: node) }
    var substitution: [GenericParameter: Type] = .init(
      zip(nominal.parameters, type.genericArguments), uniquingKeysWith: { first, _ in first })
    openAssociated(of: nominal.parameters, in: &substitution)
    let signature = Signature(generics: nominal.parameters, parameters: parameters, result: type)
    let parts = try checkArguments(match, parameters, substitution, of: signature)
    try requireConformances(of: nominal, substitution, at: callee(of: node))
    let range = range(node)
    let own =
      nominal.parameters.isEmpty
      ? nil : typeValue(of: type, named: nominal.parameters, at: callee(of: node))
    var wrapped: Set<Int> = []
    for member in fields {
      if let wrapping = member.wrapping, try memberwiseType(of: wrapping).isWrapped { wrapped.insert(member.index) }
    }
    return Checked(type: type) { [weak self] in
      var values = [Expression?](repeating: nil, count: nominal.fields.count)
      for (member, part) in zip(fields, parts) {
        guard case .value(let checked) = part else { continue }
        if let wrapping = member.wrapping, wrapped.contains(member.index), let maker = self?.maker(of: wrapping) {
          values[member.index] = .callValue(.closure(maker), [checked.emit()], range: range)
          continue
        }
        values[member.index] = member.takesBuilder ? .callValue(checked.emit(), [], range: range) : checked.emit()
      }
      let made = Expression.construct(nominal, values, range: range)
      return own.map { .typed(made, as: $0()) } ?? made
    }
  }

  /// Notes with the form and position of a struct's initializer.
  private func formNotes(of nominal: Nominal, _ parameters: [Parameter]) -> [Note] {
    let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
    return [Note(CallNote.forms(["\(nominal.name)(\(labels))"]), at: nominal.range)]
  }

  package func memberwiseParameters(of nominal: Nominal) throws(Problem) -> ([Member], [Parameter]) {
    var fields: [Member] = []
    var parameters: [Parameter] = []
    for member in nominal.fields {
      if let wrapping = member.wrapping {
        fields.append(member)
        let name = String(member.name.dropFirst())
        parameters.append(
          Parameter(
            label: name, name: name, type: try memberwiseType(of: wrapping).type,
            hasDefault: startsByItself(wrapping)))
        continue
      }
      if member.isGiven { continue }
      if !member.isMutable, member.hasInitialValue { continue }
      // No other code can set `@State private var isOn = false`.
      if member.wrapper == .state, member.hasInitialValue, !isVisible(member) { continue }
      if member.isLazy { continue }
      var type = try type(of: member)
      // Nor one that is implicitly nil.
      if member.wrapper == .state, type.wrapped != nil, member.isMutable, !isVisible(member) { continue }
      if member.wrapper == .binding { type = module.native(.binding, [type]) }
      if member.isViewBuilder {
        if case .function(var function) = type.shallow {
          function.isViewBuilder = true
          type = .function(function)
        } else {
          type = .function(FunctionType(parameters: [], result: type, isViewBuilder: true))
        }
      }
      if let builder = member.builder {
        let made = try self.type(builder.attributeName, in: member.context ?? function.context)
        var closure = FunctionType(parameters: [], result: type)
        if case .function(let own) = type.shallow { closure = own }
        closure.builder = made
        type = .function(closure)
      }
      fields.append(member)
      let isOptionalVar = member.isMutable && type.wrapped != nil
      parameters.append(
        Parameter(
          label: member.name, name: member.name, type: type, hasDefault: member.hasInitialValue || isOptionalVar))
    }
    return (fields, parameters)
  }
}

extension Member {
  /// Whether the memberwise initializer takes a closure for the property: `@ViewBuilder let content: Content`.
  var takesBuilder: Bool {
    guard isViewBuilder || builder != nil, kind == .field, case .known(let type) = typeState else { return false }
    if case .function = type.shallow { return false }
    return true
  }
}
