import Diagnostics
import Testing

/// A source line in a narrow window: no cell is lost, and every mark stands under its part.
@Suite struct ExcerptTests {
  private func excerpt(of part: String, in line: String) throws -> Excerpt {
    let source = SourceText(name: "a.layout", text: line + "\n")
    let start = try #require(line.firstRange(of: part))
    let lower = line[..<start.lowerBound].utf8.count
    return Excerpt(of: SourceRange(file: 0, lower: lower, upper: lower + part.utf8.count), in: source)
  }

  @Test(arguments: [8, 11, 20, 33, 80])
  func everyPartKeepsItsMarks(_ width: Int) throws {
    let line = "  .alignmentGuide(.leading) { d in d[.center] + 絵文字 }"
    for part in ["center", "leading", "絵文字", "d in"] {
      let rows = try excerpt(of: part, in: line).rows(width: width)
      var marked = ""
      for row in rows {
        #expect(row.code.displayWidth <= width)
        #expect(row.marks.isEmpty || row.marks.contains("^") || row.marks.contains("~"))
        var cell = 0
        for character in row.code {
          if row.marks.dropFirst(cell).first.map({ "^~".contains($0) }) ?? false { marked.append(character) }
          cell += character.displayWidth
        }
      }
      #expect(marked.filter { $0 != " " } == part.filter { $0 != " " }, "\(width): \(rows)")
      #expect(rows.map(\.code).joined().filter { $0 != " " } == line.filter { $0 != " " })
    }
  }

  @Test func aLineThatFitsIsOneRow() throws {
    let excerpt = try excerpt(of: "b", in: "a b c")
    #expect(excerpt.rows(width: 20).map(\.code) == ["a b c"])
    #expect(excerpt.lines() == ["1 | a b c", "  |   ^"])
    #expect(
      try self.excerpt(of: "9", in: "1 2 3 4 5 6 7 8 9").lines(width: 13) == [
        "1 | 1 2 3 4 5", "  |  6 7 8 9", "  |        ^",
      ])
  }
}
