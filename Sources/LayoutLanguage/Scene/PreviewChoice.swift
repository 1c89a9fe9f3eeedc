/// Which of several previews is shown: by its number, from 1 on, or by its name.
///
///     #Preview("Wide") { … }        PreviewChoice("Wide"), or PreviewChoice("1")
public enum PreviewChoice: Sendable {
  /// The first has number 1.
  case number(Int)
  /// The name in its parentheses.
  case named(String)

  /// Reads what somebody typed; digits are a number.
  public init(_ text: String) { self = Int(text).map(PreviewChoice.number) ?? .named(text) }

  /// As it is typed.
  public var text: String {
    switch self {
    case .number(let number): String(number)
    case .named(let name): name
    }
  }
}
