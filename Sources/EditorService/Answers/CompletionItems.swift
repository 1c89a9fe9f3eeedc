import Diagnostics
import LayoutEditing

/// The completions at a place, as editors list them.
struct CompletionItems {
  /// More than anybody reads; typing on narrows the list.
  private static let most = 1000

  /// The answer to `textDocument/completion`.
  static func answer(at offset: Int, in reading: TextReading, _ client: ClientAbilities) -> JSON {
    let all = reading.insight.completions(at: offset)
    let items = all.prefix(most).enumerated().map { place, completion in
      item(completion, place, of: reading, client)
    }
    return ["isIncomplete": JSON(all.count > most), "items": JSON(items)]
  }

  private static func item(
    _ completion: Completion, _ place: Int, of reading: TextReading, _ client: ClientAbilities
  ) -> JSON {
    let hasPlaceholders = completion.insertion.contains { part in
      if case .placeholder = part { true } else { false }
    }
    let isSnippet = client.takesSnippets && hasPlaceholders
    let text = isSnippet ? snippet(completion.insertion) : plain(completion)
    let digits = String(min(place, 9999))
    let order = String(repeating: "0", count: 4 - digits.count) + digits
    return .object([
      ("label", JSON(completion.label.isEmpty ? completion.name : completion.label)),
      ("kind", JSON(LanguageTerms.completionKind(completion.kind))),
      ("detail", JSON(completion.signature)), ("sortText", JSON("\(min(max(completion.rank, 0), 9))\(order)")),
      ("filterText", JSON(completion.name)), ("insertTextFormat", isSnippet ? 2 : 1),
      ("textEdit", reading.edit(completion.replaces, text)),
    ])
  }

  /// A snippet with placeholders.
  static func snippet(_ parts: [Completion.Part]) -> String {
    var number = 0
    return parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += escaped(words, "\\$}")
      case .placeholder(let words):
        number += 1
        text += "${\(number):\(escaped(words, "\\$}"))}"
      }
    } + "$0"
  }

  /// The name alone for an editor without snippets: the user would have to delete half of a call.
  private static func plain(_ completion: Completion) -> String {
    var text = ""
    for part in completion.insertion {
      guard case .text(let words) = part else { return completion.name }
      text += words
    }
    return text
  }

  private static func escaped(_ text: String, _ marks: String) -> String {
    text.reduce(into: "") { result, letter in
      if marks.contains(letter) { result.append("\\") }
      result.append(letter)
    }
  }
}
