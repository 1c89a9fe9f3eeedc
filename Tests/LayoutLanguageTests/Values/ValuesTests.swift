import Diagnostics
import Foundation
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// The values of expressions: the tables contain the output of each, compiled by Swift's compiler.
@Suite struct ValuesTests {
  /// An expression, or a function's body in braces, with the types that it needs declared before it.
  struct Row: Decodable {
    var declarations: String?
    let source: String
    let prints: String

    var program: String {
      let view = "struct ContentView: View { var body: some View { Color.red.frame(width: 1, height: 1).id(text) } }"
      let isBody = source.hasPrefix("{")
      let text = isBody ? source : "{ \"\\(\(source))\" }"
      return "import SwiftUI\n\(declarations ?? "")\nfunc show() -> String \(text)\nlet text = show()\n\(view)\n"
    }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables")

  @Test(arguments: [
    "numbers", "texts", "collections", "programs", "designs", "silence", "learners",
  ])
  func areWhatTheCompilerMakes(of table: String) throws {
    let file = Self.folder.appendingPathComponent("\(table).json")
    let rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
    #expect(rows.count > 40)
    for row in rows {
      #expect(printed(row) == row.prints, "\(row.declarations ?? "") \(row.source)")
    }
  }

  private func printed(_ row: Row) -> String? {
    do {
      let program = try Program.compile([SourceText(name: "value.layout", text: row.program)])
      return try program.scene(for: SceneRequest(stage: Size(width: 10, height: 10))).views.first?.name
    } catch {
      return "\(error)"
    }
  }
}
