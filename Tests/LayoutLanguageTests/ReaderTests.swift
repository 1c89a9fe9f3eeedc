import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// A reader's content is created after the layout around it: the effects on order, repetition, errors and budgets.
@Suite struct ReaderTests {
  private func scene(_ body: String, more: String = "") throws -> Scene {
    let text = "struct ContentView: View { var body: some View {\n\(body)\n} }\n\(more)"
    let program = try Program.compile([SourceText(name: "reader.layout", text: text)])
    return try program.scene(for: SceneRequest(stage: Size(width: 100, height: 100)))
  }

  private func problem(_ body: String, more: String = "") -> Problem? {
    do {
      _ = try scene(body, more: more)
      return nil
    } catch let problems as Problems {
      return problems.all.first
    } catch {
      return nil
    }
  }

  @Test func viewsAreInTheOrderOfTheSource() throws {
    let scene = try scene(
      """
      VStack {
        Color.red.id("first")
        GeometryReader { outer in
          Color.red.id("inside")
          GeometryReader { inner in Color.red.id("innermost") }.id("inner")
          Color.red.id("after inner")
        }.id("reader")
        Color.red.id("last")
      }.id("column")
      """)
    #expect(
      scene.views.map(\.name)
        == ["column", "first", "reader", "inside", "inner", "innermost", "after inner", "last"])
  }

  @Test func contentInAForEachMayRepeatItsNames() throws {
    let scene = try scene(
      "VStack { ForEach(0..<2) { n in GeometryReader { _ in Color.red.id(\"row\") } }; GeometryReader { _ in Color.red.id(\"one\") } }"
    )
    #expect(scene.views.map(\.isRepeated) == [true, true, false])
  }

  @Test func theEnvironmentReachesIn() throws {
    let scene = try scene(
      "GeometryReader { _ in Color.red.frame(width: 30, height: 10).id(\"a\") }.environment(\\.layoutDirection, .rightToLeft)"
    )
    #expect(scene.views.map(\.frame.x) == [70])
  }

  @Test func aFailureInsideStopsTheRun() {
    let index = problem("GeometryReader { g in Color.red.frame(width: [1, 2][Int(g.size.width)]) }")
    #expect(index?.message.english == "Index out of range")
    let guide = problem(
      "GeometryReader { g in ZStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { _ in [1.0][3] }; Color.blue } }"
    )
    #expect(guide?.message.english == "Index out of range")
  }

  @Test func aReaderInsideItselfEnds() {
    let loop = problem("Loop()", more: "struct Loop: View { var body: some View { GeometryReader { _ in Loop() } } }")
    #expect(loop?.kind == .limit)
    let endless = problem(
      "Tree(depth: 0)",
      more: """
        struct Tree: View {
          let depth: Int
          var body: some View {
            GeometryReader { _ in if depth < 30 { Tree(depth: depth + 1); Tree(depth: depth + 1) } }
          }
        }
        """)
    #expect(endless?.kind == .limit)
  }

  /// Views that `ViewThatFits` does not show have no frame, and neither have readers.
  @Test func readersThatAreNotShownAreNotAsked() throws {
    let scene = try scene(
      """
      ViewThatFits {
        GeometryReader { g in Color.red.frame(width: [1][9]).id("never") }.frame(width: 200, height: 10)
        Color.red.id("shown")
      }
      """)
    #expect(scene.views.map(\.name) == ["shown"])
  }
}
