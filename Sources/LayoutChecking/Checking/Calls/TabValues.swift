import LayoutProgram
import SwiftSyntax

/// Checks the values of tabs, whose type comes from the `TabView` around them.
extension TypeChecker {
  /// The type of a tab's value, in the builder of a `TabView` with a selection.
  ///
  ///     TabView(selection: $tab) { Tab("Home", systemImage: "house", value: .home) { … } }     Tab's `.home`
  func tabValue(around node: Syntax) -> Type? {
    guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "value" else { return nil }
    var here = argument.parent
    while let syntax = here {
      if let call = syntax.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "TabView",
        let selection = call.arguments.first, selection.label?.text == "selection"
      {
        let wanted = module.native(.binding, [inference.fresh()])
        return (try? infer(selection.expression, hint: wanted))?.type.genericArguments.first
      }
      here = syntax.parent
    }
    return nil
  }
}
