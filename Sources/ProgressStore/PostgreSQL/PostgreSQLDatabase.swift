import CPostgreSQL
import Glibc

/// A learner's rows on a server that a class shares.
///
/// A server may restart while people work. Lost transactions run again; a receipt row tells whether a commit without an
/// answer took effect. So acknowledged changes are kept, and nothing is stored twice.
final class PostgreSQLDatabase: Database {
  let address: ServerAddress
  /// The timeout for a server that went away, in milliseconds.
  private let patience: Int32
  private var connection: ServerConnection?
  private var isClosed = false
  private var isInTransaction = false

  /// Connects; creates no tables.
  init(_ address: ServerAddress, patience: Int32) throws(ProgressStoreError) {
    self.address = address
    self.patience = patience
    if let reason = postgresql_open() { throw address.error(.libraryMissing(.said(String(cString: reason)))) }
    // At the start nothing can be lost, so the wait is shorter: the address may be mistyped.
    do throws(ServerFailure) {
      connection = try Self.connect(address, until: ServerDeadline(in: patience / 2))
    } catch {
      throw address.explain(error)
    }
    guard try connected().version >= Self.oldestVersion else {
      throw address.error(.tooOld(Int(try connected().version / 10_000)))
    }
  }

  /// PostgreSQL 12, the oldest version that the tests can reach.
  private static let oldestVersion: Int32 = 120_000

  func close() {
    connection = nil
    isClosed = true
  }

  func damaged(_ finding: ProgressTrouble.Finding, sql: String?) -> ProgressStoreError {
    address.error(.damaged(finding), sql: sql)
  }

  func rows<Result>(
    _ sql: String, _ values: [SQLValue], read: (any Row) -> Result
  ) throws(ProgressStoreError) -> [Result] {
    // Inside a transaction, the transaction handles a loss.
    if isInTransaction { return try ask(sql, values, read) }
    let deadline = ServerDeadline(in: patience)
    while true {
      do throws(ProgressStoreError) {
        return try ask(sql, values, read)
      } catch {
        try reconnect(after: error, until: deadline)
      }
    }
  }

  /// Runs several statements without values, as in a migration.
  ///
  /// - Returns: the server's command tag for the last one.
  @discardableResult
  func runScript(_ sql: String) throws(ProgressStoreError) -> String {
    try explained { connection throws(ServerFailure) in try connection.runScript(sql) }
  }

  private func ask<Result>(
    _ sql: String, _ values: [SQLValue], _ read: (any Row) -> Result
  ) throws(ProgressStoreError) -> [Result] {
    try explained { connection throws(ServerFailure) in try connection.rows(sql, values, read: read) }
  }

  func transaction<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result {
    let deadline = ServerDeadline(in: patience)
    while true {
      switch try attempt(changes) {
      case .kept(let result), .inDoubt(let result, _): return result
      case .lost(let error): try reconnect(after: error, until: deadline)
      }
    }
  }

  /// A write inserts a receipt, which tells whether the write was kept if its answer was lost. The transaction's number
  /// would not do: a server that was killed may assign it again.
  func write<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Result {
    let deadline = ServerDeadline(in: patience)
    while true {
      let receipt = Int64.random(in: .min ... .max)
      let outcome = try attempt { () throws(ProgressStoreError) in
        try leave(receipt)
        return try changes()
      }
      switch outcome {
      case .kept(let result): return result
      case .lost(let error): try reconnect(after: error, until: deadline)
      case .inDoubt(let result, let error):
        try reconnect(after: error, until: deadline)
        if try isThere(receipt) { return result }
      }
    }
  }

  // MARK: One transaction

  /// The outcome of one run of a transaction.
  private enum Outcome<Result> {
    case kept(Result)
    /// The server went away before the commit was sent.
    case lost(ProgressStoreError)
    /// It went away after the commit was sent and before its answer.
    case inDoubt(Result, ProgressStoreError)
  }

  private func attempt<Result>(
    _ changes: () throws(ProgressStoreError) -> Result
  ) throws(ProgressStoreError) -> Outcome<Result> {
    isInTransaction = true
    defer { isInTransaction = false }
    let result: Result
    do throws(ProgressStoreError) {
      try run("BEGIN")
      try waitForOthers()
      result = try changes()
    } catch {
      if try connected().isLost { return .lost(error) }
      _ = try? connected().runScript("ROLLBACK")
      throw error
    }
    do throws(ProgressStoreError) {
      guard try runScript("COMMIT") == "COMMIT" else { throw address.error(.tookBack, sql: "COMMIT") }
      return .kept(result)
    } catch {
      guard try connected().isLost else { throw error }
      return .inDoubt(result, error)
    }
  }

  /// Waits for this learner's other processes. The transaction's end releases the lock.
  private func waitForOthers() throws(ProgressStoreError) {
    try run("SELECT pg_advisory_xact_lock(hashtextextended(current_user::text, 0))")
  }

  private func leave(_ receipt: Int64) throws(ProgressStoreError) {
    try run("DELETE FROM receipt WHERE at < now() - interval '1 hour'")
    try run("INSERT INTO receipt (number) VALUES (?)", .integer(receipt))
  }

  /// Whether a write was kept. If only our connection was lost, the server may still be writing and hold the lock.
  private func isThere(_ receipt: Int64) throws(ProgressStoreError) -> Bool {
    try transaction { () throws(ProgressStoreError) in
      try number("SELECT count(*) FROM receipt WHERE number = ?", .integer(receipt)) == 1
    }
  }

  // MARK: The connection

  private func connected() throws(ProgressStoreError) -> ServerConnection {
    guard let connection, !isClosed else { throw address.error(.closed) }
    return connection
  }

  private func explained<Result>(
    _ use: (ServerConnection) throws(ServerFailure) -> Result
  ) throws(ProgressStoreError) -> Result {
    let connection = try connected()
    do throws(ServerFailure) {
      return try use(connection)
    } catch {
      throw address.explain(error)
    }
  }

  /// Replaces a lost connection. Rethrows any other failure, and whatever keeps the server from returning.
  private func reconnect(
    after error: ProgressStoreError, until deadline: ServerDeadline
  ) throws(ProgressStoreError) {
    guard let old = connection, old.isLost, !isClosed, deadline.isAhead else { throw error }
    do throws(ServerFailure) {
      connection = try Self.connect(address, until: deadline)
    } catch {
      throw address.explain(error)
    }
  }

  /// Connects; retries transient failures until the deadline.
  private static func connect(
    _ address: ServerAddress, until deadline: ServerDeadline
  ) throws(ServerFailure) -> ServerConnection {
    var pause: UInt32 = 20_000
    while true {
      do throws(ServerFailure) {
        return try ServerConnection(address, until: deadline)
      } catch {
        guard error.mayPass, deadline.isAhead else { throw error }
        // A whole class reconnects at once: spread it randomly.
        usleep(pause + UInt32.random(in: 0...pause))
        pause = min(pause * 2, 400_000)
      }
    }
  }
}
