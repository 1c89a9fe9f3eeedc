/// Signature help for the call at the cursor.
public struct CallHelp: Hashable, Sendable {
  /// The overloads of the called function.
  public let signatures: [Signature]
  /// The index of the overload that fits the arguments so far.
  public let activeSignature: Int
  /// The index of the parameter at the cursor; the number of parameters if there is none.
  public let activeParameter: Int

  /// One overload.
  public struct Signature: Hashable, Sendable {
    /// The overload in Swift: `frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View`.
    public let label: String
    /// The range of each parameter in the label, in characters.
    public let parameters: [Range<Int>]
  }
}
