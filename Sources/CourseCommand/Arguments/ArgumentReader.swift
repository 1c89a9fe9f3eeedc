import Curriculum
import Diagnostics
import LayoutEngine

/// Understands the words after the program's name.
///
///     check --plain menu-icons          options and words in any order
///     layout --size=360x220 -- -a.layout    after `--` everything is a word
///
/// A word that nobody knows is answered with the nearest that is known.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var invocation = Invocation()
  private var given: [OptionName] = []

  /// Reads the arguments, the program's name not among them.
  static func read(_ arguments: [String]) throws(Complaint) -> Invocation {
    var reader = ArgumentReader(rest: arguments[...])
    return try reader.read()
  }

  /// The format that was asked for, as far as one can tell from arguments that may make no sense otherwise.
  static func format(of arguments: [String]) -> Invocation.Format {
    let pairs = zip(arguments, arguments.dropFirst())
    return arguments.contains("--format=json") || pairs.contains { $0 == ("--format", "json") } ? .json : .text
  }

  private mutating func read() throws(Complaint) -> Invocation {
    var words: [String] = []
    var onlyWords = false
    while let argument = rest.popFirst() {
      if onlyWords || !argument.hasPrefix("-") || argument == "-" {
        words.append(argument)
      } else if argument == "--" {
        onlyWords = true
      } else {
        try readOption(argument, after: words.first)
      }
    }
    try readCommand(words)
    return invocation
  }

  // MARK: Commands

  private mutating func readCommand(_ words: [String]) throws(Complaint) {
    if invocation.flags.contains(.version) { return }
    guard let name = words.first else {
      if invocation.flags.contains(.help) { invocation.command = .help }
      try checkOptions(of: invocation.command)
      return
    }
    guard let command = CommandName(rawValue: name) else { throw Self.unknownCommand(name) }
    invocation.command = command
    invocation.operands = Array(words.dropFirst())
    if invocation.flags.contains(.help) {
      invocation.operands = command == .help ? invocation.operands : [command.rawValue]
      invocation.command = .help
      return
    }
    try checkOptions(of: command)
    try checkOperands(of: command)
  }

  static func unknownCommand(_ name: String) -> Complaint {
    let known = CommandName.allCases.map(\.rawValue)
    let advice: Phrase =
      nearest(to: name, in: known).map { "Did you mean \(command: $0)?" } ?? "All commands: \(command: "help")"
    return .usage("There is no command “\(name)”.", advice)
  }

  private func checkOperands(of command: CommandName) throws(Complaint) {
    let usage: Phrase = "Usage: \(command: "\(command.rawValue) \(command.operands)")"
    let count = invocation.operands.count
    if count < command.operandCount.lowerBound {
      throw .usage("“\(command.rawValue)” needs \(command.neededOperand).", usage)
    }
    if count > command.operandCount.upperBound {
      let surplus = invocation.operands[command.operandCount.upperBound]
      throw .usage("“\(command.rawValue)” does not know what to do with “\(surplus)”.", usage)
    }
  }

  private func checkOptions(of command: CommandName?) throws(Complaint) {
    let known = OptionName.everywhere + (command?.options ?? [])
    for option in given where !known.contains(option) && option != .version {
      let owners = CommandName.allCases.filter { $0.options.contains(option) }.map(\.rawValue)
      let name = command.map { "“\($0.rawValue)”" } ?? "The bare command"
      let advice: Phrase = owners.first.map { "It belongs to \(command: $0)." } ?? "All options: \(command: "help")"
      throw .usage("\(name) has no option \(option.typed).", advice)
    }
  }

  // MARK: Options

  private mutating func readOption(_ argument: String, after command: String?) throws(Complaint) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Self.option(parts[0]) else { throw Self.unknownOption(parts[0], of: command) }
    given.append(option)
    guard let value = option.value else {
      guard parts.count == 1 else { throw .usage("\(option.typed) takes no value.") }
      invocation.flags.insert(option)
      if option == .plain { invocation.isPlain = true }
      return
    }
    guard let text = parts.count == 2 ? parts[1] : rest.popFirst(), !text.isEmpty else {
      throw .usage("\(option.typed) needs \(value), such as \(option.typed) \(option.example).")
    }
    try take(text, for: option)
  }

  private static func option(_ typed: String) -> OptionName? {
    if typed == "-h" { return .help }
    return OptionName.allCases.first { $0.typed == typed }
  }

  private static func unknownOption(_ typed: String, of command: String?) -> Complaint {
    let options = command.flatMap { CommandName(rawValue: $0)?.options } ?? OptionName.allCases
    let known = (OptionName.everywhere + options + [.version]).map(\.typed)
    let advice: Phrase =
      nearest(to: typed, in: known).map { "Did you mean \($0, .code)?" } ?? "All options: \(command: "help")"
    return .usage("There is no option “\(typed)”.", advice)
  }

  private mutating func take(_ text: String, for option: OptionName) throws(Complaint) {
    switch option {
    case .work: invocation.work = text
    case .pack: invocation.pack = text
    case .language: invocation.language = try Self.language(text)
    case .chapter: invocation.chapter = text
    case .kind: invocation.kind = text
    case .title: invocation.title = text
    case .goal: invocation.goal = text
    case .format: invocation.format = try Self.format(text)
    case .size: invocation.size = try Self.size(text)
    case .scale: invocation.scale = try Self.scale(text)
    case .tap, .doubleTap, .longPress, .drag, .set, .scroll:
      invocation.steps.append(try StepWords.read(text, for: option))
    case .svg: invocation.svg = text
    case .view: invocation.view = text
    case .scenario: invocation.scenario = text
    case .after: invocation.after = text
    default: break
    }
  }

  private static func format(_ text: String) throws(Complaint) -> Invocation.Format {
    if let format = Invocation.Format(rawValue: text) { return format }
    let known = Invocation.Format.allCases.map(\.rawValue)
    throw .usage(
      "There is no format “\(text)”.",
      nearest(to: text, in: known).map { "Did you mean \($0, .code)?" } ?? "Known: text, json.")
  }

  private static func language(_ text: String) throws(Complaint) -> String {
    if Language(locale: text) != nil { return text }
    throw .usage("“\(text)” is no language.", "A language is two letters, such as --language de")
  }

  /// `360x220`, also with `X` or `×` and with fractions.
  private static func size(_ text: String) throws(Complaint) -> Size {
    let lengths = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Double($0) }
    let possible = lengths.compactMap { $0 }.filter((0...100_000).contains)
    guard lengths.count == 2, possible.count == 2 else {
      throw .usage(
        "“\(text)” is no size.", "A size is a width and a height in points, up to 100000 each: --size 360x220")
    }
    return Size(width: possible[0], height: possible[1])
  }

  private static func scale(_ text: String) throws(Complaint) -> Double {
    if let scale = Double(text), [1, 2, 3].contains(scale) { return scale }
    throw .usage("“\(text)” is no scale.", "A scale is 1, 2 or 3 pixels a point.")
  }
}
