/// The closure behind a declaration of the catalogue that says `native()`.
///
///     extension Text { public func bold() -> Text { native() } }                  the catalogue
///     .native("Text.bold()") { (text: Value) in … }                               here
///
/// Its key is the declaration's owner, name and labels: `View.padding(_:_:)`. Where overloads work differently it has the
/// parameters' types, too: `View.padding(_: EdgeInsets)`. A test holds keys and declarations one to one.
struct Native: Sendable {
  let key: String
  let body: NativeFunction.Body
  /// Of a property with a setter: makes the changed receiver of the receiver and the new value.
  var setter: NativeFunction.Body?

  #if DEBUG
    /// What the closure takes, in its order, and what the setter takes; for the test that holds them against the declaration.
    private(set) var takes: (@Sendable () -> [any NativeParameter.Type])?
    private(set) var setterTakes: (@Sendable () -> [any NativeParameter.Type])?
  #endif

  init(_ key: String, body: @escaping NativeFunction.Body) {
    self.key = key
    self.body = body
  }

  /// One whose closure names its arguments.
  ///
  /// There are more than a thousand of them, of some hundred kinds. A copy of what reads the arguments for each kind would
  /// take the optimizer as long as the rest of the language together, so that the attributes ask for none, here and below.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  static func native<each Taken: NativeParameter>(
    _ key: String, _ body: @escaping @Sendable (repeat each Taken) throws(Stop) -> Value
  ) -> Native {
    var native = Native(key) { run, arguments throws(Stop) in
      var call = ArgumentReader(run, arguments)
      return try body(repeat (each Taken).take(from: &call))
    }
    #if DEBUG
      native.takes = { parameterTypes(repeat (each Taken).self) }
    #endif
    return native
  }

  /// A property that can be assigned to: `set` takes the receiver and the new value, and makes the changed receiver.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  static func property<each Read: NativeParameter, each Written: NativeParameter>(
    _ key: String, get: @escaping @Sendable (repeat each Read) throws(Stop) -> Value,
    set: @escaping @Sendable (repeat each Written) throws(Stop) -> Value
  ) -> Native {
    var native = native(key, get)
    native.setter = { run, arguments throws(Stop) in
      var call = ArgumentReader(run, arguments)
      return try set(repeat (each Written).take(from: &call))
    }
    #if DEBUG
      native.setterTakes = { parameterTypes(repeat (each Written).self) }
    #endif
    return native
  }

  /// A constant of a type: `VerticalAlignment.top`.
  static func constant(_ key: String, _ value: @escaping @autoclosure @Sendable () -> Value) -> Native {
    Native(key) { _, _ in value() }
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
