import SwiftSyntax

/// Properties that only one of two programs has and uses once: a named part of a view.
///
///     var words: some View { VStack { … } }        the comparison reads the VStack wherever the code says `words`
struct HelperProperties {
  private(set) var bodies: [String: ExprSyntax] = [:]

  /// Finds the helper properties of a file.
  ///
  /// - Parameter others: names that the other program also declares.
  init(_ tree: SourceFileSyntax, without others: Set<String>) {
    let reader = HelperPropertiesReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    bodies = reader.bodies.filter { !others.contains($0.key) && reader.uses[$0.key] == 1 }
    // A helper that uses another would need expansion in turn.
    let names = Set(bodies.keys)
    bodies = bodies.filter { _, body in
      !body.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
  }
}

private final class HelperPropertiesReader: SyntaxVisitor {
  var bodies: [String: ExprSyntax] = [:]
  var uses: [String: Int] = [:]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindings.count == 1, let binding = node.bindings.first,
      case .getter(let statements)? = binding.accessorBlock?.accessors, statements.count == 1,
      case .expr(let body)? = statements.first?.item
    {
      bodies[binding.pattern.trimmedDescription] = body
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    uses[node.baseName.text, default: 0] += 1
    return .visitChildren
  }
}
