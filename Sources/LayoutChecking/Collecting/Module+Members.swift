import Diagnostics
import LayoutProgram
import SwiftSyntax

// Collects functions, properties and enum cases.

extension Module {
  func collectMembers(_ block: MemberBlockSyntax, in context: DeclarationContext) {
    for item in block.members { collect(item.decl, in: context) }
  }

  func collectFunction(_ function: FunctionDeclSyntax, in context: DeclarationContext) {
    if let misused = misusedWrapper(in: function.attributes, file: context.file) { report(misused) }
    let modifiers = Modifiers(function.modifiers)
    let member = add(
      function.name, .method, modifiers, .function(function), in: context.narrowed(by: function.genericWhereClause))
    member.isMutating = modifiers.isMutating
    member.isViewBuilder = function.attributes.has("ViewBuilder")
    if member.owner == nil, function.isDataLoader { member.replacement = .loadData }
  }

  func collectCases(_ cases: EnumCaseDeclSyntax, in context: DeclarationContext) {
    guard let nominal = context.nominal else { return }
    for element in cases.elements {
      let member = Member(element.name.identifierText, .enumCase, isStatic: true, owner: nominal)
      member.index = nominal.cases.count
      add(member, .enumCase(element), at: Syntax(element.name).range(in: context.file), in: context)
    }
  }

  func collectVariable(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, in context: DeclarationContext
  ) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
    let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let attributes = variable.attributes
    let names = attributes.names
    let homes = ["EnvironmentValues", "ContainerValues"]
    let isEntry = names.contains("Entry") && homes.contains { context.nominal === vocabulary.types[$0] }
    let hasGetter = isEntry || binding.accessorBlock.map { !$0.hasOnlyObservers } ?? false
    let syntax = MemberSyntax.binding(binding, attributes: attributes, isLet: isLet)
    let modifiers = Modifiers(variable.modifiers)
    if let weak = variable.modifiers.weak { weakPlaces.append(Syntax(weak).range(in: context.file)) }
    if modifiers.isOverride { overridden.insert(pattern.identifier.identifierText) }
    let isWatchedAnew = modifiers.isOverride && binding.accessorBlock?.hasOnlyObservers == true
    let wrappers = ownAttributes.wrappers(in: attributes)
    if !wrappers.isEmpty, binding.accessorBlock?.hasOnlyObservers ?? true {
      return collectWrapped(pattern.identifier, wrappers, binding, syntax, modifiers, in: context)
    }
    let member = add(
      pattern.identifier, hasGetter || isWatchedAnew ? .computed : .field, modifiers, syntax, in: context)
    if member.kind == .field, !member.isStatic, context.isExtension {
      let isLine = isLet && context.nominal?.isNative == true
      let note = isLine ? SlipNote.writeStatic(before: "let \(member.name)") : .extensionComputes(name: member.name)
      report(Problem(.type, "extensions must not contain stored properties", at: member.range, notes: [Note(note)]))
    }
    member.isWatchedAnew = isWatchedAnew
    member.isMutable = !isLet
    member.isLazy = modifiers.isLazy
    if names.isEmpty { return }
    member.isViewBuilder = names.contains("ViewBuilder")
    member.builder = ownAttributes.builder(in: attributes)
    member.wrapper = Member.Wrapper.allCases.last { names.contains($0.rawValue) }
    // The projected value of a `@FocusState` is an ordinary binding.
    if names.contains("FocusState.Binding") { member.wrapper = .binding }
    if isEntry { member.replacement = .entry }
    refuseUnknownAttributes(attributes, of: member, in: context)
  }

  /// Rejects unknown property wrappers, because a wrapper changes the meaning of a property.
  private func refuseUnknownAttributes(
    _ attributes: AttributeListSyntax, of member: Member, in context: DeclarationContext
  ) {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.writtenName
      let range = attribute.attributeName.range(in: context.file)
      if let instead = BeyondTheCourse.type(named: name), types[name] == nil {
        member.beyond = BeyondTheCourse.problem(.name("@\(name)"), instead: instead, at: range)
      } else if !Self.knownAttributes.contains(name), type(named: name, from: context) == nil {
        report(
          Problem(
            .type, "unknown attribute '\(name)'", at: range, notes: suggestion(for: name, among: Self.knownAttributes)))
      }
    }
  }

  private static let knownAttributes = [
    "State", "Binding", "Environment", "EnvironmentObject", "StateObject", "ObservedObject", "Bindable", "Published",
    "ObservationIgnored", "Entry", "Attribute", "Relationship", "Transient", "ScaledMetric", "GestureState",
    "FocusState", "Namespace", "AppStorage",
    "SceneStorage", "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "TableColumnBuilder",
    "TableRowBuilder", "TabContentBuilder",
    "MainActor",
    "available", "inlinable", "usableFromInline",
    "Sendable",
    "preconcurrency", "nonobjc", "objc", "FocusState.Binding",
  ]

  @discardableResult
  func add(
    _ name: TokenSyntax, _ kind: Member.Kind, _ modifiers: Modifiers, _ syntax: MemberSyntax,
    in context: DeclarationContext
  ) -> Member {
    let member = Member(name.identifierText, kind, isStatic: modifiers.isStatic, owner: context.nominal)
    member.access = access(modifiers, in: context)
    member.isOverride = modifiers.isOverride
    add(member, syntax, at: Syntax(name).range(in: context.file), in: context)
    return member
  }

  /// The access level; `private` at the top level, or on an extension, means the file.
  func access(_ modifiers: Modifiers, in context: DeclarationContext) -> Member.Access {
    switch modifiers.access {
    case .keyword(.private): context.nominal == nil ? .file : .type
    case .keyword(.fileprivate): .file
    case nil: context.isPrivateExtension ? .file : .everywhere
    default: .everywhere
    }
  }

  func add(_ member: Member, _ syntax: MemberSyntax, at range: SourceRange, in context: DeclarationContext) {
    member.source = WrittenMember(syntax)
    member.range = range
    member.context = context
    members.append(member)
    if let nominal = context.nominal {
      if !hasEnoughProblems {
        checkRedeclaration(of: member, among: nominal.ownMembers(member.name).filter { $0.isStatic == member.isStatic })
      }
      if member.kind == .field, !member.isStatic { member.index = nominal.fields.count }
      nominal.add(member)
    } else {
      checkRedeclaration(of: member, among: globals[member.name] ?? [])
      globals[member.name, default: []].append(member)
    }
    if member.kind == .field, member.isStatic || context.nominal == nil {
      member.globalIndex = globalCount
      globalCount += 1
    }
  }

  /// Rejects two properties of one name, or a property and a type. Functions may share a name as overloads,
  /// and so may properties of extensions with different requirements.
  private func checkRedeclaration(of member: Member, among others: [Member]) {
    guard member.kind == .field || member.kind == .computed || member.kind == .enumCase, let range = member.range else {
      return
    }
    let clash = others.contains {
      // A protocol's extension may implement the protocol's requirement.
      $0.hasBody && member.hasBody && $0.owner === member.owner && !$0.isNative
        && ($0.kind == .field || $0.kind == .computed || $0.kind == .enumCase)
        && $0.context?.demands == member.context?.demands
        && ($0.access == .everywhere && member.access == .everywhere || $0.range?.file == range.file)
    }
    if clash { redeclared(member.name, at: range) }
  }
}
