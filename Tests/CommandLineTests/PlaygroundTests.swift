import Diagnostics
import Foundation
import Testing

/// Tests for the tools of `Data/Playgrounds`: each lays out without errors, suggests something to try, and shows its
/// point.
@Suite struct PlaygroundTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("Data/Playgrounds")

  /// The names of all tools without extension, in teaching order. An unreadable folder has none, which fails.
  static let tools = files(endingWith: ".layout")

  private static func files(endingWith end: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }.sorted()
  }

  private func lines(of name: String) throws -> [String] {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8).components(separatedBy: "\n")
  }

  /// Lays a tool out with the real pack, which has the drawings.
  private func layout(_ tool: String, _ steps: [String]) throws -> JSON {
    let binary = Binary(folder: Self.root.path, environment: ["COURSE_PACK": Self.root.path])
    let file = "Data/Playgrounds/\(tool).layout"
    let outcome = try binary.run(["layout", file, "--size", "393x852", "--format", "json"] + steps)
    #expect(outcome.status == 0, "\(outcome.complaints)")
    return try outcome.json
  }

  @Test func thereAreEighteenInTeachingOrder() {
    let numbers = (1...18).map { ($0 < 10 ? "0" : "") + "\($0)-" }
    #expect(Self.tools.map { String($0.prefix(3)) } == numbers)
    #expect(Self.files(endingWith: ".de.md") == Self.tools)
  }

  @Test(arguments: tools)
  func isLaidOutWithoutAWarning(tool: String) throws {
    let answer = try layout(tool, [])
    #expect(answer["warnings"]?.elements?.isEmpty == true)
    #expect(answer["views"]?.elements?.isEmpty == false)
  }

  @Test(arguments: tools)
  func saysWhatToTryInTwoLanguages(tool: String) throws {
    let head = try lines(of: "\(tool).layout").prefix { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
    let german = try lines(of: "\(tool).de.md")
    for text in [head, german] {
      let title = try #require(text.first)
      #expect((2...60).contains(title.count) && !title.hasSuffix("."))
      let rest = text.dropFirst().joined(separator: " ")
      #expect((2...4).contains(rest.matches(of: #/[.?!](?=\s|$)/#).count), "\(rest)")
    }
    #expect(EnglishWords.found(in: german.joined(separator: "\n")) == [])
  }

  @Test(arguments: PlaygroundShowing.all)
  func showsWhatItIsFor(showing: PlaygroundShowing) throws {
    let shown = try frames(in: layout(showing.tool, showing.steps))
    for (name, frame) in showing.frames {
      let found = try #require(shown[name], "no view called \(name)")
      // Printed numbers have two decimals.
      #expect(zip(found, frame).allSatisfy { abs($0 - $1) < 0.01 } && found.count == 4, "\(name): \(found)")
    }
  }

  @Test func onlyOneRowKnowsWhatWasInserted() throws {
    let step = try #require(try layout("03-linked-bars", ["--tap", "pile left"])["steps"]?.elements?.first)
    #expect(step["inserted"]?.elements?.map { $0["name"]?.string } == ["row right"])
    #expect(step["removed"]?.elements?.isEmpty == true)
    #expect(step["moved"]?.elements?.map { $0["name"]?.string } == ["row left", "pile left", "pile right"])
  }

  @Test func heightsMatterInTheRowAndWidthsInTheColumn() throws {
    let tall = try frames(in: layout("05-heights-and-widths", ["--set", "same height=true"]))
    let wide = try frames(in: layout("05-heights-and-widths", ["--set", "same width=true"]))
    #expect(tall["row H"]?[1] == tall["row W"]?[1] && tall["column H"]?[0] != tall["column W"]?[0])
    #expect(wide["row H"]?[1] != wide["row W"]?[1] && wide["column H"]?[0] == wide["column W"]?[0])
  }

  @Test func theMenuTurnsAndFades() throws {
    let step = try #require(try layout("13-menu", ["--tap", "button@0.5"])["steps"]?.elements?.first)
    #expect(step["inserted"]?.elements?.isEmpty == true && step["removed"]?.elements?.isEmpty == true)
    let views = try #require(step["at"]?.elements?.first?["views"]?.elements)
    #expect(views.first { $0["name"]?.string == "plus" }?["rotation"]?.number == 22.5)
    #expect(views.first { $0["name"]?.string == "Note" }?["opacity"]?.number == 0.5)
  }

  /// All frames by name: during the last step's animation if a time was given, else after it.
  private func frames(in answer: JSON) -> [String: [Double]] {
    let step = answer["steps"]?.elements?.last
    let moment = step?["at"]?.elements?.first ?? step ?? answer
    var frames: [String: [Double]] = [:]
    for view in moment["views"]?.elements ?? [] {
      guard let name = view["name"]?.string else { continue }
      frames[name] = view["frame"]?.elements?.compactMap(\.number)
    }
    return frames
  }
}
