import CPostgreSQL

/// A server's answer to one statement, freed at the end of its scope.
struct ServerAnswer: ~Copyable {
  private let result: OpaquePointer

  /// - Parameter failed: called with the failure's code, nil without one, while the connection is still in that state.
  init(
    to sql: String, _ values: [SQLValue], on connection: OpaquePointer, failed: (String?) -> Void
  ) throws(ServerFailure) {
    let parameters = ServerParameters(values)
    let answer = parameters.pointing { pointers in
      postgresql_run(
        connection, Self.numbered(sql), Int32(values.count), parameters.types, pointers, parameters.lengths,
        parameters.formats)
    }
    try self.init(answer, to: sql, on: connection, failed: failed)
  }

  /// The same for statements without values; the answer is that of the last one.
  init(toScript sql: String, on connection: OpaquePointer, failed: (String?) -> Void) throws(ServerFailure) {
    try self.init(postgresql_run_script(connection, sql), to: sql, on: connection, failed: failed)
  }

  private init(
    _ answer: OpaquePointer?, to sql: String, on connection: OpaquePointer, failed: (String?) -> Void
  ) throws(ServerFailure) {
    guard let answer else {
      failed(nil)
      throw ServerFailure(connecting: String(cString: postgresql_message(connection))).at(sql)
    }
    guard postgresql_is_good(answer) != 0 else {
      let state = postgresql_state(answer).map { String(cString: $0) }
      let words = postgresql_sentence(answer).map { String(cString: $0) }
      postgresql_forget(answer)
      failed(state)
      guard let words else { throw ServerFailure(connecting: String(cString: postgresql_message(connection))).at(sql) }
      throw ServerFailure(state: state, words: words, sql: sql)
    }
    result = answer
  }

  deinit { postgresql_forget(result) }

  /// The server's command tag.
  var tag: String { String(cString: postgresql_tag(result)) }

  func rows<Result>(_ read: (any Row) -> Result) -> [Result] {
    (0..<max(0, postgresql_rows(result))).map { read(ServerRow(result: result, row: $0)) }
  }

  /// Replaces `?` by PostgreSQL's placeholders outside of quotes: `a = ? AND b = ?` → `a = $1 AND b = $2`.
  static func numbered(_ sql: String) -> String {
    var numbered = ""
    var count = 0
    var isQuoted = false
    for character in sql {
      if character == "'" { isQuoted.toggle() }
      guard character == "?", !isQuoted else {
        numbered.append(character)
        continue
      }
      count += 1
      numbered += "$\(count)"
    }
    return numbered
  }
}

extension ServerFailure {
  fileprivate func at(_ sql: String) -> ServerFailure {
    var failure = self
    failure.sql = sql
    return failure
  }
}
