import Diagnostics
import LayoutEngine
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// The program's own declarations, and SwiftUI's beside them.
///
/// Only names are collected here; types and bodies are read when the checker asks for them, so that declarations may
/// refer to each other in any order. How they are collected stands in `Module+Declarations` and `Module+Members`, what
/// they inherit and conform to in `Module+Conformances`; nothing changes once a module is made.
package final class Module {
  package let vocabulary: Vocabulary
  /// Whether problems say what was probably meant: of a trial nobody reads them.
  let advises: Bool
  // This and the aliases are asked at nearly every name, and each use reads or writes them whole.
  @exclusivity(unchecked) package var types: [String: Nominal] = [:]
  package var globals: [String: [Member]] = [:]
  /// Every member that has code or a type of its own, in source order.
  package var members: [Member] = []
  /// The program's types, in source order.
  package var declaredTypes: [Nominal] = []
  /// Contents of `#Preview`s, in source order.
  package var previews: [Preview] = []
  /// Statements at the top level: a snippet without any type around it.
  var topLevel: [CodeBlockItemSyntax] = []
  /// Stored properties that belong to no instance; each has a place in the run's table.
  package var globalCount = 0
  private(set) var problems: [Problem] = []
  /// Extensions wait until every type is known.
  var extensions: [(ExtensionDeclSyntax, DeclarationContext)] = []
  var conformanceClauses: [(Nominal, InheritanceClauseSyntax, DeclarationContext)] = []
  /// What the associated types of the program's protocols conform to.
  var associatedConstraints: [(GenericParameter, InheritanceClauseSyntax, DeclarationContext)] = []
  /// Classes with the class they inherit from.
  var heirs: [(Nominal, Nominal)] = []
  /// Type aliases, for the checker to resolve.
  @exclusivity(unchecked) package var aliases: [(TypeAliasDeclSyntax, DeclarationContext)] = []
  /// What types ask of types that belong to their parameters, for the checker to read.
  var genericClauses:
    [(parameters: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?, context: DeclarationContext)] =
      []
  let fileContexts: [DeclarationContext]
  let ownAttributes: OwnAttributes
  /// Where the program says `weak`.
  var weakPlaces: [SourceRange] = []
  /// Names of properties that some subclass takes over: what is stored is asked for through the object then.
  var overridden: Set<String> = []
  /// Types beyond the course that the program names.
  @exclusivity(unchecked) private(set) var beyondTypes: [String: Nominal] = [:]
  /// Properties with property wrappers of the program's own.
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

  // MARK: Looking up

  /// A type by name, as seen from a place in the program.
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

  /// A type beyond the course: its name stands for it, and it has no values.
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

  /// Names that mean something at the top level, for suggestions.
  var topLevelNames: [String] {
    types.keys.sorted() + globals.keys.sorted() + Array(vocabulary.types.keys) + Array(vocabulary.functions.keys)
  }

  func report(_ problem: Problem) {
    if !hasEnoughProblems { problems.append(problem) }
  }

  var hasEnoughProblems: Bool { problems.count >= TypeChecker.Budget.problems }

  /// No type has that name here; perhaps one has elsewhere.
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
