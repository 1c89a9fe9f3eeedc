import Diagnostics
import LayoutEngine

/// An invalid layout value that layout replaced, and its source.
package struct Oddity: Hashable {
  package var kind: LayoutNote.Kind
  /// The call that created the node; a modifier's call includes the view that it is called on.
  package var range: SourceRange?
  package var isOfModifier: Bool

  package init(kind: LayoutNote.Kind, range: SourceRange? = nil, isOfModifier: Bool) {
    self.kind = kind
    self.range = range
    self.isOfModifier = isOfModifier
  }
}

/// A use of something that can change frames on a phone and is passed over here.
package struct PassedOver: Hashable {
  package var name: String
  /// The call, which includes the view that a modifier is called on.
  package var range: SourceRange?
}

extension Run {
  /// Records an oddity once.
  ///
  /// An endless frame with a reported cause is not reported again, nor is its container; an invalid default is reported
  /// once, not for every view.
  package func remember(_ oddity: Oddity) {
    switch oddity.kind {
    case .endlessFrame: if !oddities.isEmpty { return }
    case .invalidNumber(.defaultValue, _): if oddities.contains(where: { $0.kind == oddity.kind }) { return }
    default: if oddities.contains(oddity) { return }
    }
    oddities.append(oddity)
  }
}
