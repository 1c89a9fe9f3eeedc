import Diagnostics
import Foundation
import Testing

/// Tests for `layout --expect`, and for the configurations in which `layout` shows a file.
@Suite struct ExpectedLayoutTests {
  let playground: Playground
  init() throws {
    playground = try Playground()
    try playground.write("höme/a.layout", Self.layout(width: 40))
  }

  private static func layout(width: Int) -> String {
    """
    struct Row: View {
      @Environment(\\.colorScheme) private var scheme
      var body: some View {
        HStack(spacing: 10) {
          Color.red.frame(width: \(width), height: 20).id("box")
          Color.blue.frame(width: scheme == .dark ? 30 : 20, height: 20).id("bar")
        }
      }
    }
    #Preview("Wide") { Row() }
    #Preview { Row().frame(width: 100, alignment: .leading) }
    """
  }

  private func layout(_ options: String...) throws -> Binary.Outcome {
    try playground.binary.run(["layout", "a.layout", "--size", "100x50"] + options)
  }

  @Test func framesAreKeptAndCompared() throws {
    #expect(try layout("--expect", "frames.json").complaintInOneLine.contains("--update writes it."))
    #expect(try layout("--expect", "frames.json", "--update", "--preview", "all").status == 0)
    let kept = try JSON.read(SourceText(name: "frames", text: try playground.read("höme/frames.json")))
    let layouts = try #require(kept["layouts"]?.elements)
    // 100 − (40 + 10 + 20), halved; and at the leading edge.
    #expect(layouts.map { $0["preview"]?.string } == ["Wide", "2"])
    #expect(layouts[0]["frames"]?["bar"]?.elements?.compactMap(\.number) == [65, 15, 20, 20])
    #expect(layouts[1]["frames"]?["bar"]?.elements?.compactMap(\.number) == [50, 15, 20, 20])
    let same = try layout("--expect", "frames.json")
    #expect(same.status == 0 && same.output.contains("4 frames as expected."))
    try playground.write("höme/a.layout", Self.layout(width: 50))
    let other = try layout("--expect", "frames.json", "--preview", "all")
    #expect(other.status == 1 && other.output.contains("10 too wide") && other.output.contains("4 of 4 frames differ."))
    let json = try layout("--expect", "frames.json", "--preview", "all", "--format", "json").json
    #expect(json["passed"]?.bool == false)
  }

  @Test func viewsThatComeAndGoAreDifferences() throws {
    try playground.write("höme/frames.json", #"{"formatVersion": 1, "layouts": [{"frames": {"bax": [1, 2, 3, 4]}}]}"#)
    let outcome = try layout("--expect", "frames.json")
    #expect(outcome.status == 1 && outcome.output.contains("one too many") && outcome.output.contains("bax"))
    // A preview in the file that no longer exists in the source.
    try playground.write(
      "höme/frames.json", #"{"formatVersion": 1, "layouts": [{"preview": "Gone", "frames": {"box": [1, 2, 3, 4]}}]}"#)
    #expect(try layout("--expect", "frames.json", "--preview", "Wide").output.contains("Gone"))
  }

  @Test(
    arguments: [
      "[]", "{", #"{"layouts": 3}"#, #"{"formatVersion": 1, "layouts": [{"frames": {"a": [1]}}]}"#,
      #"{"formatVersion": 1, "layouts": [], "other": 1}"#,
    ])
  func brokenFilesAreRefused(_ text: String) throws {
    try playground.write("höme/frames.json", text)
    let outcome = try layout("--expect", "frames.json")
    #expect(outcome.status == 1 && outcome.output.contains("frames.json"), "\(outcome.output)")
  }

  @Test func everyPreviewIsShown() throws {
    let page = try layout("--preview", "all").output
    #expect(page.contains("Preview 1, “Wide”") && page.contains("Preview 2\n"))
    let json = try layout("--preview", "all", "--format", "json").json
    #expect(json["previews"]?.elements?.compactMap { $0["preview"]?.number } == [1, 2])
    #expect(try layout("--preview", "all", "--tap", "box").status == 2)
    checkDrawing(try layout("--preview", "all", "--svg", "-").output)
  }

  @Test func distancesAreTold() throws {
    let json = try layout("--between", "box", "bar", "--format", "json").json["between"]
    #expect(json?["gap"]?.elements?.compactMap(\.number) == [10, -20])
    #expect(json?["apart"]?["leading"]?.number == 50 && json?["apart"]?["centerX"]?.number == 40)
    #expect(try layout("--between", "box", "bar").output.contains("Gap between them: 10"))
    #expect(try layout("--between", "box").complaintInOneLine.contains("needs the names of two views"))
    #expect(try layout("--between", "box", "bat").complaintInOneLine.contains("Did you mean `bar`?"))
  }

  @Test func circumstancesMayBeChosen() throws {
    func width(_ options: String...) throws -> Double? {
      let json = try playground.binary.run(["layout", "a.layout", "--size", "100x50", "--format", "json"] + options)
        .json
      return json["views"]?.elements?.first { $0["name"]?.string == "bar" }?["frame"]?.elements?[2].number
    }
    #expect(try width() == 20)
    #expect(try width("--dark") == 30)
    let request = JSON(members: [
      ("id", 1), ("source", JSON(Self.layout(width: 40))), ("size", [100, 50]), ("dark", true),
    ])
    let answer = try playground.binary.run(["layout", "--jsonl"], input: Data("\(request.compact)\n".utf8)).json
    #expect(answer["frames"]?["bar"]?.elements?[2].number == 30)
    try playground.write(
      "höme/text.layout", "HStack(spacing: 0) { Text(\"Ab\").id(\"t\"); Color.red.frame(width: 9).id(\"c\") }\n")
    func frame(_ name: String, _ options: String...) throws -> [Double] {
      let outcome = try playground.binary.run(
        ["layout", "text.layout", "--size", "100x50", "--format", "json"] + options)
      let view = try outcome.json["views"]?.elements?.first { $0["name"]?.string == name }
      return view?["frame"]?.elements?.compactMap(\.number) ?? []
    }
    #expect(try frame("t", "--text-size", "xxxLarge")[3] > frame("t")[3])
    #expect(try frame("c", "--direction", "rightToLeft")[0] < frame("t", "--direction", "rightToLeft")[0])
    #expect(try layout("--text-size", "xxlarge").complaintInOneLine.contains("Did you mean `xxLarge`?"))
    #expect(try layout("--direction", "up").status == 2)
  }
}
