import Diagnostics
import Testing

@testable import EditorService

/// Places as editors count them, against the protocol's own examples and by hand.
@Suite struct TextPlaceTests {
  /// `a𐐀b` is the specification's example: 𐐀 is one character, two units of UTF-16, four bytes.
  @Test(arguments: [
    ("a𐐀b", PositionEncoding.utf16, 3, 5), ("a𐐀b", .utf16, 2, 1), ("a𐐀b", .utf16, 4, 6), ("a𐐀b", .utf16, 99, 6),
    ("a𐐀b", .utf8, 5, 5), ("a𐐀b", .utf8, 3, 1), ("é", .utf16, 1, 2), ("", .utf16, 4, 0), ("日本", .utf16, 1, 3),
  ])
  func charactersAreCounted(text: String, encoding: PositionEncoding, character: Int, offset: Int) {
    #expect(LineTable(Array(text.utf8), encoding).offset(line: 0, character: character) == offset)
  }

  @Test(arguments: [
    ("a\nb", 1, 0, 2), ("a\r\nb", 1, 0, 3), ("a\rb", 1, 0, 2), ("a\r\nb", 0, 9, 1), ("a\n", 1, 0, 2), ("a", 5, 0, 1),
    ("\r\r\n\n", 2, 0, 3), ("\r\r\n\n", 3, 7, 4),
  ])
  func linesEndAsTheProtocolSays(text: String, line: Int, character: Int, offset: Int) {
    #expect(LineTable(Array(text.utf8), .utf16).offset(line: line, character: character) == offset)
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16]) func everyOffsetComesBack(encoding: PositionEncoding) {
    let text = "let 🦉 = \"é\"\r\n\r// 日本\n\n🏳️‍🌈 end"
    let lines = LineTable(Array(text.utf8), encoding)
    var count = 0
    for index in text.unicodeScalars.indices {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      // Between the two halves of a line's end no editor can be.
      if lines.bytes[offset] == 10, offset > 0, lines.bytes[offset - 1] == 13 { continue }
      let place = lines.place(offset)
      #expect(lines.offset(line: place.line, character: place.character) == offset)
      count += 1
    }
    #expect(count == text.unicodeScalars.count - 1)
  }

  @Test(arguments: [
    ("one\ntwo\nthree\n", "one\n2\nthree\n", "2\n", 4, 8), ("a\n", "a\n", nil, 0, 0), ("", "a\n", "a\n", 0, 0),
    ("a\na\n", "a\n", "", 2, 4), ("a", "a\n", "a\n", 0, 1), ("x\ny", "", "", 0, 3),
  ])
  func onlyWhatDiffersIsReplaced(old: String, new: String, text: String?, lower: Int, upper: Int) {
    let edit = TextDifference.edit(from: Array(old.utf8), to: Array(new.utf8))
    #expect(edit?.replacement == text)
    if let edit { #expect(edit.range == SourceRange(lower: lower, upper: upper)) }
  }

  @Test(arguments: [
    (0, 0, 5, 9), (0, 2, 3, 7), (9, 9, 5, 9), (5, 5, 5, 9), (6, 6, nil, nil), (4, 6, nil, nil), (2, 5, 2, 6),
  ])
  func whatWasFoundMovesWithItsText(lower: Int, upper: Int, from: Int?, to: Int?) throws {
    // A stretch is taken out; what was found stands at 5 to 9 of the text before.
    let lines = LineTable(Array("0123456789".utf8), .utf8)
    let json: JSON = [
      "text": "",
      "range": [
        "start": ["line": 0, "character": JSON(lower)], "end": ["line": 0, "character": JSON(upper)],
      ],
    ]
    let change = try TextChange(Parameters(json, what: "change"), in: lines)
    let finding = EditorFinding(code: "x", weight: .hint, message: "", range: SourceRange(lower: 5, upper: 9))
    let moved = finding.moved(by: change)?.range
    #expect(moved?.lower == from)
    #expect(moved?.upper == to)
  }
}
