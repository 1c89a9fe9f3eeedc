import LayoutProgram
import SwiftSyntax

extension TypeChecker {
  /// The value type of a keyframe in a track: `CubicKeyframe(.zero)` in a track of an angle means `Angle.zero`.
  ///
  ///     KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.3) }     Angle
  func keyframeValue(around node: Syntax) -> Type? {
    var here = node.parent
    while let syntax = here {
      if let call = syntax.as(FunctionCallExprSyntax.self) {
        let callee = call.calledExpression
        if callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "KeyframeTrack" { return trackValue(call) }
        // Without tracks, keyframes animate the whole value.
        if callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "keyframeAnimator" { return wholeValue() }
      }
      here = syntax.parent
    }
    return nil
  }

  private func wholeValue() -> Type? {
    var scope: FunctionScope? = function
    while let inner = scope, inner.keyframeRoot == nil { scope = inner.parent }
    return scope?.keyframeRoot
  }

  private func trackValue(_ call: FunctionCallExprSyntax) -> Type? {
    guard let root = wholeValue() else { return nil }
    guard let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self) else { return root }
    let wanted = module.native(.keyPath, [root, inference.fresh()])
    return (try? keyPath(path, hint: wanted))?.type.genericArguments.last
  }
}
