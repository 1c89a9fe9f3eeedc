import LayoutEngine
import LayoutProgram

/// A view that a container lines up, and how far off it is.
struct LinedUpView {
  let view: ViewReference
  let displacement: Double
  /// The learner's guide that it answers with, if it is one alone.
  let guide: SceneGuide?
  /// 1 where larger answers move it back, −1 from right to left.
  let way: Double
}

extension AnswerTrace {
  /// Nil where the views in it are off by different amounts, or have other sizes than expected.
  func linedUp(_ ask: GuideTrace.Ask, _ axis: Axis, _ one: ScenarioTrace) -> LinedUpView? {
    guard let child = ask.child else { return nil }
    let views = one.views.filter { one.governs(child, $0) }
    guard let first = views.first,
      views.allSatisfy({
        abs($0.growth(axis)) <= FrameDifference.tolerance
          && abs($0.displacement(axis) - first.displacement(axis)) <= FrameDifference.tolerance
      })
    else { return nil }
    let node = ask.origin.guides.count == 1 ? ask.origin.guides[0] : nil
    let guide = one.tree.guides.first { $0.guide.node == node && $0.bodyRange?.file == 0 && $0.guide.value != nil }
    let isMirrored = axis == .horizontal && one.tree.nodes[child].layoutDirection == .rightToLeft
    let name = guide.map { one.name(of: $0.guide.node) } ?? first.reference
    return LinedUpView(
      view: name, displacement: first.displacement(axis), guide: guide, way: isMirrored ? -1 : 1)
  }
}
