/// The completion script for bash: one function that inspects the words typed so far.
struct BashCompletion {
  var script: String {
    """
    # Completes the words of `course` in bash. Put it where bash looks for completions, or: eval "$(course completions bash)"
    _course() {
      local program=${COMP_WORDS[0]} word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command='' index
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          -*) ;;
          *)
            case ${COMP_WORDS[index-1]} in
              \(valued)) ;;
              *) command=${COMP_WORDS[index]}; break ;;
            esac ;;
        esac
      done
      case $before in
    \(optionCases)
        \(valued)) return ;;
      esac
      if [[ $word == -* ]]; then
        local options='\(words(OptionName.everywhere + [.version]))'
        case $command in
    \(commandOptionCases)
        esac
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        return
      fi
      case $command in
        '') COMPREPLY=($(compgen -W '\(CommandName.allCases.map(\.rawValue).joined(separator: " "))' -- "$word")) ;;
    \(operandCases)
      esac
    }
    complete -F _course course ./course

    """
  }

  private func words(_ options: [OptionName]) -> String { options.map(\.typed).joined(separator: " ") }

  /// A shell pattern that matches every option with a value.
  private var valued: String {
    OptionName.allCases.filter { $0.value != nil }.map(\.typed).joined(separator: "|")
  }

  private var optionCases: String {
    OptionName.allCases.compactMap { option in
      option.completedBy.map { "    \(option.typed)) \(reply(to: [$0])); return ;;" }
    }.joined(separator: "\n")
  }

  private var commandOptionCases: String {
    CommandName.allCases.filter { !$0.options.isEmpty }
      .map { "      \($0.rawValue)) options+=' \(words($0.options))' ;;" }.joined(separator: "\n")
  }

  private var operandCases: String {
    CommandName.allCases.filter { !$0.completedBy.isEmpty }
      .map { "    \($0.rawValue)) \(reply(to: $0.completedBy)) ;;" }.joined(separator: "\n")
  }

  private func reply(to kinds: [CompletedBy]) -> String {
    kinds.map { kind in
      switch kind {
      case .words(let words): "COMPREPLY+=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
      case .files: "compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- \"$word\"))"
      case .packs: "COMPREPLY+=($(compgen -W \"$(\"$program\" packs --names 2>/dev/null)\" -- \"$word\"))"
      case .exercises: "COMPREPLY+=($(compgen -W \"$(\"$program\" list --names 2>/dev/null)\" -- \"$word\"))"
      }
    }.joined(separator: "; ")
  }
}
