import Diagnostics
import LayoutEngine

/// Something odd that layout met in a program, and where it is written.
struct Oddity: Hashable {
  var kind: LayoutNote.Kind
  /// The call that made the node; a modifier's has the view in it that it is called on.
  var range: SourceRange?
  var isOfModifier: Bool
}

extension Run {
  /// Remembers something odd, once.
  ///
  /// What has no end for a reason that is told is not told again, and its container neither; nor is a default for every
  /// view that has it.
  func remember(_ oddity: Oddity) {
    switch oddity.kind {
    case .endlessFrame: if !oddities.isEmpty { return }
    case .invalidNumber(.defaultValue, _): if oddities.contains(where: { $0.kind == oddity.kind }) { return }
    default: if oddities.contains(oddity) { return }
    }
    oddities.append(oddity)
  }
}
