/// Inside a target, too, knowledge goes one way: a folder names types of the folders before it and of no later one.
///
///     Parsing ─▶ Declarations ─▶ Running ─▶ Staging        Staging may say Run; Running may not say Stage
///
/// What counts is where a type is declared, at the top of a file, and which words other files use. What a folder does
/// know of a later one stands in `exceptions`, exactly: one more is a finding, and so is one that is not needed any more.
enum FolderOrderRule {
  struct Order: Sendable {
    let target: String
    /// The folders, each before those that may name its types; files of the target's own folder are not asked.
    let folders: [String]
    /// `Program → TypeChecker`: a folder, and a type of a later one.
    let exceptions: Set<String>
  }

  static func findings(in files: [(file: String, text: String)], order: Order) -> [Finding] {
    let positions = Dictionary(uniqueKeysWithValues: order.folders.enumerated().map { ($1, $0) })
    var findings: [Finding] = []
    var homes: [String: Int] = [:]
    let sources = files.compactMap { file, text -> (file: String, folder: String, lines: [String])? in
      let parts = file.split(separator: "/")
      guard parts.count > 3, parts[1] == order.target else { return nil }
      return (file, String(parts[2]), CodeOnly.lines(of: text).map(String.init))
    }
    for source in sources {
      guard let position = positions[source.folder] else {
        findings.append(Finding(file: source.file, message: "the order of \(order.target) has no \(source.folder)"))
        continue
      }
      for type in source.lines.compactMap(declaredType) { homes[type] = position }
    }
    var needed: Set<String> = []
    for source in sources {
      guard let position = positions[source.folder] else { continue }
      for (number, line) in source.lines.enumerated() {
        for match in line.matches(of: #/\b[A-Z]\w*/#) {
          guard let home = homes[String(match.0)], home > position else { continue }
          let exception = "\(source.folder) → \(match.0)"
          needed.insert(exception)
          if order.exceptions.contains(exception) { continue }
          let message = "\(source.folder) must not know \(match.0) of \(order.folders[home]), which comes later"
          findings.append(Finding(file: source.file, line: number + 1, message: message))
        }
      }
    }
    findings += order.exceptions.subtracting(needed).sorted().map {
      Finding(file: "Sources/\(order.target)", message: "the exception “\($0)” is not needed any more")
    }
    return findings
  }

  /// A type that a line declares for the whole target; nil for what is inside of another or private to its file.
  private static func declaredType(_ line: String) -> String? {
    let pattern =
      #/^(?:@\w+\s+)*(?:(?:public|package|final|indirect)\s+)*(?:struct|class|enum|protocol|typealias)\s+(\w+)/#
    return line.firstMatch(of: pattern).map { String($0.1) }
  }
}
