/// The options, with what help and the argument reader say about them.
enum OptionName: String, CaseIterable, Sendable {
  case format, plain, work, pack
  case size, scale, jsonl, trace, reveal, restore, all
  case help, version

  /// Options that every command takes.
  static let everywhere: [OptionName] = [.format, .plain, .work, .pack, .help]

  /// As it is typed.
  var typed: String { "--\(rawValue)" }

  /// What its value is called; nil for an option without one.
  var value: String? {
    switch self {
    case .format: "text|json"
    case .work, .pack: "DIR"
    case .size: "WxH"
    case .scale: "N"
    default: nil
    }
  }

  /// A value as it might be typed.
  var example: String {
    switch self {
    case .format: "json"
    case .work: "my-course"
    case .pack: "course"
    case .size: "360x220"
    case .scale: "3"
    default: ""
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .format: "answer in sentences or in JSON"
    case .plain: "sentences only: no columns, no signs, no colours"
    case .work: "the folder with your files (else COURSE_WORK, a parent folder, ./my-course)"
    case .pack: "the folder with Exercises/ (else COURSE_PACK, a parent folder, the program's place)"
    case .size: "the stage, in points"
    case .scale: "pixels a point: 1, 2 or 3"
    case .jsonl: "answer requests from standard input, one JSON object a line"
    case .trace: "with --format json: every view and modifier, and who asked whom for which guide"
    case .reveal: "show it although the exercise has not passed yet"
    case .restore: "put the text back into your file"
    case .all: "every exercise of the pack"
    case .help: "explain a command"
    case .version: "the version of the program and of its layout rules"
    }
  }
}
