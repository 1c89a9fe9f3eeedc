/// The difference between two texts, line by line.
///
///     LineDifference(from: "a\nb", to: "a\nc").lines   → a same, b removed, c added
struct LineDifference {
  /// How a line changed.
  enum Change: String, Equatable {
    case same, removed, added
  }

  struct Line: Equatable {
    var change: Change
    var text: String
  }

  /// All lines of both texts, in order; removed lines come before the lines that replace them.
  var lines: [Line] = []

  /// The limit on lines to compare; beyond it, only the common beginning and end are found.
  private static let most = 4000

  init(from old: String, to new: String) {
    var (a, b) = (old.lines[...], new.lines[...])
    var start: [Line] = []
    var end: [Line] = []
    while let first = a.first, first == b.first {
      start.append(Line(change: .same, text: first))
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    while let last = a.last, last == b.last {
      end.append(Line(change: .same, text: last))
      (a, b) = (a.dropLast(), b.dropLast())
    }
    let middle =
      a.count + b.count > Self.most
      ? a.map { Line(change: .removed, text: $0) } + b.map { Line(change: .added, text: $0) }
      : Self.lines(from: Array(a), to: Array(b))
    lines = start + middle + end.reversed()
  }

  /// Whether the texts are equal.
  var isEmpty: Bool { lines.allSatisfy { $0.change == .same } }

  private static func lines(from a: [String], to b: [String]) -> [Line] {
    let difference = b.difference(from: a)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if removed.contains(i) {
        lines.append(Line(change: .removed, text: a[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(Line(change: .added, text: b[j]))
        j += 1
      } else if i < a.count {
        lines.append(Line(change: .same, text: a[i]))
        (i, j) = (i + 1, j + 1)
      } else {
        j += 1
      }
    }
    return lines
  }

  /// The changed lines with some context; nil marks omitted lines.
  func shown(around count: Int) -> [Line?] {
    var isShown = lines.map { $0.change != .same }
    for position in lines.indices where lines[position].change != .same {
      for near in max(0, position - count)...min(lines.count - 1, position + count) { isShown[near] = true }
    }
    var shown: [Line?] = []
    for (position, line) in lines.enumerated() {
      if isShown[position] {
        shown.append(line)
      } else if shown.last.map({ $0 != nil }) ?? true {
        shown.append(nil)
      }
    }
    return shown
  }
}
