import Diagnostics
import LayoutEngine
import LayoutProgram

extension Run {
  /// The effect of one of the program's own modifiers on the look and place of any view; a transition uses it.
  func look(of modifier: Value?, at range: SourceRange?) throws(Stop) -> SceneTransition.Appearance {
    guard let modifier else { return SceneTransition.Appearance() }
    var flattener = Flattener(run: self)
    flattener.path = IdentityPath.root.appending(.kind("transition"))
    let view = View(.modifier(modifier, content: View(.leaf(.shape, shows: nil), at: range)), at: range)
    var look = SceneTransition.Appearance()
    let flat = try flattener.flatten(view, in: rootEnvironment, isRepeated: false)
    for wrapper in flat.first?.wrappers ?? [] {
      switch wrapper.modifier {
      case .paint(.effect(let effect)): look.effects.insert(effect, at: 0)
      case .rule(.offset(let x, let y)):
        look.offset.x += x
        look.offset.y += y
      default: continue
      }
    }
    return look
  }
}
