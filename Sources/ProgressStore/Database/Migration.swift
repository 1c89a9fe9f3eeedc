/// One schema migration.
///
/// Never edit a released migration: existing files have already applied it. Add a new one at the end of the list.
struct Migration: Hashable {
  /// The name in the `migration` table; it never changes either.
  let name: String
  /// The statements, run in one transaction with the entry in the table.
  let sql: String

  /// Every step, oldest first.
  static let all: [Migration] = [.attempts, .sessions, .texts, .places, .reviews, .skips, .told]
}

/// The schema version of a file.
enum SchemaStanding: Hashable {
  case upToDate
  /// These migrations are missing, in this order.
  case behind([Migration])
  /// The file has applied a migration that this version does not know.
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
