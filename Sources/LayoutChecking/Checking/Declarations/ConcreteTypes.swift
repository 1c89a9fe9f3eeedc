import Diagnostics
import LayoutProgram
import SwiftSyntax

/// The underlying type of a `some View`, as far as needed to tell two of them apart.
///
/// Each declaration with `some View` has a type of its own: `a.padding()` and `a.frame(width: 10)` are different types,
/// and so are `Text("a").padding()` and `Color.red.padding()`. Types count as equal if nothing is known, such as the
/// content of a stack.
final class ConcreteType {
  /// A type, or the function or property that created the value.
  fileprivate let declaration: ObjectIdentifier
  /// The name of the type in messages.
  fileprivate let words: () -> String
  /// The type that a modifier was applied to.
  fileprivate let base: ConcreteType?

  fileprivate init(_ declaration: AnyObject, words: @escaping () -> String, base: ConcreteType?) {
    self.declaration = ObjectIdentifier(declaration)
    self.words = words
    self.base = base
  }

  /// Whether the two are definitely different types.
  func differs(from other: ConcreteType) -> Bool {
    var (left, right): (ConcreteType?, ConcreteType?) = (self, other)
    while let one = left, let two = right, one !== two {
      if one.declaration != two.declaration { return true }
      (left, right) = (one.base, two.base)
    }
    return false
  }
}

extension Checked {
  /// The underlying view type of the value; nil if it is unknown, optional or not a view.
  var concrete: ConcreteType? {
    if let made { return made }
    guard case .nominal(let nominal, _) = type.shallow, nominal.kind != .proto, nominal.isView else { return nil }
    // Captures only the type: the value's code would retain scopes that retain this.
    return ConcreteType(nominal, words: { [type] in type.description }, base: nil)
  }
}

extension TypeChecker {
  /// The value, with the declaration that its `some View` comes from.
  func made(_ checked: Checked, by member: Member, of receiver: Receiver) -> Checked {
    guard case .opaque(let proto) = checked.type.shallow, proto.isView, member.declaresSome else {
      var plain = checked
      plain.isExistential = member.declaresAny
      return plain
    }
    var base: ConcreteType?
    if case .value(let value, _) = receiver { base = value.concrete }
    var known = checked
    known.made = ConcreteType(
      member, words: { "some \(proto.name)' (\(member.asSource))" }, base: base)
    return known
  }

  /// - Throws: Swift's error for `isOn ? Text("a") : Color.red`.
  func requireSameType(_ first: Checked, _ second: Checked, in node: TernaryExprSyntax) throws(Problem) {
    guard let one = first.concrete, let two = second.concrete, one.differs(from: two) else { return }
    throw problem(
      "result values in '? :' expression have mismatching types '\(one.quoted) and '\(two.quoted)",
      at: node.thenExpression, notes: [Note(TypeNote.useIfAndElse)])
  }

  /// - Throws: Swift's error for `AnyLayout(isRow ? HStackLayout() : VStackLayout())`.
  func requireOneLayout(_ node: TernaryExprSyntax, as proto: Type) throws(Problem) {
    let first = try infer(node.thenExpression, hint: proto).type
    let second = try infer(node.elseExpression, hint: proto).type
    guard case .nominal(let one, _) = first.shallow, case .nominal(let other, _) = second.shallow, one != other else {
      return
    }
    let wrapped = [node.thenExpression, node.elseExpression].compactMap { $0.short.map { "AnyLayout(\($0))" } }
    throw problem(
      "result values in '? :' expression have mismatching types '\(first)' and '\(second)'", at: node.thenExpression,
      notes: wrapped.count == 2 ? [Note(NameNote.write("… ? \(wrapped[0]) : \(wrapped[1])"))] : [])
  }

  /// Records the underlying type of a variable: its own `some View`, or that of its first value.
  func remember(_ value: Checked?, in variable: Variable, isAnnotated: Bool) {
    guard let value, case .opaque(let proto) = variable.type.shallow, proto.isView else { return }
    variable.made =
      isAnnotated ? ConcreteType(variable, words: { "some \(proto.name)" }, base: nil) : value.concrete
  }

  /// - Throws: Swift's error for `view = view.padding()`.
  func requireSameView(_ value: Checked, in node: InfixOperatorExprSyntax) throws(Problem) {
    guard let name = node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let own = scope.lookUp(name)?.made, let other = value.concrete, other.differs(from: own)
    else { return }
    throw problem(
      "cannot assign value of type '\(other.quoted) to type '\(own.quoted)", at: node.rightOperand,
      notes: [Note(TypeNote.nameTheNewView)])
  }

  /// - Throws: Swift's error for `same(Text("a").padding(), Color.red.padding())`, if both need one type.
  func requireOneView(for signature: Signature, _ parts: [CheckedArgument], at node: Syntax) throws(Problem) {
    if signature.generics.isEmpty { return }
    var seen: [GenericParameter: ConcreteType] = [:]
    for (parameter, part) in zip(signature.parameters, parts) {
      guard case .parameter(let generic) = parameter.type, signature.generics.contains(generic),
        case .value(let value) = part, let own = value.concrete
      else { continue }
      if let first = seen[generic], own.differs(from: first) {
        throw problem(
          "conflicting arguments to generic parameter '\(generic.name)' ('\(first.quoted) vs. '\(own.quoted))",
          at: node)
      }
      seen[generic] = seen[generic] ?? own
    }
  }

  /// - Throws: Swift's error for a function that returns a text in one place and a color in another.
  func requireOneResult(of scope: FunctionScope, _ items: CodeBlockItemListSyntax) throws(Problem) {
    guard let first = scope.results.first, let owner = items.ownerOfSome else { return }
    guard
      let other = scope.results.first(where: {
        $0.type.differs(from: first.type) && !first.dependsOnSystem && !$0.dependsOnSystem
      })
    else { return }
    let notes = [Note(TypeNote.useViewBuilder)]
    if !first.isReturned, !other.isReturned {
      throw problem(
        "branches have mismatching types '\(first.type.quoted) and '\(other.type.quoted)", at: first.node, notes: notes)
    }
    throw problem(
      "function declares an opaque return type 'some \(scope.returnType?.nominal?.name ?? "View")', but the return statements in its body do not have matching underlying types",
      at: owner, notes: notes)
  }
}

/// A `return` value of a function.
struct FunctionResult {
  let type: ConcreteType
  let node: ExprSyntax
  var isReturned: Bool { node.parent?.is(ReturnStmtSyntax.self) ?? false }

  /// Whether the value depends on an availability check, so that it may have another type:
  /// `if #available(iOS 18, *) { return … }`.
  var dependsOnSystem: Bool {
    guard isReturned else { return false }
    var here = node.parent
    while let syntax = here, !syntax.is(FunctionDeclSyntax.self), !syntax.is(ClosureExprSyntax.self) {
      if let choice = syntax.parent?.as(IfExprSyntax.self), choice.body.id == syntax.id {
        return choice.conditions.allSatisfy { $0.condition.is(AvailabilityConditionSyntax.self) }
      }
      here = syntax.parent
    }
    return false
  }
}

extension ConcreteType {
  /// The text with a closing quotation mark, unless it has one.
  fileprivate var quoted: String {
    let words = words()
    return words.hasSuffix(")") ? words : words + "'"
  }
}

extension Member {
  /// The member in the compiler's notation: `result of 'Self.frame(width:height:alignment:)'`, without labels
  /// if none has a name.
  fileprivate var asSource: String {
    let place = native == nil ? owner.map { "\($0.qualifiedName)." } ?? "" : "Self."
    var labels: [String?] = []
    if kind == .method, case .known(let signature) = signatureState { labels = signature.parameters.map(\.label) }
    let takesNone = kind == .method && native == nil && labels.isEmpty
    let arguments = labels.contains { $0 != nil } || takesNone ? "(\(labels.map { "\($0 ?? "_"):" }.joined()))" : ""
    return "\(kind == .method ? "result" : "type") of '\(place)\(name)\(arguments)'"
  }

  /// Whether its type is `any View`, so that a value needs an `AnyView`.
  var declaresAny: Bool { written?.existential == .boxed }

  /// Whether its type is `some View`, as always for SwiftUI's own.
  fileprivate var declaresSome: Bool {
    guard let written else { return native != nil }
    return written.existential == .opaque
  }
}

extension MemberSyntax {
  /// `some` or `any` before the declared type; nil if there is neither, or the type is no view.
  var existential: WrittenMember.Existential? {
    let type: TypeSyntax?
    switch self {
    case .function(let function): type = function.signature.returnClause?.type
    case .binding(let binding, _, _): type = binding.typeAnnotation?.type
    default: type = nil
    }
    guard let type else { return nil }
    return type.isSome ? .opaque : type.isAny ? .boxed : nil
  }
}

extension TypeSyntax {
  fileprivate var isAny: Bool {
    guard let existential = self.as(SomeOrAnyTypeSyntax.self) else { return false }
    return existential.someOrAnySpecifier.tokenKind == .keyword(.any)
      && existential.constraint.trimmedDescription == "View"
  }

  fileprivate var isSome: Bool { self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some) }
}

extension CodeBlockItemListSyntax {
  /// The function or property with these statements that declares `some View`, where the compiler reports the error.
  fileprivate var ownerOfSome: Syntax? {
    var node = parent
    while let here = node {
      if let function = here.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.isSome == true ? Syntax(function.name) : nil
      }
      if let binding = here.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.isSome == true ? binding.accessorBlock.map { Syntax($0) } : nil
      }
      let isInside =
        here.is(CodeBlockSyntax.self) || here.is(AccessorBlockSyntax.self)
        || here.is(AccessorDeclSyntax.self) || here.is(AccessorDeclListSyntax.self)
      if !isInside { return nil }
      node = here.parent
    }
    return nil
  }
}
