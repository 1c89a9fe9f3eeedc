/// The variants that `symbolVariant` requests: words of symbol names.
///
///     circle, fill     heart → heart.circle.fill
package struct SymbolVariants {
  private var words: Set<Substring> = []

  /// Adds the words of a variant: `circle.fill`.
  package mutating func add(_ variant: String) { words.formUnion(variant.split(separator: ".")) }

  /// The name with the missing words added, in the order that symbol names use.
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
