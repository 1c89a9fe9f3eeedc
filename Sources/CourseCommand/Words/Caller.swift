/// The call of this program, from which pages make commands that the reader can paste.
///
///     Caller(program: "./course", options: [("--pack", "mini")]).line(of: "check")   → ./course check --pack mini
struct Caller: Sendable {
  /// The word that starts this program from the current folder in a shell.
  var program: String
  /// The options that further commands must repeat, such as those for the pack, the work folder and the language.
  var options: [(name: String, value: String)] = []

  /// For sentences without commands.
  static let nobody = Caller(program: "")

  /// The whole command line to type.
  func line(of words: CommandWords) -> String {
    if words.text.isEmpty { return program }
    let typed = words.text.split(separator: " ")
    let missing = options.filter { option in !typed.contains { $0 == option.name } }
    return ([program, words.text] + missing.map { "\($0.name) \($0.value.quotedForTheShell)" }).joined(separator: " ")
  }

  /// A usage line, which is not meant for pasting.
  func form(of words: CommandWords) -> String { "\(program) \(words.text)" }
}
