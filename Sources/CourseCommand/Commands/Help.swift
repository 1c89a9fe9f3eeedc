import Curriculum
import Diagnostics

extension Session {
  /// `course help`: all commands, or one.
  func help() throws(Complaint) -> Reply {
    guard let name = invocation.operands.first else { return overview }
    guard let command = CommandName(rawValue: name) else { throw ArgumentReader.unknownCommand(name) }
    return explanation(of: command)
  }

  /// `course --version`.
  func version() -> Reply {
    Reply(
      document: Document([.paragraph("course \(ProgramVersion.current), layout rules \(EngineVersion.current)")]),
      json: ["formatVersion": 1, "version": JSON(ProgramVersion.current), "engine": JSON(EngineVersion.current)])
  }

  private var overview: Reply {
    let learners = CommandName.allCases.filter { !$0.isForInstructors }
    let instructors = CommandName.allCases.filter(\.isForInstructors)
    let document = Document([
      .paragraph("\("course", .strong)  learn SwiftUI's alignment guides by mending layouts"),
      .gap,
      .heading("Commands"), .indented([commands(learners)]), .gap,
      .heading("For instructors"), .indented([commands(instructors)]), .gap,
      .heading("Options"), .indented([options(OptionName.everywhere + [.version])]), .gap,
      .paragraph("More about one:  \(command: "help COMMAND")"),
      .paragraph("Ends with 0 (done or passed), 1 (not passed), 2 (wrong usage) or 3 (a fault that is not yours)."),
    ])
    let json = CommandName.allCases.map { command -> JSON in
      ["name": JSON(command.rawValue), "operands": JSON(command.operands), "summary": JSON(command.summary)]
    }
    return Reply(document: document, json: ["formatVersion": 1, "commands": JSON(json)])
  }

  private func explanation(of command: CommandName) -> Reply {
    var document = Document([
      .paragraph("\(form: CommandWords(typed: String("\(command.rawValue) \(command.operands)".trimmedAtEnd)))"),
      .indented([.paragraph("\(command.summary)")]),
    ])
    for paragraph in command.details { document.blocks += [.gap, .paragraph(Phrase(paragraph))] }
    document.blocks += [.gap, .heading("Options"), .indented([options(command.options + OptionName.everywhere)])]
    let json: JSON = [
      "formatVersion": 1, "name": JSON(command.rawValue), "operands": JSON(command.operands),
      "summary": JSON(command.summary), "details": JSON(command.details.map { JSON($0) }),
    ]
    return Reply(document: document, json: json)
  }

  private func commands(_ names: [CommandName]) -> Document.Block {
    .fields(names.map { .init(label: $0.rawValue, text: "\($0.summary)") })
  }

  private func options(_ names: [OptionName]) -> Document.Block {
    .fields(names.map { .init(label: String("\($0.typed) \($0.value ?? "")".trimmedAtEnd), text: "\($0.summary)") })
  }
}

/// The version of the program, as `course --version` says it.
enum ProgramVersion {
  static let current = "0.2.0"
}
