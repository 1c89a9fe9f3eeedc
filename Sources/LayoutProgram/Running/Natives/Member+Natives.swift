import Diagnostics
import Synchronization

/// Finds the implementations of catalog members.
extension Member {
  /// The implementation; nil for the program's own members, and for protocol requirements.
  package var native: NativeFunction? {
    if let synthesized { return synthesized }
    if let known = resolvedNative.load() { return known }
    guard let declaration = nativeDeclaration else { return nil }
    return natives?.work(declaration).map {
      resolvedNative.storeIfNil(NativeFunction(name: name, declaration.text.fidelity == .passedOver ? telling($0) : $0))
    }
  }

  /// The implementation of a property's setter; nil for a read-only property.
  package var nativeSetter: NativeFunction? {
    guard let nativeDeclaration, case .settable = nativeDeclaration.text.body else { return nil }
    return natives?.native(nativeDeclaration)?.setter.map { NativeFunction(name: name, $0) }
  }

  /// The same implementation, with a warning in the scene for each use.
  private func telling(_ work: NativeWork) -> NativeWork {
    let name = name
    return .answering { run, arguments throws(Stop) in
      run.passOver(name, at: arguments.range)
      return try work.answer(run, arguments)
    }
  }
}
