/// The manual page, in the language of man(7), from what help says.
struct ManualPage {
  var text: String {
    let lines: [String] =
      [".TH COURSE 1 \"\" \"course \(ProgramVersion.current)\" \"User commands\"", ".SH NAME"]
      + ["course \\- learn SwiftUI\\(aqs alignment guides by mending layouts", ".SH SYNOPSIS"]
      + [".B course", ".I COMMAND", "[\\fIOPTION\\fR]... [\\fIWORD\\fR]...", ".SH DESCRIPTION"]
      + [
        "You edit a file of real SwiftUI. The program lays it out by SwiftUI\\(aqs rules, in several scenarios, compares where "
          + "your views end up with where they should be, and says which view is off, by how much, on which line, and why. "
          + "Every attempt is kept on your machine; nothing leaves it.", ".SH COMMANDS",
      ]
      + CommandName.allCases.flatMap(lines(about:)) + [".SH OPTIONS", "These go with every command."]
      + (OptionName.everywhere + [.version]).flatMap(lines(about:)) + Self.end
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(about command: CommandName) -> [String] {
    let head = [".SS \"\(command.rawValue) \(escaped(command.operands))\"", "\(sentence(command.summary))."]
    let details = command.details.flatMap { [".PP", sentence($0)] }
    return head + details + command.options.flatMap(lines(about:))
  }

  private func lines(about option: OptionName) -> [String] {
    let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return [".TP", "\\fB\(escaped(option.typed))\\fR\(value)", sentence(option.summary)]
  }

  /// Words as the formatter takes them: no line of theirs is a request.
  private func sentence(_ words: String) -> String {
    let text = escaped(words)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map(escaped).joined()
  }

  /// A letter as every formatter reads it, whatever it takes its input for.
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

  private static let end = [
    ".SH EXIT STATUS", ".TP", "0", "Done, or passed.", ".TP", "1", "Not passed yet.", ".TP", "2", "Wrong usage.", ".TP",
    "3",
    "A fault of the pack, the program or the machine.", ".SH ENVIRONMENT", ".TP",
    "COURSE_WORK, COURSE_PACK, COURSE_PROGRESS, COURSE_LANGUAGE",
    "What \\fB\\-\\-work\\fR, \\fB\\-\\-pack\\fR, \\fB\\-\\-progress\\fR and \\fB\\-\\-language\\fR say where they are not given.",
    ".TP",
    "COURSE_EDITOR, VISUAL, EDITOR", "The editor that \\fBedit\\fR opens; the first that is set.", ".TP",
    "PAGER, NO_COLOR",
    "As every program takes them.", ".SH FILES", ".TP", "my\\-course/exercises", "Your files.", ".TP",
    "my\\-course/.course/progress.sqlite", "Your attempts.", ".SH EXAMPLES", ".EX", "course next", "course watch",
    "course check menu\\-icons", "course layout Row.layout \\-\\-size 320x200", ".EE", ".SH SEE ALSO",
    "\\fBcourse help\\fR \\fICOMMAND\\fR, \\fBcourse explain words\\fR",
  ]
}
