import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Finds the parts of a call by the call's range.
///
///     Text("Hi").alignmentGuide(.eyes) { d in d[.top] }      the call's range
///               .alignmentGuide(.eyes) { d in d[.top] }      the modifier
///                               .eyes                        its first argument
///                                      { d in d[.top] }      its closure, and in it the body
///
/// - Complexity: the depth of the syntax for each distinct range.
struct SourceIndex: SourceParts {
  private let trees: [SourceFileSyntax]
  private var known: [SourceRange: Place] = [:]

  /// The parts of a call, and what stands between its parentheses.
  fileprivate struct Place {
    var parts: SourcePlace
    /// Arguments of the outermost call: those in parentheses, then the trailing closure.
    var arguments: [ExprSyntax] = []
  }

  private typealias Part = SourcePlace.Part

  init(_ trees: [SourceFileSyntax]) { self.trees = trees }

  mutating func place(at range: SourceRange) -> SourcePlace? { known(range)?.parts }

  mutating func guide(at range: SourceRange) -> SourceGuide? {
    guard let place = known(range) else { return nil }
    let closure = place.closure(in: range.file)
    return SourceGuide(
      key: place.arguments.first?.range(in: range.file), closure: closure?.whole, body: closure?.body,
      isConditional: place.isConditional)
  }

  private mutating func known(_ range: SourceRange) -> Place? {
    if let place = known[range] { return place }
    guard let place = find(range) else { return nil }
    known[range] = place
    return place
  }

  private func find(_ range: SourceRange) -> Place? {
    guard trees.indices.contains(range.file), let expression = expression(at: range) else { return nil }
    let whole = Part(range: range)
    var place = Place(parts: SourcePlace(view: whole, modifier: whole))
    place.parts.enclosingType = enclosingType(of: Syntax(expression))
    place.parts.view = part(viewIn: expression, range.file)
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return place }
    place.arguments = call.arguments.map(\.expression) + (call.trailingClosure.map { [ExprSyntax($0)] } ?? [])
    place.parts.modifier = part(lastIn: call, range.file)
    place.parts.firstArgument = call.arguments.first.map { part(viewIn: $0.expression, range.file) }
    return place
  }

  /// The outermost expression with exactly that range.
  private func expression(at range: SourceRange) -> ExprSyntax? {
    let tree = trees[range.file]
    guard range.lower < tree.endPosition.utf8Offset,
      let token = tree.token(at: AbsolutePosition(utf8Offset: range.lower))
    else { return nil }
    var found: ExprSyntax?
    var node = Syntax(token).parent
    while let here = node {
      let place = here.range(in: range.file)
      if place.lower < range.lower || place.upper > range.upper { break }
      if place == range, let expression = here.as(ExprSyntax.self) { found = expression }
      node = here.parent
    }
    return found
  }

  // MARK: Parts

  /// The base of a modifier chain: `Text("Hi")` of `Text("Hi").font(.title)`, and `Color.red` of
  /// `Color.red.frame(width: 4)`.
  private func part(viewIn expression: ExprSyntax, _ file: Int) -> Part {
    var view = expression
    while let access = view.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, !base.isType
    {
      view = base
    }
    var name = view
    if let call = name.as(FunctionCallExprSyntax.self) { name = call.calledExpression }
    if let special = name.as(GenericSpecializationExprSyntax.self) { name = special.expression }
    if let access = name.as(MemberAccessExprSyntax.self), let base = access.base, base.isType { name = base }
    guard let reference = name.as(DeclReferenceExprSyntax.self) else { return Part(range: view.range(in: file)) }
    return Part(
      range: view.range(in: file), name: reference.baseName.identifierText, nameRange: reference.range(in: file))
  }

  /// The last modifier of a chain; a call without a base as a whole.
  private func part(lastIn call: FunctionCallExprSyntax, _ file: Int) -> Part {
    let whole = call.range(in: file)
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let lower = access.base == nil ? whole.lower : access.period.range(in: file).lower
      return Part(
        range: SourceRange(file: file, lower: lower, upper: whole.upper),
        name: access.declName.baseName.identifierText, nameRange: access.declName.baseName.range(in: file))
    }
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return Part(range: whole) }
    return Part(range: whole, name: reference.baseName.identifierText, nameRange: reference.range(in: file))
  }

  private func enclosingType(of node: Syntax) -> String? {
    var node = node.parent
    while let here = node {
      if let type = here.as(StructDeclSyntax.self) { return type.name.identifierText }
      if let type = here.as(ClassDeclSyntax.self) { return type.name.identifierText }
      if let type = here.as(EnumDeclSyntax.self) { return type.name.identifierText }
      if let type = here.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      node = here.parent
    }
    return nil
  }
}

extension SourceIndex.Place {
  /// A guide's closure: its range with braces, and that of its statements.
  fileprivate func closure(in file: Int) -> (whole: SourceRange, body: SourceRange)? {
    guard arguments.count > 1, let last = arguments.last else { return nil }
    let whole = last.range(in: file)
    guard let closure = last.as(ClosureExprSyntax.self), !closure.statements.isEmpty else { return (whole, whole) }
    return (whole, closure.statements.range(in: file))
  }

  /// Whether a guide's closure chooses between values.
  fileprivate var isConditional: Bool {
    guard arguments.count > 1, let closure = arguments.last?.as(ClosureExprSyntax.self) else { return false }
    return closure.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .infixQuestionMark, .keyword(.if), .keyword(.switch), .keyword(.guard): true
      default: false
      }
    }
  }
}

extension ExprSyntax {
  /// Whether the name begins with a capital letter, as types do.
  fileprivate var isType: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.identifierText.first?.isUppercase ?? false
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
    return base.isType && (access.declName.baseName.identifierText.first?.isUppercase ?? false)
  }
}
