import Curriculum
import Diagnostics

extension Session {
  /// `course help`: lists the daily commands or all commands, or explains one.
  func help() throws(Complaint) -> Reply {
    guard let name = invocation.operands.first else { return overview(of: dailyBlocks) }
    if name == Self.allWord { return overview(of: allBlocks) }
    guard let command = CommandName(rawValue: name) else { throw ArgumentReader.unknownCommand(name) }
    return explanation(of: command)
  }

  /// `course --version`.
  func version() -> Reply {
    Reply(
      document: Document([.paragraph(say(HelpSentence.current))]),
      json: ["formatVersion": 1, "version": JSON(ProgramVersion.current), "engine": JSON(EngineVersion.current)])
  }

  /// The operand of `help` that lists every command.
  private static let allWord = "all"

  private var dailyBlocks: [Document.Block] {
    [
      .indented([commands(CommandName.daily)]), .gap,
      .paragraph(say(HelpSentence.allCommands)), .paragraph(say(HelpSentence.moreAboutOne)),
    ]
  }

  private var allBlocks: [Document.Block] {
    let learners = CommandName.allCases.filter { $0.audience == .learners }
    let instructors = CommandName.allCases.filter { $0.audience != .learners }
    return [
      .heading(say(HelpSentence.commands)), .indented([commands(learners)]), .gap,
      .heading(say(HelpSentence.forInstructors)), .indented([commands(instructors)]), .gap,
      .heading(say(HelpSentence.options)), .indented([options(OptionName.everywhere + [.version])]), .gap,
      .paragraph(say(HelpSentence.moreAboutOne)), .paragraph(say(HelpSentence.exitCodes)),
    ]
  }

  /// Lists some commands for people; programs always get all of them.
  private func overview(of blocks: [Document.Block]) -> Reply {
    let document = Document([.paragraph(say(HelpSentence.whatItIs)), .gap] + blocks)
    let json = CommandName.allCases.map { command -> JSON in
      [
        "name": JSON(command.rawValue), "operands": JSON(command.operands),
        "summary": JSON(command.summary(in: language)),
      ]
    }
    return Reply(document: document, json: ["formatVersion": 1, "commands": JSON(json)], isForReading: true)
  }

  private func explanation(of command: CommandName) -> Reply {
    let operands = command.operands.placeholders(in: language)
    let (summary, details) = (command.summary(in: language), command.details(in: language))
    var document = Document([
      .paragraph("\(form: CommandWords(typed: String("\(command.rawValue) \(operands)".trimmedAtEnd)))"),
      .indented([.paragraph("\(summary)")]),
    ])
    for paragraph in details { document.blocks += [.gap, .paragraph(Phrase(paragraph))] }
    document.blocks += [
      .gap, .heading(say(HelpSentence.options)), .indented([options(command.options + OptionName.everywhere)]),
    ]
    let json: JSON = [
      "formatVersion": 1, "name": JSON(command.rawValue), "operands": JSON(command.operands),
      "summary": JSON(summary), "details": JSON(details.map { JSON($0) }),
    ]
    return Reply(document: document, json: json, isForReading: true)
  }

  private func commands(_ names: [CommandName]) -> Document.Block {
    .fields(names.map { .init(label: $0.rawValue, text: "\($0.summary(in: language))") })
  }

  private func options(_ names: [OptionName]) -> Document.Block {
    .fields(
      names.map { name in
        let value = (name.value ?? "").placeholders(in: language)
        return .init(label: String("\(name.typed) \(value)".trimmedAtEnd), text: "\(name.summary(in: language))")
      })
  }
}

extension OptionName {
  /// A one-line summary of the option.
  func summary(in language: Language) -> String {
    switch SpokenLanguage(language) {
    case .english: summary
    case .german: germanSummary
    }
  }
}

extension HelpSentence {
  /// The versions of the program and of the layout engine.
  static var current: HelpSentence { .versions(program: ProgramVersion.current, engine: EngineVersion.current) }
}

/// The program's version, as `course --version` prints it.
enum ProgramVersion {
  static let current = "0.2.0"
}
