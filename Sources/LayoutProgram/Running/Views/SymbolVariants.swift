/// The variants that `symbolVariant` asks for: words of symbol names.
///
///     circle, fill     heart → heart.circle.fill
package struct SymbolVariants {
  private var words: Set<Substring> = []

  /// Adds the words of a variant: `circle.fill`.
  package mutating func add(_ variant: String) { words.formUnion(variant.split(separator: ".")) }

  /// The name with the words that it does not have yet, in the order of the symbols' names.
  package func applied(to name: String) -> String {
    if words.isEmpty { return name }
    var parts = name.split(separator: ".")
    let isFilled = words.contains("fill") || parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    for word in ["slash", "circle", "square", "rectangle"] as [Substring] where words.contains(word) {
      if parts.last != word { parts.append(word) }
    }
    if isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}
