import CPostgreSQL
import Glibc

/// A learner's rows on a server that a class shares.
///
/// A server is stopped and started again while people work. What was lost on the way is done once more; whether a commit
/// without an answer was carried out, a receipt tells afterwards. So what is acknowledged is kept, and nothing is kept
/// twice.
final class PostgreSQLDatabase: Database {
  let address: ServerAddress
  /// For how many milliseconds a server that went away is waited for.
  private let patience: Int32
  private var connection: ServerConnection?
  private var isClosed = false
  private var isInTransaction = false

  /// Connects; makes no tables.
  init(_ address: ServerAddress, patience: Int32) throws(ProgressStoreError) {
    self.address = address
    self.patience = patience
    if let reason = postgresql_open() { throw address.error(.libraryMissing(.said(String(cString: reason)))) }
    // At the beginning nothing can be lost: who mistyped an address shall not wait as long.
    do throws(ServerFailure) {
      connection = try Self.connect(address, until: ServerDeadline(in: patience / 2))
    } catch {
      throw address.explain(error)
    }
    guard try connected().version >= Self.oldestVersion else {
      throw address.error(.tooOld(Int(try connected().version / 10_000)))
    }
  }

  /// PostgreSQL 12 is the oldest that the tests have in reach.
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
    // In a transaction a loss is the transaction's to mend.
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

  /// Runs several statements without values, as a step of the schema has them.
  ///
  /// - Returns: what the server says that it did with the last.
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

  /// A write leaves a receipt: where nobody heard how it ended, the receipt tells whether it was kept. The number of a
  /// transaction would not: a server that was killed may give it to another one.
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

  /// How one run of a transaction ended.
  private enum Outcome<Result> {
    case kept(Result)
    /// The server went away before it was told to keep anything.
    case lost(ProgressStoreError)
    /// It went away between the order and its answer.
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

  /// Lets this learner's other processes finish first. The lock goes with the transaction.
  private func waitForOthers() throws(ProgressStoreError) {
    try run("SELECT pg_advisory_xact_lock(hashtextextended(current_user::text, 0))")
  }

  private func leave(_ receipt: Int64) throws(ProgressStoreError) {
    try run("DELETE FROM receipt WHERE at < now() - interval '1 hour'")
    try run("INSERT INTO receipt (number) VALUES (?)", .integer(receipt))
  }

  /// Whether a write was kept. A server that lost only us may be at it still: then its lock is held.
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

  /// Makes a new connection in the place of a lost one. Any other failure is thrown on, and so is what keeps the server
  /// from coming back.
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

  /// Connects; what may pass is tried again until then.
  private static func connect(
    _ address: ServerAddress, until deadline: ServerDeadline
  ) throws(ServerFailure) -> ServerConnection {
    var pause: UInt32 = 20_000
    while true {
      do throws(ServerFailure) {
        return try ServerConnection(address, until: deadline)
      } catch {
        guard error.mayPass, deadline.isAhead else { throw error }
        // A whole class comes back at once: not all in the same moment.
        usleep(pause + UInt32.random(in: 0...pause))
        pause = min(pause * 2, 400_000)
      }
    }
  }
}
