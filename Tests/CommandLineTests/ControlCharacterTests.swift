import Diagnostics
import Foundation
import Testing

/// Checks that no content of a pack or a file controls the terminal, and that files and pipes get it unchanged.
@Suite struct ControlCharacterTests {
  /// A color, a link, the clipboard, C1 control characters, direction marks, and line ends.
  static let hostile =
    "\u{1B}[31mRED\u{1B}]8;;http://evil/\u{7}\u{1B}]52;c;ZXZpbA==\u{7}\u{9B}31m\u{90}q\u{85}\u{202E}RTL\u{2066}\u{200F}\u{61C}\u{2028}\u{8}\u{7F}"

  /// The same text as Swift and JSON write it in a string.
  static let escaped = hostile.unicodeScalars.map { scalar -> String in
    let digits = String(scalar.value, radix: 16)
    return scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F ? String(scalar) : "\\u{\(digits)}"
  }.joined()

  static let quoted = JSON(hostile).compact.dropFirst().dropLast()

  let playground: Playground
  let solution: String
  init() throws {
    playground = try Playground()
    let home = "pack/Exercises/01-first/level-tops"
    let course = Playground.course.replacing("Mini course", with: "T\(Self.quoted)")
      .replacing("First steps", with: "C\(Self.quoted)").replacing("0.1", with: "0\(Self.quoted)")
    try playground.write("pack/Exercises/course.json", course)
    let exercise = Playground.exercise.replacing("\"Level\"", with: "\"X\(Self.quoted)\"")
      .replacing("Both boxes", with: "G\(Self.quoted)").replacing("Who asks?", with: "H\(Self.quoted)")
      .replacing("\"a\"", with: "\"a\(Self.quoted)\"")
    try playground.write("\(home)/exercise.json", exercise)
    let text = Self.hostile
    try playground.write(
      "\(home)/lesson.md",
      "# H\(text)\n\nP\(text) [l](http://x/\(text)) &#27;[31m &#x9b;31m `c\(text)`\n\n- i\(text)\n\n![a\(text)](lesson.svg)\n\n"
        + "```\nc\(text)\n```\n\n<b>\(text)</b>\n")
    try playground.write("\(home)/lesson.layout", "#Preview { Text(\"\(Self.escaped)\").id(\"\(Self.escaped)\") }\n")
    try playground.write("\(home)/why.md", "why \(text)\n")
    let answer = Playground.layout(alignment: "(alignment: .top)").replacing("\"a\"", with: "\"a\(Self.escaped)\"")
    try playground.write("\(home)/solution.layout", answer)
    try playground.write("\(home)/starter.layout", answer.replacing("(alignment: .top)", with: ""))
    try playground.write("höme/any.layout", "Text(\"\(Self.escaped)\").id(\"\(Self.escaped)\")\n")
    try playground.write("höme/raw.layout", "Text(\"\(text)\") // \(text)\n")
    // Without a line break at the end, with tabs and Windows line ends.
    solution = "// \(text)\r\n\t\(answer)// end"
    let baked = try playground.binary.run("bake", "--yes")
    #expect(baked.status == 0, "\(baked.complaints)")
    try playground.write("\(home)/solution.layout", solution)
  }

  static let commands: [[String]] = [
    [], ["list"], ["next", "level-tops"], ["hint"], ["check"], ["check", "--plain"], ["history"], ["history", "1"],
    ["solution", "level-tops", "--reveal"], ["show", "level-tops"], ["show", "level-tops", "--svg", "-"],
    ["show", "any.layout"], ["show", "any.layout", "--svg", "-"], ["explain", "level-tops"],
    ["explain", "any.layout", "--all"],
    ["layout", "raw.layout"], ["layout", "raw.layout", "--plain"], ["layout", "raw.layout", "--format", "json"],
    ["layout", "any.layout"], ["layout", "any.layout", "--trace", "--format", "json"], ["list", "--format", "json"],
    ["next", "--format", "json"], ["check", "--format", "json"], ["history", "1", "--format", "json"],
    ["solution", "level-tops", "--reveal", "--format", "json"], ["verify"], ["bake", "level-tops"],
    ["verify", "--format", "json"],
    ["check", hostile], ["check", hostile, "--format", "json"], ["reset", "level-tops"], ["add", "../pack"],
  ]

  @Test func nothingSteersATerminal() throws {
    #expect(try playground.binary.run("next", "level-tops").status == 0)
    for command in Self.commands {
      let (status, text) = try playground.binary.runOnATerminal(command)
      #expect((0...3).contains(status), "\(command)")
      // The solution has Windows line ends.
      let found = text.replacing("\r\n", with: "\n").unicodeScalars.first(where: Self.steers)
      #expect(found == nil, "\(command): U+\(String(found?.value ?? 0, radix: 16))")
      #expect(!text.isEmpty || status != 0, "\(command)")
    }
  }

  /// Uses Unicode's general categories instead of the program's own list.
  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    if ["\n", "\t"].contains(scalar) { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  @Test func aTerminalGetsPicturesOfThem() throws {
    let (_, text) = try playground.binary.runOnATerminal(["solution", "level-tops", "--reveal"])
    let shown =
      "// ␛[31mRED␛]8;;http://evil/␇␛]52;c;ZXZpbA==␇\\u{9B}31m\\u{90}q\\u{85}\\u{202E}RTL\\u{2066}\\u{200F}\\u{61C}\\u{2028}␈␡"
    #expect(text.hasPrefix("\(shown)\n\timport SwiftUI\n"), "\(text.prefix(300))")
    #expect(text.hasSuffix("// end\n"))
  }

  @Test func aPipeGetsWhatIsThere() throws {
    let printed = try playground.binary.run("solution", "level-tops", "--reveal").output
    // A pack's texts never have Windows line ends.
    let solution = solution.replacing("\r\n", with: "\n")
    #expect(Array(printed.utf8) == Array(solution.utf8))
    let json = try playground.binary.run("solution", "level-tops", "--reveal", "--format", "json")
    #expect(try json.json["solution"]?.string == solution)
    _ = try playground.binary.run("next", "level-tops")
    try playground.write(playground.file("level-tops"), solution)
    _ = try playground.binary.run("check")
    #expect(Array(try playground.binary.run("history", "1").output.utf8) == Array(solution.utf8))
    let hint = try playground.binary.run("hint", "--format", "json")
    #expect(try hint.json["text"]?.string == "H\(Self.hostile)")
  }
}
