/// No statement in `Sources` may end the program on odd input: no `try!`, `as!`, forced unwrapping, `fatalError` and kin.
enum TrapRule {
  /// Functions that end the program.
  static let stopping: Set = [
    "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure",
  ]

  /// The places in `text` that can trap.
  static func findings(in text: String, file: String) -> [Finding] {
    CodeOnly.lines(of: text).enumerated().flatMap { number, line in
      messages(for: line).map { Finding(file: file, line: number + 1, message: $0) }
    }
  }

  private static func messages(for line: Substring) -> [String] {
    forcingMarks(in: line).map { "`\($0)` stops the program when it does not hold; unwrap it or throw" }
      + stoppingCalls(in: line).map { "`\($0)` stops the program; return a problem or throw" }
  }

  /// `word!`, `)!` and the like: an exclamation mark behind a value or a type. `!=` compares, and `!word` negates.
  private static func forcingMarks(in line: Substring) -> [Substring] {
    guard line.utf8.contains(UInt8(ascii: "!")) else { return [] }
    return line.matches(of: #/(\w*)[\w`)\]}"?>]!(?!=)/#).map(\.0)
  }

  private static func stoppingCalls(in line: Substring) -> [String] {
    guard stopping.contains(where: { line.contains($0) }) else { return [] }
    return line.matches(of: #/(\w+)\s*\(/#).map { String($0.1) }.filter(stopping.contains)
  }
}
