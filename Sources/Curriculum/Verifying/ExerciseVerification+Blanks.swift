import Diagnostics

/// Checks for texts that are empty or cannot be displayed.
extension ExerciseVerification {
  /// Reports every text of exercise.json that cannot be displayed, with its line. Empty hints and missing texts are
  /// reported elsewhere.
  mutating func checkBlanks(of exercise: Exercise) {
    var texts: [(what: String, text: String?, way: [JSONStep])] = [
      ("\"title\"", exercise.title, ["title"]), ("\"goal\"", exercise.goal, ["goal"]),
      ("\"idea\"", exercise.idea, ["idea"]), ("\"firstLook\"", exercise.firstLook, ["firstLook"]),
    ]
    for (place, rule) in exercise.rules.enumerated() {
      texts.append(("the rule's \"reason\"", rule.reason, ["rules", .element(place), "reason"]))
    }
    for (place, question) in exercise.questions.enumerated() {
      let way: [JSONStep] = ["questions", .element(place)]
      texts.append(("what \"\(question.name)\" asks", question.asks, way + ["asks"]))
      for (number, mistake) in question.mistakes.enumerated() {
        texts.append(
          ("what the mistake \"says\"", mistake.says, way + ["mistakes", .element(number), "says"]))
      }
    }
    for (what, text, way) in texts {
      guard let text, let fault = TextFault(in: text, isHeading: way == ["title"]) else { continue }
      add(.texts, inside: way, "\(what) \(fault.words)", fault.advice)
    }
    for (place, hint) in exercise.hints.enumerated() {
      guard let fault = TextFault(in: hint), fault != .empty else { continue }
      add(.texts, inside: ["hints", .element(place)], "hint \(place + 1) \(fault.words)", fault.advice)
    }
  }

  /// Reports a mistake with the same values as an earlier one, which can never match, and repeated rules.
  mutating func checkRepeated(in exercise: Exercise) {
    for (place, question) in exercise.questions.enumerated() {
      let values = question.mistakes.map(\.values)
      for number in values.indices where values[..<number].contains(values[number]) {
        add(
          .texts, inside: ["questions", .element(place), "mistakes", .element(number)],
          "a mistake of \"\(question.name)\" above has the same values, so that nobody is told of this one",
          "Take one of them away.")
      }
    }
    let demands = exercise.rules.map(\.demand)
    for number in demands.indices where demands[..<number].contains(demands[number]) {
      add(
        .texts, inside: ["rules", .element(number)], "a rule above says the same of \(demands[number].spelling)",
        "Take one of them away.")
    }
  }

  /// Reports texts of a translation that cannot be displayed, and equal hints.
  mutating func checkBlanks(of translation: Translation, in source: SourceText, _ name: String) {
    var texts: [(what: String, text: String?, way: [JSONStep])] = [
      ("\"title\"", translation.title, ["title"]), ("\"goal\"", translation.goal, ["goal"]),
      ("\"idea\"", translation.idea, ["idea"]), ("\"firstLook\"", translation.firstLook, ["firstLook"]),
    ]
    for (key, list) in [("hints", translation.hints), ("reasons", translation.reasons)] {
      for (place, text) in (list ?? []).enumerated() {
        texts.append(("element \(place + 1) of \"\(key)\"", text, [.member(key), .element(place)]))
      }
    }
    for (key, list) in [("hintFor", translation.hintFor), ("asks", translation.asks)] {
      for (member, text) in list ?? [:] { texts.append(("\"\(member)\"", text, [.member(key), .member(member)])) }
    }
    for (member, list) in translation.says ?? [:] {
      for (place, text) in list.enumerated() {
        texts.append(("what is said of \"\(member)\"", text, ["says", .member(member), .element(place)]))
      }
    }
    let json = try? JSON.read(source)
    let line = { (way: [JSONStep]) in json?.range(at: way).map { source.line(at: $0.lower) } }
    let faults = texts.compactMap { what, text, way in
      text.flatMap { TextFault(in: $0, isHeading: way == ["title"]) }.map { (what: what, fault: $0, line: line(way)) }
    }
    for (what, fault, line) in faults.sorted(by: { ($0.line ?? 0, $0.what) < ($1.line ?? 0, $1.what) }) {
      let advice = fault == .empty ? "Write it, or take it away: what is missing stays English." : fault.advice
      add(.texts, name, line: line, "\(what) \(fault.words)", advice)
    }
    if let hints = translation.hints, Set(hints).count < hints.count, !hints.contains(where: \.isBlank) {
      add(
        .texts, name, line: line(["hints"]), "two hints are the same",
        "Each hint helps a little more than the one before.")
    }
  }

  /// Reports control characters, and HTML, which is dropped from the output together with its block.
  ///
  /// - Returns: whether there is some HTML.
  mutating func checkMarkup(in source: SourceText, _ name: String) -> Bool {
    if let number = (1...max(1, source.lineCount)).first(where: { number in
      source.text(ofLine: number).unicodeScalars.contains(where: TextFault.isControl)
    }), let fault = TextFault(in: String(source.text(ofLine: number))) {
      add(.texts, name, line: number, "\(name) \(fault.words)", fault.advice)
    }
    let fenced = source.fencedLines
    if let line = fenced.open {
      add(.texts, name, line: line, "the code that begins here does not end", "Close it with a line of ```.")
    }
    let code = Set(fenced.code.map(\.number))
    for number in 1...max(1, source.lineCount) where !code.contains(number) {
      let words = source.text(ofLine: number).outsideCode
      guard let link = words.firstMatch(of: #/(?:^|[^!])\[[^\]]*\]\((?!https?:|#)([^)\s]*)\)/#) else { continue }
      let advice = "A lesson links to the web alone, https://…; put the name of an exercise or a word in backticks."
      add(.texts, name, line: number, "the link to \(link.output.1) leads nowhere", advice)
    }
    guard let line = source.firstLineOfHTML else { return false }
    add(.texts, name, line: line, "HTML is not shown, nor are words in the same block", "Write it in CommonMark.")
    return true
  }
}

extension SourceText {
  /// The lines of code between fences, with their numbers, and the line of a fence that nothing closes.
  var fencedLines: (code: [(number: Int, text: String)], open: Int?) {
    var code: [(number: Int, text: String)] = []
    var open: Int?
    for number in 1...max(1, lineCount) {
      let text = String(text(ofLine: number))
      if text.trimmed.hasPrefix("```") || text.trimmed.hasPrefix("~~~") {
        open = open == nil ? number : nil
      } else if open != nil {
        code.append((number, text))
      }
    }
    return (code, open)
  }

  /// The first line that begins with HTML, except in fenced code; an address in angle brackets is a link.
  fileprivate var firstLineOfHTML: Int? {
    var isCode = false
    for number in 1...max(1, lineCount) {
      let text = String(text(ofLine: number).trimmed)
      if text.hasPrefix("```") || text.hasPrefix("~~~") { isCode.toggle() }
      guard !isCode, text.hasPrefix("<"), let second = text.dropFirst().first else { continue }
      let word = text.dropFirst().prefix { !$0.isWhitespace && $0 != ">" }
      let isAddress = word.contains(":") || word.contains("@")
      if second.isLetter ? !isAddress : second == "/" || second == "!" || second == "?" { return number }
    }
    return nil
  }
}
