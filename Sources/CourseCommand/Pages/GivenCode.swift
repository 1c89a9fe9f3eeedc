import Curriculum
import Diagnostics

/// An exercise's given code with its declarations.
///
///     struct Slip: View {        Slip, lines 1 to 3
///       …
///     }
struct GivenCode {
  /// The source; nil declares nothing.
  var source: SourceText?

  init(_ source: SourceText?) { self.source = source }

  /// The file's name on pages.
  var fileName: String { source.map { Path.name(of: $0.name) } ?? "" }

  private var lines: [String] { source?.text.lines ?? [] }

  /// The names of the declared types and functions, in order, without extensions.
  var names: [String] {
    var names: [String] = []
    for line in lines {
      if let name = Self.name(declaredIn: line), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The lines of a declaration with its comment, counted from 1; nil if no declaration has the name.
  func lines(of name: String) -> ClosedRange<Int>? {
    let lines = lines
    guard let start = lines.firstIndex(where: { Self.name(declaredIn: $0) == name }) else { return nil }
    let comment = lines[..<start].reversed().prefix { $0.hasPrefix("//") || $0.hasPrefix("@") }.count
    let isOneLine = !lines[start].hasSuffix("{")
    let end = isOneLine ? start : lines[start...].firstIndex { $0.hasPrefix("}") } ?? lines.count - 1
    return start - comment + 1...end + 1
  }

  /// The text of those lines.
  func text(of range: ClosedRange<Int>) -> String {
    lines[range.lowerBound - 1..<min(range.upperBound, lines.count)].joined(separator: "\n")
  }

  /// The given lines, or all lines, with line numbers.
  func numbered(_ range: ClosedRange<Int>? = nil) -> String {
    let lines = lines
    guard !lines.isEmpty else { return "" }
    let range = range ?? 1...lines.count
    let width = String(range.upperBound).count
    return range.filter { $0 <= lines.count }.map { number in
      let space = String(repeating: " ", count: width - String(number).count)
      return "\(space)\(number) | \(lines[number - 1])"
    }.joined(separator: "\n")
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "actor", "typealias"]
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "final", "@MainActor", "@Observable",
  ]

  /// `Slip` for `struct Slip: View {`; nil for a line without a top-level declaration.
  private static func name(declaredIn line: String) -> String? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = line.split(separator: " ").drop { modifiers.contains(String($0)) }
    guard words.count > 1, let kind = words.first, kinds.contains(String(kind)) else { return nil }
    let name = words[words.startIndex + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
