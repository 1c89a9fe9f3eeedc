import Diagnostics
import LayoutLanguage

extension Mention {
  /// The nearest spelling among all names of SwiftUI and the standard library in this course; nil if this very name
  /// exists or none is close.
  ///
  ///     .ofset    → .offset          .offset    → nil          .flubber    → nil
  ///
  /// - Complexity: asks every type of the vocabulary; for an unknown name, it compares every name.
  public var nearestKnown: Mention? {
    let index = NativeIndex.shared
    switch self {
    case .member(let name):
      let owners = index.types.indices.map { index.members(ofType: $0) } + [index.functions]
      if owners.contains(where: { $0.number(of: name) != nil }) { return nil }
      return nearest(to: name, in: Set(owners.flatMap(\.names)).sorted()).map { .member($0) }
    // The vocabulary does not know the labels of an exercise's own functions.
    case .label: return nil
    case .name(let name):
      if index.number(of: name) != nil || index.functions.number(of: name) != nil { return nil }
      return nearest(to: name, in: Set(index.typeNames + index.functions.names).sorted()).map { .name($0) }
    }
  }
}
