import Diagnostics

/// The best submission of each learner to each exercise: what gradebooks and the pages of a class are made of.
public struct GradeBook: Sendable {
  /// A learner's best submission to an exercise.
  struct Entry: Sendable {
    var points: Double
    var status: GradeRecord.Status?
    var comment: String
    /// The number of submissions.
    var count = 1
  }

  /// A learner and what came from them.
  struct Learner: Sendable {
    var id: String
    var name: String
    var group = ""
    var entries: [String: Entry] = [:]

    var total: Double { entries.values.reduce(0) { $0 + $1.points } }
  }

  /// An exercise that somebody has handed in.
  struct Column: Sendable {
    var id: String
    var title: String
    var most: Double
  }

  private var known: [String: Learner] = [:]
  private var columnsByID: [String: Column] = [:]
  private let roster: Roster?

  /// Makes a book in which every learner of the roster has a row.
  public init(roster: Roster?) {
    self.roster = roster
    for learner in roster?.learners ?? [] {
      known[learner.id] = Learner(id: learner.id, name: learner.name, group: learner.group)
    }
  }

  /// Adds a result with the instructor's tables applied.
  public mutating func add(_ record: GradeRecord) {
    let column = columnsByID[record.exercise]
    let most = max(column?.most ?? 0, record.maxPoints)
    columnsByID[record.exercise] = Column(id: record.exercise, title: record.title, most: most)
    var learner = known[record.learner] ?? Learner(id: record.learner, name: record.name ?? record.learner)
    var entry = Entry(points: record.points, status: record.status, comment: record.comment)
    if let before = learner.entries[record.exercise] {
      entry.count = before.count + 1
      if before.points >= entry.points { (entry.points, entry.status) = (before.points, before.status) }
    }
    learner.entries[record.exercise] = entry
    known[record.learner] = learner
  }

  /// Adds points by hand for what was not handed in.
  ///
  /// - Returns: the overrides that are about no learner or no exercise of the class.
  public mutating func add(_ overrides: Overrides) -> [String] {
    var left: [String] = []
    for (place, entry) in overrides.entries {
      guard columnsByID[place.exercise] != nil, known[place.learner] != nil else {
        left.append("\(place.learner) \(place.exercise)")
        continue
      }
      if known[place.learner]?.entries[place.exercise] == nil {
        known[place.learner]?.entries[place.exercise] =
          Entry(points: entry.points ?? 0, status: nil, comment: entry.comment, count: 0)
      }
    }
    return left.sorted()
  }

  // MARK: Who

  /// In the order of the roster, else sorted; without those whom the roster does not know.
  var learners: [Learner] {
    guard let roster else { return known.values.sorted { $0.id < $1.id } }
    return roster.learners.compactMap { known[$0.id] }
  }

  /// Learners who handed something in but are not on the roster.
  public var unknown: [String] {
    guard let roster else { return [] }
    return Set(known.keys).subtracting(roster.learners.map(\.id)).sorted()
  }

  /// Learners on the roster who handed in nothing.
  public var withoutAnything: [String] {
    learners.filter { !$0.entries.values.contains { $0.count > 0 } }.map {
      $0.name == $0.id ? $0.id : "\($0.name) (\($0.id))"
    }
  }

  /// Learners with more than one submission to an exercise.
  public var severalTimes: [String] {
    known.values.filter { $0.entries.values.contains { $0.count > 1 } }.map(\.id).sorted()
  }

  func learner(_ id: String) -> Learner? { known[id] }

  var columns: [Column] { columnsByID.values.sorted { $0.id < $1.id } }

  /// The points of all exercises together.
  var most: Double { columns.reduce(0) { $0 + $1.most } }

  // MARK: Tables

  /// The table for Moodle: the learner's ID number, and a column for each exercise, with feedback if there is any.
  ///
  /// - Parameter name: the name of the exercise's assignment there.
  public func moodle(naming name: (String) -> String) -> String {
    let columns = columns
    let commented = Set(learners.flatMap { $0.entries.filter { !$0.value.comment.isEmpty }.keys })
    let feedback = columns.filter { commented.contains($0.id) }
    let head =
      ["ID number", "Full name", "Group"] + columns.map { name($0.id) } + feedback.map { "\(name($0.id)) (Feedback)" }
    let rows = learners.map { learner in
      SpreadsheetText.row(
        [learner.id, learner.name, learner.group] + columns.map { cell(learner, $0) }
          + feedback.map { learner.entries[$0.id]?.comment ?? "" })
    }
    return SpreadsheetText.row(head) + rows.joined()
  }

  /// The table for Canvas: its own five columns, a column for each exercise, and the possible points in the second row.
  ///
  /// - Parameter name: the name of the exercise's assignment there, perhaps with its number: `Menu icons (4711)`.
  public func canvas(naming name: (String) -> String) -> String {
    let columns = columns
    let head = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"] + columns.map { name($0.id) }
    let possible = ["    Points Possible", "", "", "", ""] + columns.map { points($0.most) }
    let rows = learners.map { learner in
      [learner.name, "", learner.id, learner.id, learner.group] + columns.map { cell(learner, $0) }
    }
    return ([head, possible] + rows).map(SpreadsheetText.row).joined()
  }

  /// Empty if nothing was handed in; both platforms then leave what they have.
  private func cell(_ learner: Learner, _ column: Column) -> String {
    learner.entries[column.id].map { points($0.points) } ?? ""
  }
}
