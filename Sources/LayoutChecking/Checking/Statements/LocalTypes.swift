import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks local types, which are visible only inside of their function.
extension TypeChecker {
  /// Declares and checks the types among some statements before the statements themselves.
  func declareLocalTypes(in items: CodeBlockItemListSyntax) {
    let declarations = items.compactMap(\.localType)
    if declarations.isEmpty { return }
    let inside = DeclarationContext(file: file, nominal: nil, parent: function.context)
    inside.isLocal = true
    function.context = inside
    let known = (module.declaredTypes.count, module.members.count, module.problems.count)
    module.collectLocal(declarations, in: inside)
    let types = module.declaredTypes[known.0...]
    for problem in module.problems[known.2...] { report(problem) }
    for nominal in types {
      nominal.noteOwnEquality()
      if nominal.kind == .enumeration { giveRawValues(to: nominal) }
    }
    for member in module.members[known.1...] where !isDone {
      do throws(Problem) {
        try assuming(member.context ?? inside) { () throws(Problem) in try check(member) }
      } catch {
        report(error)
      }
    }
    for nominal in types {
      checkConformances(of: nominal)
      if nominal.kind == .object {
        checkOverrides(of: nominal)
        requireInitializers(of: nominal)
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// A type declaration or type alias.
  var localType: DeclSyntax? {
    guard case .decl(let declaration) = item else { return nil }
    let isType =
      declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
      || declaration.is(ClassDeclSyntax.self) || declaration.is(TypeAliasDeclSyntax.self)
    return isType ? declaration : nil
  }
}

extension Module {
  /// Collects a function's local types with their conformances and superclasses.
  fileprivate func collectLocal(_ declarations: [DeclSyntax], in context: DeclarationContext) {
    let known = (types: declaredTypes.count, clauses: conformanceClauses.count)
    for declaration in declarations { collect(declaration, in: context) }
    for (nominal, clause, inside) in conformanceClauses[known.clauses...] { conform(nominal, to: clause, in: inside) }
    inherit()
    for nominal in declaredTypes[known.types...] {
      if nominal.kind == .enumeration { makeHashable(nominal) }
      nominal.settle()
    }
  }
}
