import Diagnostics

/// The manual page in the man(7) format, generated from the help texts.
struct ManualPage {
  var language: Language

  var text: String {
    let lines: [String] =
      [".TH COURSE 1 \"\" \"course \(ProgramVersion.current)\" \"\(escaped(words.kind))\"", section(words.name)]
      + ["course \\- \(escaped(words.oneLine))", section(words.synopsis)]
      + [
        ".B course", ".I \(escaped("COMMAND".placeholders(in: language)))",
        "[\\fIOPTION\\fR]... [\\fI\(escaped(words.word))\\fR]...",
      ]
      + [section(words.description), sentence(words.whatItDoes), section(words.commands)]
      + CommandName.allCases.flatMap(lines(about:)) + [section(words.options), sentence(words.everywhere)]
      + (OptionName.everywhere + [.version]).flatMap(lines(about:)) + end
    return lines.joined(separator: "\n") + "\n"
  }

  private var words: ManualWords {
    switch SpokenLanguage(language) {
    case .english: .english
    case .german: .german
    }
  }

  private func section(_ title: String) -> String { ".SH \(escaped(title))" }

  private func lines(about command: CommandName) -> [String] {
    let operands = command.operands.placeholders(in: language)
    let head = [".SS \"\(command.rawValue) \(escaped(operands))\"", "\(sentence(command.summary(in: language)))."]
    let details = command.details(in: language).flatMap { [".PP", sentence($0)] }
    return head + details + command.options.flatMap(lines(about:))
  }

  private func lines(about option: OptionName) -> [String] {
    let value = option.value.map { " \\fI\(escaped($0.placeholders(in: language)))\\fR" } ?? ""
    return [".TP", "\\fB\(escaped(option.typed))\\fR\(value)", sentence(option.summary(in: language))]
  }

  private func entries(_ entries: [(name: String, text: String)]) -> [String] {
    entries.flatMap { [".TP", escaped($0.name), sentence($0.text)] }
  }

  private var end: [String] {
    let examples = [
      "course next", "course watch", "course check menu-icons", "course layout Row.layout --size 320x200",
    ]
    return [section(words.exitStatus)] + entries(words.exits) + [section(words.environment)]
      + entries(words.variables) + [section(words.files)]
      + entries([("my-course/exercises", words.yourFiles), ("my-course/.course/progress.sqlite", words.yourAttempts)])
      + [section(words.examples), ".EX"] + examples.map(escaped)
      + [
        ".EE", section(words.seeAlso),
        "\\fBcourse help\\fR \\fI\(escaped("COMMAND".placeholders(in: language)))\\fR, \\fBcourse explain words\\fR",
      ]
  }

  /// Escapes text so that the formatter takes no line of it for a request.
  private func sentence(_ words: String) -> String {
    let text = escaped(words)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map(escaped).joined()
  }

  /// Escapes a character so that every formatter prints it, whatever input encoding it assumes.
  private func escaped(_ letter: Unicode.Scalar) -> String {
    switch letter {
    case "\\": return "\\e"
    case "-": return "\\-"
    case "'": return "\\(aq"
    case "\"": return "\\(dq"
    case _ where letter.isASCII: return String(Character(letter))
    default:
      let digits = String(letter.value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
    }
  }
}
