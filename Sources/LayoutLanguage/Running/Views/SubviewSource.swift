import Diagnostics

/// The views that some content comes apart into, as `Group(subviews:)` and `ForEach(subviews:)` hand them on.
///
///     Group(subviews: content) { subviews in HStack { subviews[0].font(.title); subviews[1] } }
///
/// What is around a subview where it is put flows into it, too; so it is taken apart once more there, unless nothing has
/// changed on the way.
final class SubviewSource {
  let content: View
  /// Where it stands: what makes a subview the same view in the next round.
  let path: IdentityPath
  let isRepeated: Bool
  /// As the content comes apart in surroundings of some number.
  var known: [Int: [FlatView]]
  /// Where it stands itself.
  let views: [FlatView]

  init(_ content: View, at path: IdentityPath, isRepeated: Bool, in surroundings: Int, _ views: [FlatView]) {
    self.content = content
    self.path = path
    self.isRepeated = isRepeated
    self.views = views
    known = [surroundings: views]
  }
}

/// What is made of subviews.
enum SubviewTransform {
  /// All of them at once: `Group(subviews:)`.
  case together(FunctionValue)
  /// One after another: `ForEach(subviews:)`.
  case each(FunctionValue)
}

extension Run {
  /// The number of surroundings in which something else flows down than in all others.
  func newSurroundings() -> Int {
    events.surroundingsMade += 1
    return events.surroundingsMade
  }

  /// The views that a transform makes of a source's.
  func view(of source: SubviewSource, by transform: SubviewTransform, at range: SourceRange?) throws(Stop) -> View {
    let subviews = source.views.indices.map { View(.subview(source, $0), at: range) }
    switch transform {
    case .together(let function):
      return view(from: try call(function, [.array(subviews.map { .view($0) })], at: range), at: range)
    case .each(let function):
      var views: [(id: String, view: View)] = []
      for (index, subview) in subviews.enumerated() {
        let made = try call(function, [.view(subview)], at: range)
        views.append((id(of: index, in: source), view(from: made, at: range)))
      }
      return View(.each(views), at: range)
    }
  }

  /// What tells a subview apart from the others, and is the same in the next round.
  func id(of index: Int, in source: SubviewSource) -> String {
    "subview \(identities.number(of: source.views[index].path))"
  }

  /// What `containerValue` says of a subview; what stands nearer to it wins.
  func containerValues(of index: Int, in source: SubviewSource) throws(Stop) -> Value {
    var values = ViewEnvironment()
    for wrapper in source.views[index].wrappers {
      guard case .containerValue(let path, let value) = wrapper.modifier else { continue }
      values = try setting(path, to: value, in: values)
    }
    return .environment(values)
  }
}
