/// The README's first screen names the two commands of the project, and no third one.
enum ReadMeRule {
  static let firstScreen = 25
  static let commands = ["./course next", "./test"]

  /// What is wrong with the first screen of a README.
  static func findings(in text: String, file: String = "README.md") -> [Finding] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(firstScreen).map(String.init)
    let blocks = codeBlocks(in: lines)
    var findings: [Finding] = []
    if blocks.count(where: { $0 == commands }) != 1 {
      let wanted = commands.map { "`\($0)`" }.joined(separator: " and ")
      let message = "the first \(firstScreen) lines need one code block that holds \(wanted), and only that"
      findings.append(Finding(file: file, message: message))
    }
    for (number, line) in lines.enumerated() {
      for match in line.matches(of: #/\./\w[^`#]*/#) {
        let command = String(match.0).trimmingSuffix()
        if !commands.contains(command) {
          let message = "`\(command)` is a third command on the first screen"
          findings.append(Finding(file: file, line: number + 1, message: message))
        }
      }
    }
    return findings
  }

  /// The lines of each finished code block, without shell comments and blank lines.
  private static func codeBlocks(in lines: [String]) -> [[String]] {
    let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    // Every second part lies between two fences; the last part has none behind it.
    let inside = parts.indices.filter { !$0.isMultiple(of: 2) && $0 < parts.count - 1 }
    return inside.map { index in
      parts[index].map { String($0.prefix { $0 != "#" }).trimmingSuffix() }.filter { !$0.isEmpty }
    }
  }
}

extension String {
  /// This text without the blanks at its end.
  func trimmingSuffix() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
