/// SwiftUI and the standard library, looked up by name.
///
/// The index of names is built once for all programs. Each program gets its own types and members for the
/// names that it uses, because its extensions add members to these types. Creating all of them would take as
/// long as parsing sixty lines.
package struct Vocabulary {
  package let types = NativeTypes(.shared)
  package let functions = NativeFunctions(.shared)

  /// The signature of a catalog member, parsed from its text.
  func signature(of member: Member) -> Signature {
    if case .known(let signature) = member.signatureState { return signature }
    guard let text = member.nativeText else { return Signature(parameters: [], result: .void) }
    var reader = SignatureReader(text, of: member.owner) { types[$0] }
    let signature = reader.signature()
    signature.acceptsAnything = text.acceptsAnything
    if let skipped = text.skippedParameter {
      for index in signature.parameters.indices where signature.parameters[index].name == skipped {
        signature.parameters[index].isUnread = true
        signature.parameters[index].type = signature.parameters[index].type.asStatements
      }
    }
    if [.initializer, .enumCase, .computed].contains(member.kind), signature.result.isVoid, let owner = member.owner {
      let type = owner.selfType(where: reader.sameTypes)
      signature.result = reader.isFailable ? types["Optional"].map { .nominal($0, [type]) } ?? type : type
    }
    member.signatureState = .known(signature)
    return signature
  }
}

extension Type {
  /// The closure type without its view builder, for closures that never run.
  fileprivate var asStatements: Type {
    guard case .function(var function) = self else { return self }
    function.isViewBuilder = false
    return .function(function)
  }
}

extension Nominal {
  /// The type with its own parameters as arguments, except for those with known arguments.
  fileprivate func selfType(where known: [GenericParameter: Type]) -> Type {
    if known.isEmpty { return selfType }
    return .nominal(self, parameters.map { known[$0] ?? .parameter($0) })
  }
}
