import LayoutLanguage
import SwiftSyntax

// Completions after a dot.

extension Completing {
  mutating func addMembers(of type: Type, isStatic: Bool) {
    switch type.shallow {
    case .nominal(let nominal, let arguments):
      addMembers(of: nominal, isStatic: isStatic, as: type)
      // `$model.name` is a binding to a part.
      if nominal.isNative, nominal.name == "Binding", !isStatic, let whole = arguments.first?.nominal {
        addMembers(of: whole, isStatic: false, as: type)
      }
      if nominal.isNative, nominal.name == "Optional", let inside = arguments.first {
        addMembers(of: inside, isStatic: isStatic)
      }
    case .opaque(let nominal): addMembers(of: nominal, isStatic: isStatic, as: type)
    case .parameter(let parameter):
      for nominal in parameter.constraints { addMembers(of: nominal, isStatic: isStatic, as: type) }
    case .variable(let variable):
      if let literal = variable.literal {
        addMembers(of: literal == .float ? checker.double : checker.int, isStatic: isStatic)
      }
      for nominal in variable.constraints { addMembers(of: nominal, isStatic: isStatic, as: type) }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        let name = element.label ?? "\(index)"
        add(name, .property, .own, { "let \(name): \(element.type)" })
      }
    case .metatype(let instance):
      if let nominal = instance.nominal { addNested(in: nominal) }
    case .function: break
    }
    if isStatic != probe.isInKeyPath, !probe.isImplicit { add("self", .keyword, .minor, { "\(type).Type" }) }
  }

  private mutating func addMembers(of nominal: Nominal, isStatic: Bool, as type: Type) {
    let isView = !isStatic && nominal.conforms(toNative: .view)
    for name in nominal.memberNames(isStatic: isStatic) where typed.distance(to: name) != nil {
      for member in nominal.lookUp(name, isStatic: isStatic) where member.isStatic == isStatic {
        if member.kind == .initializer, probe.isImplicit == false, !isStatic { continue }
        let isModifier = isView && member.owner?.name == "View"
        add(member, wanted: probe.isImplicit ? type : nil, isModifier: isModifier)
      }
    }
    if isStatic {
      addNested(in: nominal)
      if nominal.kind == .enumeration, nominal.conforms(toNative: .caseIterable) {
        add("allCases", .property, .own, { "static var allCases: [\(nominal.qualifiedName)]" })
      }
    } else {
      for field in nominal.fields where field.wrapper?.isBoxed == true && typed.isBinding {
        add("$\(field.name)", .property, .own, { OwnText.member(field) })
      }
    }
  }

  /// Adds nested types.
  private mutating func addNested(in nominal: Nominal) {
    for name in nominal.nestedTypes.keys.sorted() {
      guard let nested = nominal.nestedTypes[name] else { continue }
      add(name, nested.kind == .proto ? .protocol : .type, .own, { OwnText.type(nested) })
    }
    guard nominal.isNative else { return }
    for type in NativeIndex.shared.types(in: nominal.qualifiedName) {
      let name = String(type.qualifiedName.dropFirst(nominal.qualifiedName.utf8.count + 1))
      add(name, .type, .vocabulary, { VocabularyText.type(type.name) ?? name })
    }
  }
}
