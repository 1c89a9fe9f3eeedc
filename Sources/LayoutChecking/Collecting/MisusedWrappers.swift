import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Enforces Swift's rules for property wrappers: only on one stored `var`, and with an initial value only if
/// the wrapper accepts one.
extension Module {
  /// The error for a property or local variable with an invalid wrapper; nil if it is valid.
  ///
  ///     @State let width = 20            a wrapper needs a `var`
  ///     @State var isOn: Bool { true }   a computed property stores nothing
  ///     @State lazy var size = 20        the wrapper keeps the value
  ///     @Binding var isOn = false        another view passes the value
  func misusedWrapper(in variable: VariableDeclSyntax, file: Int) -> Problem? {
    guard let wrapper = wrapper(in: variable.attributes) else { return nil }
    let name = wrapper.attributeName.writtenName
    func problem(
      _ words: SwiftMessage, at node: some SyntaxProtocol, _ note: Note? = nil, _ fixIts: [FixIt] = []
    ) -> Problem {
      Problem(.type, words, at: Syntax(node).range(in: file), notes: note.map { [$0] } ?? [], fixIts: fixIts)
    }
    if variable.bindings.count > 1 {
      return problem(
        "property wrapper can only apply to a single variable", at: wrapper, Note(DeclarationNote.ownLineEach))
    }
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      let word = Syntax(variable.bindingSpecifier).range(in: file)
      return problem(
        "property wrapper can only be applied to a 'var'", at: wrapper, Note(SlipNote.letForVar, at: word),
        [FixIt("replace 'let' with 'var'", replacing: word, with: "var")])
    }
    guard let binding = variable.bindings.first else { return nil }
    if variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) {
      return problem(
        "property '\(binding.pattern.trimmedDescription)' with a wrapper cannot also be lazy", at: binding.pattern)
    }
    if let accessors = binding.accessorBlock, !accessors.hasOnlyObservers {
      return problem(
        "property wrapper cannot be applied to a computed property", at: wrapper, Note(SlipNote.wrapperKeepsValue(name))
      )
    }
    guard binding.initializer != nil, let words = Self.valueless[name] else { return nil }
    return problem(words, at: wrapper.attributeName, Note(SlipNote.valueComesFromElsewhere(name)))
  }

  /// The error for a wrapper before a function or a type; nil if there is none.
  func misusedWrapper(in attributes: AttributeListSyntax, file: Int) -> Problem? {
    guard let wrapper = wrapper(in: attributes) else { return nil }
    return Problem(
      .type, "property wrapper attribute '\(wrapper.attributeName.writtenName)' can only be applied to a property",
      at: Syntax(wrapper).range(in: file))
  }

  private func wrapper(in attributes: AttributeListSyntax) -> AttributeSyntax? {
    if attributes.isEmpty { return nil }
    if let own = ownAttributes.wrappers(in: attributes).first { return own }
    return attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { Member.Wrapper(rawValue: $0.attributeName.writtenName) != nil }
  }

  /// Wrappers that accept no value after `=`, with Swift's error for one.
  private static let valueless: [String: SwiftMessage] = [
    "Binding": "extraneous argument label 'wrappedValue:' in call",
    "Environment": "extra argument in call",
    "EnvironmentObject": "argument passed to call that takes no arguments",
    "Namespace": "argument passed to call that takes no arguments",
  ]
}
