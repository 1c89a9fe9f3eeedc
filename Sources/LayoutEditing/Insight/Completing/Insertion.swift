/// The text to insert for a completion.
enum Insertion {
  /// The text and placeholders to insert, without optional arguments:
  /// `alignmentGuide(‹guide›) { ‹ViewDimensions› in ‹CGFloat› }`.
  static func parts(_ name: String, _ declaration: DeclarationText, isCalled: Bool) -> [Completion.Part] {
    guard declaration.isCallable, !isCalled else { return [.text(name)] }
    var wanted = declaration.parameters.filter { !$0.hasDefault }
    let closure = wanted.last?.type.mentions("->") == true ? wanted.popLast() : nil
    var parts: [Completion.Part] = [.text(name)]
    if closure == nil || !wanted.isEmpty {
      parts.append(.text("("))
      for (index, parameter) in wanted.enumerated() {
        let comma = index == 0 ? "" : ", "
        let label = parameter.label.map { "\($0): " } ?? ""
        if !(comma + label).isEmpty { parts.append(.text(comma + label)) }
        parts.append(.placeholder(parameter.label == nil ? parameter.name : parameter.type))
      }
      parts.append(.text(")"))
    }
    if let closure { parts += braces(for: closure) }
    return parts.joinedTexts
  }

  private static func braces(for closure: DeclarationText.Parameter) -> [Completion.Part] {
    let type = DeclarationText("func closure\(closure.type.fromParenthesis)")
    if type.parameters.isEmpty { return [.text(" { "), .placeholder(closure.name), .text(" }")] }
    var parts: [Completion.Part] = [.text(" { ")]
    for (index, parameter) in type.parameters.enumerated() {
      if index > 0 { parts.append(.text(", ")) }
      parts.append(.placeholder(parameter.type))
    }
    return parts + [.text(" in "), .placeholder(type.result), .text(" }")]
  }
}

extension String {
  /// The text from its first parenthesis on, without attributes.
  fileprivate var fromParenthesis: String { firstIndex(of: "(").map { String(self[$0...]) } ?? self }
}

extension [Completion.Part] {
  /// Merges adjacent texts.
  fileprivate var joinedTexts: [Completion.Part] {
    var joined: [Completion.Part] = []
    for part in self {
      if case .text(let text) = part, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(part)
      }
    }
    return joined
  }
}
