/// One declaration of SwiftUI or the standard library, written as Swift writes it, with the way it works.
///
/// The text is read only when a program uses the name, so a large vocabulary costs nothing at start.
struct NativeDeclaration: Sendable {
  /// The type it belongs to; nil for a type itself and for global functions.
  let owner: String?
  let pieces: DeclarationPieces
  let body: NativeFunction.Body
  /// For a property that can be assigned to: makes the changed receiver of the receiver and the new value.
  var setter: NativeFunction.Body?
  /// How near it comes to SwiftUI's own.
  var fidelity = Fidelity.faithful

  /// `func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> View`
  var text: String { pieces.text }

  init(
    owner: String?, _ pieces: DeclarationPieces, setter: NativeFunction.Body? = nil, fidelity: Fidelity = .faithful,
    body: @escaping NativeFunction.Body
  ) {
    self.owner = owner
    self.pieces = pieces
    self.body = body
    self.setter = setter
    self.fidelity = fidelity
  }

  /// A type: `struct HStack: View`.
  static func type(_ text: String) -> NativeDeclaration {
    NativeDeclaration(owner: nil, DeclarationPieces(.whole, text)) { _, _ in .void }
  }

  /// A member of a type.
  static func member(
    _ owner: String, _ text: String, _ body: @escaping NativeFunction.Body
  ) -> NativeDeclaration {
    NativeDeclaration(owner: owner, DeclarationPieces(.whole, text), body: body)
  }

  /// A property that can be assigned to.
  static func property(
    _ owner: String, _ text: String, get: @escaping NativeFunction.Body, set: @escaping NativeFunction.Body
  ) -> NativeDeclaration {
    NativeDeclaration(owner: owner, DeclarationPieces(.whole, text), setter: set, body: get)
  }

  /// A modifier of every view.
  static func modifier(_ text: String, _ body: @escaping NativeFunction.Body) -> NativeDeclaration {
    NativeDeclaration(owner: "View", DeclarationPieces(.modifier, text), body: body)
  }

  /// A modifier that cannot change a frame: it takes any arguments and hands its view on.
  static func inert(_ name: String) -> NativeDeclaration {
    NativeDeclaration(owner: "View", DeclarationPieces(.inert, name), fidelity: .ignored) { _, arguments in
      arguments[0] ?? .void
    }
  }

  /// A constant of a type: `static let top: VerticalAlignment`.
  static func constant(
    _ owner: String, _ name: String, _ type: String, _ value: @escaping @autoclosure @Sendable () -> Value
  )
    -> NativeDeclaration
  {
    NativeDeclaration(owner: owner, DeclarationPieces(.constant, name, type: type)) { _, _ in value() }
  }

  /// A global function.
  static func function(_ text: String, _ body: @escaping NativeFunction.Body) -> NativeDeclaration {
    NativeDeclaration(owner: nil, DeclarationPieces(.function, text), body: body)
  }
}
