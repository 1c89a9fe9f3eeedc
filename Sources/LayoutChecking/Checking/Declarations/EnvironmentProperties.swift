import Diagnostics
import LayoutEngine
import LayoutProgram
import SwiftSyntax

/// Checks properties that read the environment: `@Environment`, `@EnvironmentObject`, `@ScaledMetric`.
extension TypeChecker {
  /// The type and the source of a property that reads the environment.
  ///
  ///     @Environment(\.lineLimit) var limit            Int?
  ///     @Environment(Model.self) private var model     Model, set by a view around it
  ///     @EnvironmentObject var model: Model
  func environmentType(
    of member: Member, _ binding: PatternBindingSyntax, _ attributes: AttributeListSyntax,
    in context: DeclarationContext
  ) throws(Problem) -> Type {
    let written = try binding.typeAnnotation.map { (annotation) throws(Problem) in
      try type(annotation.type, in: context)
    }
    guard let argument = attributes.firstArgument(of: "Environment") else {
      return try objectType(of: member, written)
    }
    let scope = FunctionScope(parent: nil, context: context, selfType: nil, isStatic: true)
    let found = try inFunction(scope, parent: nil) { () throws(Problem) in
      try source(of: member, argument, attributes, written: written)
    }
    guard let written else { return found }
    guard inference.unify(found, written) else {
      throw Problem(
        .type,
        "cannot convert value of type 'KeyPath<EnvironmentValues, \(found)>' to expected argument type 'KeyPath<EnvironmentValues, \(written)>'",
        at: argument.range(in: context.file),
        notes: [Note(TypeNote.environmentHolds("\(found)"))])
    }
    return written
  }

  private func source(
    of member: Member, _ argument: ExprSyntax, _ attributes: AttributeListSyntax, written: Type?
  ) throws(Problem) -> Type {
    if let access = argument.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let base = access.base, let type = try typeExpression(base), let nominal = type.nominal
    {
      guard nominal.kind == .object, nominal.conforms(toNative: .observable) else {
        throw problem(
          "no exact matches in call to initializer", at: attributes.name(of: "Environment") ?? Syntax(argument),
          notes: [Note(DeclarationNote.onlyObservable)])
      }
      member.environmentSource = .object(nominal)
      return written?.wrapped != nil ? module.optional(type) : type
    }
    let value = inference.fresh()
    let wanted = module.native(.keyPath, [module.native(.environmentValues), value])
    let checked = try infer(argument, hint: wanted)
    guard inference.conversion(from: checked.type, to: wanted) != nil, case .keyPath(let steps) = checked.emit() else {
      throw problem(
        "cannot convert value of type '\(checked.type)' to expected argument type 'KeyPath<EnvironmentValues, \(written.map { "\($0)" } ?? "Value")>'",
        at: argument, notes: [Note(DeclarationNote.nameAnEnvironmentValue)])
    }
    member.environmentSource = .path(steps)
    return value.resolved
  }

  private func objectType(of member: Member, _ written: Type?) throws(Problem) -> Type {
    guard let written else { throw Problem(.type, "type annotation missing in pattern", at: member.range) }
    if let nominal = written.nominal { member.environmentSource = .object(nominal) }
    return written
  }

  /// Property wrappers of objects require an observable class.
  func checkWrapper(of member: Member, _ type: Type) throws(Problem) {
    if member.wrapper?.isStored == true { try readStorageKey(of: member) }
    guard let wrapper = member.wrapper, [.environmentObject, .stateObject, .observedObject].contains(wrapper),
      type.nominal?.conforms(toNative: .observableObject) != true,
      case .binding(_, let attributes, _)? = member.syntax, let context = member.context
    else { return }
    throw Problem(
      .type, "generic struct '\(wrapper.rawValue)' requires that '\(type)' conform to 'ObservableObject'",
      at: attributes.name(of: wrapper.rawValue)?.range(in: context.file) ?? member.range)
  }

  /// The problem of a storage property that uses an initializer from the program's own extension:
  /// `@AppStorage(Keys.theme)`.
  func ownStorageInitializer(of member: Member) -> Problem? {
    guard let wrapper = member.wrapper, wrapper.isStored, let type = module.vocabulary.types[wrapper.rawValue],
      type.lookUp("init", isStatic: true).contains(where: { !$0.isNative })
    else { return nil }
    return beyondProblem(
      wrapper.rawValue, at: member.range ?? type.range ?? SourceRange(file: file, lower: 0, upper: 0))
  }

  /// Reads the key of `@AppStorage("name")`.
  private func readStorageKey(of member: Member) throws(Problem) {
    if let beyond = ownStorageInitializer(of: member) { throw beyond }
    guard case .binding(let binding, let attributes, _)? = member.syntax, let context = member.context,
      let wrapper = member.wrapper, let list = attributes.arguments(of: wrapper.rawValue)
    else {
      throw Problem(.type, "missing argument for parameter #1 in call", at: member.range)
    }
    let scope = FunctionScope(parent: nil, context: context, selfType: context.nominal?.selfType, isStatic: true)
    scope.isInitialValue = true
    for argument in list where argument.label == nil {
      let key = try inFunction(scope, parent: nil) { () throws(Problem) in
        try check(argument.expression, as: string, for: .argument)
      }
      member.storageKey = key.emit()
    }
    let start = list.first { $0.label?.text == "wrappedValue" }?.expression ?? binding.initializer?.value
    guard start == nil, try type(of: member).wrapped == nil else { return }
    throw Problem(.type, "missing argument for parameter 'wrappedValue' in call", at: member.range)
  }

  /// The style of `@ScaledMetric(relativeTo: .title)`.
  func scaledStyle(of member: Member, _ attributes: AttributeListSyntax) throws(Problem) -> TextStyle {
    let arguments = attributes.arguments(of: "ScaledMetric")
    guard
      let argument = arguments?.first(where: { $0.label?.text == "relativeTo" })?.expression
        ?? arguments?.first?.expression
    else { return .body }
    guard let access = argument.as(MemberAccessExprSyntax.self),
      let style = TextStyle(rawValue: access.declName.baseName.text)
    else {
      throw Problem(
        unsupported: .formOfScaledMetric, at: member.range, instead: UnsupportedMessage.scaleRelativeToStyle)
    }
    return style
  }
}

extension AttributeListSyntax {
  /// The name token of an attribute.
  fileprivate func name(of wanted: String) -> Syntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.writtenName == wanted {
      return Syntax(attribute.attributeName)
    }
    return nil
  }

  /// The first argument of an attribute; nil if there is none.
  fileprivate func firstArgument(of name: String) -> ExprSyntax? { arguments(of: name)?.first?.expression }

  /// The arguments of an attribute; nil if there are none.
  fileprivate func arguments(of name: String) -> LabeledExprListSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.writtenName == name {
      if case .argumentList(let list)? = attribute.arguments { return list }
    }
    return nil
  }
}
