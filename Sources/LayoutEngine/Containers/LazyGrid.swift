/// One column of a `LazyVGrid` or one row of a `LazyHGrid`: SwiftUI's `GridItem`.
public struct GridTrack: Hashable, Sendable {
  /// A track's thickness.
  public enum Thickness: Hashable, Sendable {
    /// A fixed number of points.
    case fixed(Double)
    /// An equal share of the room, within bounds.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit into an equal share of the room with at least `minimum`, but one anyway: it takes the share.
    case adaptive(minimum: Double, maximum: Double)
  }

  /// The thickness.
  public var thickness: Thickness
  /// The gap before the next track; 8 if nil.
  public var spacing: Double?
  /// The alignment of views in the track's cells; if nil, the grid's alignment across, and centered along the grid.
  public var alignment: Alignment?

  /// Makes a track.
  public init(_ thickness: Thickness, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.thickness = thickness
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// `LazyVGrid` (vertical) and `LazyHGrid` (horizontal): lines of cells, each line divided by the same tracks.
///
///     280 wide, [fixed(60), flexible, flexible(max: 80)], gaps of 8
///
///     ┌────┬────────┬──────┐    264 remain after the gaps, 204 after the fixed track; half is 102
///     │ 60 │  102   │  80  │    no track gets the room that the last one does not take
///     └────┴────────┴──────┘    258 in all, centered in the grid's 280
///
///     240 wide, [adaptive(50)], gaps of 10:   (240 + 10) / (50 + 10) = 4 tracks of (240 − 30) / 4 = 52.5
///
/// The grid takes the proposed width. A cell is offered its track's width and may be as high as it likes. The highest
/// cell decides a line's height; the others are centered in the line. Section headers and footers have a whole line.
///
/// - Complexity: one question for each cell and proposal along the grid; each question computes the tracks anew.
public struct LazyGrid: Sendable {
  /// The role of a child that is not an ordinary cell.
  public enum Role: Sendable, Hashable {
    /// A whole line, as wide as the grid.
    case wholeLine
    /// The first cell of a section, which starts a line.
    case startsLine
  }

  /// The axis along which lines follow each other.
  public var axis: Axis
  /// The tracks across the axis; one flexible track if empty.
  public var tracks: [GridTrack]
  /// The alignment of the tracks in the grid, and of views in their cells.
  public var alignment: AlignmentKey
  /// The gap between lines; 8 if nil.
  public var spacing: Double?
  /// The roles of children that are not ordinary cells, by child position.
  public var roles: [Int: Role]

  /// Makes a grid.
  public init(
    _ axis: Axis, tracks: [GridTrack], alignment: AlignmentKey, spacing: Double? = nil, roles: [Int: Role] = [:]
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
    self.roles = roles
  }
}

/// The positions of a grid's tracks for a given room across the axis.
struct Tracks {
  struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  private(set) var all: [Track] = []
  /// The length from the start of the first track to the end of the last.
  private(set) var length = 0.0
  private let most: Int

  /// A limit that keeps the numbers finite; larger than anything visible.
  private static let limit = 1_000_000.0

  /// - Parameters:
  ///   - most: the number of tracks needed, all items together; more would stay empty.
  ///   - note: receives each item's share of the room and the number of tracks before it, for a trace.
  init(
    of items: [GridTrack], across room: Double?, most: Int, noting note: ((GridTrack, Double?, Int) -> Void)? = nil
  ) {
    self.most = max(most, 1)
    let items = items.isEmpty ? [GridTrack(.flexible(minimum: 10, maximum: .infinity))] : items
    var rest = Self.rest(of: room, among: items)
    var sharers = items.count { !$0.isFixed }
    for (index, item) in items.enumerated() {
      let start = length
      let share = rest.map { max($0 / Double(max(sharers, 1)), 0) }
      note?(item, item.isFixed ? nil : share, all.count)
      add(item, share)
      if !item.isFixed {
        sharers -= 1
        if let known = rest, (length - start).isFinite { rest = known - (length - start) }
      }
      if index < items.count - 1 { length += item.gap }
    }
  }

  /// The room that flexible and adaptive items share: each in turn is offered an equal part of what those before it
  /// left.
  ///
  ///     300 points, [.flexible(maximum: 80), .flexible()]: 146 → 80, then 300 − 8 − 80 = 212
  private static func rest(of room: Double?, among items: [GridTrack]) -> Double? {
    guard var rest = room else { return nil }
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { rest -= item.gap }
      if case .fixed(let length) = item.thickness { rest -= length }
    }
    return rest
  }

  private mutating func add(_ item: GridTrack, _ share: Double?) {
    switch item.thickness {
    case .fixed(let length): add(1, length, item)
    case .flexible(let minimum, let maximum): add(1, max(minimum, min(share ?? minimum, maximum)), item)
    case .adaptive(let minimum, let maximum):
      guard let share, share.isFinite, minimum + item.gap > 0 else { return add(1, minimum, item) }
      let count = max(min(((share + item.gap) / (minimum + item.gap)).rounded(.down), Self.limit), 1)
      add(count, max(min((share - (count - 1) * item.gap) / count, maximum), 0), item)
    }
  }

  private mutating func add(_ count: Double, _ length: Double, _ item: GridTrack) {
    var start = self.length
    for _ in 0..<Int(min(count, Double(max(most - all.count, 0)))) {
      all.append(Track(start: start, length: length, alignment: item.alignment))
      start += length + item.gap
    }
    self.length += count * length + (count - 1) * item.gap
  }
}

extension GridTrack {
  var gap: Double { spacing ?? EdgeSpacing.standard }

  fileprivate var isFixed: Bool { if case .fixed = thickness { true } else { false } }
}

// MARK: - Sizing

extension LazyGrid: ContainerKind, StoredKind {
  static func table(in payloads: Payloads) -> ContiguousArray<LazyGrid> { payloads.lazyGrids }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    var traits = known.ofContainer(node, in: tree)
    traits.crossing.insert(.length(at(node, tree).axis))
    return traits
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    pass.lengthOfLazyGrid(axis, node, in: proposal)
  }
  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    pass.arrangeLazyGrid(node, in: proposal)
  }
  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] {
    [GuideQuestion(node, at(node, pass.tree).alignment)]
      + pass.keysInLazyGrid(node, in: offer).flatMap {
        [GuideQuestion($0.child, $0.keys.horizontal), GuideQuestion($0.child, $0.keys.vertical)]
      }
  }
}

extension LayoutPass {
  fileprivate func lengthOfLazyGrid(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    let grid = LazyGrid.at(node, tree)
    var row = collect(node)
    defer { release(row) }
    let tracks = Tracks(of: grid.tracks, across: proposal[grid.axis.other], most: row.range.count)
    if axis != grid.axis {
      return TrackedLength(max(proposal[axis] ?? tracks.length, tracks.length), reads: .along(axis))
    }
    let length = fill(&row, grid, tracks, in: proposal)
    return TrackedLength(length, reads: row.reads)
  }

  /// Distributes the children over lines and returns the length of all lines. Along the grid, a slot gets its line's
  /// start as corner and the line's length as size; across, its track's start as corner.
  private func fill(_ row: inout Row, _ grid: LazyGrid, _ tracks: Tracks, in proposal: Proposal) -> Double {
    row.reads.formUnion(.along(grid.axis.other))
    var line = GridLine(at: row.range.lowerBound, gap: grid.spacing ?? EdgeSpacing.standard)
    for (index, slot) in row.range.enumerated() {
      let role = grid.roles[index]
      if role != nil || line.cells.count == tracks.all.count { finish(&line, along: grid.axis) }
      let place = role == .wholeLine ? nil : line.cells.count
      row.reads.formUnion(measure(slot, at: place, grid, tracks, in: proposal))
      line.cells = line.cells.lowerBound..<(slot + 1)
      if role == .wholeLine { finish(&line, along: grid.axis) }
    }
    finish(&line, along: grid.axis)
    return line.start
  }

  /// Measures a cell along the grid, in its track, or in the whole width if it has no track.
  private func measure(
    _ slot: Int, at place: Int?, _ grid: LazyGrid, _ tracks: Tracks, in proposal: Proposal
  ) -> Reads {
    let across = grid.axis.other
    let track = place.map { tracks.all[$0] }
    let width = track?.length ?? proposal[across] ?? tracks.length
    let offer = proposal.with(grid.axis, nil, reads: []).with(across, width, reads: .along(across))
    let length = length(grid.axis, of: slots[slot].node, in: offer)
    slots[slot].size[grid.axis] = length.value
    slots[slot].offer = offer
    slots[slot].corner[across] = track?.start ?? 0
    slots[slot].size[across] = Double(place ?? -1)
    return length.reads
  }

  private func finish(_ line: inout GridLine, along axis: Axis) {
    guard !line.cells.isEmpty else { return }
    if !line.isFirst { line.start += line.gap }
    let length = line.cells.reduce(0) { max($0, slots[$1].size[axis]) }
    for slot in line.cells {
      slots[slot].corner[axis] = line.start
      slots[slot].size[axis] = length
    }
    line.start += length
    line.isFirst = false
    line.cells = line.cells.upperBound..<line.cells.upperBound
  }

  /// The line being filled and its start; between two lines, the end of the last one.
  private struct GridLine {
    var cells: Range<Int>
    var start = 0.0
    var isFirst = true
    let gap: Double

    init(at slot: Int, gap: Double) {
      cells = slot..<slot
      self.gap = gap
    }
  }
}

// MARK: - Placing

extension LayoutPass {
  fileprivate func arrangeLazyGrid(_ node: Int, in proposal: Proposal) -> Row {
    let grid = LazyGrid.at(node, tree)
    let size = finalSize(of: node, in: proposal)
    let across = grid.axis.other
    var row = collect(node)
    row.reads = size.widthReads.union(size.heightReads)
    let tracks = Tracks(of: grid.tracks, across: size[across], most: row.range.count)
    _ = fill(&row, grid, tracks, in: size)
    let margin = marginOfTracks(tracks, grid, node, size)
    for slot in row.range {
      let place = slots[slot].size[across]
      let track = place < 0 ? nil : tracks.all[Int(place)]
      if track != nil { slots[slot].corner[across] += margin }
      put(slot, in: track?.alignment, grid, node, &row)
    }
    return row
  }

  /// The distance by which the grid's alignment moves the tracks together. Tracks that do not fit start at the leading
  /// edge.
  private func marginOfTracks(_ tracks: Tracks, _ grid: LazyGrid, _ node: Int, _ size: Proposal) -> Double {
    if let room = size[grid.axis.other], tracks.length > room { return 0 }
    let whole = blankGuide(grid.alignment, in: node, size: size)
    let own = blankGuide(grid.alignment, in: node, size: size.with(grid.axis.other, tracks.length, reads: .both))
    let margin = whole.value - own.value
    return margin.isFinite ? margin : 0
  }

  /// Aligns a child in its cell, like the content of a frame of the cell's size. The child is offered that size.
  private func put(_ slot: Int, in alignment: Alignment?, _ grid: LazyGrid, _ node: Int, _ row: inout Row) {
    let cell = slots[slot].offer.with(grid.axis, slots[slot].size[grid.axis], reads: .both)
    slots[slot].offer = cell
    slots[slot].size = Slot.unknownSize
    let keys = grid.keys(of: alignment)
    for axis in [Axis.horizontal, .vertical] {
      let place = blankGuide(keys[axis], in: node, size: cell)
      let line = guide(keys[axis], of: slots[slot].node, in: cell)
      slots[slot].corner[axis] += place.value - line.value
      row.reads.formUnion(place.reads.union(line.reads))
    }
  }

  /// The lines that align each child in its cell, for a trace.
  fileprivate func keysInLazyGrid(_ node: Int, in proposal: Proposal) -> [(child: Int, keys: Alignment)] {
    let grid = LazyGrid.at(node, tree)
    let size = finalSize(of: node, in: proposal)
    var row = collect(node)
    defer { release(row) }
    let tracks = Tracks(of: grid.tracks, across: size[grid.axis.other], most: row.range.count)
    _ = fill(&row, grid, tracks, in: size)
    return row.range.map { slot in
      let place = Int(exactly: slots[slot].size[grid.axis.other])
      let track = place.flatMap { tracks.all.indices.contains($0) ? tracks.all[$0] : nil }
      return (slots[slot].node, grid.keys(of: track?.alignment))
    }
  }
}

extension LazyGrid {
  /// The lines for a track's cells: its own, else the grid's line across and the center along the grid.
  fileprivate func keys(of track: Alignment?) -> Alignment {
    if let track { return track }
    return axis == .horizontal
      ? Alignment(horizontal: .horizontalCenter, vertical: alignment)
      : Alignment(horizontal: alignment, vertical: .verticalCenter)
  }
}

extension LayoutTreeBuilder {
  /// The grid with valid lengths: none is below 0, and only a maximum may be infinite.
  mutating func usable(_ grid: LazyGrid) -> LazyGrid {
    var grid = grid
    grid.alignment = fitting(grid.alignment, grid.axis.other)
    grid.spacing = finite(grid.spacing, .spacing)
    for index in grid.tracks.indices {
      let track = grid.tracks[index]
      grid.tracks[index].spacing = finite(track.spacing, .spacing)
      grid.tracks[index].alignment = track.alignment.map { fitting($0) }
      switch track.thickness {
      case .fixed(let length): grid.tracks[index].thickness = .fixed(trackLength(length))
      case .flexible(let minimum, let maximum):
        let bound = maximum.isNaN ? .infinity : maximum
        grid.tracks[index].thickness = .flexible(minimum: trackLength(minimum), maximum: bound)
      case .adaptive(let minimum, let maximum):
        let bound = maximum.isNaN ? .infinity : maximum
        grid.tracks[index].thickness = .adaptive(minimum: trackLength(minimum), maximum: bound)
      }
    }
    return grid
  }

  private mutating func trackLength(_ length: Double) -> Double {
    if length.isFinite, length >= 0 { return length }
    note(length, as: .gridItem)
    return 10
  }
}
