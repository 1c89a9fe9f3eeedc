import Foundation

/// Programs with a command's expected output in their first comments.
///
///     // finds: text-cut 8 393x852 large leftToRight
struct LayoutCases {
  let folder: URL

  init(_ name: String) {
    folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
  }

  /// The names of the programs, without extension.
  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".layout") }.map { String($0.dropLast(7)) }.sorted()
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(name).layout"), encoding: .utf8)
  }

  /// The text after a word in the comments: `// finds: …`.
  static func notes(_ word: String, in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("// \(word): ") }.map { String($0.dropFirst(word.count + 5)) }
  }
}
