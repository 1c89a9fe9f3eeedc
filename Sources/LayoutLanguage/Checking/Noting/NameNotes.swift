import Diagnostics
import SwiftSyntax

/// What names mean, noted while a program is checked for an editor.
///
/// Notes lie along the trail of the inference: what was read for an overload that did not fit is taken back with it. What
/// was taken back is kept aside, since in a statement with a problem it is all that is known.
final class NameNotes {
  /// What a name stands for.
  enum Meaning {
    case type(Nominal)
    case member(Member)
    case variable(Variable)
    case generic(GenericParameter)
    case alias(TypeAliasDeclSyntax, file: Int)
    /// The word before an argument; nil where it is of nobody's function, as in a call of the memberwise initialiser.
    case label(String, of: Member)
    /// `width` in `size.width`, where `size` is a tuple.
    case element(String, Type)
  }

  /// A name in some place.
  struct Mention {
    let place: SourceRange
    let written: String
    let meaning: Meaning
  }

  /// What a call may mean.
  struct Callees {
    var members: [Member] = []
    /// Of the initialiser that every struct gets.
    var memberwise: (nominal: Nominal, parameters: [Parameter])?
    /// Of a closure that is called.
    var closure: FunctionType?
    /// The member that was called in the end.
    var chosen: Member?
    var receiver: Type?
  }

  private(set) var mentions: [Mention] = []
  private(set) var takenBack: [Mention] = []
  /// Where variables are declared, and for which other name a variable stands: `if let width`.
  private(set) var places: [Keyed<Variable>: SourceRange] = [:]
  private(set) var originals: [Keyed<Variable>: Meaning] = [:]
  private(set) var parameters: Set<Keyed<Variable>> = []
  /// Every call that was read, with all that it may mean.
  private(set) var calls: [SyntaxIdentifier: Callees] = [:]
  /// What is asked at the place of the cursor; nil where only meanings are wanted.
  let question: CursorQuestion?
  private let roots: [SyntaxIdentifier]
  /// Calls whose arguments were read although the call fits nothing; once is enough.
  private var salvaged: Set<SyntaxIdentifier> = []

  init(_ trees: [SourceFileSyntax], asking question: CursorQuestion? = nil) {
    roots = trees.map(\.id)
    self.question = question
  }

  /// How many there are, to come back to.
  var count: Int { mentions.count }

  func takeBack(to count: Int) {
    if mentions.count <= count { return }
    takenBack += mentions[count...]
    mentions.removeSubrange(count...)
  }

  /// Notes what a name means; a name that the checker made up itself has no place.
  func note(_ meaning: @autoclosure () -> Meaning, at token: TokenSyntax?, in file: Int) {
    guard let token, let place = place(of: token, in: file) else { return }
    mentions.append(Mention(place: place, written: token.identifierText, meaning: meaning()))
  }

  /// As above, at the word by which an expression names what it is about.
  func note(_ meaning: @autoclosure () -> Meaning, named node: some SyntaxProtocol, in file: Int) {
    note(meaning(), at: Syntax(node).namingToken, in: file)
  }

  func declare(_ variable: Variable, at token: TokenSyntax?, in file: Int) {
    guard let token, token.tokenKind != .wildcard, let place = place(of: token, in: file) else { return }
    places[Keyed(variable)] = place
    if token.parent?.isParameter == true { parameters.insert(Keyed(variable)) }
    mentions.append(Mention(place: place, written: token.identifierText, meaning: .variable(variable)))
  }

  /// Says that a variable is but another's value under the same name, so that one is renamed with the other.
  func declare(_ variable: Variable, for original: Meaning) { originals[Keyed(variable)] = original }

  /// Whether a call that fits nothing is seen for the first time.
  func salvages(_ call: Syntax) -> Bool { salvaged.insert(call.id).inserted }

  /// Notes what a call may mean.
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

/// An object as a key: the same only as itself.
struct Keyed<Object: AnyObject>: Hashable {
  let object: Object

  init(_ object: Object) { self.object = object }

  static func == (one: Self, other: Self) -> Bool { one.object === other.object }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

extension Syntax {
  /// Whether a name stands where a function or closure is handed something.
  fileprivate var isParameter: Bool {
    [.functionParameter, .closureParameter, .closureShorthandParameter, .accessorParameters].contains(kind)
  }

  /// The word by which an expression names what it is about: `padding` in `card.padding(8)`.
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
