import Diagnostics
import LayoutEngine

/// What is said of something odd that layout met and went on from, where Xcode's console has a line.
enum LayoutMessage: Message {
  case odd(LayoutNote.Kind)

  // Notes.
  /// For `frame(width: .infinity)`, which is nearly what is meant.
  case fillWithMaximum(Axis)

  /// What helps.
  var notes: [Note] {
    if case .odd(.invalidNumber(.frame(let axis), let number)) = self, number.value == .infinity {
      return [Note(LayoutMessage.fillWithMaximum(axis))]
    }
    return []
  }
}
