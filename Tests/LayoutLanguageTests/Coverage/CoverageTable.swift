import Foundation
import SwiftParser
import SwiftSyntax

/// The lines of the vocabulary that real code uses, as in `Vocabulary.json`.
struct UsedVocabulary: Decodable {
  struct Section: Decodable {
    let title: String
    let lines: [Line]
  }

  struct Line: Decodable {
    let line: String
    /// The number of files with this line, of 224 about guides, stacks and frames; 0 if it was not counted.
    let files: Int
  }

  let sections: [Section]
  /// Lines that have no case on purpose, each with its reason.
  let without: [String: String]

  static func read() throws -> UsedVocabulary {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Vocabulary.json")
    return try JSONDecoder().decode(UsedVocabulary.self, from: Data(contentsOf: file))
  }
}

/// Maps each line of the vocabulary to the accepted cases that use it, found in their syntax.
struct CoverageTable {
  let vocabulary: UsedVocabulary
  /// For each line, the names of the cases that use it.
  let cases: [String: [String]]

  init() throws {
    vocabulary = try UsedVocabulary.read()
    var cases: [String: [String]] = [:]
    for name in CaseFile.names(in: "accepted") {
      let text = try CaseFile(name, in: "accepted").source.text
      for probe in Self.probes(in: text) { cases[probe, default: []].append(name) }
    }
    self.cases = cases
  }

  /// Everything that a source uses, in the notation of the vocabulary.
  static func probes(in text: String) -> Set<String> {
    let tree = Parser.parse(source: text)
    return CallProbes(tree).found.union(LanguageProbes(tree).found).union(ShapeProbes(tree, text: text).found)
  }

  /// Lines that have no case and no reason for that.
  var missing: [String] {
    vocabulary.sections.flatMap(\.lines).map(\.line).filter { cases[$0] == nil && vocabulary.without[$0] == nil }
  }

  /// Lines declared as having no case although they have one, or although no section has the line.
  var wronglyWithout: [String] {
    let lines = Set(vocabulary.sections.flatMap(\.lines).map(\.line))
    return vocabulary.without.keys.filter { cases[$0] != nil || !lines.contains($0) }.sorted()
  }

  // MARK: The page

  var markdown: String {
    Self.introduction + summary + vocabulary.sections.map(section).joined()
  }

  private static let introduction = """
    # What the accepted cases cover

    Generated from `Tests/LayoutLanguageTests/Cases/accepted` and the list of what real code uses in
    `Tests/LayoutLanguageTests/Coverage/Vocabulary.json`; a test compares the two. Do not edit it:
    run `UPDATE_DOCS=1 ./test --filter Coverage`.

    The number says in how many of 224 public files about alignment guides, stacks and frames a line was seen.
    In a call, `_` stands for an argument without a label and `{}` for a closure behind the parentheses.
    `value .x` is a member without its type in front, `a.x` a property of a value.


    """

  private var summary: String {
    let lines = vocabulary.sections.flatMap(\.lines)
    let covered = lines.filter { cases[$0.line] != nil }.count
    return "\(covered) of \(lines.count) lines have a case; the others say why not.\n"
  }

  private func section(_ section: UsedVocabulary.Section) -> String {
    let rows = section.lines.map { line in
      "| `\(line.line.replacing("|", with: "\\|"))` | \(line.files == 0 ? "" : String(line.files)) | \(proof(of: line.line)) |\n"
    }
    return "\n## \(section.title)\n\n| line | files | cases |\n| --- | --- | --- |\n" + rows.joined()
  }

  private func proof(of line: String) -> String {
    guard let names = cases[line], let first = names.first else {
      return "none: \(vocabulary.without[line] ?? "missing")"
    }
    let more = names.count - 1
    return more == 0 ? "`\(first)`" : "`\(first)` and \(more) more"
  }
}
