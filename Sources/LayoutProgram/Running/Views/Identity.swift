/// One step from a view to a view inside.
package enum IdentityStep: Hashable {
  /// The index in a builder's block, or a part of a section.
  case position(Int)
  /// The branch of an `if` or `switch`.
  case branch(Int)
  /// The id of a `ForEach`'s element.
  case element(String)
  /// The id of `.id(…)`.
  case explicit(String)
  /// The body of one of the program's view types.
  case type(Nominal)
  /// The kind of one of SwiftUI's views.
  case kind(String)
  /// A modifier's second view: an overlay, a background, a bar.
  case secondary(Int)
}

/// The structural identity of a view: its place among the views around it. Views with equal paths in two rounds are the
/// same view.
///
///     VStack { Text("a"); if isOpen { Card().id(7) } }
///
///     Card's body    kind VStack › position 1 › branch 0 › explicit 7 › type Card
///
/// A path is a linked list toward the root, so that a view costs one small object. Numbers for fast comparison are
/// assigned on demand.
package final class IdentityPath {
  package let parent: IdentityPath?
  package let step: IdentityStep
  fileprivate var number: Int?

  private init(_ step: IdentityStep, in parent: IdentityPath?) {
    self.step = step
    self.parent = parent
  }

  /// The path of a scene's root view.
  package static var root: IdentityPath { IdentityPath(.position(0), in: nil) }

  package func appending(_ step: IdentityStep) -> IdentityPath { IdentityPath(step, in: self) }

  /// The program's view type whose body contains the view.
  package var viewName: String? {
    var here: IdentityPath? = self
    while let path = here {
      if case .type(let nominal) = path.step { return nominal.name }
      here = path.parent
    }
    return nil
  }

  /// The id of the `ForEach` element of which this is the first view.
  package var elementKey: String? {
    var here: IdentityPath? = self
    while let path = here {
      switch path.step {
      case .element(let key): return key
      case .kind, .type, .branch, .explicit, .position(0): here = path.parent
      case .position, .secondary: return nil
      }
    }
    return nil
  }
}

/// Numbers paths: equal paths get equal numbers in all rounds of a run.
package final class IdentityTable {
  private struct Link: Hashable {
    let parent: Int
    let step: IdentityStep
  }

  private var numbers: [Link: Int] = [:]

  /// The number of a path.
  ///
  /// - Complexity: one lookup for each step without a number.
  package func number(of path: IdentityPath) -> Int {
    var chain: [IdentityPath] = []
    var here: IdentityPath? = path
    while let link = here, link.number == nil {
      chain.append(link)
      here = link.parent
    }
    var number = here?.number ?? -1
    for link in chain.reversed() {
      let key = Link(parent: number, step: link.step)
      let known = numbers[key] ?? numbers.count
      numbers[key] = known
      link.number = known
      number = known
    }
    return number
  }

  /// Whether a path equals another one, or leads inside of it.
  package func isInside(_ path: IdentityPath, _ outer: IdentityPath) -> Bool {
    let wanted = number(of: outer)
    var here: IdentityPath? = path
    while let link = here {
      if number(of: link) == wanted { return true }
      here = link.parent
    }
    return false
  }
}

extension View {
  /// The kind of view for its identity: a view of another kind at the same place is another view.
  package var kindName: String {
    switch content {
    case .leaf: "leaf"
    case .text: "Text"
    case .symbol, .image: "Image"
    case .stack(.horizontal, _, _, _): "HStack"
    case .stack: "VStack"
    case .zStack: "ZStack"
    case .arranged(let arrangement, _):
      switch arrangement {
      case .lazyStack: "LazyStack"
      case .lazyGrid: "LazyGrid"
      case .viewThatFits: "ViewThatFits"
      case .scroll: "ScrollView"
      }
    case .reader: "GeometryReader"
    case .container: "Layout"
    default: ""
    }
  }
}
