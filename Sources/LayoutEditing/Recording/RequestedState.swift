import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// Writes a request's initial values into their `@State` properties.
///
///     @State private var isOpen = false      @State private var isOpen = true
final class RequestedState: SyntaxVisitor {
  private let file: Int
  private let state: [JSON.Member]
  private let module: Module
  private var edits: [TextEdit] = []
  private var obstacle: RecordingObstacle?

  static func edits(
    in tree: SourceFileSyntax, file: Int, _ state: [JSON.Member], _ module: Module
  ) throws(RecordingObstacle) -> [TextEdit] {
    if state.isEmpty { return [] }
    let visitor = RequestedState(file: file, state: state, module: module)
    visitor.walk(tree)
    if let obstacle = visitor.obstacle { throw obstacle }
    return visitor.edits
  }

  private init(file: Int, state: [JSON.Member], module: Module) {
    self.file = file
    self.state = state
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    for wanted in state {
      let parts = wanted.key.split(separator: ".")
      guard parts.count == 2, parts[0] == node.name.identifierText else { continue }
      let property = String(parts[1])
      for member in node.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.trimmedDescription == property {
          set(binding, of: variable, in: node, to: wanted)
        }
      }
    }
    return .visitChildren
  }

  private func set(
    _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, in type: StructDeclSyntax, to wanted: JSON.Member
  ) {
    let name = binding.pattern.trimmedDescription
    let nominal = module.declaredTypes.first { $0.name == type.name.identifierText && $0.isView }
    let member = nominal?.fields.first { $0.name == name }
    // A custom initializer that sets the property would override the value.
    let isSetElsewhere = type.memberBlock.members.contains { member in
      member.decl.as(InitializerDeclSyntax.self)?.body?.trimmedDescription.contains(name) ?? false
    }
    guard let member, case .known(let known) = member.typeState, !isSetElsewhere,
      let literal = SwiftLiteral.value(wanted.value, as: known)
    else {
      obstacle = .value(wanted.key)
      return
    }
    if let value = binding.initializer?.value {
      let range = SourceRange(
        file: file, lower: value.positionAfterSkippingLeadingTrivia.utf8Offset,
        upper: value.endPositionBeforeTrailingTrivia.utf8Offset)
      edits.append(TextEdit(range, binding.typeAnnotation == nil ? typed(literal, known) : literal))
    } else if let annotation = binding.typeAnnotation {
      let end = annotation.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(TextEdit(SourceRange(file: file, lower: end, upper: end), " = \(literal)"))
    } else {
      obstacle = .value(wanted.key)
    }
  }

  /// A value with its type, where the property infers its type from the value.
  private func typed(_ literal: String, _ type: Type) -> String { "(\(literal)) as \(type)" }
}

/// Lets `load("razemon.json")` read the case's own data: a package has no app bundle.
enum DataLoading {
  static func edits(in tree: SourceFileSyntax, file: Int) -> [TextEdit] {
    tree.statements.compactMap { item in
      guard let function = item.item.as(FunctionDeclSyntax.self), function.name.text == "load",
        function.isDataLoader, let body = function.body,
        let parameter = function.signature.parameterClause.parameters.first
      else { return nil }
      let name = parameter.secondName ?? parameter.firstName
      let range = SourceRange(
        file: file, lower: body.positionAfterSkippingLeadingTrivia.utf8Offset,
        upper: body.endPositionBeforeTrailingTrivia.utf8Offset)
      return TextEdit(range, "{ recordedData.decoded(\(name.text)) }")
    }
  }
}
