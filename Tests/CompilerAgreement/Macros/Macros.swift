// What stands behind `#Preview`, `@Entry` and `@Previewable` of the stub.
import SwiftSyntax
import SwiftSyntaxMacros

/// A preview adds nothing to the module; the compiler has checked its closure by then.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

public struct PreviewableMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] { [] }
}

/// `@Entry var gap: CGFloat = 8` makes a key and reads the environment with it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = entry(in: declaration)?.name else { return [] }
    return ["get { self[__Key_\(raw: name).self] }", "set { self[__Key_\(raw: name).self] = newValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let (name, type, value) = entry(in: declaration) else { return [] }
    let annotation = type.map { ": \($0)" } ?? ""
    return [
      """
      private struct __Key_\(raw: name): SwiftUI.EnvironmentKey {
        static var defaultValue\(raw: annotation) { \(raw: value ?? "nil") }
      }
      """
    ]
  }

  private static func entry(
    in declaration: some DeclSyntaxProtocol
  ) -> (name: String, type: String?, value: String?)? {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else { return nil }
    let value = binding.initializer?.value.trimmedDescription
    // A getter needs a type; these are the literals that people write without one.
    let guess = value.map {
      $0 == "true" || $0 == "false" ? "Bool" : $0.hasPrefix("\"") ? "String" : $0.contains(".") ? "Double" : "Int"
    }
    return (
      binding.pattern.trimmedDescription, binding.typeAnnotation?.type.trimmedDescription ?? guess, value
    )
  }
}

/// `@inert` and the other marks of the catalog: they tell the course's reader something, and the compiler nothing.
public struct MarkMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
