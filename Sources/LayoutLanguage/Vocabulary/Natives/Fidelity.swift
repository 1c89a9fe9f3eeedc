/// How faithfully a declaration is carried out. `Docs/Support.md` is made of this.
enum Fidelity: Sendable, Equatable {
  /// Frames are SwiftUI's.
  case faithful
  /// It works, but not as on a phone; the text says what is different.
  case approximated(String)
  /// It is taken and has no effect: no frame depends on it.
  case ignored
}

extension NativeDeclaration {
  /// The same declaration, with what is different from SwiftUI: one sentence for the support table.
  func approximated(_ difference: String) -> NativeDeclaration {
    var copy = self
    copy.fidelity = .approximated(difference)
    return copy
  }

  /// The same declaration, said to have no effect on any frame.
  var ignored: NativeDeclaration {
    var copy = self
    copy.fidelity = .ignored
    return copy
  }
}

/// What several declarations differ in.
enum DeclarationDifference {
  static let control = "Has the sizes of an iPhone with iOS 26 in English; nothing reacts."
  static let field = "Has the sizes of an iPhone with iOS 26 in English; nobody can type."
  static let list = "Laid out as by iOS 15 to 18; makes all rows, nothing scrolls."
  static let lazy = "Makes all its views at once, also those that a screen would not show yet."
  static let screen = "Fills the room it is offered; no bars are laid out."
  static let margins = "An iPhone's margins: 16 at the sides, 20 where the stage is at least 414 wide."
  static let noSafeArea = "The stage has no safe area of its own: only what this adds counts."
}
