extension Vocabulary {
  /// Lists of words as an English reader writes them: `one, two, and three`.
  static let listFormats: [NativeDeclaration] =
    [
      .type("struct ListFormatStyle").approximated("As an English reader sees it."),
      .type("struct ListFormatStyleListType: Hashable"), .type("struct ListFormatStyleWidth: Hashable"),
      .member(
        "ListFormatStyle",
        "static func list(type: ListFormatStyleListType, width: ListFormatStyleWidth = 0) -> ListFormatStyle"
      ) { (type: NativeCase?, width: NativeCase?) in
        .tuple([.token(type?.name ?? "and"), .token(width?.name ?? "standard")])
      },
      .type("struct ListFormatter").approximated("As an English reader sees it."),
      .member("ListFormatter", "static func localizedString(byJoining words: [String]) -> String") {
        (run: Run, call: Arguments, words: [Value]) throws(Stop) in
        .string(try run.checked(joined(words, nil), at: call.range))
      },
      .member("Text", "init(_ words: [String], format: ListFormatStyle)") {
        (call: Arguments, words: [Value], format: Value?) in
        .view(.text(joined(words, format), at: call.range))
      },
      .member("Sequence", "func formatted(_ format: ListFormatStyle) -> String") {
        (run: Run, call: Arguments, _: Value?, format: Value?) throws(Stop) in
        .string(try run.checked(joined(try list(run, call), format), at: call.range))
      },
      .member("Sequence", "func formatted() -> String") { (run: Run, call: Arguments) throws(Stop) in
        .string(try run.checked(joined(try list(run, call), nil), at: call.range))
      },
    ]
    + names("ListFormatStyleListType", ["and", "or"])
    + names("ListFormatStyleWidth", ["standard", "short", "narrow"])

  private static func joined(_ words: [Value], _ format: Value?) -> String {
    var (type, width) = ("and", "standard")
    if case .tuple(let parts, _)? = format, case .token(let named)? = parts.first, case .token(let wide)? = parts.last {
      (type, width) = (named, wide)
    }
    let words = words.map(\.text)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    let link = type == "or" ? "or " : width == "standard" ? "and " : width == "short" ? "& " : ""
    if words.count == 2 { return "\(words[0])\(link.isEmpty ? ", " : " ")\(link)\(last)" }
    return words.dropLast().joined(separator: ", ") + ", " + link + last
  }
}
