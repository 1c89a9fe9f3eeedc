import LayoutChecking
import LayoutProgram
import SwiftSyntax

/// A view with the modifiers called on it: `Text("a").padding().font(.title)`.
struct ModifierChain {
  let base: ExprSyntax
  /// The calls from the innermost to the outermost.
  let calls: [FunctionCallExprSyntax]

  /// Nil for anything but member calls on a value.
  init?(_ node: Syntax) {
    var calls: [FunctionCallExprSyntax] = []
    var base = node.as(ExprSyntax.self)
    while let call = base?.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = access.base
    {
      calls.append(call)
      base = inner
    }
    guard let base, !calls.isEmpty else { return nil }
    self.base = base
    self.calls = calls.reversed()
  }

  /// The modifiers in a canonical order: those that only set an environment value move inward as far as possible,
  /// sorted by name; all others stay where they are.
  ///
  ///     .padding().lineLimit(1).font(.title).background(…)   → .font(.title).lineLimit(1).padding().background(…)
  var inNormalOrder: [FunctionCallExprSyntax] {
    var ordered: [FunctionCallExprSyntax] = []
    var settings: [(name: String, call: FunctionCallExprSyntax)] = []
    var passed: [FunctionCallExprSyntax] = []
    func endSegment() {
      let byName = settings.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
      ordered += byName.map(\.element.call) + passed
      (settings, passed) = ([], [])
    }
    for call in calls {
      let name = Self.name(of: call)
      if ModifierFacts.of(name).contains(.setsValue) {
        settings.append((name, call))
      } else if ModifierFacts.of(name).contains(.keepsEnvironment) {
        passed.append(call)
      } else {
        endSegment()
        ordered.append(call)
      }
    }
    endSegment()
    return ordered
  }

  private static func name(of call: FunctionCallExprSyntax) -> String {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText ?? ""
  }
}
