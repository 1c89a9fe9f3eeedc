import Curriculum
import Diagnostics

/// The list of exercises with one of them chosen: arrows move the mark, Enter opens the exercise.
///
///     Chapter 3 …
///       ✓ 3.1 three-lookups
///     ▸ ○ 3.2 predict-the-roles      the mark is where `list` shows the current exercise
struct ExerciseChooser {
  /// What `list` says of one exercise.
  struct Entry {
    var id: String
    var number: String
  }

  private var entries: [Entry]
  private var place: Int

  /// Reads the answer of `list`; nil if it has no exercises.
  init?(_ list: JSON, current: ExerciseReference?) {
    entries = (list["exercises"]?.elements ?? []).compactMap { exercise in
      guard let id = exercise["id"]?.string, let number = exercise["number"]?.string else { return nil }
      return Entry(id: id, number: number)
    }
    if entries.isEmpty { return nil }
    place = entries.firstIndex { $0.id == current?.id } ?? 0
  }

  var chosen: Entry { entries[place] }

  /// The same list after a key.
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

  /// Marks the line of the chosen exercise, and scrolls until it is in the middle.
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
  /// Whether the line names an exercise, and not one whose name only begins the same.
  fileprivate func hasName(_ name: String) -> Bool {
    let plain = screenText
    guard let range = plain.firstRange(of: name) else { return false }
    let isEnd = plain[range.upperBound...].first.map { $0 == " " } ?? true
    return isEnd && !(plain[..<range.lowerBound].last?.isNumber ?? false)
  }
}
