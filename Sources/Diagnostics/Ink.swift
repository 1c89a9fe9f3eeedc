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

  /// Whether colours are written at all.
  public var isOn: Bool

  /// Makes an ink that writes colours or does not.
  public init(isOn: Bool) { self.isOn = isOn }

  /// The text in the colour of its role.
  public func callAsFunction(_ text: String, _ role: Role?) -> String {
    guard isOn, let role, !text.isEmpty else { return text }
    return "\u{1B}[\(role.code)m\(text)\u{1B}[0m"
  }
}

extension Ink.Role {
  fileprivate var code: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .good: "1;32"
    case .strong: "1"
    case .faint: "2"
    case .code: "36"
    }
  }
}
