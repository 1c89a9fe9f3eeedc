import Diagnostics
import Foundation
import Testing

/// Tests for `course explain FILE --want`. Each applies the edits and asks again, so that the answer proves itself.
@Suite struct WishTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  static let cases = LayoutCases("Wishes")

  private func want(_ wish: String, of text: String) throws -> Binary.Outcome {
    try playground.write("höme/a.layout", text)
    return try playground.binary.run("explain", "a.layout", "--want", wish, "--format", "json")
  }

  @Test(arguments: cases.names) func editsMakeTheWishComeTrue(_ name: String) throws {
    let text = try Self.cases.text(of: name)
    let wish = try #require(LayoutCases.notes("want", in: text).first)
    let outcome = try want(wish, of: text)
    let json = try outcome.json
    if text.contains("// holds\n") {
      #expect(json["holds"]?.bool == true && outcome.status == 0)
    } else if text.contains("// none\n") {
      #expect(json["edits"]?.elements == nil && outcome.status == 1)
    } else {
      #expect(json["holds"]?.bool == false && outcome.status == 0)
      let edits = try #require(json["edits"]?.elements)
      let changed = try Self.text(text, after: edits)
      for part in LayoutCases.notes("with", in: text) {
        #expect(changed.components(separatedBy: part).count > 2, "\(changed)")
      }
      #expect(try want(wish, of: changed).json["holds"]?.bool == true, "\(changed)")
    }
  }

  /// Applies edits with lines and columns, the last one first.
  private static func text(_ text: String, after edits: [JSON]) throws -> String {
    let source = SourceText(name: "a", text: text)
    let places = source.bytes.indices.reduce(into: [String: Int]()) { places, offset in
      let location = source.location(at: offset)
      let place = "\(location.line):\(location.column)"
      if places[place] == nil { places[place] = offset }
    }
    var bytes = source.bytes
    for edit in edits.reversed() {
      func offset(_ line: String, _ column: String) throws -> Int {
        let (line, column) = (try #require(edit[line]?.number), try #require(edit[column]?.number))
        return places["\(Int(line)):\(Int(column))"] ?? source.bytes.count
      }
      let range = try offset("line", "column")..<(try offset("endLine", "endColumn"))
      bytes.replaceSubrange(range, with: Array(try #require(edit["text"]?.string).utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("a.leading", "=, <= or >="), ("a.leading = ", "a number or a view's edge"), ("a.botom = 3", "has no “botom”"),
      ("stage.width = 3", "names no view"), ("a.width = (3", "a closing parenthesis"), ("a.width = 3 b", "a comma"),
      ("b.width = 3", "No view is called “b”."),
      (String(repeating: "(", count: 100_000) + "a.width", "a number or a view's edge"),
    ])
  func whatIsNoWishIsRefused(_ wish: String, _ words: String) throws {
    try playground.write("höme/a.layout", "Text(\"A\").id(\"a\")\n")
    let outcome = try playground.binary.run("explain", "a.layout", "--want", wish)
    #expect(outcome.status == 2 && outcome.complaintInOneLine.contains(words), "\(outcome.complaints)")
  }

  /// An edit that aligns edges in one configuration only ranks lower and names the exceptions.
  @Test func sentencesSayWhereItDoesNotHold() throws {
    try playground.write(
      "höme/a.layout", "HStack {\n  Text(\"Name\").id(\"name\")\n  Text(\"42\").id(\"count\")\n}\n")
    let page = try playground.binary.run("explain", "a.layout", "--want", "count.trailing = 393").output
    #expect(page.contains("holds after 1 edit") && page.contains("It does not hold everywhere: 453 × 932"), "\(page)")
    let german = try playground.binary.run(
      "explain", "a.layout", "--want", "name.width = name.width + 1", "--language", "de")
    #expect(german.output.contains("ohne eine Ansicht zu kürzen"), "\(german.output)")
  }

  /// All scenarios of an exercise count.
  @Test func anExercisesScenariosCount() throws {
    #expect(try playground.binary.run("bake", "--yes").status == 0)
    _ = try playground.binary.run("next", "level-tops")
    let outcome = try playground.binary.run("explain", "level-tops", "--want", "a.top = b.top", "--format", "json")
    let edits = try outcome.json["edits"]?.elements?.compactMap { $0["text"]?.string }
    #expect(outcome.status == 0 && edits == ["(alignment: .top)"], "\(outcome.output)")
  }
}
