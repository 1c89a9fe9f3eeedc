import Diagnostics

/// The completion script for fish: one line per possible word.
struct FishCompletion {
  /// The language of the descriptions beside the words.
  var language: Language

  var script: String {
    let head = "# Completes the words of `course` in fish. Save it as course.fish in its folder of completions."
    let commands = CommandName.allCases.map {
      "complete -c course -n __fish_use_subcommand -f -a \($0.rawValue) -d \(quoted($0.summary(in: language)))"
    }
    let everywhere = (OptionName.everywhere + [.version]).map { option($0, where: nil) }
    let own = CommandName.allCases.flatMap { command in
      command.options.map { option($0, where: command) } + operands(of: command)
    }
    return ([head] + commands + everywhere + own).joined(separator: "\n") + "\n"
  }

  private func option(_ name: OptionName, where command: CommandName?) -> String {
    let place = command.map { " -n '__fish_seen_subcommand_from \($0.rawValue)'" } ?? ""
    let value =
      switch name.completedBy {
      case .words(let words): " -x -a '\(words.joined(separator: " "))'"
      case .files: " -r -F"
      case .packs: " -x -a '(course packs --names 2>/dev/null)'"
      case .exercises: " -x -a '(course list --names 2>/dev/null)'"
      case nil: name.value == nil ? "" : " -x"
      }
    return "complete -c course\(place) -l \(name.rawValue)\(value) -d \(quoted(name.summary(in: language)))"
  }

  private func operands(of command: CommandName) -> [String] {
    command.completedBy.map { kind in
      let place = "complete -c course -n '__fish_seen_subcommand_from \(command.rawValue)'"
      return switch kind {
      case .words(let words): "\(place) -f -a '\(words.joined(separator: " "))'"
      case .files: "\(place) -F"
      case .packs: "\(place) -f -a '(course packs --names 2>/dev/null)'"
      case .exercises: "\(place) -f -a '(course list --names 2>/dev/null)'"
      }
    }
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
