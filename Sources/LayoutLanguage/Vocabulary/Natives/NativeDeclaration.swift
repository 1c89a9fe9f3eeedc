/// One declaration of SwiftUI or the standard library, written as Swift writes it, with the way it works.
///
/// The text is read only when a program uses the name, so a large vocabulary costs nothing at start.
struct NativeDeclaration: Sendable {
  /// The type it belongs to; nil for a type itself and for global functions.
  let owner: String?
  let pieces: DeclarationPieces
  let work: NativeWork
  /// For a property that can be assigned to: makes the changed receiver of the receiver and the new value.
  var setter: NativeWork?
  /// How near it comes to SwiftUI's own.
  var fidelity = Fidelity.faithful

  #if DEBUG
    /// What the closure takes, in its order, and what the setter takes; for the test that holds them against the declaration.
    private(set) var takes: (@Sendable () -> [any NativeParameter.Type])?
    private(set) var setterTakes: (@Sendable () -> [any NativeParameter.Type])?
  #endif

  /// `func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> View`
  var text: String { pieces.text }

  init(
    owner: String?, _ pieces: DeclarationPieces, fidelity: Fidelity = .faithful, work: NativeWork
  ) {
    self.owner = owner
    self.pieces = pieces
    self.work = work
    self.fidelity = fidelity
  }

  init(
    owner: String?, _ pieces: DeclarationPieces, fidelity: Fidelity = .faithful, body: @escaping NativeFunction.Body
  ) {
    self.init(owner: owner, pieces, fidelity: fidelity, work: .answering(body))
  }

  /// One whose closure names its arguments.
  ///
  /// The vocabulary has 1,400 of them, of some hundred kinds. A copy of what reads the arguments for each kind would take
  /// the optimizer as long as the rest of the language together, so that the attributes ask for none, here and below.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  init<each Taken: NativeParameter>(
    owner: String?, _ pieces: DeclarationPieces,
    taking body: @escaping @Sendable (repeat each Taken) throws(Stop) -> Value
  ) {
    self.init(owner: owner, pieces) { run, arguments throws(Stop) in
      var call = ArgumentReader(run, arguments)
      return try body(repeat (each Taken).take(from: &call))
    }
    #if DEBUG
      takes = { parameterTypes(repeat (each Taken).self) }
    #endif
  }

  /// A type: `struct HStack: View`.
  static func type(_ text: String) -> NativeDeclaration {
    NativeDeclaration(owner: nil, DeclarationPieces(.whole, text)) { _, _ in .void }
  }

  /// A member of a type.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  static func member<each Taken: NativeParameter>(
    _ owner: String, _ text: String, _ body: @escaping @Sendable (repeat each Taken) throws(Stop) -> Value
  ) -> NativeDeclaration {
    NativeDeclaration(owner: owner, DeclarationPieces(.whole, text), taking: body)
  }

  /// A member or, without an owner, a function that changes its receiver or an `inout` argument and has a result.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  static func changing<each Taken: NativeParameter>(
    _ owner: String?, _ text: String, _ body: @escaping @Sendable (repeat each Taken) throws(Stop) -> NativeResult
  ) -> NativeDeclaration {
    let work = NativeWork.changing { run, arguments throws(Stop) in
      var call = ArgumentReader(run, arguments)
      return try body(repeat (each Taken).take(from: &call))
    }
    let pieces = DeclarationPieces(owner == nil ? .function : .whole, text)
    #if DEBUG
      var declaration = NativeDeclaration(owner: owner, pieces, work: work)
      declaration.takes = { parameterTypes(repeat (each Taken).self) }
      return declaration
    #else
      return NativeDeclaration(owner: owner, pieces, work: work)
    #endif
  }

  /// A `mutating` member that changes its receiver where it is.
  static func inPlace(
    _ owner: String, _ text: String, _ body: @escaping NativeFunction.InPlace
  ) -> NativeDeclaration {
    NativeDeclaration(owner: owner, DeclarationPieces(.whole, text), work: .inPlace(body))
  }

  /// A subscript that is assigned to where the receiver is.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  static func subscripting<each Read: NativeParameter>(
    _ owner: String, _ text: String, get: @escaping @Sendable (repeat each Read) throws(Stop) -> Value,
    setInPlace: @escaping NativeFunction.InPlace
  ) -> NativeDeclaration {
    var declaration = NativeDeclaration(owner: owner, DeclarationPieces(.whole, text), taking: get)
    declaration.setter = .inPlace(setInPlace)
    return declaration
  }

  /// A property that can be assigned to: `set` takes the receiver and the new value, and makes the changed receiver.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  static func property<each Read: NativeParameter, each Written: NativeParameter>(
    _ owner: String, _ text: String, get: @escaping @Sendable (repeat each Read) throws(Stop) -> Value,
    set: @escaping @Sendable (repeat each Written) throws(Stop) -> Value
  ) -> NativeDeclaration {
    var declaration = NativeDeclaration(owner: owner, DeclarationPieces(.whole, text), taking: get)
    declaration.setter = .answering { run, arguments throws(Stop) in
      var call = ArgumentReader(run, arguments)
      return try set(repeat (each Written).take(from: &call))
    }
    #if DEBUG
      declaration.setterTakes = { parameterTypes(repeat (each Written).self) }
    #endif
    return declaration
  }

  /// A modifier of every view.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  static func modifier<each Taken: NativeParameter>(
    _ text: String, _ body: @escaping @Sendable (repeat each Taken) throws(Stop) -> Value
  ) -> NativeDeclaration {
    NativeDeclaration(owner: "View", DeclarationPieces(.modifier, text), taking: body)
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
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  static func function<each Taken: NativeParameter>(
    _ text: String, _ body: @escaping @Sendable (repeat each Taken) throws(Stop) -> Value
  ) -> NativeDeclaration {
    NativeDeclaration(owner: nil, DeclarationPieces(.function, text), taking: body)
  }
}

#if DEBUG
  private func parameterTypes<each Taken: NativeParameter>(
    _ types: repeat (each Taken).Type
  ) -> [any NativeParameter.Type] {
    var all: [any NativeParameter.Type] = []
    repeat all.append(each types)
    return all
  }
#endif
