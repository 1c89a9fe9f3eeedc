import Foundation

/// A printed page, with the commands and paths in it.
struct PrintedPage {
  /// The text with colors, which distinguish commands from the words around them.
  var text: String
  var status: Int32

  /// The commands that begin with a program's name, as they would be pasted, without usage lines such as `check
  /// [FILE]`.
  func commands(of program: String) -> [String] {
    let pattern = try? Regex(
      "\u{1B}\\[[0-9;]*m(" + NSRegularExpression.escapedPattern(for: program) + " [^\u{1B}]*)\u{1B}")
    let found = pattern.map { text.matches(of: $0) } ?? []
    return found.compactMap { $0.output[1].substring.map(String.init) }.filter { !$0.contains(#/[\[|…]/#) }
  }

  /// The paths of layouts, without line numbers.
  var files: [String] {
    let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    return plain.matches(of: #/(?:\/tmp\/[^\n“”„]*?|[^\s“”„()']+)\.layout\b/#).map { String($0.output) }
  }
}

/// A learner who pastes the printed commands into a shell, in the folder in which they were printed.
struct PastingLearner {
  /// The current folder, and the program's name there.
  var folder: String
  var program: String
  /// Options added to every first command.
  var options: [String]
  var environment: [String: String] = [:]

  func page(_ arguments: [String]) throws -> PrintedPage {
    let words = ([program] + arguments + options).map { "'\($0)'" }
    return try paste(words.joined(separator: " "))
  }

  /// Runs a line in the shell.
  func paste(_ line: String) throws -> PrintedPage {
    let binary = Binary(
      folder: folder,
      environment: ["PATH": "/usr/bin:/bin", "CLICOLOR_FORCE": "1", "COLORTERM": "1"].merging(environment) { $1 })
    let outcome = try binary.shell("timeout 20 \(line)")
    return PrintedPage(text: outcome.output + outcome.complaints, status: outcome.status)
  }
}
