/// Which of several previews to show: by its number, counted from 1, or by its name.
///
///     #Preview("Wide") { … }        PreviewChoice("Wide"), or PreviewChoice("1")
public enum PreviewChoice: Sendable {
  /// By number; the first is 1.
  case number(Int)
  /// By the name in its parentheses.
  case named(String)

  /// Reads what the user typed; digits are a number.
  public init(_ text: String) { self = Int(text).map(PreviewChoice.number) ?? .named(text) }

  /// The choice as the user types it.
  public var text: String {
    switch self {
    case .number(let number): String(number)
    case .named(let name): name
    }
  }
}
