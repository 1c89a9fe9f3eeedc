import Diagnostics
import Synchronization

/// Finds the implementations of catalog members.
extension Member {
  /// The implementation; nil for the program's own members, and for protocol requirements.
  package var native: NativeFunction? {
    if let synthesized { return synthesized }
    guard let nativeText else { return nil }
    if let known = resolvedNative.load() { return known }
    return work(nativeText).map {
      resolvedNative.storeIfNil(NativeFunction(name: name, nativeText.fidelity == .passedOver ? telling($0) : $0))
    }
  }

  /// The implementation of a property's setter; nil for a read-only property.
  package var nativeSetter: NativeFunction? {
    guard let nativeText, case .settable = nativeText.body else { return nil }
    return found(nativeText)?.setter.map { NativeFunction(name: name, $0) }
  }

  private func work(_ text: NativeText) -> NativeWork? {
    switch text.body {
    case .native, .settable: return found(text)?.work
    case .receiver: return .answering(Self.receiver)
    case .constant:
      let name = name
      return .answering { _, _ in .token(name) }
    case .none: return nil
    }
  }

  /// The same implementation, with a warning in the scene for each use.
  private func telling(_ work: NativeWork) -> NativeWork {
    let name = name
    return .answering { run, arguments throws(Stop) in
      run.passOver(name, at: arguments.range)
      return try work.answer(run, arguments)
    }
  }

  private func found(_ text: NativeText) -> Native? {
    natives?.native(name, text, of: owner?.qualifiedName, isStatic: isStatic && kind != .initializer)
  }

  private static let receiver: NativeFunction.Body = { _, arguments in arguments[0] ?? .void }
}
