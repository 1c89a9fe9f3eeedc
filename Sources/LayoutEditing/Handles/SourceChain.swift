import Diagnostics
import LayoutChecking
import SwiftSyntax

/// A view in the learner's text with the modifiers after it that belong to it.
///
///     Text("Hi")
///       .font(.title)          `end` for the text: the font creates no view of its own
///       .padding(4)            creates a view, so the chain ends before it
struct SourceChain {
  /// The expression after which to add a modifier.
  let end: ExprSyntax
  /// The same expression with every modifier called on it.
  private let whole: ExprSyntax

  /// Finds the chain of a view or modifier; nil if there is no such expression.
  ///
  /// - Parameters:
  ///   - part: a view's call, or a modifier from its dot on.
  ///   - outer: the start of the modifier that must stay outside; nil if there is none.
  init?(at part: SourceRange, before outer: Int?, in tree: SourceFileSyntax) {
    guard let start = tree.expression(at: part) else { return nil }
    whole = start.withModifiers { _ in true }
    if let outer {
      // A modifier from elsewhere applies to an unknown call of this chain.
      end =
        whole.modifierDots.contains(outer) ? start.withModifiers { $0 != outer } : start.withModifiers { _ in false }
    } else {
      end = whole
    }
  }

  private init(around choice: ExprSyntax) {
    end = choice
    whole = choice
  }

  /// The conditional expression of which it is a branch: both branches need the same type.
  var choice: SourceChain? {
    guard let parent = end.parent, let choice = parent.as(TernaryExprSyntax.self) else { return nil }
    return SourceChain(around: ExprSyntax(choice))
  }

  /// Whether an added modifier would apply to a part only: `Text("a") + Text("b")`.
  var needsParentheses: Bool {
    switch end.kind {
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .tupleExpr, .subscriptCallExpr,
      .macroExpansionExpr, .superExpr, .optionalChainingExpr, .forceUnwrapExpr:
      false
    default: true
    }
  }

  /// The text before an added modifier, in the style of the code: nothing, or a line break with the indentation of the
  /// other modifiers.
  func separator(before modifier: String, in source: SourceText) -> String {
    let dots = whole.modifierDots.filter { source.isFirstOnLine($0) }
    let upper = end.place.upper
    if let dot = dots.last(where: { $0 < upper }) ?? dots.first {
      return source.lineBreak + source.indentation(at: dot)
    }
    let (first, last) = (end.place.lower, upper - 1)
    if source.lineStart(of: first) != source.lineStart(of: last), source.isFirstOnLine(last) {
      return source.lineBreak + source.indentation(at: last)
    }
    let isAlone = source.isFirstOnLine(first) && source.lineStart(of: first) == source.lineStart(of: last)
    let length = upper - source.lineStart(of: last) + modifier.utf8.count
    if isAlone, length > Self.longestLine {
      return source.lineBreak + source.indentation(at: first) + source.indentationStep
    }
    return ""
  }

  private static let longestLine = 110
}

extension SourceFileSyntax {
  /// The outermost expression with exactly that range, or the call whose modifier has it, from its dot on.
  func expression(at range: SourceRange) -> ExprSyntax? {
    guard range.upper > range.lower, range.upper <= endPosition.utf8Offset,
      let token = token(at: AbsolutePosition(utf8Offset: range.upper - 1))
    else { return nil }
    var found: ExprSyntax?
    var node = Syntax(token).parent
    while let here = node, here.place.upper == range.upper {
      if let expression = here.as(ExprSyntax.self) {
        if here.place.lower == range.lower { found = expression }
        if expression.modifierDot == range.lower { return expression }
      }
      node = here.parent
    }
    return found
  }
}

extension ExprSyntax {
  /// The position of the dot, if this is a modifier call.
  var modifierDot: Int? {
    guard let access = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      access.base != nil
    else { return nil }
    return access.period.place.lower
  }

  /// The dots of its trailing modifiers, in source order.
  fileprivate var modifierDots: [Int] {
    var dots: [Int] = []
    var here = self
    while let dot = here.modifierDot, let access = here.as(FunctionCallExprSyntax.self)?.calledExpression,
      let base = access.as(MemberAccessExprSyntax.self)?.base
    {
      dots.append(dot)
      here = base
    }
    return dots.reversed()
  }

  /// The expression with the modifiers called on it, the parentheses around it, and the texts added to it.
  fileprivate func withModifiers(_ isWanted: (_ dot: Int) -> Bool) -> ExprSyntax {
    var here = self
    while let outer = here.nextOutside, outer.modifierDot.map(isWanted) ?? true { here = outer }
    return here
  }

  private var nextOutside: ExprSyntax? {
    if let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id {
      guard let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id else {
        return nil
      }
      return ExprSyntax(call)
    }
    if let sum = parent?.as(InfixOperatorExprSyntax.self) { return ExprSyntax(sum) }
    guard let element = parent?.as(LabeledExprSyntax.self), element.label == nil,
      let list = element.parent?.as(LabeledExprListSyntax.self), list.count == 1
    else { return nil }
    return list.parent?.as(TupleExprSyntax.self).map { ExprSyntax($0) }
  }
}

extension SyntaxProtocol {
  /// Its range in the learner's text, without surrounding spaces.
  var place: SourceRange { range(in: 0) }
}
