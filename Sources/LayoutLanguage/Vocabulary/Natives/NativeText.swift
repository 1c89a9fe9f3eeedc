/// The text of a declaration, in the pieces in which the vocabulary has it: most are never put together.
///
///     .modifier, "padding(_ length: CGFloat)"     func padding(_ length: CGFloat) -> View
struct DeclarationPieces: Sendable {
  /// What stands around the piece that is written.
  enum Form: UInt8 {
    /// Nothing.
    case whole
    /// `func …`
    case function
    /// `func … -> View`
    case modifier
    /// `func …(*) -> View`
    case inert
    /// `static let …: ` and the type.
    case constant
  }

  let form: Form
  let written: String
  /// Of a constant.
  private let type: String

  init(_ form: Form, _ written: String, type: String = "") {
    self.form = form
    self.written = written
    self.type = type
  }

  var text: String { opening + written + closing }

  private var opening: String {
    switch form {
    case .whole: ""
    case .function, .modifier, .inert: "func "
    case .constant: "static let "
    }
  }

  fileprivate var closing: String {
    switch form {
    case .whole, .function: ""
    case .modifier: " -> View"
    case .inert: "(*) -> View"
    case .constant: ": " + type
    }
  }
}

/// What stands behind the name in a declaration of the vocabulary, as a part of the whole.
///
///     "func padding(_ length: CGFloat)", from 12     (_ length: CGFloat)
///
/// The whole is there anyway, so that nothing has to be copied for a member.
struct NativeText: Sendable {
  private let pieces: DeclarationPieces
  /// Where the part begins, in the bytes of what is written.
  let start: Int

  init(_ pieces: DeclarationPieces, from start: Int) {
    self.pieces = pieces
    self.start = start
  }

  init(_ text: String) { self.init(DeclarationPieces(.whole, text), from: 0) }

  /// The whole, from `start` on of which the part is.
  var bytes: [UInt8] {
    let closing = pieces.closing
    if closing.isEmpty { return Array(pieces.written.utf8) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.written.utf8.count + closing.utf8.count)
    bytes.append(contentsOf: pieces.written.utf8)
    bytes.append(contentsOf: closing.utf8)
    return bytes
  }

  /// The part by itself.
  var text: String { String(decoding: bytes[start...], as: UTF8.self) }
}
