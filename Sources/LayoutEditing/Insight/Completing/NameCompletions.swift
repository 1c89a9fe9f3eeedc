import LayoutChecking
import LayoutProgram
import SwiftSyntax

// Completions of unqualified names.

extension Completing {
  mutating func addNames(_ here: CursorQuestion.Surroundings, _ wanted: Type?) {
    addLabels()
    for variable in here.variables {
      let type = variable.type.resolved
      add(
        variable.name, .variable, type == wanted?.withoutOptionals ? .ownFitting : .own, { OwnText.variable(variable) })
    }
    if let type = here.selfType {
      addOwnMembers(of: type, isStatic: !here.isInstance, wanted)
      add("self", .keyword, .minor, { "self: \(type)" })
    }
    var outer = checker.enclosingNominal(here.context)?.outer
    while let nominal = outer {
      addOwnMembers(of: nominal.selfType, isStatic: true, wanted)
      outer = nominal.outer
    }
    for name in module.globals.keys.sorted() {
      for member in module.globals[name] ?? [] { add(member, wanted: wanted) }
    }
    addTypes(here.context, wanted: wanted)
    for name in module.vocabulary.functions.keys where typed.distance(to: name) != nil {
      for member in module.vocabulary.functions[name] ?? [] { add(member, wanted: wanted) }
    }
  }

  /// Members of the surrounding type without `self.`; a view's modifiers are left out.
  private mutating func addOwnMembers(of type: Type, isStatic: Bool, _ wanted: Type?) {
    guard let nominal = type.nominal else { return }
    for name in nominal.memberNames(isStatic: isStatic) where typed.distance(to: name) != nil {
      for member in nominal.lookUp(name, isStatic: isStatic) where member.kind != .initializer {
        if member.isNative, member.owner?.kind == .proto, nominal.isView { continue }
        add(member, wanted: wanted)
      }
    }
    if isStatic { return }
    for field in nominal.fields where field.wrapper?.isBoxed == true || field.wrapper?.holdsObject == true {
      if typed.isBinding || wanted?.isNominal(.binding) == true {
        add("$\(field.name)", .property, .ownFitting, { OwnText.member(field) })
      }
      if typed.distance(to: "_") == 0, !typed.isEmpty {
        add("_\(field.name)", .property, .minor, { OwnText.member(field) })
      }
    }
  }

  mutating func addTypes(_ context: DeclarationContext, wanted: Type?) {
    var here: DeclarationContext? = context
    while let place = here {
      for name in place.generics.keys.sorted() { add(name, .typeParameter, .own, { name }) }
      for (name, nominal) in (place.nominal?.nestedTypes ?? [:]).merging(place.localTypes, uniquingKeysWith: { $1 }) {
        addType(name, nominal)
      }
      here = place.parent
    }
    for nominal in module.declaredTypes where nominal.outer == nil && module.types[nominal.name] === nominal {
      addType(nominal.name, nominal)
    }
    for (alias, _) in module.aliases {
      add(alias.name.identifierText, .type, .own, { OwnText.plain(alias) })
    }
    for name in module.vocabulary.types.keys where typed.distance(to: name) != nil {
      // Nested types are unknown by this name.
      if NativeIndex.shared.isNested(name) { continue }
      guard let text = VocabularyText.type(name) else {
        add(name, .type, .minor, { name })
        continue
      }
      add(name, text.hasPrefix("protocol") ? .protocol : .type, .vocabulary, { text })
      if !typed.isEmpty, !probe.isCalled, let nominal = module.vocabulary.types[name] { addInitializers(of: nominal) }
    }
  }

  private mutating func addType(_ name: String, _ nominal: Nominal) {
    add(name, nominal.kind == .proto ? .protocol : .type, .own, { OwnText.type(nominal) })
    if !typed.isEmpty, !probe.isCalled { addInitializers(of: nominal) }
  }

  private mutating func addInitializers(of nominal: Nominal) {
    if isTypePosition { return }
    let initializers = nominal.ownMembers("init")
    for member in initializers.prefix(8) {
      add(nominal.name, .initializer, nominal.isNative ? .vocabulary : .own, { member.declarationText })
    }
    guard initializers.isEmpty, !nominal.isNative, nominal.kind == .structure,
      let parameters = try? checker.memberwiseParameters(of: nominal).1
    else { return }
    add(nominal.name, .initializer, .own, { CallReading.text(parameters) })
  }

  private var isTypePosition: Bool { probe.token.parent?.is(IdentifierTypeSyntax.self) == true }

  /// Argument labels in a call's parentheses.
  private mutating func addLabels() {
    guard let call = CallReading.Place(probe.token), call.label == nil,
      let callees = probe.program.notes.calls[call.node.id]
    else { return }
    for text in CallReading.texts(of: callees, checker) {
      for parameter in DeclarationText(text).parameters {
        guard let label = parameter.label, !call.labels.contains(label) else { continue }
        add(label, .parameter, .ownFitting, { "\(label): \(parameter.type)" }, insert: "\(label): ")
      }
    }
  }

  mutating func addKeywords() {
    let words: [String]
    if isTypePosition {
      words = ["some", "any", "Self"]
    } else if probe.token.parent?.is(DeclReferenceExprSyntax.self) == true {
      let isStatement = probe.token.parent?.parent?.is(CodeBlockItemSyntax.self) == true
      words = ["true", "false", "nil", "self"] + (isStatement ? Self.statements : [])
    } else {
      words = Self.declarations
    }
    for word in words { add(word, .keyword, .minor, { word }) }
  }

  private static let statements = [
    "let", "var", "if", "else", "switch", "case", "for", "in", "while", "guard", "return", "func", "struct",
    "extension", "enum",
    "import", "private", "static", "where", "default",
  ]
  private static let declarations =
    statements + ["protocol", "class", "typealias", "init", "mutating", "override", "public"]
}
