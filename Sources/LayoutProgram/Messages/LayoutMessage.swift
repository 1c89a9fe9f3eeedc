import Diagnostics
import LayoutEngine

/// Warnings about invalid layout values that layout replaced, as in Xcode's console.
package enum LayoutMessage: Message {
  case odd(LayoutNote.Kind)

  // Notes.
  /// For `frame(width: .infinity)`: the author probably meant `maxWidth`.
  case fillWithMaximum(Axis)

  /// Suggestions.
  package var notes: [Note] {
    if case .odd(.invalidNumber(.frame(let axis), let number)) = self, number.value == .infinity {
      return [Note(LayoutMessage.fillWithMaximum(axis))]
    }
    return []
  }
}
