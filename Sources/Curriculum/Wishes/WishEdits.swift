import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// Candidate edits of a source that may make a condition true, the likely ones first. Each has to be tried.
///
///     a.leading = b.leading     VStack(alignment: .leading), .frame(maxWidth: .infinity, alignment: .leading), …
///     a.bottom = stage.bottom   Spacer() before a, .frame(maxHeight: .infinity, alignment: .bottom), …
///     a.width = b.width         .frame(maxWidth: .infinity) on both, …
///     a.lines = 1               .layoutPriority(1), .fixedSize(), .lineLimit(1) with .minimumScaleFactor(0.5), …
struct WishEdits {
  private let tree: SceneTree
  private let chains: SourceChains
  private let views: [String: Int]
  private let relation: Wish.Relation

  /// Makes candidates; nil for a scene without its tree.
  ///
  /// - Parameter relation: a comparison that is false in the scene.
  init?(_ scene: WishedScene, _ relation: Wish.Relation, _ chains: SourceChains) {
    guard let tree = scene.scene.tree else { return nil }
    self.tree = tree
    self.chains = chains
    self.relation = relation
    var views: [String: Int] = [:]
    for property in relation.properties {
      views[property.name] = scene.view(property.name).flatMap { tree.node(of: $0) }
    }
    self.views = views
  }

  /// All candidates, without duplicates.
  var all: [[TextEdit]] {
    let properties = relation.properties.filter { views[$0.name] != nil }
    var found: [[TextEdit]] = []
    let axes = Set(properties.compactMap(\.quality.axis))
    let sizes = properties.filter(\.quality.isSize)
    let lines = properties.filter { $0.quality == .lines }
    let edges = properties.filter { !$0.quality.isSize && $0.quality != .lines }
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
      if !edges.isEmpty {
        found +=
          alignments(axis) + spacers(axis) + fillings(axis) + guides(axis) + turns(axis) + swaps + spacings("0", axis)
      }
      if !sizes.isEmpty { found += equalSizes(sizes, axis) }
      found += numbers(axis) + removals(axis)
    }
    if !lines.isEmpty { found += unbroken(lines) }
    var known: Set<[TextEdit]> = []
    return found.filter { !$0.isEmpty && known.insert($0).inserted }
  }

  // MARK: Views and their ancestors

  private func node(_ index: Int) -> SceneNode { tree.nodes[index] }

  /// The distinct views in the condition.
  private var involved: [Int] { Set(views.values).sorted() }

  /// The views in the condition and all their ancestors, inner ones first.
  private var ways: [Int] {
    var all: [Int] = []
    for start in involved {
      var place: Int? = start
      while let index = place {
        if !all.contains(index) { all.append(index) }
        place = node(index).parent
      }
      // Includes a view's own modifiers inside of its name.
      for inner in ownParts(start) where !all.contains(inner) { all.append(inner) }
    }
    return all.filter { node($0).range?.file == 0 }
  }

  /// The modifiers and the view inside a named node.
  private func ownParts(_ start: Int) -> [Int] {
    var parts = [start]
    while let last = parts.last, node(last).kind.isModifier, last + 1 < tree.nodes.count, node(last + 1).parent == last
    {
      parts.append(last + 1)
    }
    return parts
  }

  private func base(_ index: Int) -> Int { ownParts(index).last ?? index }

  /// The positions for new modifiers of a view: directly after it, and after all its modifiers.
  private func places(_ index: Int) -> (start: Int, inner: Int, outer: Int)? {
    guard let range = node(base(index)).range, range.file == 0 else { return nil }
    let end = chains.chain(after: range.upper).last?.range.upper ?? range.upper
    return (range.upper, range.upper, end)
  }

  private func adding(_ modifier: String, to index: Int) -> [[TextEdit]] {
    guard let place = places(index) else { return [] }
    let ends = place.inner == place.outer ? [place.outer] : [place.outer, place.inner]
    return ends.map { [chains.inserting(modifier, at: $0, after: place.start)] }
  }

  // MARK: Edges

  /// Other alignments of the containers, frames and overlays around the views.
  private func alignments(_ axis: Axis) -> [[TextEdit]] {
    ways.flatMap { index -> [[TextEdit]] in
      guard let call = chains.call(node(index)) else { return [] }
      let isFirst = !(node(index).kind.isModifier)
      return node(index).kind.alignments(axis).compactMap { value in
        chains.setting("alignment", to: value, in: call, comesFirst: isFirst).map { [$0] }
      }
    }
  }

  /// Frames that fill the space, with each alignment, around the views and their containers.
  private func fillings(_ axis: Axis) -> [[TextEdit]] {
    let (length, values) =
      axis == .horizontal
      ? ("maxWidth", [".leading", ".trailing", ".center"]) : ("maxHeight", [".top", ".bottom", ".center"])
    let targets = ways.filter { !node($0).kind.isModifier && !node($0).isImplied || involved.contains($0) }
    return targets.flatMap { index in
      values.flatMap { adding(".frame(\(length): .infinity, alignment: \($0))", to: index) }
    }
  }

  /// Spacers beside the views, and beside their containers.
  private func spacers(_ axis: Axis) -> [[TextEdit]] {
    ways.flatMap { index -> [[TextEdit]] in
      guard let parent = realParent(index), case .stack(axis, _, _) = node(parent).kind,
        let range = node(base(index)).range, range.file == 0, let place = places(index)
      else { return [] }
      let before = chains.insertingLine("Spacer()", before: range.lower)
      let after = chains.insertingLine("Spacer()", after: place.outer, like: range.lower)
      let single = [before, after].compactMap { $0.map { [$0] } }
      guard let before, let after else { return single }
      return single + [[before, after]]
    }
  }

  /// The container around a view with its modifiers.
  private func realParent(_ index: Int) -> Int? {
    var place = node(index).parent
    while let parent = place, node(parent).kind.isModifier { place = node(parent).parent }
    return place
  }

  /// Guides that align two edges: for each guide that the common container can ask for, or for a custom alignment if
  /// one of the views is nested deeper.
  private func guides(_ axis: Axis) -> [[TextEdit]] {
    let edges = relation.properties.filter { $0.quality.axis == axis && !$0.quality.isSize && views[$0.name] != nil }
    guard edges.count == 2,
      let container = ways.first(where: { index in
        node(index).kind.key(axis) != nil
          && edges.allSatisfy { views[$0.name].map { $0 != index && tree.isInside($0, index) } ?? false }
      }), let call = chains.call(node(container)),
      let current = node(container).kind.key(axis).flatMap({ SceneKey.edges[$0] })
    else { return [] }
    let areChildren = edges.allSatisfy { views[$0.name].flatMap(realParent) == container }
    guard areChildren else { return [ownLine(axis, edges, call, default: current)].compactMap(\.self) }
    let lines = axis == .horizontal ? [".leading", ".center", ".trailing"] : [".top", ".center", ".bottom"]
    return lines.compactMap { line in
      let guides = edges.filter { $0.quality.edge != line }.compactMap { guide(line, $0, axis) }
      if current == line { return guides }
      return chains.setting("alignment", to: line, in: call, comesFirst: true).map { [$0] + guides }
    }
  }

  /// The guide with which a view answers with one of its edges.
  private func guide(_ line: String, _ property: Wish.Property, _ axis: Axis) -> TextEdit? {
    guard let view = views[property.name], let place = places(view), let edge = property.quality.edge else {
      return nil
    }
    let guide = ".alignmentGuide(\(typed(line, axis))) { d in d[\(typed(edge, axis))] }"
    return chains.inserting(guide, at: place.outer, after: place.start)
  }

  /// An alignment, with its type if the name is ambiguous.
  private func typed(_ line: String, _ axis: Axis) -> String {
    line == ".center" ? "\(axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment").center" : line
  }

  /// A custom alignment: stacks pass it on to outer containers, unlike edges and centers.
  private func ownLine(
    _ axis: Axis, _ edges: [Wish.Property], _ call: SourceFacts.Call, default line: String
  ) -> [TextEdit]? {
    let type = axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    guard let name = chains.unusedName(of: ["shared", "sharedLine", "sharedByBoth"]),
      let alignment = chains.setting("alignment", to: ".\(name)", in: call, comesFirst: true)
    else { return nil }
    let identifier = name.prefix(1).uppercased() + name.dropFirst()
    let declaration = """

      extension \(type) {
        private enum \(identifier): AlignmentID {
          static func defaultValue(in d: ViewDimensions) -> CGFloat { d[\(typed(line, axis))] }
        }
        static let \(name) = Self(\(identifier).self)
      }

      """
    let guides = edges.compactMap { guide(".\(name)", $0, axis) }
    return guides.count == edges.count ? [alignment] + guides + [chains.appending(declaration)] : nil
  }

  /// Two views of one container, exchanged.
  private var swaps: [[TextEdit]] {
    guard involved.count == 2, realParent(involved[0]) == realParent(involved[1]) else { return [] }
    let ranges = involved.compactMap { index -> SourceRange? in
      guard let range = node(base(index)).range, let place = places(index) else { return nil }
      return SourceRange(lower: range.lower, upper: place.outer)
    }
    guard ranges.count == 2, ranges[0].upper <= ranges[1].lower else { return [] }
    return [[TextEdit(ranges[0], chains.text(ranges[1])), TextEdit(ranges[1], chains.text(ranges[0]))]]
  }

  /// Another spacing of the stacks along an axis.
  private func spacings(_ number: String, _ axis: Axis) -> [[TextEdit]] {
    ways.compactMap { index in
      guard case .stack(axis, _, _) = node(index).kind, let call = chains.call(node(index)) else { return nil }
      let isFirst = call.arguments.allSatisfy { $0.label != "alignment" }
      return chains.setting("spacing", to: number, in: call, comesFirst: isFirst).map { [$0] }
    }
  }

  /// The stacks turned around: rows become columns, and columns rows.
  private func turns(_ axis: Axis) -> [[TextEdit]] {
    ways.compactMap { index -> [TextEdit]? in
      guard case .stack(axis, _, _) = node(index).kind, let call = chains.call(node(index)),
        ["HStack", "VStack"].contains(call.name)
      else { return nil }
      let value = relation.properties.first { $0.quality.axis == axis }?.quality.edge ?? ".center"
      let name = TextEdit(call.nameRange, axis == .horizontal ? "VStack" : "HStack")
      guard let alignment = chains.setting("alignment", to: value, in: call, comesFirst: true) else { return [name] }
      return [name, alignment]
    }
  }

  // MARK: Sizes

  /// Frames that fill on one or all of the views, and for equal widths also the size of the largest.
  private func equalSizes(_ sizes: [Wish.Property], _ axis: Axis) -> [[TextEdit]] {
    let fill = axis == .horizontal ? ".frame(maxWidth: .infinity)" : ".frame(maxHeight: .infinity)"
    let hug =
      axis == .horizontal
      ? ".fixedSize(horizontal: true, vertical: false)" : ".fixedSize(horizontal: false, vertical: true)"
    let targets = Set(sizes.compactMap { views[$0.name] }).sorted()
    var found = targets.flatMap { adding(fill, to: $0) }
    // All views at once, at the same position in each chain.
    for isInner in [true, false] {
      let each = targets.compactMap { index -> TextEdit? in
        places(index).map { chains.inserting(fill, at: isInner ? $0.inner : $0.outer, after: $0.start) }
      }
      let together = each.reduce(into: [TextEdit]()) { if !$0.contains($1) { $0.append($1) } }
      found.append(together)
      for container in ways where node(container).kind.isContainer {
        guard targets.allSatisfy({ tree.isInside($0, container) && $0 != container }) else { continue }
        found += adding(hug, to: container).map { together + $0 }
      }
    }
    found += ways.filter { node($0).kind.isContainer }.flatMap { adding(fill, to: $0) }
    return found + targets.flatMap { adding(".fixedSize()", to: $0) }
  }

  /// The numbers in the condition, used as lengths.
  private func numbers(_ axis: Axis) -> [[TextEdit]] {
    let isHorizontal = axis == .horizontal
    return relation.numbers.filter { $0 > 0 }.flatMap { number -> [[TextEdit]] in
      let text = points(number)
      let sides = isHorizontal ? [".leading", ".trailing"] : [".top", ".bottom"]
      let spacings = spacings(text, axis)
      let frames = involved.flatMap { adding(".frame(\(isHorizontal ? "width" : "height"): \(text))", to: $0) }
      let paddings = involved.flatMap { index in sides.flatMap { adding(".padding(\($0), \(text))", to: index) } }
      let hasSizes = relation.properties.contains(where: \.quality.isSize)
      return hasSizes ? frames + spacings : spacings + paddings
    }
  }

  // MARK: Texts

  /// Modifiers that keep a text from wrapping, on the text and on its containers.
  private func unbroken(_ lines: [Wish.Property]) -> [[TextEdit]] {
    let targets = lines.compactMap { views[$0.name] }
    let around = ways.filter { !node($0).kind.isModifier && !targets.contains($0) }
    return targets.flatMap { adding(".layoutPriority(1)", to: $0) + adding(".fixedSize()", to: $0) }
      + around.flatMap { adding(".layoutPriority(1)", to: $0) } + removals(.horizontal)
      + targets.flatMap { adding(".lineLimit(1).minimumScaleFactor(0.5)", to: $0) } + turns(.horizontal)
  }

  // MARK: Removals

  /// Each modifier that moves or sizes views, removed.
  private func removals(_ axis: Axis) -> [[TextEdit]] {
    ways.compactMap { index -> [TextEdit]? in
      switch node(index).kind {
      case .offset, .position, .padding, .frame, .flexibleFrame, .alignmentGuide, .layoutPriority, .modifier: break
      default: return nil
      }
      return chains.call(node(index)).flatMap(chains.removing).map { [$0] }
    }
  }
}

extension SceneKey {
  /// The names of the edges' guides.
  fileprivate static let edges: [AlignmentKey: String] = [
    .leading: ".leading", .trailing: ".trailing", .horizontalCenter: ".center", .top: ".top", .bottom: ".bottom",
    .verticalCenter: ".center",
  ]
}

extension Wish.Quality {
  /// The guide of a view that the property names.
  fileprivate var edge: String? {
    switch self {
    case .leading, .trailing, .top, .bottom: ".\(rawValue)"
    case .centerX, .centerY: ".center"
    case .width, .height, .lines: nil
    }
  }
}

extension SceneNode.Kind {
  /// The guide that a stack asks for along an axis, if it stacks along the other.
  fileprivate func key(_ axis: Axis) -> AlignmentKey? {
    switch self {
    case .stack(let along, let key, _) where along != axis: key
    case .lazyStack(let along, let key, _) where along != axis: key
    case .zStack(let pair): axis == .horizontal ? pair.horizontal : pair.vertical
    default: nil
    }
  }

  /// Other values of an `alignment` argument that differ along an axis.
  fileprivate func alignments(_ axis: Axis) -> [String] {
    switch self {
    case .stack(let along, _, _) where along != axis: Self.lines(axis, inRows: along == .horizontal)
    case .lazyStack(let along, _, _) where along != axis: Self.lines(axis, inRows: along == .horizontal)
    case .zStack(let pair), .overlay(let pair), .background(let pair), .frame(_, _, let pair),
      .flexibleFrame(_, let pair),
      .grid(let pair):
      Self.pairs(pair, axis)
    default: []
    }
  }

  private static func lines(_ axis: Axis, inRows: Bool) -> [String] {
    axis == .horizontal
      ? [".leading", ".center", ".trailing"]
      : [".top", ".center", ".bottom"] + [".firstTextBaseline", ".lastTextBaseline"]
  }

  private static func pairs(_ pair: Alignment, _ axis: Axis) -> [String] {
    let across = axis == .horizontal ? ["leading", "", "trailing"] : [side(pair.horizontal)]
    let down = axis == .horizontal ? [side(pair.vertical)] : ["top", "", "bottom"]
    return down.flatMap { down in
      across.map { across in
        let name =
          down.isEmpty ? across : across.isEmpty ? down : down + across.prefix(1).uppercased() + across.dropFirst()
        return ".\(name.isEmpty ? "center" : name)"
      }
    }
  }

  private static func side(_ key: AlignmentKey) -> String {
    let name = SceneKey.edges[key] ?? ".center"
    return name == ".center" ? "" : String(name.dropFirst())
  }
}
