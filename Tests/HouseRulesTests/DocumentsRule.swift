import Foundation

/// Pages for people: every link leads to something, every page of `Docs` is reached from the README, and every path that
/// ARCHITECTURE.md names is there.
enum DocumentsRule {
  /// The links of a page that lead nowhere, seen from the page's own folder.
  static func deadLinks(in text: String, file: String, existing: Set<String>) -> [Finding] {
    let folder = file.split(separator: "/").dropLast().map(String.init)
    var isCode = false
    return lines(of: text).flatMap { number, whole -> [Finding] in
      if whole.hasPrefix("```") { isCode.toggle() }
      let line = isCode ? "" : whole.replacing(#/`[^`]*`/#, with: "")
      return line.matches(of: #/\]\(([^)#\s]+)[^)]*\)/#).compactMap { match -> Finding? in
        let target = String(match.1)
        if target.contains("://") || existing.contains(path(target, from: folder)) { return nil }
        return Finding(file: file, line: number, message: "the link to \(target) leads nowhere")
      }
    }
  }

  /// The pages of `Docs` that the README does not link to.
  static func unreachable(readMe: String, pages: [String]) -> [Finding] {
    pages.filter { !readMe.contains("](\($0))") }.map {
      Finding(file: "README.md", message: "nothing leads to \($0)")
    }
  }

  /// The paths in backticks that begin like ours and are not there.
  static func deadPaths(in text: String, file: String, existing: Set<String>) -> [Finding] {
    lines(of: text).flatMap { number, line in
      line.matches(of: #/`((?:Sources|Tests|Docs|Benchmarks|Data|Exercises)\/[\w+.\/-]*)`/#).compactMap {
        match -> Finding? in
        var path = String(match.1)
        if path.hasSuffix("/") { path.removeLast() }
        return existing.contains(path)
          ? nil : Finding(file: file, line: number, message: "\(path) is not there")
      }
    }
  }

  /// Committed files and the folders that they are in.
  static func existing(_ files: [String]) -> Set<String> {
    var all = Set(files)
    for file in files {
      var parts = file.split(separator: "/")
      while parts.count > 1 {
        parts.removeLast()
        all.insert(parts.joined(separator: "/"))
      }
    }
    return all
  }

  private static func lines(of text: String) -> [(Int, Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, $1) }
  }

  private static func path(_ target: String, from folder: [String]) -> String {
    var parts = folder
    for part in target.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": parts = Array(parts.dropLast())
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
