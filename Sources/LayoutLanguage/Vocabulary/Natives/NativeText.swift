/// What stands behind the name in a declaration of the vocabulary, as a part of the whole.
///
///     "func padding(_ length: CGFloat)", from 12     (_ length: CGFloat)
///
/// The whole is there anyway, so that nothing has to be copied for a member.
struct NativeText: Sendable {
  let whole: String
  /// Where the part begins, in bytes.
  let start: Int

  init(_ whole: String, from start: Int) {
    self.whole = whole
    self.start = start
  }
}
