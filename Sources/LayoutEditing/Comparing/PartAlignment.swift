/// Aligns the parts of two rows: as many pairs as possible, as similar as possible, in order.
///
///     A B C D
///     A   C' D E     A–A, B alone, C–C', D–D, E alone
enum PartAlignment {
  /// Longer rows are compared index by index, because the table is quadratic.
  private static let longest = 60

  /// An entry of the aligned row: a pair, or a part of only one row.
  enum Place {
    case both(Int, Int)
    case only(Int)
    case missing(Int)
  }

  static func places(_ mine: [ProgramPart], _ others: [ProgramPart]) -> [Place] {
    guard mine.count <= longest, others.count <= longest else { return inTurn(mine.count, others.count) }
    let scores = mine.map { part in others.map { fit(part, $0) } }
    var best = Array(repeating: Array(repeating: 0.0, count: others.count + 1), count: mine.count + 1)
    for row in stride(from: mine.count - 1, through: 0, by: -1) {
      for column in stride(from: others.count - 1, through: 0, by: -1) {
        let together = scores[row][column].map { $0 + best[row + 1][column + 1] } ?? -1
        best[row][column] = max(together, best[row + 1][column], best[row][column + 1])
      }
    }
    var places: [Place] = []
    var (row, column) = (0, 0)
    while row < mine.count || column < others.count {
      if row < mine.count, column < others.count, let score = scores[row][column],
        best[row][column] == score + best[row + 1][column + 1]
      {
        places.append(.both(row, column))
        (row, column) = (row + 1, column + 1)
      } else if row < mine.count, best[row][column] == best[row + 1][column] {
        places.append(.only(row))
        row += 1
      } else {
        places.append(.missing(column))
        column += 1
      }
    }
    return places
  }

  private static func inTurn(_ mine: Int, _ others: Int) -> [Place] {
    let common = min(mine, others)
    return (0..<common).map { .both($0, $0) } + (common..<mine).map { .only($0) }
      + (common..<others).map { .missing($0) }
  }

  /// The similarity of two parts; nil if they are unrelated.
  private static func fit(_ part: ProgramPart, _ other: ProgramPart) -> Double? {
    if part.says(other) { return 4 }
    let likeness = part.likeness(to: other)
    // Views with modifiers match by their view.
    if part.head == .chain, other.head == .chain, part.children.first?.head != other.children.first?.head {
      return 0.5 + likeness
    }
    if part.head == other.head { return isNamed(part.head) ? 2 + likeness : 1 + likeness }
    switch (part.head, other.head) {
    // A view with modifiers, and the same view without.
    case (.chain, .call): return part.children.first.flatMap { fit($0, other) }.map { min($0, 2) }
    case (.call, .chain): return other.children.first.flatMap { fit(part, $0) }.map { min($0, 2) }
    // A row that is a column in the other program.
    case (.call, .call): return likeness >= 0.5 ? 1 + likeness : nil
    // An unnamed value that is a conditional in the other program.
    case (.value, .statement), (.statement, .value), (.statement, .statement): return likeness >= 0.3 ? likeness : nil
    case (.declaration(let kind, _), .declaration(let otherKind, _)):
      return kind == otherKind && likeness >= 0.6 ? likeness : nil
    default: return nil
    }
  }

  /// Whether the head alone identifies the part.
  private static func isNamed(_ head: ProgramPart.Head) -> Bool {
    switch head {
    case .declaration, .argument, .modifier, .slot: true
    case .call, .chain, .closure, .statement, .value: false
    }
  }
}
