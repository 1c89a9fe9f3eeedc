import Diagnostics
import LayoutEngine
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// The program's own declarations, next to SwiftUI's.
///
/// A module collects only names. The checker resolves types and bodies on demand, so declarations may refer
/// to each other in any order. `Module+Declarations` and `Module+Members` collect the names,
/// `Module+Conformances` the inheritance and conformances. A module does not change after its creation.
package final class Module {
  package let vocabulary: Vocabulary
  /// Whether problems include suggestions; for trials, which nobody reads, they do not.
  let advises: Bool
  // Nearly every name lookup reads this and the aliases, and each access reads or writes the whole value.
  @exclusivity(unchecked) package var types: [String: Nominal] = [:]
  package var globals: [String: [Member]] = [:]
  /// All members with code or a type, in source order.
  package var members: [Member] = []
  /// The program's types, in source order.
  package var declaredTypes: [Nominal] = []
  /// The contents of `#Preview`s, in source order.
  package var previews: [Preview] = []
  /// Top-level statements: a snippet without a type around it.
  var topLevel: [CodeBlockItemSyntax] = []
  /// The number of static and global stored properties; each has a slot in the run's table.
  package var globalCount = 0
  private(set) var problems: [Problem] = []
  /// The extensions, processed once all types are known.
  var extensions: [(ExtensionDeclSyntax, DeclarationContext)] = []
  var conformanceClauses: [(Nominal, InheritanceClauseSyntax, DeclarationContext)] = []
  /// The inheritance clauses of associated types in the program's protocols.
  var associatedConstraints: [(GenericParameter, InheritanceClauseSyntax, DeclarationContext)] = []
  /// Classes, each with its superclass.
  var heirs: [(Nominal, Nominal)] = []
  /// Type aliases, which the checker resolves.
  @exclusivity(unchecked) package var aliases: [(TypeAliasDeclSyntax, DeclarationContext)] = []
  /// Requirements on associated types of types' parameters, which the checker resolves.
  var genericClauses:
    [(parameters: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?, context: DeclarationContext)] =
      []
  let fileContexts: [DeclarationContext]
  let ownAttributes: OwnAttributes
  /// The positions of `weak`.
  var weakPlaces: [SourceRange] = []
  /// Names of properties that a subclass overrides: reads of such a stored property use dynamic dispatch.
  var overridden: Set<String> = []
  /// The unsupported types that the program names.
  @exclusivity(unchecked) private(set) var beyondTypes: [String: Nominal] = [:]
  /// Properties with the program's own property wrappers.
  var wrappings: [Wrapping] = []

  /// A `#Preview`, or the `previews` of a `PreviewProvider`.
  package struct Preview {
    let statements: CodeBlockItemListSyntax
    let context: DeclarationContext
    let range: SourceRange
    package let name: String?
    /// The size that its traits ask for.
    package let stage: Size?
  }

  package init(trees: [SourceFileSyntax], advises: Bool = true) {
    self.advises = advises
    vocabulary = Vocabulary(.shared)
    ownAttributes = OwnAttributes(trees)
    fileContexts = trees.indices.map { DeclarationContext(file: $0, nominal: nil, parent: nil) }
    for (tree, context) in zip(trees, fileContexts) { collect(tree.statements, in: context) }
    for (declaration, context) in extensions { open(declaration, in: context) }
    for (parameter, clause, context) in associatedConstraints {
      for name in clause.inheritedTypes.flatMap({ protocolNames($0.type) }) {
        if let proto = type(named: name, from: context) { parameter.constraints.append(proto) }
      }
    }
    for (nominal, clause, context) in conformanceClauses { conform(nominal, to: clause, in: context) }
    inherit()
    for nominal in declaredTypes where nominal.kind == .enumeration { makeHashable(nominal) }
    settleWrappings()
    vocabulary.types.settle()
    for nominal in declaredTypes { nominal.settle() }
  }

  deinit { dismantle() }

  // MARK: Lookup

  /// Resolves a type name in a scope of the program.
  package func type(named name: String, from context: DeclarationContext?) -> Nominal? {
    var place = context
    while let here = place {
      if here.isLocal, let local = here.localTypes[name] { return local }
      if let own = here.privateTypes[name] { return own }
      if let nominal = here.nominal {
        if let nested = nominal.nestedTypes[name] { return nested }
        if nominal.name == name { return nominal }
      }
      place = here.parent
    }
    return types[name] ?? vocabulary.types[name] ?? beyondType(named: name)
  }

  /// An unsupported type: it has a name but no values.
  private func beyondType(named name: String) -> Nominal? {
    if let known = beyondTypes[name] { return known }
    guard BeyondTheCourse.type(named: name) != nil, globals[name] == nil,
      !aliases.contains(where: { $0.0.name.identifierText == name })
    else { return nil }
    let nominal = Nominal(beyond: name)
    beyondTypes[name] = nominal
    return nominal
  }

  func native(_ name: NativeName, _ arguments: [Type] = []) -> Type {
    guard let nominal = vocabulary.types[name.rawValue] else { return .void }
    return nominal.kind == .proto ? .opaque(nominal) : .nominal(nominal, arguments)
  }

  func optional(_ type: Type) -> Type { native(.optional, [type]) }

  /// All names that are visible at the top level, for suggestions.
  var topLevelNames: [String] {
    types.keys.sorted() + globals.keys.sorted() + Array(vocabulary.types.keys) + Array(vocabulary.functions.keys)
  }

  func report(_ problem: Problem) {
    if !hasEnoughProblems { problems.append(problem) }
  }

  /// The maximum number of problems reported for a program.
  static let mostProblems = 100

  var hasEnoughProblems: Bool { problems.count >= Module.mostProblems }

  /// The problem for a type name that is not in scope; the name may exist elsewhere.
  func unknownType(_ name: String, at range: SourceRange) -> Problem {
    if let instead = BeyondTheCourse.type(named: name) {
      return BeyondTheCourse.problem(.name(name), instead: instead, at: range)
    }
    return Problem(
      .type, .typeNotInScope(name), at: range,
      notes: advises ? suggestion(for: name, among: topLevelNames) : [])
  }

  func suggestion(for name: String, among names: [String]) -> [Note] {
    guard let near = nearest(to: name, in: names), near != name else { return [] }
    return [Note(NameNote.didYouMean(near))]
  }
}
