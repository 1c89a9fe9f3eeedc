import Diagnostics

/// The flattened views of some content, as `Group(subviews:)` and `ForEach(subviews:)` pass them on.
///
///     Group(subviews: content) { subviews in HStack { subviews[0].font(.title); subviews[1] } }
///
/// A subview inherits the environment of the place where it is inserted; so it is flattened again there, unless the
/// environment is the same.
package final class SubviewSource {
  package let content: View
  /// Its place, which gives the subviews their identity in the next round.
  package let path: IdentityPath
  package let isRepeated: Bool
  /// The flattened content, by number of the environment.
  package var known: [Int: [FlatView]]
  /// The views in its own environment.
  let views: [FlatView]

  package init(_ content: View, at path: IdentityPath, isRepeated: Bool, in surroundings: Int, _ views: [FlatView]) {
    self.content = content
    self.path = path
    self.isRepeated = isRepeated
    self.views = views
    known = [surroundings: views]
  }
}

/// The closure that takes the subviews.
package enum SubviewTransform {
  /// All of them at once: `Group(subviews:)`.
  case together(FunctionValue)
  /// One after another: `ForEach(subviews:)`.
  case each(FunctionValue)
}

extension Run {
  /// A new number for an environment that differs from all others.
  package func newSurroundings() -> Int {
    events.surroundingsMade += 1
    return events.surroundingsMade
  }

  /// The views that a transform makes of a source.
  package func view(of source: SubviewSource, by transform: SubviewTransform, at range: SourceRange?) throws(Stop)
    -> View
  {
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

  /// The id of a subview, which is the same in the next round.
  package func id(of index: Int, in source: SubviewSource) -> String {
    "subview \(identities.number(of: source.views[index].path))"
  }

  /// The `containerValue`s of a subview; the innermost wins.
  package func containerValues(of index: Int, in source: SubviewSource) throws(Stop) -> Value {
    var values = ViewEnvironment()
    for wrapper in source.views[index].wrappers {
      guard case .containerValue(let path, let value) = wrapper.modifier else { continue }
      values = try setting(path, to: value, in: values)
    }
    return .environment(values)
  }
}
