import Diagnostics
import SwiftSyntax

/// Records the meanings of names while a program is checked for an editor.
///
/// Notes follow the trail of the inference: undoing a failed overload also removes its notes. Removed notes are kept
/// aside, because in a statement with an error they are all that is known.
package final class NameNotes {
  /// The meaning of a name.
  package enum Meaning {
    case type(Nominal)
    case member(Member)
    case variable(Variable)
    case generic(GenericParameter)
    case alias(TypeAliasDeclSyntax, file: Int)
    /// An argument label; nil if it belongs to no function, as in a call of the memberwise initializer.
    case label(String, of: Member)
    /// `width` in `size.width`, where `size` is a tuple.
    case element(String, Type)
  }

  /// A name at its position.
  package struct Mention {
    package let place: SourceRange
    package let written: String
    package let meaning: Meaning

    package init(place: SourceRange, written: String, meaning: Meaning) {
      self.place = place
      self.written = written
      self.meaning = meaning
    }
  }

  /// The possible targets of a call.
  package struct Callees {
    package var members: [Member] = []
    /// The memberwise initializer.
    package var memberwise: (nominal: Nominal, parameters: [Parameter])?
    /// The type of a called closure.
    package var closure: FunctionType?
    /// The member that the call resolved to.
    var chosen: Member?
    var receiver: Type?
  }

  package private(set) var mentions: [Mention] = []
  package private(set) var takenBack: [Mention] = []
  /// The positions of variables, and the originals of rebound ones: `if let width`.
  package private(set) var places: [Keyed<Variable>: SourceRange] = [:]
  package private(set) var originals: [Keyed<Variable>: Meaning] = [:]
  package private(set) var parameters: Set<Keyed<Variable>> = []
  /// Every call with its possible targets.
  package private(set) var calls: [SyntaxIdentifier: Callees] = [:]
  /// The question about the cursor; nil if only meanings are needed.
  let question: CursorQuestion?
  private let roots: [SyntaxIdentifier]
  /// Calls whose arguments were checked although the call fits nothing; once is enough.
  private var salvaged: Set<SyntaxIdentifier> = []

  package init(_ trees: [SourceFileSyntax], asking question: CursorQuestion? = nil) {
    roots = trees.map(\.id)
    self.question = question
  }

  /// The number of notes, to undo to.
  var count: Int { mentions.count }

  func takeBack(to count: Int) {
    if mentions.count <= count { return }
    takenBack += mentions[count...]
    mentions.removeSubrange(count...)
  }

  /// Records the meaning of a name; names that the checker generated have no position.
  func note(_ meaning: @autoclosure () -> Meaning, at token: TokenSyntax?, in file: Int) {
    guard let token, let place = place(of: token, in: file) else { return }
    mentions.append(Mention(place: place, written: token.identifierText, meaning: meaning()))
  }

  /// The same for the naming token of an expression.
  func note(_ meaning: @autoclosure () -> Meaning, named node: some SyntaxProtocol, in file: Int) {
    note(meaning(), at: Syntax(node).namingToken, in: file)
  }

  func declare(_ variable: Variable, at token: TokenSyntax?, in file: Int) {
    guard let token, token.tokenKind != .wildcard, let place = place(of: token, in: file) else { return }
    places[Keyed(variable)] = place
    if token.parent?.isParameter == true { parameters.insert(Keyed(variable)) }
    mentions.append(Mention(place: place, written: token.identifierText, meaning: .variable(variable)))
  }

  /// Records that a variable rebinds another one under the same name, so that renaming affects both.
  func declare(_ variable: Variable, for original: Meaning) { originals[Keyed(variable)] = original }

  /// Whether a call without a fitting function is new.
  func salvages(_ call: Syntax) -> Bool { salvaged.insert(call.id).inserted }

  /// Records the possible targets of a call.
  func note(call node: some SyntaxProtocol, _ change: (inout Callees) -> Void) {
    change(&calls[Syntax(node).id, default: Callees()])
  }

  private func place(of token: TokenSyntax, in file: Int) -> SourceRange? {
    guard token.presence == .present, roots.indices.contains(file), Syntax(token).root.id == roots[file] else {
      return nil
    }
    return token.range(in: file)
  }
}

/// A key that compares objects by identity.
package struct Keyed<Object: AnyObject>: Hashable {
  let object: Object

  package init(_ object: Object) { self.object = object }

  package static func == (one: Self, other: Self) -> Bool { one.object === other.object }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

extension Syntax {
  /// Whether a name belongs to a parameter of a function or closure.
  fileprivate var isParameter: Bool {
    [.functionParameter, .closureParameter, .closureShorthandParameter, .accessorParameters].contains(kind)
  }

  /// The token that names an expression: `padding` in `card.padding(8)`.
  var namingToken: TokenSyntax? {
    var here = self
    while true {
      switch here.kind {
      case .token: return here.as(TokenSyntax.self)
      case .functionCallExpr:
        guard let call = here.as(FunctionCallExprSyntax.self) else { return nil }
        here = Syntax(call.calledExpression)
      case .memberAccessExpr: return here.as(MemberAccessExprSyntax.self)?.declName.baseName
      case .declReferenceExpr: return here.as(DeclReferenceExprSyntax.self)?.baseName
      case .genericSpecializationExpr:
        guard let special = here.as(GenericSpecializationExprSyntax.self) else { return nil }
        here = Syntax(special.expression)
      case .optionalChainingExpr:
        guard let chain = here.as(OptionalChainingExprSyntax.self) else { return nil }
        here = Syntax(chain.expression)
      case .forceUnwrapExpr:
        guard let unwrap = here.as(ForceUnwrapExprSyntax.self) else { return nil }
        here = Syntax(unwrap.expression)
      case .keyPathPropertyComponent: return here.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
      case .infixOperatorExpr:
        return here.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator
      case .prefixOperatorExpr: return here.as(PrefixOperatorExprSyntax.self)?.operator
      default: return nil
      }
    }
  }
}
