import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Unique names for the views of a scene: their names, with `row#0`, `row#1`, … for several of one name.
public struct RecordedNames: Sendable {
  /// A view with a unique name.
  public struct View: Sendable {
    /// The unique name.
    public var key: String
    /// The name, which may be shared.
    public var name: String
    /// The index among views of that name, in tree order.
    public var number: Int
    /// The source of the name.
    public var naming: NamedView.Naming
    /// The frame in stage coordinates.
    public var frame: Rect
    /// The call in the source that created the view.
    var range: Diagnostics.SourceRange?
  }

  /// The views in tree order.
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

  /// The view with a recorded name; of several with one plain name the last, as in all case files.
  public func find(_ key: String) -> View? { views.first { $0.key == key } ?? views.last { $0.name == key } }
}
