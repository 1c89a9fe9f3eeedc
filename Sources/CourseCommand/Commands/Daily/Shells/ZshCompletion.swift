import Diagnostics

/// The completion script for zsh, in the form that `compinit` finds.
struct ZshCompletion {
  /// The language of the descriptions beside the words.
  var language: Language

  var script: String {
    """
    #compdef course
    # Completes the words of `course` in zsh. Save it as _course in a folder of $fpath.
    _course_exercises() {
      local -a names
      names=(${(f)"$(${words[1]} list --names 2>/dev/null)"})
      compadd -a names
    }
    _course_packs() {
      local -a names
      names=(${(f)"$(${words[1]} packs --names 2>/dev/null)"})
      compadd -a names
    }
    _course() {
      local -a commands
      commands=(
    \(commands)
      )
      local state line
      _arguments -C \\
    \(options(OptionName.everywhere + [.version])) \\
        '1: :->command' '*:: :->words' && return
      case $state in
        command) _describe command commands ;;
        words)
          case $line[1] in
    \(cases)
          esac ;;
      esac
    }
    compdef _course course ./course 2>/dev/null
    [[ $funcstack[1] = _course ]] && _course "$@"

    """
  }

  private var commands: String {
    CommandName.allCases.map { "    '\($0.rawValue):\(quoted($0.summary(in: language)))'" }.joined(separator: "\n")
  }

  private func options(_ names: [OptionName]) -> String {
    names.map { "    \(option($0))" }.joined(separator: " \\\n")
  }

  private func option(_ name: OptionName) -> String {
    let summary = quoted(name.summary(in: language)).replacing("[", with: "\\[").replacing("]", with: "\\]")
    guard let value = name.value else { return "'\(name.typed)[\(summary)]'" }
    let action = name.completedBy.map(action) ?? ""
    return
      "'\(name.typed)=[\(summary)]:\(quoted(value.placeholders(in: language)).replacing(":", with: "\\:")):\(action)'"
  }

  private var cases: String {
    CommandName.allCases.map { command in
      let operands = command.completedBy.enumerated().map { "'*: :\(action($1))'" }.prefix(1)
      let words = (command.options + OptionName.everywhere).map(option) + operands
      return "        \(command.rawValue)) _arguments \(words.joined(separator: " ")) ;;"
    }.joined(separator: "\n")
  }

  private func action(_ kind: CompletedBy) -> String {
    switch kind {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .exercises: "_course_exercises"
    case .packs: "_course_packs"
    }
  }

  private func quoted(_ text: String) -> String { text.replacing("'", with: "’").replacing(":", with: "\\:") }
}
