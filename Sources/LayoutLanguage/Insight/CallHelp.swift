/// What the call at the cursor may be given.
public struct CallHelp: Hashable, Sendable {
  /// The forms of the function that is called.
  public let signatures: [Signature]
  /// The form that fits what is written so far.
  public let activeSignature: Int
  /// The parameter at the cursor, by its number in the active form; as many as it has where it has none there.
  public let activeParameter: Int

  /// One form of a function.
  public struct Signature: Hashable, Sendable {
    /// `frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View`
    public let label: String
    /// Where each parameter stands in the label, in characters.
    public let parameters: [Range<Int>]
  }
}
