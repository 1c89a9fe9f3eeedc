/// `Grid`: rows of cells whose columns are as wide as their widest cell.
///
///     GridRow { Text("A");  Text("BBB") }       ┌───┬───────┐
///     GridRow { Color(30);  Text("C")   }       │ A │  BBB  │
///     Text("across")                            ├───┼───────┤
///                                               │▒▒▒│   C   │
///                                               ├───┴───────┤
///                                               │  across   │
///                                               └───────────┘
///
/// *Columns* share the proposed width like the children of a row, the least flexible first. Only cells of one column
/// take part. Then each cell that spans several columns is offered those columns and all remaining width; if it takes
/// more, the columns widen by equal amounts. A view outside of rows spans all columns, so a flexible one makes the grid
/// fill its proposal.
///
/// *Rows* share the proposed height in the same way, each cell as wide as its column.
///
/// A cell's content is aligned like the content of a frame of the cell's size: by the cell's anchor, else by the
/// column's or grid's line along x and the row's or grid's line along y. An empty cell has no position for text
/// baselines and custom lines along y; there the cells of a row share one line, as in an `HStack`.
///
/// - Complexity: at most three questions per axis for each cell and proposal.
struct Grid {
  var alignment: Alignment
  var horizontalSpacing: Double?
  var verticalSpacing: Double?
}

extension Grid: ContainerKind, StoredKind {
  static func table(in payloads: Payloads) -> ContiguousArray<Grid> { payloads.grids }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    var traits = known.ofContainer(node, in: tree)
    traits.crossing.insert(.length(.vertical))
    return traits
  }
  static func setWish(of node: Int, _ table: inout SpacingTable, in tree: LayoutTree) {
    table.keepOfStack(node, along: .vertical, tree)
  }
  static func setGaps(in node: Int, _ wanted: SpacingTable, _ gaps: ScratchMemory<Double>, _ tree: LayoutTree) {
    let spacing = at(node, tree).verticalSpacing
    var previous: Int?
    for row in tree.children(of: node) {
      if let previous { gaps[row] = spacing ?? tree.gap(between: previous, and: row, wanted) }
      previous = row
    }
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    pass.lengthOfGrid(axis, node, in: proposal)
  }
  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    pass.arrangeGrid(node, in: proposal)
  }
  static func placeChildren(of node: Int, in proposal: Proposal, _ stage: Size, _ pass: LayoutPass) {
    pass.place(pass.arrangeGrid(node, in: proposal), in: stage)
    pass.settleGridRows(node)
  }
  /// The column's line of each cell along x and the row's line along y; a cell with an anchor has no line.
  static func questions(of node: Int, in offer: Proposal, _ pass: LayoutPass) -> [GuideQuestion] {
    let table = pass.tree.gridTable(of: node)
    let standard = at(node, pass.tree).alignment.horizontal
    let columnKeys = pass.columnKeys(table, standard)
    let rows = Array(pass.tree.children(of: node))
    return table.cells.filter { $0.traits.anchor == nil }.flatMap { cell -> [GuideQuestion] in
      let row = rows[cell.row]
      let asker = pass.tree.nodes[row].kind == .gridRow ? row : nil
      let columnKey = cell.isSpanning ? standard : columnKeys[cell.columns.lowerBound]
      return [GuideQuestion(cell.node, columnKey), GuideQuestion(cell.node, table.rowKeys[cell.row], asker: asker)]
    }
  }
  static func origin(of key: AlignmentKey, in node: Int, _ pass: LayoutPass) -> GuideTrace.Origin? {
    pass.combinedOrigin(of: key, in: node, from: pass.tree.gridTable(of: node).cells.map(\.node))
  }
}

/// A row of a grid, with its own line along y if it has one. The grid does all the work: a row has neither length nor
/// lines.
struct GridRow: ContainerKind, StoredKind {
  var key: AlignmentKey?

  static func table(in payloads: Payloads) -> ContiguousArray<GridRow> { payloads.gridRows }
  static func surroundings(in node: Node, around: SurroundingAxis, _ payloads: Payloads) -> SurroundingAxis { around }
  static func traits(of node: Int, _ known: Traits, in tree: LayoutTree) -> ViewTraits {
    var traits = known.ofContainer(node, in: tree)
    // The common line may depend on anything and decides the row's height.
    if traits.explicitKeys != .none { traits.crossing.insert(.length(.vertical)) }
    return traits
  }
  static func length(_ axis: Axis, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(0)
  }
  static func arrange(_ node: Int, in proposal: Proposal, from origin: Point, _ pass: LayoutPass) -> Row {
    Row(node: node, range: pass.slots.count..<pass.slots.count)
  }
  static func explicit(_ key: AlignmentKey, of node: Int, in proposal: Proposal, _ pass: LayoutPass) -> GuideAnswer {
    GuideAnswer(nil)
  }
  static func way(of key: AlignmentKey, from child: Int, outOf node: Int, in tree: LayoutTree) -> GuideWay { .passes }
}

/// A grid's cells and tracks during one question.
struct GridTable {
  struct Cell {
    let node: Int
    let row: Int
    /// The columns that the cell covers.
    var columns: Range<Int>
    var traits: GridCell

    var isSpanning: Bool { columns.count > 1 }
  }

  var cells: [Cell] = []
  /// The line along y by which each row is aligned.
  var rowKeys: [AlignmentKey] = []
  /// Whether cells of a row cover fewer columns than they request.
  var isCut = false
  var columns = GridTracks(count: 0)
  var rows = GridTracks(count: 0)
  /// The lengths of the grid's proposal that the columns, and the rows, depend on.
  var columnReads: Reads = .width
  var rowReads: Reads = .height
  /// The cells of each row, and the cells of each column that decide its width.
  var cellsOfRow: [Range<Int>] = []
  var cellsOfColumn: [[Int]] = []

  /// For each column in which no cell stands alone, the cell that covers only such columns and decides their widths
  /// together.
  var lonelySpans: [Int: Int] {
    if cellsOfColumn.allSatisfy({ !$0.isEmpty }) { return [:] }
    var spans: [Int: Int] = [:]
    for (index, cell) in cells.enumerated() where cell.isSpanning && !cell.traits.isUnsizedHorizontally {
      guard cell.columns.allSatisfy({ cellsOfColumn[$0].isEmpty && spans[$0] == nil }) else { continue }
      for column in cell.columns { spans[column] = index }
    }
    return spans
  }
}

/// The columns of one row's cells, from the leading edge.
private struct GridRowColumns {
  /// The most columns a row may have beyond one per cell: every column costs memory and time, even if empty.
  static let mostSpanned = 2048

  private(set) var count = 0
  private(set) var isCut = false
  private var spanned = 0

  mutating func next(_ cell: GridCell) -> Range<Int> {
    let more = min(cell.columns - 1, Self.mostSpanned - spanned)
    if more < cell.columns - 1 { isCut = true }
    spanned += more
    defer { count += 1 + more }
    return count..<(count + 1 + more)
  }
}

extension LayoutTree {
  /// The rows of a grid: each is a `GridRow` or a single view that covers all columns.
  func gridTable(of node: Int) -> GridTable {
    let grid = Grid.at(node, self)
    var table = GridTable()
    var columnCount = 1
    for child in children(of: node) {
      let first = table.cells.count
      let number = table.rowKeys.count
      if nodes[child].kind == .gridRow {
        table.rowKeys.append(GridRow.at(child, self).key ?? grid.alignment.vertical)
        var row = GridRowColumns()
        for cell in children(of: child) {
          let traits = gridCell(cell)
          table.cells.append(GridTable.Cell(node: cell, row: number, columns: row.next(traits), traits: traits))
        }
        columnCount = max(columnCount, row.count)
        if row.isCut { table.isCut = true }
      } else {
        table.rowKeys.append(grid.alignment.vertical)
        table.cells.append(GridTable.Cell(node: child, row: number, columns: 0..<0, traits: gridCell(child)))
      }
      table.cellsOfRow.append(first..<table.cells.count)
    }
    table.columns = GridTracks(count: columnCount)
    table.rows = GridTracks(count: table.rowKeys.count)
    for column in table.columns.list.indices.dropFirst() {
      table.columns.list[column].gap = grid.horizontalSpacing ?? 8
    }
    table.cellsOfColumn = Array(repeating: [], count: columnCount)
    for index in table.cells.indices {
      if table.cells[index].columns.isEmpty { table.cells[index].columns = 0..<columnCount }
      let cell = table.cells[index]
      if !cell.isSpanning, !cell.traits.isUnsizedHorizontally {
        table.cellsOfColumn[cell.columns.lowerBound].append(index)
      }
    }
    return table
  }

  /// The settings of a cell from the cell modifiers in a grid.
  func gridCell(_ node: Int) -> GridCell { nodes[node].kind == .gridCell ? GridCell.at(node, self) : GridCell() }

  /// The gap between two rows of a grid: the largest gap between any cell and the one below it.
  fileprivate func gap(between upper: Int, and lower: Int, _ wanted: SpacingTable) -> Double {
    var largest: Double?
    let (above, below) = (spans(of: upper), spans(of: lower))
    var (i, j) = (0, 0)
    while i < above.count, j < below.count {
      if above[i].columns.overlaps(below[j].columns) {
        let distance = wanted[above[i].node].distance(to: wanted[below[j].node], along: .vertical)
        largest = max(largest ?? distance, distance)
      }
      if above[i].columns.upperBound <= below[j].columns.upperBound { i += 1 } else { j += 1 }
    }
    return largest ?? EdgeSpacing.standard
  }

  private func spans(of row: Int) -> [(node: Int, columns: Range<Int>)] {
    guard nodes[row].kind == .gridRow else { return [(row, 0..<Int.max)] }
    var columns = GridRowColumns()
    return children(of: row).map { ($0, columns.next(gridCell($0))) }
  }
}

// MARK: - Sizing

extension LayoutPass {
  fileprivate func lengthOfGrid(_ axis: Axis, _ node: Int, in proposal: Proposal) -> TrackedLength {
    var table = tree.gridTable(of: node)
    if table.cells.isEmpty { return TrackedLength(0) }
    if table.isCut { note(.tooManyColumns(most: GridRowColumns.mostSpanned), node) }
    giveGaps(&table, node)
    sizeColumns(&table, in: proposal)
    if axis == .horizontal { return TrackedLength(table.columns.total, reads: table.columnReads) }
    sizeRows(&table, in: proposal)
    return TrackedLength(table.rows.total, reads: table.rowReads)
  }

  private func giveGaps(_ table: inout GridTable, _ node: Int) {
    for (row, child) in tree.children(of: node).enumerated() { table.rows.list[row].gap = gaps[child] }
  }

  private func sizeColumns(_ table: inout GridTable, in proposal: Proposal) {
    let share = rowShare(table, in: proposal)
    for column in table.columns.list.indices {
      table.columns.list[column].priority = priority(of: table.cellsOfColumn[column], table)
    }
    var reads = table.columnReads
    var columns = table.columns
    let lonely = table.lonelySpans
    columns.share(proposal.width) { column, width in
      var widest = 0.0
      for cell in table.cellsOfColumn[column] {
        let answer = length(.horizontal, of: table.cells[cell].node, in: offer(width, reads, share))
        reads.formUnion(answer.reads)
        if answer.value > widest { widest = answer.value }
      }
      if let cell = lonely[column] {
        let count = Double(table.cells[cell].columns.count)
        let inner = table.columns.gaps(in: table.cells[cell].columns)
        let offered = offer(width.map { $0 * count + inner }, reads, share)
        let answer = length(.horizontal, of: table.cells[cell].node, in: offered)
        reads.formUnion(answer.reads)
        widest = max(widest, (answer.value - inner) / count)
      }
      return widest
    }
    table.columns = columns
    table.columnReads = reads
    stretchForSpanningCells(&table, share, in: proposal)
  }

  /// Widens columns for cells that span several, the narrowest span first: each is offered its columns and all
  /// remaining room.
  private func stretchForSpanningCells(_ table: inout GridTable, _ share: Proposal, in proposal: Proposal) {
    let spanning = table.cells.indices.filter {
      table.cells[$0].isSpanning && !table.cells[$0].traits.isUnsizedHorizontally
    }
    let sorted = spanning.sorted {
      let (a, b) = (table.cells[$0].columns.count, table.cells[$1].columns.count)
      return a != b ? a < b : $0 < $1
    }
    for cell in sorted {
      // Spans over hundreds of columns take long without asking any question.
      look()
      if isGivenUp { return }
      let columns = table.cells[cell].columns
      var width = proposal.width
      if let room = width, room != .infinity {
        let left = room - table.columns.total
        width = table.columns.length(of: columns) + (left > 0 ? left : 0)
      }
      let answer = length(.horizontal, of: table.cells[cell].node, in: offer(width, table.columnReads, share))
      table.columnReads.formUnion(answer.reads)
      table.columns.stretch(columns, to: answer.value)
    }
  }

  /// While columns are measured, row heights are unknown: each row is assumed to get an equal share.
  private func rowShare(_ table: GridTable, in proposal: Proposal) -> Proposal {
    guard let height = proposal.height, height != .infinity else { return proposal }
    let share = max((height - table.rows.spacing) / Double(max(table.rows.list.count, 1)), 0)
    return proposal.with(.vertical, share, reads: .height)
  }

  private func offer(_ width: Double?, _ reads: Reads, _ share: Proposal) -> Proposal {
    share.with(.horizontal, width, reads: reads)
  }

  private func sizeRows(_ table: inout GridTable, in proposal: Proposal) {
    for row in table.rows.list.indices {
      table.rows.list[row].priority = priority(of: Array(table.cellsOfRow[row]), table)
    }
    var reads = table.rowReads
    var rows = table.rows
    rows.share(proposal.height) { row, height in
      let answer = lengthOfRow(row, height, table, reads)
      reads.formUnion(answer.reads)
      return answer.value
    }
    table.rows = rows
    table.rowReads = reads
  }

  private func lengthOfRow(_ row: Int, _ height: Double?, _ table: GridTable, _ madeFrom: Reads) -> TrackedLength {
    let key = table.rowKeys[row]
    var answer = TrackedLength(0)
    var reach = Reach()
    for cell in table.cellsOfRow[row] where !table.cells[cell].traits.isUnsizedVertically {
      let node = table.cells[cell].node
      let width = table.columns.length(of: table.cells[cell].columns)
      let offer = Proposal(width: width, height: height, widthReads: table.columnReads, heightReads: madeFrom)
      let length = length(.vertical, of: node, in: offer)
      answer.reads.formUnion(length.reads)
      if length.value > answer.value { answer.value = length.value }
      guard !key.isGeometric, table.cells[cell].traits.anchor == nil else { continue }
      let line = line(key, of: node, length, in: offer)
      answer.reads.formUnion(line.reads)
      reach.include(line: line.value.isNaN ? .infinity : line.value, length: length.value)
    }
    answer.value = max(answer.value, reach.length)
    return answer
  }

  /// A track has the priority of its highest-priority cell.
  private func priority(of cells: [Int], _ table: GridTable) -> Double {
    cells.map { tree.traits.priority[table.cells[$0].node] }.max() ?? 0
  }
}

// MARK: - Placing

extension LayoutPass {
  /// One slot per cell, in source order.
  fileprivate func arrangeGrid(_ node: Int, in proposal: Proposal) -> Row {
    var table = tree.gridTable(of: node)
    giveGaps(&table, node)
    if !table.cells.isEmpty {
      sizeColumns(&table, in: proposal)
      sizeRows(&table, in: proposal)
    }
    let first = slots.count
    for cell in table.cells { slots.append(Slot(node: cell.node)) }
    var row = Row(node: node, range: first..<slots.count)
    row.reads = table.columnReads.union(table.rowReads)
    let columnKeys = columnKeys(table, Grid.at(node, tree).alignment.horizontal)
    let starts = (columns: table.columns.starts, rows: table.rows.starts)
    for index in table.cellsOfRow.indices {
      put(table.cellsOfRow[index], in: table, node, columnKeys, starts, from: first, &row.reads)
    }
    return row
  }

  /// The alignment line of each column: that of the first cell that sets one, else the grid's.
  fileprivate func columnKeys(_ table: GridTable, _ standard: AlignmentKey) -> [AlignmentKey] {
    var keys = [AlignmentKey?](repeating: nil, count: table.columns.list.count)
    for cell in table.cells where !cell.isSpanning {
      guard let key = cell.traits.columnAlignment, key.axis == .horizontal else { continue }
      let column = cell.columns.lowerBound
      keys[column] = keys[column] ?? key
    }
    return keys.map { $0 ?? standard }
  }

  /// Places the cells of one row.
  private func put(
    _ cells: Range<Int>, in table: GridTable, _ node: Int, _ columnKeys: [AlignmentKey],
    _ starts: (columns: [Double], rows: [Double]), from first: Int, _ reads: inout Reads
  ) {
    guard let row = cells.first.map({ table.cells[$0].row }) else { return }
    let height = table.rows.list[row].length
    for cell in cells {
      slots[first + cell].offer = Proposal(
        width: table.columns.length(of: table.cells[cell].columns), height: height, widthReads: table.columnReads,
        heightReads: table.rowReads)
    }
    let key = table.rowKeys[row]
    let common = key.isGeometric ? 0 : commonLine(key, cells, table, from: first)
    for cell in cells {
      let details = table.cells[cell]
      let slot = first + cell
      let columnKey =
        details.isSpanning ? Grid.at(node, tree).alignment.horizontal : columnKeys[details.columns.lowerBound]
      let x = origin(columnKey, slot, details.traits.anchor, node)
      var y = TrackedLength(0)
      if key.isGeometric || details.traits.anchor != nil {
        y = origin(key, slot, details.traits.anchor, node)
      } else {
        y = guide(key, of: details.node, in: slots[slot].offer)
        y.value = common - (y.value.isNaN ? .infinity : y.value)
      }
      slots[slot].corner = Point(
        x: starts.columns[details.columns.lowerBound] + x.value, y: starts.rows[row] + y.value)
      reads.formUnion(x.reads.union(y.reads))
    }
  }

  private func commonLine(_ key: AlignmentKey, _ cells: Range<Int>, _ table: GridTable, from first: Int) -> Double {
    var line = -Double.infinity
    for cell in cells where table.cells[cell].traits.anchor == nil {
      let own = guide(key, of: table.cells[cell].node, in: slots[first + cell].offer).value
      if own > line { line = own }
    }
    return line == -.infinity ? 0 : line
  }

  /// The position of a view in its cell along a line's axis, as in a frame.
  private func origin(_ key: AlignmentKey, _ slot: Int, _ anchor: UnitPoint?, _ grid: Int) -> TrackedLength {
    let offer = slots[slot].offer
    let child = slots[slot].node
    if let anchor {
      var length = length(key.axis, of: child, in: offer)
      length.value = ((offer[key.axis] ?? 0) - length.value) * anchor[key.axis]
      return length
    }
    let cell = blankGuide(key, in: grid, size: offer)
    let own = guide(key, of: child, in: offer)
    return TrackedLength(cell.value - own.value, reads: cell.reads.union(own.reads))
  }

  /// A row's frame is the union of its cells' frames.
  fileprivate func settleGridRows(_ node: Int) {
    for row in tree.children(of: node) where tree.nodes[row].kind == .gridRow {
      var low = Point(x: Double.infinity, y: .infinity)
      var high = Point(x: -Double.infinity, y: -.infinity)
      for cell in tree.children(of: row) {
        let frame = placements.frames[cell]
        low = Point(x: min(low.x, frame.minX), y: min(low.y, frame.minY))
        high = Point(x: max(high.x, frame.maxX), y: max(high.y, frame.maxY))
      }
      guard low.x <= high.x else { continue }
      placements.frames[row] = Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
}
