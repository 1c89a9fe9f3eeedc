/// Names that a text declares, by what they are, and the values that it gives them.
///
///     var left: [CGFloat] = [40, 30]        a list
///     var door = 0                          a count
struct ScopeNames {
  private(set) var lengths: [String] = []
  private(set) var lists: [String] = []
  private(set) var counts: [String] = []
  private(set) var numbers: [String: Double] = [:]
  private(set) var elements: [String: [Double]] = [:]

  init(_ text: String) {
    let words = text.codeWords
    for (index, word) in words.enumerated().dropLast(3) where [":", "="].contains(words[index + 1]) {
      guard word.first?.isLetter ?? false else { continue }
      let rest = words[(index + 2)...]
      switch words[index + 2] {
      case _ where words[index + 1] == "=":
        if let number = Int(words[index + 2]) { note(word, number: Double(number), in: \.counts) }
      case "CGFloat": note(word, number: Self.value(after: rest.dropFirst()), in: \.lengths)
      case "Int": note(word, number: Self.value(after: rest.dropFirst()), in: \.counts)
      case "[" where words[index + 3] == "CGFloat":
        if !lists.contains(word) { lists.append(word) }
        let list = rest.dropFirst(3)
        if list.starts(with: ["=", "["]) {
          elements[word] = list.dropFirst(2).prefix { $0 != "]" }.compactMap(Double.init)
        }
      default: continue
      }
    }
  }

  private static func value(after words: ArraySlice<String>) -> Double? {
    words.first == "=" ? words.dropFirst().first.flatMap(Double.init) : nil
  }

  private mutating func note(_ word: String, number: Double?, in kind: WritableKeyPath<ScopeNames, [String]>) {
    if !self[keyPath: kind].contains(word) { self[keyPath: kind].append(word) }
    if let number, numbers[word] == nil { numbers[word] = number }
  }
}
