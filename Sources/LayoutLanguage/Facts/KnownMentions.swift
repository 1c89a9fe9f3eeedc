import Diagnostics

extension Mention {
  /// What is spelt nearly like this among all that SwiftUI and the standard library have in this course; nil if they have
  /// this very name, or nothing near.
  ///
  ///     .ofset    → .offset          .offset    → nil          .flubber    → nil
  ///
  /// - Complexity: asks every type of the vocabulary; for a name that none has, looks at every name there is.
  public var nearestKnown: Mention? {
    let index = NativeIndex.shared
    switch self {
    case .member(let name):
      let owners = index.types.indices.map { index.members(ofType: $0) } + [index.functions]
      if owners.contains(where: { $0.number(of: name) != nil }) { return nil }
      return nearest(to: name, in: Set(owners.flatMap(\.names)).sorted()).map { .member($0) }
    // Nobody knows the labels of what an exercise declares itself.
    case .label: return nil
    case .name(let name):
      if index.number(of: name) != nil || index.functions.number(of: name) != nil { return nil }
      return nearest(to: name, in: Set(index.typeNames + index.functions.names).sorted()).map { .name($0) }
    }
  }
}
