import Diagnostics

/// Points and comments that the instructor gives by hand, from a table that outlives every regrading.
///
///     learner,exercise,points,comment
///     s17,menu-icons,2.5,Nearly! See me about the last scenario.
public struct Overrides: Sendable {
  /// A line of the table.
  struct Entry: Hashable, Sendable {
    /// The points that replace the computed ones; nil to keep these.
    var points: Double?
    /// The comment; empty if there is none.
    var comment: String
  }

  /// The learner's part of a course.
  struct Place: Hashable, Sendable {
    var learner: String
    var exercise: String
  }

  /// The file's name in the results folder.
  public static let fileName = "overrides.csv"

  private(set) var entries: [Place: Entry] = [:]

  /// Makes an empty table.
  public init() {}

  /// Reads a table.
  ///
  /// - Parameter roster: the class, so that the table may have ids or names.
  public init(_ text: String, roster: Roster?) throws(NamedTable.Fault) {
    let table = try NamedTable(text, columns: ["learner", "exercise", "points", "comment"], required: 2)
    for row in table.rows {
      let points = row["points"].isEmpty ? nil : Score(Double(row["points"]) ?? -1)
      if points == nil, !row["points"].isEmpty {
        let words = "“\(row["points"])” are no points; leave the cell empty to keep the computed ones"
        throw NamedTable.Fault(line: row.line, words: words)
      }
      let place = Place(
        learner: roster?.learner(called: row["learner"])?.id ?? row["learner"], exercise: row["exercise"])
      let entry = Entry(points: points?.number, comment: row["comment"])
      guard entries.updateValue(entry, forKey: place) == nil else {
        throw NamedTable.Fault(line: row.line, words: "\(place.learner) and \(place.exercise) are there twice")
      }
    }
  }
}

/// What the instructor's tables add to results: names, groups, points and comments by hand.
public struct InstructorTables: Sendable {
  /// The class; nil if every learner is known only by what was handed in.
  public var roster: Roster?
  /// Points and comments by hand, by the learners' ids.
  public var overrides: Overrides
  /// Whether learners read the edit that would mend their answer.
  public var showsFixes: Bool

  /// Makes tables.
  public init(roster: Roster?, overrides: Overrides, showsFixes: Bool) {
    (self.roster, self.overrides, self.showsFixes) = (roster, overrides, showsFixes)
  }

  /// The result with what the tables say.
  public func amended(_ record: GradeRecord) -> GradeRecord {
    var record = record
    if let learner = roster?.learner(called: record.learner) {
      (record.learner, record.name, record.group) = (learner.id, learner.name, learner.group)
    }
    if let entry = overrides.entries[Overrides.Place(learner: record.learner, exercise: record.exercise)] {
      record.comment = entry.comment
      if let points = entry.points { (record.points, record.isByHand) = (points, true) }
    }
    if !showsFixes { for index in record.diagnoses.indices { record.diagnoses[index].fix = "" } }
    return record
  }
}
