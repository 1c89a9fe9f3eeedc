import Foundation

/// What a page printed, and what of it can be typed or opened.
struct PrintedPage {
  /// With the colors, by which commands are told from the words around them.
  var text: String
  var status: Int32

  /// The commands that begin with a program's name, as they would be pasted; forms such as `check [FILE]` are none.
  func commands(of program: String) -> [String] {
    let pattern = try? Regex(
      "\u{1B}\\[[0-9;]*m(" + NSRegularExpression.escapedPattern(for: program) + " [^\u{1B}]*)\u{1B}")
    let found = pattern.map { text.matches(of: $0) } ?? []
    return found.compactMap { $0.output[1].substring.map(String.init) }.filter { !$0.contains(#/[\[|…]/#) }
  }

  /// The paths of layouts, without the lines behind them.
  var files: [String] {
    let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    return plain.matches(of: #/(?:\/tmp\/[^\n“”„]*?|[^\s“”„()']+)\.layout\b/#).map { String($0.output) }
  }
}

/// A learner who types what pages print, in a shell, where the pages were read.
struct PastingLearner {
  /// Where the learner stands, and how the program is called there.
  var folder: String
  var program: String
  /// Typed behind every first command.
  var options: [String]
  var environment: [String: String] = [:]

  func page(_ arguments: [String]) throws -> PrintedPage {
    let words = ([program] + arguments + options).map { "'\($0)'" }
    return try paste(words.joined(separator: " "))
  }

  /// Runs a line as the shell reads it.
  func paste(_ line: String) throws -> PrintedPage {
    let binary = Binary(
      folder: folder,
      environment: ["PATH": "/usr/bin:/bin", "CLICOLOR_FORCE": "1", "COLORTERM": "1"].merging(environment) { $1 })
    let outcome = try binary.shell("timeout 20 \(line)")
    return PrintedPage(text: outcome.output + outcome.complaints, status: outcome.status)
  }
}
