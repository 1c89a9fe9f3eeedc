extension SourceMessage {
  package var english: String {
    switch self {
    case .bytes(let count, let most): "the file has \(count) bytes; a layout may have \(most)"
    case .pieces(let most): "this file has more than \(most) names, brackets and signs"
    case .lines(let most): "this file has more than \(most) lines of code"
    case .attributes(let most): "more than \(most) '@' stand here without a declaration"
    case .chain(let most): "there are more than \(most) '.' in one chain"
    case .angleBrackets(let most): "there are more than \(most) '<' in this file"
    case .operators(let most): "there are more than \(most) operators in one expression"
    case .prefixes(let most, let word): "there are more than \(most) words such as '\(word)' in a row"
    case .pounds(let most): "there are more than \(most) '#' in a row"
    case .conditions(let most): "more than \(most) '#if' stand inside each other"
    case .openers(let most): "there are more than \(most) opening brackets in this file"
    case .brackets(let most): "more than \(most) brackets stand inside each other"
    case .strings(let most): "more than \(most) strings stand inside each other"
    case .squareBrackets(let most): "more than \(most) '[' stand inside each other"
    case .squareBracketsInAll: "there are too many '[' inside each other in this file"
    case .notReadFurther: "the file was not read further than to this line"
    case .noLayoutNeedsThis:
      "The course reads layouts, and no layout needs this. Take this part out, or write it in several steps."
    case .keepOneAnswer: "Keep one exercise's answer in the file, and take out what is left over from trying."
    case .isInvisible: "It cannot be seen in an editor. Type the line again."
    case .looksLikeBlank(let code):
      "It is U+\(code), which may look like a blank. Delete it, and type a plain blank if one is needed."
    case .blanksAroundDivision: "A '/' that divides has blanks on both sides, or on none."
    case .twoVersions:
      "Two versions of the file stand here, one above the other. Keep one, and take the marks out."
    case .nameBehindAt: "Write it right behind the '@', as in '@State', or take the '@' out."
    case .braceBehindName(let keyword):
      "None follows for a long time. Write one behind the name of the \(keyword)."
    case .mendTheFirst:
      "Too much before it is not Swift. Mend the first mistake; one missing bracket may be the reason for many."
    }
  }
}
