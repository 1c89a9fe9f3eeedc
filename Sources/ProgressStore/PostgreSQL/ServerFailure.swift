import CPostgreSQL

/// An error from a server or from libpq, before it is phrased for the learner.
struct ServerFailure: Error {
  /// PostgreSQL's five-character error code, such as `23505`; nil if no server was reached.
  var state: String?
  /// The message of the server or of libpq.
  var words: String
  /// The statement that failed.
  var sql: String?

  init(state: String? = nil, words: String, sql: String? = nil) {
    self.state = state
    self.words = words
    self.sql = sql
  }

  /// Parses a failed connection's report. libpq has no code for it, but quotes the server's: `FATAL:  28P01: password
  /// authentication failed for user "ada"`, with lines about the server's source.
  ///
  /// - Parameter needsPassword: the server asked for a password that libpq does not have. That is final, so it gets
  ///   the state that a wrong password has.
  init(connecting report: String, needsPassword: Bool = false) {
    if needsPassword {
      self.init(state: "28P01", words: "no password supplied")
      return
    }
    let lines = report.split(separator: "\n").filter { line in
      !["LOCATION:", "HINT:", "DETAIL:", "\t"].contains { line.hasPrefix($0) }
    }
    // An address may name several hosts; use the last one that was tried.
    let line = lines.last.map(String.init) ?? "no answer"
    let said = line.part(after: "failed: ")
    let parts = said.split(separator: ":", maxSplits: 2)
    if parts.count == 3, Self.isState(parts[1].trimmed) {
      self.init(state: String(parts[1].trimmed), words: parts[2].asSentence)
    } else {
      self.init(words: said.asSentence)
    }
  }

  /// Whether it may be transient: nobody listens, the server is starting or stopping, or it has too many connections.
  var mayPass: Bool {
    guard let state else { return true }
    return state.hasPrefix("08") || state.hasPrefix("57P") || state == "53300"
  }

  private static func isState(_ word: Substring) -> Bool {
    word.utf8.count == 5 && word.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
  }
}

extension ServerFailure {
  /// Maps PostgreSQL's code to our kind. The first two characters are the code's class.
  var kind: ProgressStoreError.Kind {
    guard let state else { return .unavailable }
    switch state.prefix(2) {
    case "22", "23", "54": return .rejected
    case "28": return .denied
    case "XX": return .damaged
    default: break
    }
    switch state {
    case "25006": return .readOnly
    case "42501": return .denied
    case "53100", "53200": return .full
    case "53300", "55P03", "57014", "40001", "40P01": return .busy
    case "42P01", "42703", "3F000": return .damaged
    default: return .unavailable
    }
  }
}

extension String {
  /// The text after the first occurrence of `words`, or all of it.
  fileprivate func part(after words: String) -> Substring {
    firstRange(of: words).map { self[$0.upperBound...] } ?? self[...]
  }
}

extension StringProtocol {
  fileprivate var trimmed: SubSequence { drop { $0.isWhitespace }.trimmedAtEnd }

  fileprivate var trimmedAtEnd: SubSequence {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return rest
  }

  /// Without spaces and the period at its ends.
  fileprivate var asSentence: String {
    let words = trimmed
    return String(words.hasSuffix(".") ? words.dropLast() : words)
  }
}
