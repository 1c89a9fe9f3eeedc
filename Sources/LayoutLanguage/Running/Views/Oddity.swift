import Diagnostics
import LayoutEngine

/// An invalid layout value that layout replaced, and its source.
struct Oddity: Hashable {
  var kind: LayoutNote.Kind
  /// The call that created the node; a modifier's call includes the view that it is called on.
  var range: SourceRange?
  var isOfModifier: Bool
}

/// A use of something that can change frames on a phone and is passed over here.
struct PassedOver: Hashable {
  var name: String
  /// The call, which includes the view that a modifier is called on.
  var range: SourceRange?
}

extension Run {
  /// Records an oddity once.
  ///
  /// An endless frame with a reported cause is not reported again, nor is its container; an invalid default is reported
  /// once, not for every view.
  func remember(_ oddity: Oddity) {
    switch oddity.kind {
    case .endlessFrame: if !oddities.isEmpty { return }
    case .invalidNumber(.defaultValue, _): if oddities.contains(where: { $0.kind == oddity.kind }) { return }
    default: if oddities.contains(oddity) { return }
    }
    oddities.append(oddity)
  }
}
