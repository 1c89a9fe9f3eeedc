/// Adds color to words that are clear without it.
///
///     Ink(isOn: true).error("error")    → bold red
///     Ink(isOn: false).error("error")   → the word alone
public struct Ink: Hashable, Sendable {
  /// The role of a piece of text; color only repeats it.
  public enum Role: Hashable, Sendable {
    /// Something is wrong.
    case error
    /// Something may be wrong.
    case warning
    /// Something is right.
    case good
    /// A title or a name that should stand out.
    case strong
    /// Less important than its surroundings.
    case faint
    /// Swift source or something to type.
    case code
  }

  /// The text styles that a terminal can display.
  public enum Capability: Hashable, Sendable {
    /// Plain text only.
    case letters
    /// Bold text in the terminal's own color.
    case weight
    /// xterm's 256 colors, which look the same in every terminal.
    case colors
  }

  /// The terminal's capability.
  public var capability: Capability

  /// Makes an ink for a terminal's capability.
  public init(_ capability: Capability) { self.capability = capability }

  /// Makes an ink with or without color.
  public init(isOn: Bool) { self.init(isOn ? .colors : .letters) }

  /// The text in the color of a role.
  public func callAsFunction(_ text: String, _ role: Role?) -> String {
    guard let role, !text.isEmpty, let code = role.code(capability) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Ink.Role {
  /// The escape code's parameters; nil for plain text.
  fileprivate func code(_ capability: Ink.Capability) -> String? {
    switch capability {
    case .letters: nil
    case .weight: isBold ? "1" : nil
    case .colors:
      switch (isBold, color) {
      case (true, let color?): "1;38;5;\(color)"
      case (false, let color?): "38;5;\(color)"
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

  /// An index of the 256 colors. The first 16 depend on the terminal, and their yellow is invisible on white. These
  /// contrast with light and dark backgrounds alike, by 3:1 at least; a test measures it. "Faint" has less.
  private var color: Int? {
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
