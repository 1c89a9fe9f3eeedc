import Diagnostics
import Testing

@Suite struct ObjectReaderTests {
  private func reader(_ text: String) throws -> ObjectReader {
    let json = try JSON.read(SourceText(name: "x.json", text: text))
    return try ObjectReader(json, what: "an exercise", keys: ["title", "minutes", "hints"], later: ["rules"])
  }

  @Test func takesMembers() throws {
    let reader = try reader(#"{"title": "Eyes", "minutes": 8, "hints": ["a", "b"]}"#)
    #expect(try reader.required("title", as: .text) == "Eyes")
    #expect(try reader.required("minutes", as: .wholeNumber) == 8)
    #expect(try reader.optional("hints", as: .list(of: .text)) == ["a", "b"])
    #expect(try self.reader("{}").optional("hints", as: .list(of: .text)) == nil)
  }

  @Test func namesTheNearestKey() throws {
    let problem = try #require(throws: Problem.self) { try reader(#"{"titel": "Eyes"}"#) }
    #expect(problem.message.english == "an exercise has no \"titel\"")
    #expect(problem.notes.first?.message.english == "Did you mean \"title\"?")
    #expect(problem.range?.lower == 1)
    let other = try #require(throws: Problem.self) { try reader(#"{"zzzzzz": 1}"#) }
    #expect(other.notes.first?.message.english == "Known keys: title, minutes, hints.")
  }

  /// A column of somebody else's table is no slip of the pen.
  @Test func passesOverWhatIsNoMisspelledKey() throws {
    func read(_ text: String) throws -> ObjectReader {
      try ObjectReader(
        JSON.read(SourceText(name: "a", text: text)), what: "a request", keys: ["title", "size"], passesOver: true)
    }
    #expect(try read(#"{"title": "Eyes", "now": "…", "group": 7}"#).required("title", as: .text) == "Eyes")
    let problem = try #require(throws: Problem.self) { try read(#"{"title": "Eyes", "siz": 1}"#) }
    #expect(problem.message.english == "a request has no \"siz\"")
  }

  @Test func saysWhichKeysComeLater() throws {
    let problem = try #require(throws: Problem.self) { try reader(#"{"rules": []}"#) }
    #expect(problem.message.english == "this version of course does not read \"rules\" of an exercise yet")
  }

  @Test(
    arguments: [
      ("{}", "an exercise needs \"minutes\", a whole number"),
      (#"{"minutes": "8"}"#, "\"minutes\" of an exercise has to be a whole number, not the text \"8\""),
      (#"{"minutes": 8.5}"#, "\"minutes\" of an exercise has to be a whole number, not the number 8.5"),
      (#"{"minutes": 1e300}"#, "\"minutes\" of an exercise has to be a whole number, not the number 1e300"),
      (#"{"minutes": null}"#, "\"minutes\" of an exercise has to be a whole number, not null"),
    ])
  func namesWhatIsExpected(_ text: String, _ message: String) throws {
    let reader = try reader(text)
    let problem = try #require(throws: Problem.self) { try reader.required("minutes", as: .wholeNumber) }
    #expect(problem.message.english == message)
    #expect(problem.range != nil)
  }

  @Test func namesTheElement() throws {
    let reader = try reader(#"{"hints": ["a", 2]}"#)
    let problem = try #require(throws: Problem.self) { try reader.required("hints", as: .list(of: .text)) }
    #expect(
      problem.message.english
        == "element 2 of \"hints\" of an exercise has to be a text in double quotes, not the number 2")
  }

  @Test func refusesWhatIsNoObject() throws {
    let problem = try #require(throws: Problem.self) { try reader("[]") }
    #expect(problem.message.english == "an exercise has to be an object, not an array")
  }
}
