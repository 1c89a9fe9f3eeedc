/// Colours for words that already say what the colour says.
///
///     Ink(isOn: true).error("error")    → bold red
///     Ink(isOn: false).error("error")   → the word alone
public struct Ink: Hashable, Sendable {
  /// What a stretch of text is; a colour is only its second sign.
  public enum Role: Hashable, Sendable {
    /// Something is wrong.
    case error
    /// Something deserves a look.
    case warning
    /// Something is right.
    case good
    /// A title or a name that should stand out.
    case strong
    /// Less important than its neighbours.
    case faint
    /// Swift source or something to type.
    case code
  }

  /// What a terminal shows besides letters.
  public enum Capability: Hashable, Sendable {
    /// Letters alone.
    case letters
    /// Bold letters in the terminal's own colour.
    case weight
    /// The 256 colours that xterm brought; what they look like is the same in every terminal.
    case colours
  }

  /// What may be used.
  public var capability: Capability

  /// Makes an ink for what a terminal shows.
  public init(_ capability: Capability) { self.capability = capability }

  /// Makes an ink that writes colours or does not.
  public init(isOn: Bool) { self.init(isOn ? .colours : .letters) }

  /// The text in the colour of its role.
  public func callAsFunction(_ text: String, _ role: Role?) -> String {
    guard let role, !text.isEmpty, let code = role.code(capability) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Ink.Role {
  /// What selects the look; nil for the plain one.
  fileprivate func code(_ capability: Ink.Capability) -> String? {
    switch capability {
    case .letters: nil
    case .weight: isBold ? "1" : nil
    case .colours:
      switch (isBold, colour) {
      case (true, let colour?): "1;38;5;\(colour)"
      case (false, let colour?): "38;5;\(colour)"
      case (true, nil): "1"
      case (false, nil): nil
      }
    }
  }

  private var isBold: Bool {
    switch self {
    case .error, .warning, .good, .strong: true
    case .faint, .code: false
    }
  }

  /// A number among the 256 colours. The first 16 are the terminal's own, so that nobody knows how they look, and their
  /// yellow is not seen on white paper. These are neither light nor dark: each differs from light and dark paper alike,
  /// by 3 to 1 at least. A test measures it. "Faint" as terminals do it would be less.
  private var colour: Int? {
    switch self {
    case .error: 196
    case .warning: 166
    case .good: 65
    case .faint: 244
    case .code: 31
    case .strong: nil
    }
  }
}
