import Diagnostics

extension Mention {
  /// What is spelt nearly like this among all that SwiftUI and the standard library have in this course; nil if they have
  /// this very name, or nothing near.
  ///
  ///     .ofset    → .offset          .offset    → nil          .flubber    → nil
  ///
  /// - Complexity: looks at every name of the vocabulary.
  public var nearestKnown: Mention? {
    let index = NativeIndex.shared
    switch self {
    case .member(let name):
      let owners = index.types.indices.map { index.members(ofType: $0) } + [index.functions]
      let known = owners.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      return known.contains(name) ? nil : nearest(to: name, in: known.sorted()).map { .member($0) }
    // Nobody knows the labels of what an exercise declares itself.
    case .label: return nil
    case .name(let name):
      let known = Set(index.typeNames + index.functions.names)
      return known.contains(name) ? nil : nearest(to: name, in: known.sorted()).map { .name($0) }
    }
  }
}
