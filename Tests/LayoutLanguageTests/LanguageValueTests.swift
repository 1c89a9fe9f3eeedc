import Diagnostics
import Foundation
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// The output of small programs: overloads, dispatch, order of evaluation, property wrappers, result builders and other
/// parts of the language. The reference is Swift's own compiler, which compiled and ran each of them.
@Suite struct LanguageValueTests {
  struct Row: Decodable, CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let printed: String

    var testDescription: String { name }
  }

  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("LanguageValues.json")
    return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([Row].self, from: $0) } ?? []
  }()

  @Test(arguments: rows)
  func printsWhatSwiftPrints(row: Row) throws {
    let view = "struct ContentView: View { var body: some View { Color.red.frame(width: 1, height: 1).id(show()) } }"
    let text = "import SwiftUI\n\(row.source)\n\(view)\n"
    let program = try Program.compile([SourceText(name: "values.layout", text: text)])
    let scene = try program.scene(for: SceneRequest(stage: Size(width: 100, height: 100)))
    #expect(scene.views.map(\.name) == [row.printed])
  }

  @Test func thereAreRows() { #expect(Self.rows.count >= 100) }
}
