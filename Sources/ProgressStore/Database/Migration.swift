/// One step in the life of the schema.
///
/// A step that has been shipped is never edited: files out there have already taken it. A change is a new step at the
/// end of the list.
struct Migration: Hashable {
  /// What the step is called in the `migration` table; it never changes either.
  let name: String
  /// The statements, run in one transaction together with the entry in the table.
  let sql: String

  /// Every step, oldest first.
  static let all: [Migration] = [.attempts, .sessions, .texts, .places, .reviews, .skips, .told]
}

/// How far a file is along the list of steps.
enum SchemaStanding: Hashable {
  case upToDate
  /// These steps are missing, in this order.
  case behind([Migration])
  /// The file has taken a step that we do not know.
  case ahead(String)

  init(applied: [String], known: [Migration]) {
    for (index, name) in applied.enumerated() where index >= known.count || known[index].name != name {
      self = .ahead(name)
      return
    }
    let missing = Array(known.dropFirst(applied.count))
    self = missing.isEmpty ? .upToDate : .behind(missing)
  }
}
