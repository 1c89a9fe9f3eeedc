/// The name of a view in checks, steps and pages.
///
///     card           its identifier or id
///     Text:Hello     its content, if it has neither
///     Image:owl
///     row#2          the third of several with one name, in tree order
public struct ViewName: Hashable, Sendable, CustomStringConvertible {
  /// The whole name.
  public let description: String

  /// The information about the view in its name.
  public enum Meaning: Hashable, Sendable {
    /// An identifier or an id.
    case given(String)
    /// The content of a text.
    case text(String)
    /// The name of an image or symbol.
    case image(String)
  }

  private static let (text, image, number): (String, String, Character) = ("Text:", "Image:", "#")

  /// Makes a name from its written form.
  public init(_ description: String) { self.description = description }

  /// Names a view without an identifier by its content.
  public init(showing meaning: Meaning) {
    switch meaning {
    case .given(let name): self.init(name)
    case .text(let words): self.init(Self.text + words)
    case .image(let name): self.init(Self.image + name)
    }
  }

  /// The information about the view: `Text:Hello` is a text that shows Hello.
  public var meaning: Meaning {
    if description.hasPrefix(Self.text) { return .text(String(description.dropFirst(Self.text.count))) }
    if description.hasPrefix(Self.image) { return .image(String(description.dropFirst(Self.image.count))) }
    return .given(description)
  }

  /// The name without the kind of content: `Hello` for `Text:Hello`.
  public var short: String {
    switch meaning {
    case .given(let name), .text(let name), .image(let name): name
    }
  }

  /// The name as people read it: of several views the first is number one.
  ///
  ///     row#2          row 3
  public var spoken: String { ViewName(short).parts.map { "\($0.group) \($0.number + 1)" } ?? short }

  /// Whether somebody may call the view so: by its whole name, its short one or the spoken one.
  public func isCalled(_ name: String) -> Bool { [description, short, spoken].contains(name) }

  /// The name of one of several views, counted from 0.
  public func numbered(_ number: Int) -> ViewName { ViewName("\(description)\(Self.number)\(number)") }

  /// The shared name and the index: `row#2` → row and 2; nil if there is no index.
  public var parts: (group: String, number: Int)? {
    guard let mark = description.lastIndex(of: Self.number), mark != description.startIndex else { return nil }
    let digits = description[description.index(after: mark)...]
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(digits) else { return nil }
    return (String(description[..<mark]), number)
  }

  /// The name without its index.
  public var group: String { parts?.group ?? description }

  /// Whether this is the given name, or one of several views with that name.
  public func isOne(of name: String) -> Bool { description == name || parts?.group == name }
}
