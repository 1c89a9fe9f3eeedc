/// A JSON value with its source range, so that messages can name the line.
public struct JSON: Sendable {
  /// The kinds of JSON values.
  public enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number, with its original digits.
    case number(Double, literal: String)
    case string(String)
    case array([JSON])
    /// Members in source order; the reader rejects duplicate keys.
    case object([Member])
  }

  /// A key and its value.
  public struct Member: Sendable {
    /// The key, without quotes.
    public var key: String
    /// The key's source range.
    public var keyRange: SourceRange?
    /// The value.
    public var value: JSON

    /// Makes a member.
    public init(key: String, keyRange: SourceRange? = nil, value: JSON) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The value's content.
  public var content: Content
  /// The value's source range; nil for a value made by the program.
  public var range: SourceRange?

  /// Makes a value.
  public init(_ content: Content, at range: SourceRange? = nil) {
    self.content = content
    self.range = range
  }

  /// The member of an object; nil if it does not exist or the value is not an object.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}
