import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// The part of a function or property whose expressions affect only its own code: the code between the braces, or a
/// property's value.
///
///     private var gap: CGFloat = 12                       the 12
///     func half(_ x: CGFloat) -> CGFloat { x / 2 }        x / 2
struct MemberBody {
  let member: Member
  let declaration: Syntax
  let range: SourceRange

  /// Nil for members outside of the learner's file, and for those without such a part.
  init?(of member: Member) {
    guard member.context?.file == 0, member.replacement == nil, let declaration = member.syntax?.declaration,
      let range = member.syntax?.bodyRange
    else { return nil }
    self.member = member
    self.declaration = declaration
    self.range = range
  }

  func holds(_ node: some SyntaxProtocol) -> Bool { node.whole.isInside(range) }

  /// The member with replaced parts in its body.
  func exchanging(_ pairs: [(old: Syntax, new: Syntax)]) -> MemberSyntax? {
    let changed = PartExchange(pairs).rewrite(declaration)
    return switch member.syntax {
    case .binding(_, let attributes, let isLet):
      changed.as(PatternBindingSyntax.self).map { .binding($0, attributes: attributes, isLet: isLet) }
    case .function: changed.as(FunctionDeclSyntax.self).map { .function($0) }
    case .initializer: changed.as(InitializerDeclSyntax.self).map { .initializer($0) }
    case .subscripting: changed.as(SubscriptDeclSyntax.self).map { .subscripting($0) }
    case .enumCase, nil: nil
    }
  }
}

extension MemberSyntax {
  fileprivate var declaration: Syntax? {
    switch self {
    case .binding(let binding, _, _): Syntax(binding)
    case .function(let function): Syntax(function)
    case .initializer(let initializer): Syntax(initializer)
    case .subscripting(let subscripting): Syntax(subscripting)
    case .enumCase: nil
    }
  }

  fileprivate var bodyRange: SourceRange? {
    switch self {
    case .binding(let binding, _, _):
      if let block = binding.accessorBlock { return binding.initializer == nil ? block.inside : nil }
      return binding.initializer.map { $0.value.whole }
    case .function(let function): return function.body?.inside
    case .initializer(let initializer): return initializer.body?.inside
    case .subscripting(let subscripting): return subscripting.accessorBlock?.inside
    case .enumCase: return nil
    }
  }
}

extension SyntaxProtocol {
  /// Its bytes in the learner's file, with surrounding spaces and comments.
  var whole: SourceRange {
    SourceRange(lower: position.utf8Offset, upper: endPosition.utf8Offset)
  }
}

extension BracedSyntax {
  /// The range between the braces.
  fileprivate var inside: SourceRange {
    SourceRange(lower: leftBrace.endPosition.utf8Offset, upper: rightBrace.position.utf8Offset)
  }
}
