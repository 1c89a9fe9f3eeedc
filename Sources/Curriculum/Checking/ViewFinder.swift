import Diagnostics
import LayoutEngine
import LayoutProgram

/// Finds the views of a scene by the names that checks use.
///
/// A name is looked for among accessibility identifiers, then among ids, then among what views show. Views that a
/// `ForEach` made are told apart by `#0`, `#1`, … in their order.
struct ViewFinder {
  /// What a name stands for in a scene.
  enum Found {
    case nothing
    case one(NamedView)
    /// Made by a `ForEach`; never empty.
    case several([NamedView])
    /// Two views outside a `ForEach` have the name, so nobody can tell which is meant.
    case ambiguous(NamedView, NamedView)
  }

  private let groups: [NamedView.Naming: [String: [NamedView]]]
  /// Every name of the scene once, in the order of the tree.
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

  /// What the name stands for; a name with a number (`icon#1`) stands for that one of several.
  func find(_ name: String) -> Found {
    for naming in [NamedView.Naming.identifier, .id, .content] {
      if let views = groups[naming]?[name] { return found(views) }
    }
    guard let (base, number) = ViewName(name).parts, case .several(let views) = find(base), number < views.count
    else { return .nothing }
    return .one(views[number])
  }

  /// The one view of a name; a loop may have made it, as long as it made no other of that name.
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

  /// Every view that a check means, each under a name of its own.
  func expanded(_ name: String) -> [(name: String, view: NamedView)] {
    switch find(name) {
    case .one(let view): [(name, view)]
    case .several(let views): views.enumerated().map { (ViewName(name).numbered($0.offset).description, $0.element) }
    case .nothing, .ambiguous: []
    }
  }
}

extension ViewFinder {
  /// The problem of a name that two views share.
  static func ambiguity(_ name: String, _ first: NamedView, _ second: NamedView) -> Problem {
    var notes = [Note("The other one is here.", at: first.range)]
    notes.append(Note("A view that is checked needs a name of its own; give one of the two another."))
    return Problem(.input, "two views are called \"\(name)\"", at: second.range, notes: notes)
  }
}
