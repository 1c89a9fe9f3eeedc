import Diagnostics
import LayoutEngine
import LayoutProgram

/// Finds the views of a scene by the names that checks use.
///
/// It searches accessibility identifiers first, then ids, then visible content. Views from a `ForEach` are numbered
/// `#0`, `#1`, … in order.
struct ViewFinder {
  /// The views with a name.
  enum Found {
    case nothing
    case one(NamedView)
    /// Made by a `ForEach`; never empty.
    case several([NamedView])
    /// At least two views outside a `ForEach` share the name.
    case ambiguous(NamedView, NamedView)
  }

  private let groups: [NamedView.Naming: [String: [NamedView]]]
  /// Every name in the scene once, in the order of the tree.
  let names: [String]

  init(_ scene: Scene) {
    var groups: [NamedView.Naming: [String: [NamedView]]] = [:]
    var seen: Set<String> = []
    var names: [String] = []
    for view in scene.views {
      groups[view.naming, default: [:]][view.name, default: []].append(view)
      if seen.insert(view.name).inserted { names.append(view.name) }
    }
    self.groups = groups
    self.names = names
  }

  /// The views with a name; a numbered name (`icon#1`) means that one of several.
  func find(_ name: String) -> Found {
    for naming in [NamedView.Naming.identifier, .id, .content] {
      if let views = groups[naming]?[name] { return found(views) }
    }
    guard let (base, number) = ViewName(name).parts, case .several(let views) = find(base), number < views.count
    else { return .nothing }
    return .one(views[number])
  }

  /// The only view with a name, possibly from a `ForEach` with one element.
  func sole(_ name: String) -> NamedView? {
    switch find(name) {
    case .one(let view): view
    case .several(let views): views.count == 1 ? views.first : nil
    case .nothing, .ambiguous: nil
    }
  }

  private func found(_ views: [NamedView]) -> Found {
    let single = views.filter { !$0.isRepeated }
    if single.count > 1 { return .ambiguous(single[0], single[1]) }
    if let view = single.first { return views.count == 1 ? .one(view) : .ambiguous(views[0], views[1]) }
    return views.isEmpty ? .nothing : .several(views)
  }

  /// Every view that a check means, each with a unique name.
  func expanded(_ name: String) -> [(name: String, view: NamedView)] {
    switch find(name) {
    case .one(let view): [(name, view)]
    case .several(let views): views.enumerated().map { (ViewName(name).numbered($0.offset).description, $0.element) }
    case .nothing, .ambiguous: []
    }
  }
}

extension ViewFinder {
  /// The problem that two views share a name.
  static func ambiguity(_ name: String, _ first: NamedView, _ second: NamedView) -> Problem {
    var notes = [Note("The other one is here.", at: first.range)]
    notes.append(Note("A view that is checked needs a name of its own; give one of the two another."))
    return Problem(.input, "two views are called \"\(name)\"", at: second.range, notes: notes)
  }
}
