/// One step from a view to a view inside it.
enum IdentityStep: Hashable {
  /// The place in a builder's block, or a part of a section.
  case position(Int)
  /// Which side of an `if` or `switch`.
  case branch(Int)
  /// The id of a `ForEach`'s element.
  case element(String)
  /// What `.id(…)` says.
  case explicit(String)
  /// The body of one of the program's view types.
  case type(Nominal)
  /// What kind of view SwiftUI's own view is.
  case kind(String)
  /// What a modifier puts beside its view: an overlay, a background, a bar.
  case secondary(Int)
}

/// Where a view stands among the views around it. Two rounds' views with equal paths are the same view.
///
///     VStack { Text("a"); if isOpen { Card().id(7) } }
///
///     Card's body    kind VStack › position 1 › branch 0 › explicit 7 › type Card
///
/// A path is a chain towards the root, so that a view costs one small object; the number by which paths are compared is
/// found only for those that someone asks about.
final class IdentityPath {
  let parent: IdentityPath?
  let step: IdentityStep
  fileprivate var number: Int?

  private init(_ step: IdentityStep, in parent: IdentityPath?) {
    self.step = step
    self.parent = parent
  }

  /// The path of a scene's root view.
  static var root: IdentityPath { IdentityPath(.position(0), in: nil) }

  func appending(_ step: IdentityStep) -> IdentityPath { IdentityPath(step, in: self) }

  /// The program's view type that the view was written in.
  var viewName: String? {
    var here: IdentityPath? = self
    while let path = here {
      if case .type(let nominal) = path.step { return nominal.name }
      here = path.parent
    }
    return nil
  }

  /// The id of the `ForEach` element whose first view this is.
  var elementKey: String? {
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

/// Numbers paths: equal paths get equal numbers, in all rounds of a run.
final class IdentityTable {
  private struct Link: Hashable {
    let parent: Int
    let step: IdentityStep
  }

  private var numbers: [Link: Int] = [:]

  /// The number of a path.
  ///
  /// - Complexity: one look-up for each step that has no number yet.
  func number(of path: IdentityPath) -> Int {
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

  /// Whether a path is another one, or leads to something inside it.
  func isInside(_ path: IdentityPath, _ outer: IdentityPath) -> Bool {
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
  /// What kind of view it is, as far as its identity goes: a view of another kind in the same place is another view.
  var kindName: String {
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
