import Diagnostics
import LayoutEngine

/// What a recording calls the views of a scene: by their names, and of several that share one `row#0`, `row#1`, ….
public struct RecordedNames: Sendable {
  /// A view under a name that no other has.
  public struct View: Sendable {
    /// The name that no other has.
    public var key: String
    /// The name that it may share.
    public var name: String
    /// Which of the views called so it is, in the order of the tree.
    public var number: Int
    /// Where the name comes from.
    public var naming: NamedView.Naming
    /// In stage coordinates.
    public var frame: Rect
    /// The call in the source that made the view.
    var range: Diagnostics.SourceRange?
  }

  /// In the order of the tree.
  public let views: [View]

  /// Names the views of a scene.
  public init(_ scene: Scene) {
    let counts = Dictionary(scene.views.map { ($0.name, 1) }, uniquingKeysWith: +)
    var seen: [String: Int] = [:]
    views = scene.views.map { view in
      let number = seen[view.name, default: 0]
      seen[view.name] = number + 1
      let isAlone = counts[view.name] == 1
      let key = isAlone ? view.name : ViewName(view.name).numbered(number).description
      return View(
        key: key, name: view.name, number: number, naming: view.naming, frame: view.frame, range: view.range)
    }
  }

  /// The view that a recorded name means; of several that share a plain name the last, as in all case files.
  public func find(_ key: String) -> View? { views.first { $0.key == key } ?? views.last { $0.name == key } }
}
