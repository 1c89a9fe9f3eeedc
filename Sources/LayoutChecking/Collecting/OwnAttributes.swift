import Diagnostics
import LayoutProgram
import SwiftSyntax

/// The names of the program's own property wrappers and result builders. The module needs them before it
/// collects members, because a wrapped property is two members.
struct OwnAttributes {
  private(set) var wrappers: Set<String> = []
  private(set) var builders: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    for tree in trees {
      for case .decl(let declaration) in tree.statements.map(\.item) { look(into: declaration) }
    }
  }

  private mutating func look(into declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): look(at: type.attributes, type.name, type.memberBlock)
    case .enumDecl(let type): look(at: type.attributes, type.name, type.memberBlock)
    case .classDecl(let type): look(at: type.attributes, type.name, type.memberBlock)
    case .extensionDecl(let opened): look(into: opened.memberBlock)
    default: return
    }
  }

  private mutating func look(at attributes: AttributeListSyntax, _ name: TokenSyntax, _ block: MemberBlockSyntax) {
    if attributes.has("propertyWrapper") { wrappers.insert(name.identifierText) }
    if attributes.has("resultBuilder") { builders.insert(name.identifierText) }
    look(into: block)
  }

  private mutating func look(into block: MemberBlockSyntax) {
    for item in block.members { look(into: item.decl) }
  }

  /// The attributes that are wrappers, the outermost first.
  func wrappers(in attributes: AttributeListSyntax) -> [AttributeSyntax] {
    wrappers.isEmpty ? [] : attributes.all.filter { wrappers.contains($0.plainName) }
  }

  /// The attribute that is a result builder.
  func builder(in attributes: AttributeListSyntax) -> AttributeSyntax? {
    builders.isEmpty ? nil : attributes.all.first { builders.contains($0.plainName) }
  }
}

extension AttributeListSyntax {
  fileprivate var all: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute
    }
  }
}

extension AttributeSyntax {
  /// The last component of its name.
  fileprivate var plainName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.identifierText }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText ?? ""
  }
}

/// A property with the program's own property wrappers: the program stores the wrapper, and the property reads it.
///
/// A class, because it looks up its code lazily.
package final class Wrapping: Written {
  /// The wrapper attributes, the outermost first.
  let attributes: [AttributeSyntax]
  let binding: PatternBindingSyntax
  let context: DeclarationContext
  let isStatic: Bool
  /// The property that holds the wrapper: `_gap` for `gap`.
  unowned let storage: Member
  /// The types of the wrappers, once resolved.
  var nominals: [Nominal] = []
  /// Code that creates the wrapper from a value; nil if that is impossible.
  var maker = Resolution<FunctionCode?>.unknown

  init(
    _ attributes: [AttributeSyntax], _ binding: PatternBindingSyntax, in context: DeclarationContext, isStatic: Bool,
    storage: Member
  ) {
    self.attributes = attributes
    self.binding = binding
    self.context = context
    self.isStatic = isStatic
    self.storage = storage
  }

  /// Whether any wrapper has arguments of its own.
  var hasArguments: Bool { attributes.contains { $0.arguments != nil } }

  /// Whether the property can be assigned to.
  var isSettable: Bool {
    nominals.allSatisfy { nominal in
      nominal.lookUp("wrappedValue", isStatic: false).first.map { $0.kind == .field ? $0.isMutable : $0.hasSetter }
        ?? false
    }
  }

  /// Whether assigning the wrapped value does not mutate the value that has the property.
  var isSetElsewhere: Bool {
    nominals.first.map { outermost in
      outermost.kind == .object || outermost.lookUp("wrappedValue", isStatic: false).contains(where: \.setsElsewhere)
    } ?? false
  }
}

extension Member {
  /// Whether it is the stored wrapper of a property.
  var isWrapperStorage: Bool { wrapping?.storage === self }

  /// Whether its setter is `nonmutating`.
  var setsElsewhere: Bool { wrapping?.isSetElsewhere ?? accessor("set", says: .nonmutating) }

  /// Whether its getter is `mutating`.
  var getsByChanging: Bool {
    if let wrapping, !isWrapperStorage {
      return wrapping.nominals.contains { $0.lookUp("wrappedValue", isStatic: false).contains(where: \.getsByChanging) }
    }
    return accessor("get", says: .mutating)
  }

  private func accessor(_ name: String, says word: Keyword) -> Bool {
    let block: AccessorBlockSyntax? =
      switch syntax {
      case .binding(let binding, _, _): binding.accessorBlock
      case .subscripting(let subscripting): subscripting.accessorBlock
      default: nil
      }
    guard case .accessors(let list)? = block?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == name && $0.modifier?.name.tokenKind == .keyword(word) }
  }
}

extension Module {
  /// Declares `_gap`, the stored wrapper, and `gap`, its wrapped value.
  func collectWrapped(
    _ name: TokenSyntax, _ wrappers: [AttributeSyntax], _ binding: PatternBindingSyntax, _ syntax: MemberSyntax,
    _ modifiers: Modifiers, in context: DeclarationContext
  ) {
    let range = Syntax(name).range(in: context.file)
    let storage = Member("_\(name.identifierText)", .field, isStatic: modifiers.isStatic, owner: context.nominal)
    let wrapping = Wrapping(wrappers, binding, in: context, isStatic: modifiers.isStatic, storage: storage)
    let property = Member(name.identifierText, .computed, isStatic: modifiers.isStatic, owner: context.nominal)
    for member in [storage, property] {
      member.access = access(modifiers, in: context)
      member.isMutable = true
      member.wrapping = wrapping
      add(member, syntax, at: range, in: context)
    }
    wrappings.append(wrapping)
  }

  /// Resolves the wrapper types once all types are known, and declares `$gap` if they have a projected value.
  func settleWrappings() {
    for wrapping in wrappings {
      wrapping.nominals = wrapping.attributes.compactMap { attribute in
        protocolNames(attribute.attributeName).first.flatMap { type(named: $0, from: wrapping.context) }
          ?? nested(attribute.attributeName, from: wrapping.context)
      }
      guard let outermost = wrapping.nominals.first, let syntax = wrapping.storage.syntax,
        !outermost.lookUp("projectedValue", isStatic: false).isEmpty
      else { continue }
      let name = wrapping.storage.name.dropFirst()
      let member = Member("$\(name)", .computed, isStatic: wrapping.isStatic, owner: wrapping.context.nominal)
      member.access = wrapping.storage.access
      member.isMutable = true
      member.wrapping = wrapping
      add(member, syntax, at: wrapping.storage.range ?? SourceRange(file: 0, lower: 0, upper: 0), in: wrapping.context)
    }
  }

  /// Resolves a nested name: `Outer.Wrapper`.
  private func nested(_ syntax: TypeSyntax, from context: DeclarationContext) -> Nominal? {
    guard let member = syntax.as(MemberTypeSyntax.self) else { return nil }
    let outer =
      nested(member.baseType, from: context)
      ?? protocolNames(member.baseType).first.flatMap { type(named: $0, from: context) }
    return outer?.nestedTypes[member.name.identifierText]
  }
}
