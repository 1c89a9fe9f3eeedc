/// How this program was called, so that a command on a page does what it says where it is read.
///
///     Caller(program: "./course", options: [("--pack", "mini")]).line(of: "check")   → ./course check --pack mini
struct Caller: Sendable {
  /// What starts this program from the current folder, as it is typed in a shell.
  var program: String
  /// Options that were given and have to be given again: which pack, whose folder, which language.
  var options: [(name: String, value: String)] = []

  /// For sentences without commands.
  static let nobody = Caller(program: "")

  /// The whole line to type.
  func line(of words: CommandWords) -> String {
    if words.text.isEmpty { return program }
    let typed = words.text.split(separator: " ")
    let missing = options.filter { option in !typed.contains { $0 == option.name } }
    return ([program, words.text] + missing.map { "\($0.name) \($0.value.quotedForTheShell)" }).joined(separator: " ")
  }

  /// How a command is used in general; nothing to paste.
  func form(of words: CommandWords) -> String { "\(program) \(words.text)" }
}
