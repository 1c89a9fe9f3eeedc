/// A JSON value that remembers where it was read, so that a message can name the line.
public struct JSON: Sendable {
  /// What the value is.
  public enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number, with the digits as they were written.
    case number(Double, literal: String)
    case string(String)
    case array([JSON])
    /// Members in the order of the text; a repeated key is an error when reading.
    case object([Member])
  }

  /// A key and its value.
  public struct Member: Sendable {
    /// The key, without quotes.
    public var key: String
    /// Where the key was read.
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

  /// What the value is.
  public var content: Content
  /// Where it was read; nil for a value made by the program.
  public var range: SourceRange?

  /// Makes a value.
  public init(_ content: Content, at range: SourceRange? = nil) {
    self.content = content
    self.range = range
  }

  /// The member of an object; nil where there is none or the value is no object.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}
