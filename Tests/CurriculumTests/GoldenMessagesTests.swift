import Diagnostics
import Foundation
import Testing

@testable import Curriculum

/// Compares all messages with a version that a person has reviewed: each diagnosis's cases and the beginning of its
/// help page, in every language. `UPDATE_GOLDEN=1` rewrites it; read the difference, then commit.
@Suite struct GoldenMessagesTests {
  static let languages: [Language] = [.english, .german]

  @Test func everyMessageIsAsBefore() async throws {
    let said = try await Self.said()
    let rules = (Diagnosis.kinds.flatMap { $0 } + Diagnosis.afterAPass + [GuideValueOff.self])
    for rule in rules {
      #expect(
        said.contains { $0.diagnosis.kind == rule }, "\(rule) has no case in \(DiagnosisCase.folder.lastPathComponent)")
    }
    let pages = DiagnosisID.allCases.flatMap { id in
      Self.page(of: id) + said.filter { $0.diagnosis.id == id }.flatMap(Self.message)
    }
    try expectGolden("messages.md", (["# What is said of mistakes", ""] + pages).joined(separator: "\n"))
  }

  private struct Said: Sendable {
    var name: String
    var diagnosis: Diagnosis
  }

  /// The diagnoses of each case that must get one, in the order of the cases.
  private static func said() async throws -> [Said] {
    let names = DiagnosisCase.names.filter { $0.contains("/gets-") }
    return try await withThrowingTaskGroup(of: [Said].self) { group in
      for name in names {
        group.addTask {
          try await CaseReports.shared.report(of: name).diagnoses.map { Said(name: name, diagnosis: $0) }
        }
      }
      return try await group.reduce([], +).sorted { $0.name < $1.name }
    }
  }

  /// `## sign-flipped`, then title and first sentence of the page in each language.
  private static func page(of id: DiagnosisID) -> [String] {
    ["", "## \(id.rawValue)", ""]
      + languages.map { language in
        let page = id.help(in: language)
        let end = page.meaning.range(of: #"[.?!](?= |$)"#, options: .regularExpression)?.upperBound
        return "- **\(page.title)** \(page.meaning[..<(end ?? page.meaning.endIndex)])"
      }
  }

  private static func message(_ said: Said) -> [String] {
    let rule = said.diagnosis.kind.map { " (\($0))" } ?? ""
    return ["", "### \(said.name)\(rule)", ""]
      + languages.map { language in
        "- \(said.diagnosis.spoken(in: language).told.joined(separator: " / "))"
      }
  }
}

/// Compares a text with a file in `Golden`, or rewrites the file on request.
private func expectGolden(_ name: String, _ text: String) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try "\(text)\n".write(to: file, atomically: true, encoding: .utf8)
    return
  }
  let (known, now) = (try String(contentsOf: file, encoding: .utf8).lines, "\(text)\n".lines)
  let changes = now.difference(from: known).map { change in
    switch change {
    case .remove(_, let line, _): "was \(line)"
    case .insert(_, let line, _): "is  \(line)"
    }
  }
  let shown = changes.prefix(6).joined(separator: "\n")
  #expect(changes.isEmpty, "\(name) changed: UPDATE_GOLDEN=1 ./test --filter Golden, then read it\n\(shown)")
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
