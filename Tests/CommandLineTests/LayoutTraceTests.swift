import Diagnostics
import Foundation
import Testing

/// Tests for `course layout FILE --trace --format json`: its numbers, lines and columns are consistent.
@Suite struct LayoutTraceTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  static let source = """
    struct ContentView: View {
      var body: some View {
        VStack(alignment: .trailing) {
          HStack { Color.red.frame(width: 20, height: 10).alignmentGuide(.trailing) { _ in 5 }; Color.blue }
          Color.green.alignmentGuide(.trailing) { d in d.width - 4 }.accessibilityIdentifier("green")
        }
      }
    }

    """

  private func trace() throws -> JSON {
    try playground.write("höme/a.layout", Self.source)
    let outcome = try playground.binary.run("layout", "a.layout", "--size", "100x50", "--trace", "--format", "json")
    #expect(outcome.status == 0)
    return try JSON.read(SourceText(name: "answer", text: outcome.output))
  }

  @Test func nodesAreInOrderWithTheirPlaces() throws {
    let nodes = try #require(try trace()["nodes"]?.elements)
    let shown = nodes.map { node in
      [node["parent"], node["kind"], node["at"]].map { $0?.compact ?? "?" }.joined(separator: " ")
    }
    #expect(
      shown == [
        "null \"VStack\" \"a.layout:3:5-6:6\"", "0 \"HStack\" \"a.layout:4:7-4:105\"",
        "1 \"alignmentGuide\" \"a.layout:4:54-4:91\"", "2 \"frame\" \"a.layout:4:25-4:54\"",
        "3 \"Shape\" \"a.layout:4:16-4:25\"", "1 \"Shape\" \"a.layout:4:93-4:103\"",
        "0 \"alignmentGuide\" \"a.layout:5:18-5:65\"", "6 \"Shape\" \"a.layout:5:7-5:18\"",
      ])
    #expect(nodes.last?["frame"]?.compact != nil)
    #expect(nodes[6]["names"]?.compact == #"["green"]"#)
    #expect(nodes[0]["parameters"]?.compact == #"{"alignment":".trailing"}"#)
    #expect(nodes.map { $0["node"]?.number } == nodes.indices.map(Double.init))
  }

  @Test func guidesSayWhatBecameOfThem() throws {
    let trace = try trace()
    let guides = try #require(trace["guides"]?.elements)
    #expect(
      guides.map { $0["fate"]?.compact } == [
        #"{"is":"never asked","why":"stopped","at":1,"asker":{"container":0,"key":".trailing","axis":"horizontal"}}"#,
        #"{"is":"used"}"#,
      ])
    #expect(guides.map { $0["value"]?.compact } == ["null", "96"])
    #expect(guides.map { $0["standardValue"]?.compact } == ["null", "100"])
    #expect(guides.last?["bodyAt"]?.string == "a.layout:5:52-5:63")
    let asks = try #require(trace["asks"]?.elements).filter { $0["key"]?.string == ".trailing" }
    #expect(asks.map { $0["child"]?.compact } == ["1", "6"])
    #expect(asks.map { $0["origin"]?.compact } == [#"{"from":"default"}"#, #"{"from":"guide","node":6}"#])
    #expect(Set(asks.map { $0["line"]?.compact }).count == 1)
  }

  /// The lines −100…0 and −96…4 make the column 104 wide in 100; a frame is 20 wide whatever its proposal.
  @Test func reasonsAreThere() throws {
    let nodes = try #require(try trace()["nodes"]?.elements)
    let reasons = nodes.map { $0["reasons"]?.elements?.compactMap { $0["kind"]?.string } ?? [] }
    #expect(reasons[0] == ["room", "across", "spill"])
    #expect(reasons[3].filter { $0 == "length" }.count == 2)
    let words = nodes[3]["reasons"]?.elements?.compactMap { $0["words"]?.string } ?? []
    #expect(words.contains("`width: 20` decides its width, whatever its content takes."))
    #expect(nodes[3]["reasons"]?.elements?.first?["term"]?.string == "frame")
  }

  @Test func asTextEveryNodeHasItsReasons() throws {
    try playground.write("höme/a.layout", Self.source)
    let outcome = try playground.binary.run("layout", "a.layout", "--size", "100x50", "--trace", "--plain")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("VStack on line 3: offered 100 × 50, takes 104 × 50, is at -2,0"))
    #expect(outcome.output.contains("`width: 20` decides its width, whatever its content takes."))
    let plain = try playground.binary.run("layout", "a.layout", "--size", "100x50", "--plain")
    #expect(!plain.output.contains("decides"))
  }

  @Test func withoutTheOptionThereIsNoTrace() throws {
    try playground.write("höme/a.layout", Self.source)
    let outcome = try playground.binary.run("layout", "a.layout", "--format", "json")
    #expect(outcome.status == 0)
    let answer = try JSON.read(SourceText(name: "answer", text: outcome.output))
    #expect(answer.members?.map(\.key) == ["formatVersion", "size", "scale", "views", "warnings"])
  }
}
