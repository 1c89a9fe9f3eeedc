import CPostgreSQL
import Glibc

/// The one owner of a connection to a server: nobody else holds the handle, and it is closed exactly once.
final class ServerConnection {
  private let handle: OpaquePointer
  /// Whether the server ended the connection, or the way to it broke.
  private(set) var isLost = false

  /// Connects, once.
  init(_ address: ServerAddress, until deadline: ServerDeadline) throws(ServerFailure) {
    guard let handle = postgresql_start(address.text) else { throw ServerFailure(words: "there is no memory left") }
    self.handle = handle
    try connect(until: deadline)
    try settle()
  }

  deinit { postgresql_close(handle) }

  /// 150004 is 15.4.
  var version: Int32 { postgresql_version(handle) }

  /// Every row of a statement's answer.
  func rows<Result>(
    _ sql: String, _ values: [SQLValue] = [], read: (any Row) -> Result
  ) throws(ServerFailure) -> [Result] {
    let answer = try ServerAnswer(to: sql, values, on: handle) { state in noteLoss(state) }
    return answer.rows(read)
  }

  /// Runs statements without values.
  ///
  /// - Returns: what the server says that it did with the last, such as `COMMIT`.
  func runScript(_ sql: String) throws(ServerFailure) -> String {
    try ServerAnswer(toScript: sql, on: handle) { state in noteLoss(state) }.tag
  }

  /// An administrator's hand comes as an answer like any other, and is the last.
  private func noteLoss(_ state: String?) {
    isLost = isLost || postgresql_is_connected(handle) == 0 || ["57P01", "57P02"].contains(state)
  }

  // MARK: Connecting

  private func connect(until deadline: ServerDeadline) throws(ServerFailure) {
    var events = Int16(POLLOUT)
    while true {
      let socket = postgresql_socket(handle)
      var waiting = pollfd(fd: socket, events: events, revents: 0)
      if socket >= 0, poll(&waiting, 1, deadline.millisecondsLeft) == 0 {
        throw ServerFailure(words: "there was no answer in time")
      }
      switch postgresql_continue(handle) {
      case stepConnected: return
      case stepToRead: events = Int16(POLLIN)
      case stepToWrite: events = Int16(POLLOUT)
      default: throw ServerFailure(connecting: String(cString: postgresql_message(handle)))
      }
    }
  }

  /// What every connection is set to: our schema's names; no waiting for ever; and what is acknowledged is on the disk,
  /// also where somebody has told the server otherwise.
  private func settle() throws(ServerFailure) {
    _ = try rows(
      """
      SELECT set_config('search_path', 'course, pg_temp', false), set_config('lock_timeout', '5s', false),
        set_config('statement_timeout', '30s', false), set_config('idle_in_transaction_session_timeout', '30s', false),
        CASE current_setting('synchronous_commit')
          WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END
      """
    ) { _ in () }
  }
}
