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
        for word in capitalizedWords(of: line) {
          guard let home = homes[word], home > position else { continue }
          let exception = "\(source.folder) → \(word)"
          needed.insert(exception)
          if order.exceptions.contains(exception) { continue }
          let message = "\(source.folder) must not know \(word) of \(order.folders[home]), which comes later"
          findings.append(Finding(file: source.file, line: number + 1, message: message))
        }
      }
    }
    findings += order.exceptions.subtracting(needed).sorted().map {
      Finding(file: "Sources/\(order.target)", message: "the exception “\($0)” is not needed any more")
    }
    return findings
  }

  /// Without a regular expression, which would take most of the house rules' time.
  private static func capitalizedWords(of line: String) -> [String] {
    line.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: false
      default: true
      }
    }
    .filter { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0.first ?? 0 }
    .compactMap { String($0) }
  }

  /// A type that a line declares for the whole target; nil for what is inside of another or private to its file.
  private static func declaredType(_ line: String) -> String? {
    // Most lines are inside of something, and a regular expression would take its time to say so.
    guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "}") else { return nil }
    let pattern =
      #/^(?:@\w+\s+)*(?:(?:public|package|final|indirect)\s+)*(?:struct|class|enum|protocol|typealias)\s+(\w+)/#
    return line.firstMatch(of: pattern).map { String($0.1) }
  }
}
