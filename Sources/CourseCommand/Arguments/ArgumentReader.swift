import Curriculum
import Diagnostics
import LayoutEngine
import LayoutProgram
import ProgressStore

/// Parses the command-line arguments after the program's name.
///
///     check --plain menu-icons          options and words in any order
///     layout --size=360x220 -- -a.layout    after `--` everything is a word
///
/// For an unknown command or option it suggests the nearest known one.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var invocation = Invocation()
  private var given: [OptionName] = []

  /// Reads the arguments, without the program's name.
  static func read(_ arguments: [String]) throws(Complaint) -> Invocation {
    var reader = ArgumentReader(rest: arguments[...])
    return try reader.read()
  }

  /// The requested format, guessed from arguments that otherwise cannot be parsed.
  static func format(of arguments: [String]) -> Invocation.Format {
    let pairs = zip(arguments, arguments.dropFirst())
    return arguments.contains("--format=json") || pairs.contains { $0 == ("--format", "json") } ? .json : .text
  }

  /// An option's value, guessed from arguments that otherwise cannot be parsed.
  static func value(of option: OptionName, in arguments: [String]) -> String? {
    let option = option.typed
    let apart = zip(arguments, arguments.dropFirst()).first { $0.0 == option }?.1
    let joined = arguments.first { $0.hasPrefix("\(option)=") }.map { String($0.dropFirst(option.count + 1)) }
    return apart ?? joined
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
    guard let command = CommandName(typed: name) else { throw Self.unknownCommand(name) }
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
    let meant = name == "restore" ? "history" : nearest(to: name, in: known)
    let advice: ComplaintSentence = meant.map { .didYouMeanCommand("\($0)") } ?? .allCommands
    return .usage(.noCommand(name), advice)
  }

  private func checkOperands(of command: CommandName) throws(Complaint) {
    let usage = ComplaintSentence.usage("\(typed: command.rawValue) \(typed: command.operands)")
    let count = invocation.operands.count
    if count < command.takes.lowerBound {
      throw .usage(.needs(command), usage)
    }
    if count > command.takes.upperBound {
      let surplus = invocation.operands[command.takes.upperBound]
      throw .usage(.doesNotKnow(command: command.rawValue, surplus), usage)
    }
  }

  private func checkOptions(of command: CommandName?) throws(Complaint) {
    let known = OptionName.everywhere + (command?.options ?? [])
    if invocation.format == .sarif, command != .audit { throw .usage(.noFormat("sarif"), .known(["text", "json"])) }
    for option in given where !known.contains(option) && option != .version {
      let owners = CommandName.allCases.filter { $0.options.contains(option) }.map(\.rawValue)
      let advice: ComplaintSentence = owners.first.map { .belongsTo($0) } ?? .allOptions
      throw .usage(.hasNoOption(command: command?.rawValue, option.typed), advice)
    }
  }

  // MARK: Options

  private mutating func readOption(_ argument: String, after command: String?) throws(Complaint) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Self.option(parts[0]) else { throw Self.unknownOption(parts[0], of: command) }
    given.append(option)
    if option == .reveal { return try readReveal(parts.count == 2 ? parts[1] : nil) }
    if option == .between { return try readBetween(parts.count == 2 ? parts[1] : nil) }
    guard let value = option.value else {
      guard parts.count == 1 else { throw .usage(.takesNoValue(option.typed)) }
      invocation.flags.insert(option)
      if option == .plain { invocation.isPlain = true }
      return
    }
    guard let text = parts.count == 2 ? parts[1] : valueThatFollows(), !text.isEmpty else {
      throw .usage(.needsValue(option.typed, value: value, example: option.example))
    }
    try take(text, for: option)
  }

  /// Reads `--reveal`, alone or followed by a step number.
  private mutating func readReveal(_ joined: String?) throws(Complaint) {
    invocation.flags.insert(.reveal)
    invocation.reveal = .code
    let next = rest.first.flatMap { Int($0).flatMap(Reveal.init) }
    if let joined {
      guard let reveal = Int(joined).flatMap(Reveal.init) else {
        throw .usage(.noRevealStep(joined), .known(["1", "2", "3", "4"]))
      }
      invocation.reveal = reveal
    } else if let next {
      rest.removeFirst()
      invocation.reveal = next
    }
  }

  /// Reads `--between NAME NAME`.
  private mutating func readBetween(_ joined: String?) throws(Complaint) {
    guard let first = joined ?? valueThatFollows(), let second = valueThatFollows() else {
      throw .usage(.betweenNeedsTwo)
    }
    invocation.between = (first, second)
  }

  /// The next argument, or nil if it is itself an option, which means that the value is missing.
  private mutating func valueThatFollows() -> String? {
    if let next = rest.first, Self.option(next) != nil { return nil }
    return rest.popFirst()
  }

  private static func option(_ typed: String) -> OptionName? {
    if typed == "-h" { return .help }
    if typed == "-o" { return .output }
    return OptionName.allCases.first { $0.typed == typed }
  }

  private static func unknownOption(_ typed: String, of command: String?) -> Complaint {
    let options = command.flatMap { CommandName(rawValue: $0)?.options } ?? OptionName.allCases
    let known = (OptionName.everywhere + options + [.version]).map(\.typed)
    let advice: ComplaintSentence = nearest(to: typed, in: known).map { .didYouMean($0) } ?? .allOptions
    return .usage(.noOption(typed), advice)
  }

  private mutating func take(_ text: String, for option: OptionName) throws(Complaint) {
    switch option {
    case .work: invocation.work = text
    case .pack: invocation.pack = text
    case .progress: invocation.progress = try ServerAddress(typed: text).text
    case .language: invocation.language = try Self.language(text)
    case .chapter: invocation.chapter = text
    case .kind: invocation.kind = text
    case .title: invocation.title = text
    case .goal: invocation.goal = text
    case .format: invocation.format = try Self.format(text)
    case .size: invocation.size = try Self.size(text)
    case .sizes:
      invocation.sizes = try text.split(separator: ",").map { (part) throws(Complaint) in try Self.size(String(part)) }
    case .textSize: invocation.textSize = try Self.textSize(text)
    case .direction: invocation.direction = try Self.direction(text)
    case .expect: invocation.expect = text
    case .want: invocation.want = text
    case .stepByStep: invocation.stepByStep = text
    case .scale: invocation.scale = try Self.scale(text)
    case .at: invocation.look(at: try StepWords.seconds(text, for: option))
    case .tap, .doubleTap, .longPress, .drag, .set, .scroll, .wait:
      invocation.steps.append(try StepWords.read(text, for: option))
    case .svg: invocation.svg = text
    case .html: invocation.html = text
    case .swift: invocation.swift = text
    case .png: invocation.png = text
    case .view: invocation.view = text
    case .scenario: invocation.scenario = text
    case .after: invocation.after = text
    case .output: invocation.output = text
    case .within: invocation.tolerance = try Self.tolerance(text)
    case .preview: invocation.preview = PreviewChoice(text)
    case .arguments: invocation.arguments = try Self.arguments(text)
    case .sweep: invocation.sweep = try SweepWish(text)
    case .port: invocation.port = try Self.port(text)
    case .listen: invocation.listen = text
    case .behind: invocation.behind = text
    case .account: invocation.account = text
    case .learners: invocation.learners = text
    case .atOnce: invocation.atOnce = try Self.count(text, for: option)
    case .idle: invocation.idle = try Self.count(text, for: option)
    case .quota: invocation.quota = try Self.count(text, for: option)
    case .exercise: invocation.exercise = text
    case .map: invocation.map = text
    case .rubric: invocation.rubric = text
    case .roster: invocation.roster = text
    case .from: invocation.from = text
    case .points: invocation.points = text
    case .hidden: invocation.hidden = text
    case .submitted: invocation.submitted = text
    case .seed: invocation.seed = text
    case .formats: invocation.formats = text
    case .workers: invocation.workers = text
    case .atLeast: invocation.atLeast = text
    default: break
    }
  }

  private static func format(_ text: String) throws(Complaint) -> Invocation.Format {
    if let format = Invocation.Format(rawValue: text) { return format }
    let known = Invocation.Format.allCases.map(\.rawValue)
    throw .usage(.noFormat(text), nearest(to: text, in: known).map { .didYouMean($0) } ?? .known(["text", "json"]))
  }

  private static func language(_ text: String) throws(Complaint) -> String {
    if Language(locale: text) != nil { return text }
    throw .usage(.noLanguage(text), .languagesAre)
  }

  /// Parses `360x220`; `X`, `×` and fractions are allowed as well.
  private static func size(_ text: String) throws(Complaint) -> Size {
    let lengths = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Double($0) }
    let possible = lengths.compactMap { $0 }.filter((0...100_000).contains)
    guard lengths.count == 2, possible.count == 2 else {
      throw .usage(.noSize(text), .sizesAre)
    }
    return Size(width: possible[0], height: possible[1])
  }

  private static func textSize(_ text: String) throws(Complaint) -> DynamicTypeSize {
    if let size = DynamicTypeSize(rawValue: text) { return size }
    let known = DynamicTypeSize.allCases.map(\.rawValue)
    throw .usage(.noTextSize(text), nearest(to: text, in: known).map { .didYouMean($0) } ?? .known(known))
  }

  private static func direction(_ text: String) throws(Complaint) -> LayoutDirection {
    if let direction = LayoutDirection(rawValue: text) { return direction }
    let known = LayoutDirection.allCases.map(\.rawValue)
    throw .usage(.noDirection(text), nearest(to: text, in: known).map { .didYouMean($0) } ?? .known(known))
  }

  private static func tolerance(_ text: String) throws(Complaint) -> Double {
    if let points = Double(text), (0...1000).contains(points) { return points }
    throw .usage("“\(text)” is no number of points from 0 to 1000.", "For example: --within 0.5")
  }

  private static func arguments(_ text: String) throws(Complaint) -> [JSON.Member] {
    guard let members = (try? JSON.read(SourceText(name: "arguments", text: text)))?.members else {
      throw .usage(.noObject(text), .argumentsAre)
    }
    return members
  }

  private static func port(_ text: String) throws(Complaint) -> Int {
    if let port = Int(text), (1024...65535).contains(port) { return port }
    throw .usage(.noPort(text), .portsAre)
  }

  private static func count(_ text: String, for option: OptionName) throws(Complaint) -> Int {
    if let count = Int(text), (1...100_000).contains(count) { return count }
    throw .usage("“\(text)” is not a whole number from 1 to 100000.", "For example: \(option.typed) \(option.example)")
  }

  private static func scale(_ text: String) throws(Complaint) -> Double {
    if let scale = Double(text), [1, 2, 3].contains(scale) { return scale }
    throw .usage(.noScale(text), .scalesAre)
  }
}
