/// What checks, steps and pages call a view.
///
///     card           by its identifier or id
///     Text:Hello     by what it shows, where it has neither
///     Image:owl
///     row#2          the third of several of one name, in the order of the tree
public struct ViewName: Hashable, Sendable, CustomStringConvertible {
  /// The whole name.
  public let description: String

  /// What a name says of the view besides its being called so.
  public enum Meaning: Hashable, Sendable {
    /// An identifier or an id.
    case given(String)
    /// The words of a text.
    case text(String)
    /// The name of a picture or a symbol.
    case image(String)
  }

  private static let (text, image, number): (String, String, Character) = ("Text:", "Image:", "#")

  /// Takes a name as it is written.
  public init(_ description: String) { self.description = description }

  /// The name of a view that has none of its own, by what it shows.
  public init(showing meaning: Meaning) {
    switch meaning {
    case .given(let name): self.init(name)
    case .text(let words): self.init(Self.text + words)
    case .image(let name): self.init(Self.image + name)
    }
  }

  /// What it says of the view: `Text:Hello` is a text that says Hello.
  public var meaning: Meaning {
    if description.hasPrefix(Self.text) { return .text(String(description.dropFirst(Self.text.count))) }
    if description.hasPrefix(Self.image) { return .image(String(description.dropFirst(Self.image.count))) }
    return .given(description)
  }

  /// Without the kind of what is shown: `Text:Hello` is called Hello.
  public var short: String {
    switch meaning {
    case .given(let name), .text(let name), .image(let name): name
    }
  }

  /// One of several views of this name, counted from 0.
  public func numbered(_ number: Int) -> ViewName { ViewName("\(description)\(Self.number)\(number)") }

  /// The name that it shares with others, and its number among them: `row#2` → row and 2; nil for a name without one.
  public var parts: (group: String, number: Int)? {
    guard let mark = description.lastIndex(of: Self.number), mark != description.startIndex else { return nil }
    let digits = description[description.index(after: mark)...]
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(digits) else { return nil }
    return (String(description[..<mark]), number)
  }

  /// The name without a number.
  public var group: String { parts?.group ?? description }

  /// Whether it is a name, or one of several views of it.
  public func isOne(of name: String) -> Bool { description == name || parts?.group == name }
}
