import Curriculum
import Diagnostics

/// The list of exercises with a selection: arrow keys move the mark, Enter opens the exercise.
///
///     Chapter 3 …
///       ✓ 3.1 three-lookups
///     ▸ ○ 3.2 predict-the-roles      the mark replaces the sign that `list` puts before the current exercise
struct ExerciseChooser {
  /// An exercise in the output of `list`.
  struct Entry {
    var id: String
    var number: String
  }

  private var entries: [Entry]
  private var place: Int

  /// Reads the JSON output of `list`; nil if it has no exercises.
  init?(_ list: JSON, current: ExerciseReference?) {
    entries = (list["exercises"]?.elements ?? []).compactMap { exercise in
      guard let id = exercise["id"]?.string, let number = exercise["number"]?.string else { return nil }
      return Entry(id: id, number: number)
    }
    if entries.isEmpty { return nil }
    place = entries.firstIndex { $0.id == current?.id } ?? 0
  }

  var chosen: Entry { entries[place] }

  /// The list with the selection moved by a key.
  func moved(by key: WatchKey, page: Int) -> ExerciseChooser {
    var moved = self
    switch key {
    case .up: moved.place -= 1
    case .down: moved.place += 1
    case .pageUp: moved.place -= page
    case .pageDown: moved.place += page
    case .top: moved.place = 0
    case .bottom: moved.place = entries.count - 1
    default: break
    }
    moved.place = min(max(0, moved.place), entries.count - 1)
    return moved
  }

  /// Marks the line of the selected exercise and scrolls it to the middle.
  func mark(in frame: inout WatchFrame) {
    let name = "\(chosen.number) \(chosen.id)"
    guard let line = frame.page.firstIndex(where: { $0.hasName(name) }) else { return }
    for position in frame.page.indices where frame.page[position].hasPrefix(">") {
      frame.page[position] = " " + frame.page[position].dropFirst()
    }
    frame.page[line] = "▸" + frame.page[line].dropFirst()
    frame.scroll = line - frame.room / 2
  }
}

extension String {
  /// Whether the line contains this exact name, not one that only begins with it.
  fileprivate func hasName(_ name: String) -> Bool {
    let plain = screenText
    guard let range = plain.firstRange(of: name) else { return false }
    let isEnd = plain[range.upperBound...].first.map { $0 == " " } ?? true
    return isEnd && !(plain[..<range.lowerBound].last?.isNumber ?? false)
  }
}
