import Testing

@testable import ProgressStore

/// What only a real server can tell; left out where there is none.
@Suite(.enabled(if: TestServer.current != nil)) struct ServerStoreTests {
  private func server() throws -> TestServer { try #require(TestServer.current) }

  private func store(_ address: ServerAddress?) throws -> ProgressStore {
    try ProgressStore(at: .server(try #require(address)))
  }

  /// Raw SQL in a learner's name, as somebody with psql would type it.
  private func numbers(_ sql: String, _ address: ServerAddress?) throws -> [Int64] {
    let database = try PostgreSQLDatabase(try #require(address), patience: 5000)
    defer { database.close() }
    return try database.rows(sql) { $0.integer(0) }
  }

  @Test func aLearnerSeesTheirOwnRowsOnly() throws {
    let (ada, bob) = (try server().addressOfNewRole(), try server().addressOfNewRole())
    try store(ada).record(.sample("ada's", verdict: .passed))
    _ = try store(ada).showHint(for: eyes, of: 3)
    #expect(try store(bob).history(of: eyes) == [])
    #expect(try store(bob).record() == ProgressRecord())
    try store(bob).record(.sample("bob's"))
    #expect(try store(bob).history(of: eyes).map(\.source) == ["bob's"])
    try store(ada).skip(eyes, goingTo: icons.exercise)
    for table in ["exercise", "source", "snapshot", "attempt", "scenario_outcome", "hint", "skipped_exercise"] {
      #expect(try numbers("SELECT count(*) FROM \(table) WHERE learner <> current_user", bob) == [0], "\(table)")
    }
    // Somebody else's rows cannot be changed, taken away, written or referred to.
    let exercise = try #require(try numbers("SELECT id FROM exercise", ada).first)
    #expect(try numbers("WITH gone AS (DELETE FROM hint RETURNING 1) SELECT count(*) FROM gone", bob) == [0])
    #expect(
      try numbers(
        "WITH c AS (UPDATE exercise SET name = 'x' WHERE id = \(exercise) RETURNING 1) SELECT count(*) FROM c", bob)
        == [0])
    for sql in [
      "INSERT INTO hint (exercise, number, shown_at) VALUES (\(exercise), 2, 0)",
      "INSERT INTO exercise (learner, pack, name) SELECT max(rolname), 'p', 'n' FROM pg_roles WHERE rolname <> current_user",
      "UPDATE exercise SET learner = 'somebody'", "TRUNCATE attempt CASCADE",
      "ALTER TABLE attempt DISABLE ROW LEVEL SECURITY",
      "DROP POLICY own_rows ON attempt", "CREATE TABLE course.mine (id BIGINT)",
    ] {
      let error = #expect(throws: ProgressStoreError.self, "\(sql)") { try numbers(sql, bob) }
      #expect([.denied, .rejected].contains(error?.kind), "\(sql): \(error?.english.message ?? "")")
    }
    #expect(try store(ada).history(of: eyes).map(\.source) == ["ada's"])
    #expect(try store(ada).progress(of: eyes).hintsShown == 1)
  }

  @Test func whatWasLeftForLaterIsKept() throws {
    let address = try server().addressOfNewRole()
    try store(address).skip(eyes, goingTo: icons.exercise)
    #expect(try store(address).progress(of: eyes).isSkipped)
    #expect(try store(address).record().skips.map(\.isOver) == [false])
    try store(address).setCurrentExercise(eyes.exercise, pack: eyes.pack)
    #expect(try !store(address).progress(of: eyes).isSkipped)
    #expect(try store(address).record().skips.map(\.isOver) == [true])
  }

  @Test func whoeverSeesAllDoesNotLearn() throws {
    let error = #expect(throws: ProgressStoreError.self) { try store(try server().superuser) }
    #expect(error?.kind == .denied)
    #expect(error?.english.message.contains("everybody's rows") == true)
  }

  @Test func preparingTwiceChangesNothing() throws {
    #expect(try !ProgressStore.prepare(try server().superuser))
  }

  @Test func tablesOfANewerCourseAreLeftAlone() throws {
    let address = try #require(try server().addressOfNewRole())
    let error = #expect(throws: ProgressStoreError.self) {
      try PostgreSQLDatabase.open(address, patience: 1000, migrations: [])
    }
    #expect(error?.kind == .newer)
    #expect(error?.english.message.contains("class-of-learners") == true)
    let older = #expect(throws: ProgressStoreError.self) {
      try PostgreSQLDatabase.open(
        address, patience: 1000, migrations: Migration.onServer + [Migration(name: "later", sql: "SELECT 1")])
    }
    #expect(older?.english.advice.contains("course progress prepare") == true)
  }

  /// The connection is cut while a write is half done: it is done once more, and nothing twice.
  @Test func aWriteThatWasCutOffIsDoneOnce() throws {
    let (server, address) = (try server(), try #require(try server().addressOfNewRole()))
    var cuts = 0
    let store = try ProgressStore(at: address, clock: { 0 }, patience: 5000)
    let number = try store.write { () throws(ProgressStoreError) -> Int64? in
      let id = try store.exerciseID(for: eyes)
      if cuts < 2 {
        cuts += 1
        try? server.run(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(address.role)'")
      }
      try store.database.run("UPDATE exercise SET name = name WHERE id = ?", .integer(id))
      return try store.database.number("SELECT count(*) FROM exercise")
    }
    #expect(cuts == 2)
    #expect(number == 1)
    // A read that finds the connection cut is asked again.
    try server.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(address.role)'")
    #expect(try store.record(.sample()) == 1)
    #expect(try store.allProgress(pack: eyes.pack).count == 1)
  }

  @Test func twoProcessesOfOneLearnerWaitForOneAnother() throws {
    let address = try #require(try server().addressOfNewRole())
    let (one, other) = (try store(address), try store(address))
    for round in 0..<10 {
      #expect(try one.record(.sample("one \(round)")) == 2 * round + 1)
      #expect(try other.record(.sample("other \(round)")) == 2 * round + 2)
    }
  }
}

extension ServerAddress {
  /// The role in it.
  fileprivate var role: String { String(text.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "@" }) }
}
