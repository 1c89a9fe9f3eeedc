import Diagnostics
import Testing

@testable import EditorService

/// What a check finds while somebody types on.
@Suite struct OpenDocumentTests {
  private let found = EditorFinding(code: "x", weight: .hint, message: "", range: SourceRange(lower: 5, upper: 9))

  private func checked(_ edits: [(at: Int, text: String)]) throws -> OpenDocument {
    var document = OpenDocument(uri: "file:///a", version: 1, text: "0123456789", encoding: .utf8)
    document.beginCheck()
    for (number, edit) in edits.enumerated() {
      let place: JSON = ["line": 0, "character": JSON(edit.at)]
      let change: JSON = ["range": ["start": place, "end": place], "text": JSON(edit.text)]
      try document.change(by: [Parameters(change, what: "change")], version: 2 + number)
    }
    return document
  }

  @Test func itsPlacesAreThoseOfTheTextThatHasChangedSince() throws {
    var document = try checked([(0, "ab"), (11, "c")])
    let isNew1 = document.endCheck(of: 1, [found])
    #expect(isNew1)
    #expect(document.findings.map(\.range) == [SourceRange(lower: 7, upper: 11)])
    let isNew2 = document.endCheck(of: 1, [found])
    #expect(!isNew2)
  }

  @Test func whatWasTouchedMeanwhileIsNotTold() throws {
    var document = try checked([(6, "ab")])
    let isNew3 = document.endCheck(of: 1, [found])
    #expect(!isNew3)
    #expect(document.findings.isEmpty)
  }

  @Test func aCheckOfAnOlderTextThanTheLastIsNotTold() throws {
    var document = try checked([(0, "a")])
    document.beginCheck()
    let isNew4 = document.endCheck(of: 1, [found])
    #expect(!isNew4)
    let isNew5 = document.endCheck(of: 2, [found])
    #expect(isNew5)
  }

  @Test func oneChangeThatMakesNoSenseUndoesItsMessage() throws {
    var document = try checked([])
    let good: JSON = ["text": "new"]
    #expect(throws: ResponseError.self) {
      try document.change(by: [Parameters(good, what: "a"), Parameters([:], what: "b")], version: 2)
    }
    #expect(document.source.text == "0123456789" && document.version == 1)
  }
}
