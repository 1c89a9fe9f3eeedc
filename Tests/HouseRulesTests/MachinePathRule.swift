/// No committed text names a folder of the machine it was written on.
enum MachinePathRule {
  /// First folders of paths that mean something on one machine only. (Written without slashes, to pass their own rule.)
  static let folders = ["work", "root", "opt"]

  /// The lines of `text` that hold such a path. `docs/opt/x` and `https://a.org/opt/x` are none.
  static func findings(in text: String, file: String) -> [Finding] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
      guard let path = machinePath(in: line) else { return nil }
      return Finding(file: file, line: number + 1, message: "\(path) exists on one machine only; write a relative path")
    }
  }

  private static func machinePath(in line: Substring) -> String? {
    guard folders.contains(where: { line.contains("/\($0)/") }) else { return nil }
    let pattern = #/(?:^|[^\w.\/~*$}-]|-[IL]|file:\/\/)(\/(\w+)\/[^\s"'`]*)/#
    return line.matches(of: pattern).first { folders.contains(String($0.2)) }.map { String($0.1) }
  }
}
