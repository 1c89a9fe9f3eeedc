// What becomes of a guide: the second half of a trace.

extension GuideTrace {
  /// One `alignmentGuide`, what it answered, and what became of the answer.
  public struct Guide: Hashable, Sendable {
    /// The guide.
    public var node: Int
    /// The line that it sets.
    public var key: AlignmentKey
    /// What its closure answered where the view lies in the end, from the view's leading or top edge; nil if it was not
    /// run for that.
    public var value: Double?
    /// What the view would have answered without this guide.
    ///
    /// Equal to `value`: the guide says what is so anyway, to whoever asks this view. To a container further out it
    /// still makes a difference: only what is set by hand leaves the stack that it is in, defaults do not.
    public var standardValue: Double?
    /// Whether anybody used the answer, and if not, why.
    public var fate: Fate
  }

  /// Whether a guide's value was used.
  public enum Fate: Hashable, Sendable {
    /// It is where the value of some ask came from, alone or among others.
    case used
    /// Its closure ran, but the value is nowhere in the final placement by itself: the guide around it built on it
    /// (`by`), or (nil) another closure read it, or a container that only tried sizes.
    case consulted(by: Int?)
    /// A guide further out answers for the same line, without asking this one.
    case overridden(by: Int)
    /// Its closure never ran.
    case neverAsked(Reason)
  }

  /// A container, and a line that it asked for.
  public struct Asker: Hashable, Sendable {
    /// A node; nil for the column around several roots.
    public var container: Int?
    /// The line.
    public var key: AlignmentKey

    /// Names who asks for what.
    public init(container: Int?, key: AlignmentKey) {
      self.container = container
      self.key = key
    }
  }

  /// Why nobody asked for a guide.
  ///
  /// Edges and centres are heard by the container around only; baselines and custom lines travel on outwards until an
  /// overlay, an inset, a reader or a layout of one's own ends their way. Frames, and overlays and insets around the
  /// view that they belong to, ask their content too; they count only where nothing else does.
  public enum Reason: Hashable, Sendable {
    /// `ViewThatFits` shows another view.
    case notPlaced
    /// A container that would hear of the guide lines its views up along the guide's axis, by another line: `.leading`
    /// in a column aligned by `.trailing`. `further` are others like it, outwards, eight at most.
    case otherKey(Asker, further: [Asker])
    /// Something further out asks for the very line, but the guide is inside an overlay, a background, an inset or a
    /// reader, at this node: nothing in there counts outside. Nil where nobody asks for anything.
    case hidden(in: Int, from: Asker?)
    /// Something further out asks for the very line, but a container in between, at this node, answers from its own
    /// size: edges and centres do not leave the container that they are set in. Or it is a layout that answers for
    /// itself. What that container asks for is among the asks.
    case stopped(at: Int, asker: Asker)
    /// The container around lines its views up along the other axis only: a `.leading` guide in a row.
    case wrongAxis(Asker)
    /// The view is in a layout written by hand, at this node, that asked its subviews for no line.
    case asksNothing(container: Int)
    /// There is nothing to align with: no container is around.
    case alone
  }
}

/// What happens to a line on its way out of a view.
enum GuideWay {
  case passes, stops, hides
  /// A guide sets it anew.
  case isSet
}

/// Everything about guides that can be told once the asks are known.
struct GuideFates {
  private let pass: LayoutPass
  private let ran: Set<Int>
  private let used: Set<Int>
  /// Who asked each node for what, by inner node.
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
  func fate(of guide: Int) -> GuideTrace.Fate {
    if used.contains(guide) { return .used }
    let key = GuideModifier.at(guide, tree).key
    let outer = outerGuide(of: guide, key)
    if ran.contains(guide) { return .consulted(by: outer.map { $0 - 1 }) }
    if let outer { return .overridden(by: outer - 1) }
    return .neverAsked(reason(for: guide, key))
  }

  /// The nearest guide around that answers for the same line and did run.
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

  // MARK: Why nobody asked

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

  /// What was found on the way out.
  private struct Search {
    let key: AlignmentKey
    /// Containers along the guide's axis that it reaches, and the nearest across.
    private var along: [GuideTrace.Asker] = []
    private var across: GuideTrace.Asker?
    private var incidental: GuideTrace.Asker?
    /// Who asked for the very line, behind something that does not let it out.
    private(set) var outside: GuideTrace.Asker?
    private var outsideIsIncidental = false
    /// What does not let it out: a container, and a view around something of its own.
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
        // An edge in an overlay was meant for the overlay; a line that travels, for whoever asks for it.
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

  /// Whether whoever asks a node does so only besides: to put its content into a frame, or something else upon it.
  private func isIncidental(_ node: Int) -> Bool {
    guard let parent = parent(of: node) else { return false }
    return tree.nodes[parent].kind.law.asksIncidentally(node, of: parent)
  }

  // MARK: The way out

  private func way(of key: AlignmentKey, from node: Int, outOf parent: Int) -> GuideWay {
    tree.nodes[parent].kind.law.way(of: key, from: node, outOf: parent, in: tree)
  }

  private func parent(of node: Int) -> Int? { node > tree.top ? parents[node] : nil }
}

extension LayoutTree {
  /// The node directly around each, by inner node; 0 is around the roots, and around itself.
  var parents: [Int] {
    var parents = Array(repeating: 0, count: nodes.count)
    for node in nodes.indices { for child in children(of: node) { parents[child] = node } }
    return parents
  }
}
