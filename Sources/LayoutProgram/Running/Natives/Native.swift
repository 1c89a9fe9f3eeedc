/// The implementation of a catalog declaration with the body `native()`.
///
///     extension Text { public func bold() -> Text { native() } }          the catalog
///     .native("Text.bold()") { (text: Value) in … }                       here
///
/// The key consists of the declaration's owner, name and labels, and of types if overloads work differently;
/// see `NativeText.keys`. A test compares keys and declarations.
package struct Native: Sendable {
  package let key: String
  package let work: NativeWork
  /// For a property with a setter: returns the changed receiver for a receiver and a new value.
  var setter: NativeWork?

  #if DEBUG
    /// The parameter types of the closure and the setter, which a test compares with the declaration.
    private(set) var takes: (@Sendable () -> [any NativeParameter.Type])?
    private(set) var setterTakes: (@Sendable () -> [any NativeParameter.Type])?
  #endif

  init(_ key: String, work: NativeWork) {
    self.key = key
    self.work = work
  }

  package init(_ key: String, body: @escaping NativeFunction.Body) { self.init(key, work: .answering(body)) }

  /// A closure with named parameters, in the declaration's order, the receiver first.
  ///
  /// There are more than a thousand, of some hundred types. The attributes, here and below, keep the
  /// optimizer from specializing the code that reads the arguments for each type, which would take as long as
  /// compiling the rest of the language.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func native<each Taken: NativeParameter>(
    _ key: String, _ body: @escaping @Sendable (repeat each Taken) throws(Stop) -> Value
  ) -> Native {
    var native = Native(key) { run, arguments throws(Stop) in
      var call = ArgumentReader(run, arguments)
      return try body(repeat try (each Taken).take(from: &call))
    }
    #if DEBUG
      native.takes = { parameterTypes(repeat (each Taken).self) }
    #endif
    return native
  }

  /// A member or function that changes its receiver or an `inout` argument and returns a result.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func changing<each Taken: NativeParameter>(
    _ key: String, _ body: @escaping @Sendable (repeat each Taken) throws(Stop) -> NativeResult
  ) -> Native {
    let work = NativeWork.changing { run, arguments throws(Stop) in
      var call = ArgumentReader(run, arguments)
      return try body(repeat try (each Taken).take(from: &call))
    }
    #if DEBUG
      var native = Native(key, work: work)
      native.takes = { parameterTypes(repeat (each Taken).self) }
      return native
    #else
      return Native(key, work: work)
    #endif
  }

  /// A `mutating` member that mutates its receiver in place.
  package static func inPlace(_ key: String, _ body: @escaping NativeFunction.InPlace) -> Native {
    Native(key, work: .inPlace(body))
  }

  /// A subscript with a setter that mutates the receiver in place.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func subscripting<each Read: NativeParameter>(
    _ key: String, get: @escaping @Sendable (repeat each Read) throws(Stop) -> Value,
    setInPlace: @escaping NativeFunction.InPlace
  ) -> Native {
    var native = native(key, get)
    native.setter = .inPlace(setInPlace)
    return native
  }

  /// A property with a setter: `set` takes the receiver and the new value, and returns the changed receiver.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func property<each Read: NativeParameter, each Written: NativeParameter>(
    _ key: String, get: @escaping @Sendable (repeat each Read) throws(Stop) -> Value,
    set: @escaping @Sendable (repeat each Written) throws(Stop) -> Value
  ) -> Native {
    var native = native(key, get)
    native.setter = .answering { run, arguments throws(Stop) in
      var call = ArgumentReader(run, arguments)
      return try set(repeat try (each Written).take(from: &call))
    }
    #if DEBUG
      native.setterTakes = { parameterTypes(repeat (each Written).self) }
    #endif
    return native
  }

  /// A constant of a type: `VerticalAlignment.top`.
  package static func constant(_ key: String, _ value: @escaping @autoclosure @Sendable () -> Value) -> Native {
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
