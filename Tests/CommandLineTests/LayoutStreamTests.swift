import Diagnostics
import Foundation
import Mutation
import Testing

/// Tests that `course layout --jsonl` answers every line, whatever it contains, and reads the next one.
@Suite struct LayoutStreamTests {
  let playground: Playground
  init() throws { playground = try Playground() }

  private func answers(to lines: [Data], lastBreak: Bool = true) throws -> [JSON] {
    var input = Data(lines.joined(separator: Data("\n".utf8)))
    if lastBreak { input.append(Data("\n".utf8)) }
    let outcome = try playground.binary.run(["layout", "--jsonl"], input: input)
    #expect(outcome.status == 0)
    #expect(outcome.complaints.isEmpty, "\(outcome.complaints)")
    return try outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      try JSON.read(SourceText(name: "answer", text: String(line)))
    }
  }

  private func request(_ id: String, _ rest: String = #""source": "Text(\"Hi\").id(\"t\")", "size": [100, 50]"#) -> Data
  {
    Data("{\"id\": \(id), \(rest)}".utf8)
  }

  /// The warnings of `layout` are in the answer; without warnings, the key is missing.
  @Test func warningsAreInTheAnswer() throws {
    let source = #""source": "Image(systemName: \"no.such.symbol\").id(\"a\")", "size": [100, 50]"#
    let answers = try answers(to: [request("1", source), request("2")])
    let warning = try #require(answers.first?["warnings"]?.elements?.first)
    #expect(warning["message"]?.string?.contains("no.such.symbol") == true)
    #expect(warning["line"]?.number == 1)
    #expect(answers.last?.members?.map(\.key) == ["id", "frames"])
  }

  /// Lines that are not requests, with the id and the words of their answers.
  @Test(
    arguments: [
      ("nope", "null", "no JSON value"), ("", "null", "empty"), ("{", "null", "ends before"),
      ("[]", "null", "an object"),
      ("42", "null", "an object"), (#"{"id": "a"}"#, "\"a\"", "needs \"source\""),
      (#"{"id": 7, "source": 1, "size": [1, 1]}"#, "7", "\"source\" of a request has to be a text"),
      (#"{"id": "a", "source": "x", "size": [1]}"#, "\"a\"", "two numbers"),
      (#"{"id": "a", "source": "x", "size": [1, -1]}"#, "\"a\"", "two numbers"),
      (#"{"id": "a", "source": "x", "size": [1, 1e9]}"#, "\"a\"", "two numbers"),
      (#"{"id": "a", "source": "x", "size": [1, 1], "scale": 0}"#, "\"a\"", "from 1 to 8"),
      (#"{"id": "a", "source": "x", "size": [1, 1], "assets": {"p": [1]}}"#, "\"a\"", "asset \"p\""),
      (#"{"id": "a", "source": "x", "size": [1, 1], "scael": 2, "mine": 3}"#, "\"a\"", "no \"scael\""),
      (#"{"id": "a", "source": "x", "siz": [1, 1]}"#, "\"a\"", "no \"siz\""),
      (#"{"id": "a", "source": "x", "size": [1, 1], "zzz": 2}"#, "\"a\"", "no \"zzz\""),
      (#"{"id": "a", "source": "Text(\"a\")", "size": [1, 1], "state": {"V.b": 1}}"#, "\"a\"", "'V.b'"),
      (#"{"id": "a", "source": "Text(\"a\")", "size": [1, 1], "arguments": {"b": 1}}"#, "\"a\"", "\"view\""),
      (#"{"source": "x", "size": [1, 1]}"#, "null", "needs \"id\""),
      (#"{"id": 1, "id": 2}"#, "null", "stands twice"), ("{\"id\": \"\u{0}\"}", "null", "control character"),
    ])
  func answersWhatIsNoRequest(_ line: String, _ id: String, _ words: String) throws {
    let answers = try answers(to: [Data(line.utf8), Data("nope".utf8)])
    #expect(answers.count == 2)
    let answer = try #require(answers.first)
    #expect(answer["id"]?.compact == id)
    let error = try #require(answer["error"])
    #expect(error["kind"]?.string == "input")
    #expect(error["message"]?.string?.contains(words) == true, "\(error.compact)")
    #expect(error.members?.map(\.key) == ["kind", "message", "line", "column", "length", "notes"])
    #expect(error["notes"]?.elements != nil)
  }

  /// An id is returned exactly as it was written, with all digits.
  @Test(arguments: [
    "9007199254740993", "-9007199254740993", "12345678901234567890123456789012345678901234567890", "-0", "0.0", "1.0",
    "1.10", "1e400", "-1E+400", "1E+2", "1e-400", "0.1000000000000000055511151231257827", "true", "null", "\"\"",
    "\"\\u0000 \\\\ \\\" ü\"", "[]", "{}", "[1.0,{\"b\":12345678901234567890,\"a\":[0.10,null]}]",
  ])
  func anIdComesBackAsItWasWritten(_ id: String) throws {
    let lines = [request(id), request(id, "\"source\": 1, \"size\": [1e400, 1]")]
    let outcome = try playground.binary.run(
      ["layout", "--jsonl"], input: Data(lines.joined(separator: Data("\n".utf8))))
    for line in outcome.output.split(separator: "\n") {
      let isSame = line.hasPrefix("{\"id\":\(id),\"")
      #expect(isSame, "\(id): \(line)")
    }
    #expect(outcome.output.split(separator: "\n").count == 2)
  }

  /// A string id may be escaped differently but is the same string.
  @Test func aTextAsIdIsTheSameText() throws {
    for id in [#""\u0041\u202e\u0085\/""#, "\"\u{202E}\u{85}\"", "\"\u{1F989}\""] {
      let asked = try JSON.read(SourceText(name: "id", text: id))
      #expect(try answers(to: [request(id)]).first?["id"]?.string == asked.string)
    }
  }

  /// Views without ids are named by their content, as in checks, if no view has an id.
  @Test func viewsWithoutNamesAreNamedByWhatTheyShow() throws {
    let rest = #", "size": [100, 100], "assets": {"owl": [10, 8]}"#
    let answers = try answers(to: [
      request("1", #""source": "VStack { Text(\"a\"); Image(\"owl\"); Text(\"a\") }""# + rest),
      request("2", #""source": "VStack { Text(\"a\"); Image(\"owl\").id(\"i\") }""# + rest),
      request("3", #""source": "Color.red""# + rest),
    ])
    let names = answers.map { $0["frames"]?.members?.map(\.key) }
    #expect(names == [["Text:a", "Image:owl"], ["i"], []])
    #expect(answers.map { $0["repeated"]?.elements?.map(\.string) } == [["Text:a"], nil, nil])
    let lower = answers.first?["frames"]?["Text:a"]?.elements?[1].number ?? 0
    #expect(lower > 50, "of two with one name the last is meant")
  }

  // MARK: Circumstances

  private static let row = """
    struct Row: View {
      var gap = 0.0
      @State private var isWide = false
      var body: some View {
        HStack(spacing: gap) {
          Color.red.frame(width: isWide ? 40 : 20, height: 10).id("a").onTapGesture { isWide.toggle() }
          Color.blue.frame(width: 20, height: 10).id("b")
        }
      }
    }
    struct Other: View { var body: some View { Text("x").id("t") } }
    """

  /// Each key has its effect, with frames computed by hand: two boxes in a stage of 100 × 50.
  @Test(arguments: [
    ("", #"{"a":[30,20,20,10],"b":[50,20,20,10]}"#),
    (#", "arguments": {"gap": 10}"#, #"{"a":[25,20,20,10],"b":[55,20,20,10]}"#),
    (#", "state": {"Row.isWide": true}"#, #"{"a":[20,20,40,10],"b":[60,20,20,10]}"#),
    (#", "direction": "rightToLeft""#, #"{"a":[50,20,20,10],"b":[30,20,20,10]}"#),
  ])
  func circumstancesAreThoseOfTheRequest(more: String, frames: String) throws {
    let source = JSON(Self.row).compact
    let answers = try answers(to: [request("1", #""source": \#(source), "size": [100, 50], "view": "Row""# + more)])
    #expect(answers.first?["frames"]?.compact == frames)
  }

  @Test func viewTextSizeAndDataAreThoseOfTheRequest() throws {
    let source = JSON(Self.row).compact
    let reading = """
      struct Plate: Decodable { var name: String; var width: Double }
      func load<T: Decodable>(_ name: String) -> T { fatalError() }
      struct Plates: View {
        let plates: [Plate] = load("plates.json")
        var body: some View { ForEach(plates, id: \\.name) { Color.red.frame(width: $0.width, height: 5).id($0.name) } }
      }
      """
    let answers = try answers(to: [
      request("1", #""source": \#(source), "size": [99, 99], "view": "Other""#),
      request("2", #""source": \#(source), "size": [99, 99], "view": "Other", "textSize": "accessibility5""#),
      request(
        "3",
        #""source": \#(JSON(reading).compact), "size": [40, 9], "data": {"plates.json": "[{\"name\": \"p\", \"width\": 12}]"}"#
      ),
    ])
    let heights = answers.prefix(2).map { $0["frames"]?["t"]?.elements?.last?.number ?? 0 }
    #expect(heights[0] > 0 && heights[1] > 2 * heights[0], "\(heights)")
    #expect(answers[2]["frames"]?["p"]?.compact == "[14,2,12,5]", "\(answers[2].compact)")
  }

  @Test func stepsAreDoneOneAfterAnother() throws {
    let source = JSON(Self.row).compact
    let steps = #", "steps": [{"tap": "a"}, {"tap": "a", "times": [0.5]}]"#
    let answers = try answers(to: [
      request("1", #""source": \#(source), "size": [100, 50], "view": "Row""# + steps),
      request("2", #""source": \#(source), "size": [100, 50], "view": "Row", "steps": [{"tapp": "a"}]"#),
      request("3", #""source": \#(source), "size": [100, 50], "view": "Row", "steps": [{"tap": "nobody"}]"#),
      request("4", #""source": \#(source), "size": [100, 50], "veiw": "Row""#),
    ])
    let told = try #require(answers.first?["steps"]?.elements)
    #expect(answers.first?["frames"]?["b"]?.compact == "[50,20,20,10]")
    #expect(told.map { $0["step"]?.string } == ["tap a", "tap a"])
    #expect(told.map { $0["frames"]?["b"]?.compact } == ["[60,20,20,10]", "[50,20,20,10]"])
    #expect(told.map { $0["at"]?.elements?.count } == [nil, 1])
    #expect(answers.dropFirst().allSatisfy { $0["error"] != nil })
    let notes = answers.last?["error"]?["notes"]?.elements?.first?["message"]?.string
    #expect(notes == "Did you mean \"view\"?")
  }

  // MARK: Streams

  @Test func keepsTheOrder() throws {
    let lines = (0..<50).map { $0 % 3 == 0 ? Data("nope".utf8) : request("\"n\($0)\"") }
    let answers = try answers(to: lines)
    #expect(answers.map { $0["id"]?.string } == (0..<50).map { $0 % 3 == 0 ? nil : "n\($0)" })
  }

  @Test func goesOnAfterHostileLines() throws {
    let deep = Data(String(repeating: "[", count: 200_000).utf8)
    let long = Data("\"".utf8) + Data(repeating: 0x61, count: 10 << 20)
    let answers = try answers(to: [deep, long, Data([0xFF, 0xC0, 0x80]), Data([0]), request("\"last\"")])
    #expect(answers.count == 5)
    #expect(answers[1]["error"]?["kind"]?.string == "limit")
    #expect(answers[2]["error"]?["message"]?.string?.contains("UTF-8") == true)
    #expect(answers[4]["id"]?.string == "last")
  }

  @Test func aLastLineNeedsNoLineBreak() throws {
    #expect(try answers(to: [request("1"), request("2")], lastBreak: false).count == 2)
    #expect(try answers(to: []).count == 1, "an empty line is a line")
    #expect(try playground.binary.run("layout", "--jsonl").output.isEmpty)
  }

  @Test func windowsLineBreaksAreFine() throws {
    let answers = try answers(to: [request("1") + Data("\r".utf8), request("2") + Data("\r".utf8)])
    #expect(answers.map { $0["id"]?.number } == [1, 2])
  }

  /// A few hundred broken programs in one process: each line gets its answer, in order, and the last one is right.
  @Test func goesOnAfterBrokenPrograms() throws {
    let row = "HStack(alignment: .top, spacing: 3) { Text(\"a\").padding(4); Color.red.frame(width: 20, height: 10) }"
    let guide =
      "VStack(alignment: .leading) { ForEach(0..<3) { n in Text(\"\\(n)\").alignmentGuide(.leading) { d in d[.trailing] } } }"
    let mutator = Mutator(
      programs: [row, guide, "struct ContentView: View { var body: some View { \(row) } }"], seed: 5)
    var lines: [Data] = []
    for number in 0..<300 {
      let source = JSON(mutator.program(number)).compact
      lines.append(request(String(number), "\"source\": \(source), \"size\": [100, 50]"))
    }
    let answers = try answers(to: lines + [request("300")])
    #expect(answers.map { $0["id"]?.number } == (0...300).map(Double.init))
    #expect(answers.allSatisfy { ($0["frames"] == nil) != ($0["error"] == nil) })
    #expect(answers.filter { $0["frames"] != nil }.count > 30)
    #expect(answers.last?["frames"]?.members?.isEmpty == false)
  }

  /// Answers arrive one by one: the second request is sent only after the first answer.
  @Test func answersAtOnce() throws {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = ["layout", "--jsonl"]
    process.currentDirectoryURL = URL(fileURLWithPath: playground.home)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for id in 1...3 {
      try input.fileHandleForWriting.write(contentsOf: request(String(id)) + Data("\n".utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix("{\"id\":\(id),"))
      #expect(answer.hasSuffix("}\n"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
