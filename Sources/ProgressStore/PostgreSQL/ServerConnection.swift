import CPostgreSQL
import Glibc

/// The sole owner of a server connection, which closes the handle exactly once.
final class ServerConnection {
  private let handle: OpaquePointer
  /// Whether the server ended the connection or the network broke it.
  private(set) var isLost = false

  /// Connects once, without retries.
  init(_ address: ServerAddress, until deadline: ServerDeadline) throws(ServerFailure) {
    guard let handle = postgresql_start(address.text) else { throw ServerFailure(words: "there is no memory left") }
    self.handle = handle
    try connect(until: deadline)
    try settle()
  }

  deinit { postgresql_close(handle) }

  /// 150004 is 15.4.
  var version: Int32 { postgresql_version(handle) }

  /// Returns every row of a statement's answer.
  func rows<Result>(
    _ sql: String, _ values: [SQLValue] = [], read: (any Row) -> Result
  ) throws(ServerFailure) -> [Result] {
    let answer = try ServerAnswer(to: sql, values, on: handle) { state in noteLoss(state) }
    return answer.rows(read)
  }

  /// Runs statements without values.
  ///
  /// - Returns: the server's command tag for the last one, such as `COMMIT`.
  func runScript(_ sql: String) throws(ServerFailure) -> String {
    try ServerAnswer(toScript: sql, on: handle) { state in noteLoss(state) }.tag
  }

  /// A shutdown by an administrator arrives as an ordinary error, the last one.
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
      default:
        let report = String(cString: postgresql_message(handle))
        throw ServerFailure(connecting: report, needsPassword: postgresql_needs_password(handle) != 0)
      }
    }
  }

  /// Session settings: our schema's names, timeouts instead of waiting forever, and acknowledged changes on the disk,
  /// even if the server's default differs.
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
