import CSQLite

/// The progress file, looked into past the program.
enum Progress {
  /// What SQLite says of the whole file, foreign keys included; nil if it is sound.
  static func damage(of path: String) -> String? {
    let findings = rows("PRAGMA integrity_check", in: path) + rows("PRAGMA foreign_key_check", in: path)
    return findings == ["ok"] ? nil : findings.joined(separator: "; ")
  }

  /// How often texts with these words were kept.
  static func count(of words: String, in path: String) -> Int {
    let sql =
      "SELECT count(*) FROM snapshot JOIN source ON source.id = snapshot.source WHERE instr(text, x'\(hex(words))')"
    return rows(sql, in: path).first.flatMap { Int($0) } ?? 0
  }

  /// How many attempts were kept with a text that has these words.
  static func attempts(with words: String, in path: String) -> Int {
    let sql = """
      SELECT count(*) FROM attempt JOIN snapshot ON snapshot.id = attempt.snapshot
      JOIN source ON source.id = snapshot.source WHERE instr(text, x'\(hex(words))')
      """
    return rows(sql, in: path).first.flatMap { Int($0) } ?? 0
  }

  private static func hex(_ text: String) -> String {
    text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private static func rows(_ sql: String, in path: String) -> [String] {
    var connection: OpaquePointer?
    guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
      return ["cannot be opened"]
    }
    defer { sqlite3_close(connection) }
    sqlite3_busy_timeout(connection, 5000)
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else {
      return [String(cString: sqlite3_errmsg(connection))]
    }
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
      code = sqlite3_step(statement)
    }
    return code == SQLITE_DONE ? rows : rows + [String(cString: sqlite3_errmsg(connection))]
  }
}
