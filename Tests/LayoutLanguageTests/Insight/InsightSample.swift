import Diagnostics
import Foundation
import LayoutEngine
import SwiftParser
import SwiftSyntax

@testable import LayoutChecking
@testable import LayoutEditing
@testable import LayoutProgram

/// A program to ask an editor's questions about, with its given code.
struct InsightSample: Sendable, CustomStringConvertible {
  let name: String
  let sources: [SourceText]
  var description: String { name }

  var source: SourceText { sources[0] }

  private static let exercises = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Exercises")

  /// The solutions of all exercises.
  static let solutions: [InsightSample] = {
    let files = FileManager.default.enumerator(at: exercises, includingPropertiesForKeys: nil)
    let found = (files?.allObjects as? [URL] ?? []).filter { $0.lastPathComponent == "solution.layout" }
    return found.sorted { $0.path < $1.path }.compactMap { file in
      let folder = file.deletingLastPathComponent()
      let texts = ["solution.layout", "given.layout"].compactMap { name -> SourceText? in
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
        return SourceText(name: name, text: String(decoding: data, as: UTF8.self))
      }
      return InsightSample(name: folder.lastPathComponent, sources: texts)
    }
  }()

  /// The accepted test cases.
  static let cases: [InsightSample] = CaseFile.names(in: "accepted").compactMap { name in
    (try? CaseFile(name, in: "accepted")).map { InsightSample(name: name, sources: [$0.source]) }
  }

  /// The small programs that Swift accepts.
  static let programs: [InsightSample] = ["declarations", "values", "views"].flatMap { collection in
    let file = ManyProgramsTests.folder.appendingPathComponent("\(collection).programs")
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.components(separatedBy: "//// ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      return InsightSample(
        name: lines[0],
        sources: [SourceText(name: "\(lines[0]).layout", text: lines.dropFirst().joined(separator: "\n"))])
    }
  }

  /// Asks about the sample on a thread with a large stack.
  func asked<Answer: Sendable>(
    _ question: @escaping @Sendable (SourceInsight) -> Answer
  ) -> Answer? {
    let sources = sources
    return withDeadline(seconds: 120) { question(SourceInsight(sources, by: nil)) }
  }

  /// Every identifier of the text.
  var identifiers: [(text: String, range: Diagnostics.SourceRange)] {
    Parser.parse(source: source.text).tokens(viewMode: .sourceAccurate).compactMap { token in
      switch token.tokenKind {
      case .identifier, .dollarIdentifier: (token.text, token.range(in: 0))
      default: nil
      }
    }
  }
}
