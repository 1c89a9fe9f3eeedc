// The outcome of each guide, the second part of a trace: whether a container used it, and if not, why.

extension GuideTrace {
  /// One `alignmentGuide`, its value, and whether anything used it.
  public struct Guide: Hashable, Sendable {
    /// The guide's node.
    public var node: Int
    /// The line that it sets.
    public var key: AlignmentKey
    /// The closure's result for the view's final size, from the view's leading or top edge; nil if it did not run for
    /// that size.
    public var value: Double?
    /// The view's value without this guide.
    ///
    /// If it equals `value`, the guide changes nothing for whoever asks this view. An outer container may still see a
    /// difference: only explicit values leave a stack; defaults do not.
    public var standardValue: Double?
    /// Whether anything used the value, and if not, why.
    public var outcome: Outcome
  }

  /// The outcome of a guide.
  public enum Outcome: Hashable, Sendable {
    /// Some ask got its value from this guide, alone or combined with others.
    case used
    /// The closure ran, but the final placement does not use its value directly: the guide around it built on it
    /// (`by`), or (nil) another closure read it, or a container only tried sizes.
    case consulted(by: Int?)
    /// A guide further out sets the same line without reading this one.
    case overridden(by: Int)
    /// The closure never ran.
    case neverAsked(Reason)
  }

  /// A container and a line that it asked for.
  public struct Asker: Hashable, Sendable {
    /// The container's node; nil for the column around several roots.
    public var container: Int?
    /// The line.
    public var key: AlignmentKey

    /// Makes an asker.
    public init(container: Int?, key: AlignmentKey) {
      self.container = container
      self.key = key
    }
  }

  /// The reason why no container asked for a guide.
  ///
  /// Only the directly surrounding container sees edges and centers. Baselines and custom lines propagate outward up to
  /// an overlay, an inset, a reader or a custom layout. Frames also ask their content, as do overlays and insets their
  /// primary view; these count only if no other container asks.
  public enum Reason: Hashable, Sendable {
    /// `ViewThatFits` shows another view.
    case notPlaced
    /// A container that the guide reaches aligns along the guide's axis, but by another line: `.leading` in a column
    /// aligned by `.trailing`. `further` lists more such containers outward, at most eight.
    case otherKey(Asker, further: [Asker])
    /// An outer container asks for this line, but the guide is inside an overlay, a background, an inset or a reader,
    /// at this node, which no line leaves. The asker is nil if nobody asks.
    case hidden(in: Int, from: Asker?)
    /// An outer container asks for this line, but a container in between, at this node, computes the line from its own
    /// size, since edges and centers do not leave their container. Or it is a custom layout that answers for itself.
    /// That container's own questions are among the asks.
    case stopped(at: Int, asker: Asker)
    /// The surrounding container aligns only along the other axis: a `.leading` guide in a row.
    case wrongAxis(Asker)
    /// The view is in a custom layout, at this node, that asked its subviews for no line.
    case asksNothing(container: Int)
    /// No container is around the view, so there is nothing to align with.
    case alone
  }
}

/// The effect of a view on a line that leaves it.
enum GuideWay {
  case passes, stops, hides
  /// A guide replaces it.
  case isSet
}

/// Computes the outcomes of guides from the recorded asks.
struct GuideOutcomes {
  private let pass: LayoutPass
  private let ran: Set<Int>
  private let used: Set<Int>
  /// By inner node: which containers asked it for which lines.
  private var askers: [Int: [GuideTrace.Asker]] = [:]
  private let parents: [Int]

  private var tree: LayoutTree { pass.tree }

  init(_ pass: LayoutPass, _ asks: [GuideTrace.Ask], ran: Set<Int>) {
    self.pass = pass
    self.ran = ran
    parents = pass.tree.parents
    used = Set(asks.flatMap(\.origin.guides).map { $0 + 1 })
    for ask in asks where ask.child != ask.container {
      guard let child = ask.child else { continue }
      askers[child + 1, default: []].append(GuideTrace.Asker(container: ask.container, key: ask.key))
    }
  }

  /// - Complexity: linear in the number of views around the guide.
  func outcome(of guide: Int) -> GuideTrace.Outcome {
    if used.contains(guide) { return .used }
    let key = GuideModifier.at(guide, tree).key
    let outer = outerGuide(of: guide, key)
    if ran.contains(guide) { return .consulted(by: outer.map { $0 - 1 }) }
    if let outer { return .overridden(by: outer - 1) }
    return .neverAsked(reason(for: guide, key))
  }

  /// The nearest surrounding guide for the same line whose closure ran.
  private func outerGuide(of guide: Int, _ key: AlignmentKey) -> Int? {
    var node = guide
    while let parent = parent(of: node) {
      switch way(of: key, from: node, outOf: parent) {
      case .stops, .hides: return nil
      case .isSet: if ran.contains(parent) { return parent }
      case .passes: break
      }
      node = parent
    }
    return nil
  }

  // MARK: Why no container asked

  private func reason(for guide: Int, _ key: AlignmentKey) -> GuideTrace.Reason {
    guard pass.placements.offer(to: guide) != nil else { return .notPlaced }
    var search = Search(key: key)
    var node = guide
    while true {
      search.meet(askers[node] ?? [], isIncidental: isIncidental(node))
      if search.outside != nil { break }
      guard let parent = parent(of: node) else { break }
      if tree.nodes[parent].kind == .custom { search.layout = search.layout ?? parent - 1 }
      switch way(of: key, from: node, outOf: parent) {
      case .stops: search.stop = search.stop ?? parent - 1
      case .hides: search.cover = search.cover ?? parent - 1
      case .isSet, .passes: break
      }
      node = parent
    }
    return search.reason
  }

  /// The findings of the search outward.
  private struct Search {
    let key: AlignmentKey
    /// The containers along the guide's axis that it reaches, and the nearest across.
    private var along: [GuideTrace.Asker] = []
    private var across: GuideTrace.Asker?
    private var incidental: GuideTrace.Asker?
    /// A container that asked for this very line, beyond a barrier.
    private(set) var outside: GuideTrace.Asker?
    private var outsideIsIncidental = false
    /// The barrier: a container, and a view around its own secondary content.
    var stop: Int?
    var cover: Int?
    var layout: Int?

    init(key: AlignmentKey) { self.key = key }

    mutating func meet(_ askers: [GuideTrace.Asker], isIncidental: Bool) {
      if askers.isEmpty { return }
      let sameAxis = askers.first { $0.key.axis == key.axis }
      if stop != nil || cover != nil {
        outside = askers.first { $0.key == key }
        outsideIsIncidental = isIncidental
      } else if isIncidental {
        incidental = incidental ?? sameAxis
      } else if let sameAxis, along.count <= 8 {
        along.append(sameAxis)
      }
      if !isIncidental { across = across ?? askers.first { $0.key.axis != key.axis } }
    }

    var reason: GuideTrace.Reason {
      let other = along.first.map { GuideTrace.Reason.otherKey($0, further: Array(along.dropFirst())) }
      if let outside {
        // An edge in an overlay was meant for the overlay; a line that propagates was meant for whoever asks for it.
        if let cover {
          return key.isGeometric ? other ?? .hidden(in: cover, from: outside) : .hidden(in: cover, from: outside)
        }
        if let other, outsideIsIncidental { return other }
        if let stop { return .stopped(at: stop, asker: outside) }
      }
      if let other { return other }
      if let across { return .wrongAxis(across) }
      if let incidental { return .otherKey(incidental, further: []) }
      if let cover { return .hidden(in: cover, from: nil) }
      if let layout { return .asksNothing(container: layout) }
      return .alone
    }
  }

  /// Whether the parent asks a node only to position it in a frame or as a secondary view.
  private func isIncidental(_ node: Int) -> Bool {
    guard let parent = parent(of: node) else { return false }
    return tree.nodes[parent].kind.law.asksIncidentally(node, of: parent)
  }

  // MARK: The path outward

  private func way(of key: AlignmentKey, from node: Int, outOf parent: Int) -> GuideWay {
    tree.nodes[parent].kind.law.way(of: key, from: node, outOf: parent, in: tree)
  }

  private func parent(of node: Int) -> Int? { node > tree.top ? parents[node] : nil }
}

extension LayoutTree {
  /// The direct parent of each inner node; 0 is the parent of the roots and of itself.
  var parents: [Int] {
    var parents = Array(repeating: 0, count: nodes.count)
    for node in nodes.indices { for child in children(of: node) { parents[child] = node } }
    return parents
  }
}
