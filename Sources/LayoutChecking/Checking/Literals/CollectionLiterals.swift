import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Checks dictionary and set literals, and the elements of collections.
extension TypeChecker {
  func dictionary(_ node: DictionaryExprSyntax, hint: Type?) throws(Problem) -> Checked {
    var wanted: [Type] = []
    if let hint = hint?.withoutOptionals, hint.isNominal(.dictionary) { wanted = hint.genericArguments }
    let key = wanted.count == 2 ? wanted[0] : inference.fresh()
    var value = wanted.count == 2 ? wanted[1] : inference.fresh()
    guard case .elements(let elements) = node.content else {
      if wanted.isEmpty, hint == nil {
        throw problem("empty collection literal requires an explicit type", at: node)
      }
      let range = range(node)
      return Checked(type: module.native(.dictionary, [key, value])) { .dictionary([], range: range) }
    }
    var pairs: [(Checked, Checked)] = []
    for element in elements {
      let first = try part(element.key, as: key, for: .dictionaryKey, isFirst: pairs.isEmpty && wanted.isEmpty)
      let second = try part(element.value, as: value, for: .dictionaryValue, isFirst: pairs.isEmpty && wanted.isEmpty)
      pairs.append((first, second))
      if wanted.isEmpty, value.role == .cgFloat, second.type.role == .double { value = second.type }
    }
    let type = module.native(.dictionary, [key, value])
    try requireHashable(key, at: range(node))
    let range = range(node)
    return Checked(type: type) { .dictionary(pairs.map { ($0.0.emit(), $0.1.emit()) }, range: range) }
  }

  private func part(_ node: ExprSyntax, as type: Type, for purpose: Purpose, isFirst: Bool) throws(Problem) -> Checked {
    let part = try infer(node, hint: type.isVariable && isFirst ? nil : type)
    if type.isVariable, inference.unify(type, part.type) { return part }
    let converted = try convert(part, to: type, for: purpose, at: node)
    // Of the two that Swift converts into each other it prefers `Double`.
    return part.type.role == .double && type.role == .cgFloat
      ? Checked(type: part.type, emit: converted.emit) : converted
  }

  func set(_ node: ArrayExprSyntax, _ element: Type) throws(Problem) -> Checked {
    var parts: [Checked] = []
    for item in node.elements {
      parts.append(try part(item.expression, as: element, for: .element, isFirst: parts.isEmpty))
    }
    return Checked(type: module.native(.set, [element])) { .set(parts.map { $0.emit() }) }
  }

  /// Keys of dictionaries and elements of sets must be hashable.
  func requireHashable(_ type: Type, at range: SourceRange) throws(Problem) {
    guard let hashable = module.vocabulary.types["Hashable"], !type.isVariable, !inference.conforms(type, to: hashable)
    else { return }
    throw Problem(
      .type, "type '\(type)' does not conform to protocol 'Hashable'", at: range,
      notes: type.nominal?.isNative == false ? [Note(TypeNote.makeHashable("\(type)"))] : [])
  }

  /// `func merge<K, V>(_ a: [K: V])`: a key in the parameters or the result of its function is hashable by that.
  func implyHashable(_ key: Type, in context: DeclarationContext) {
    guard mode.readsParameters, case .parameter(let parameter) = key, context.generics[parameter.name] === parameter,
      let hashable = module.vocabulary.types["Hashable"]
    else { return }
    parameter.constraints.append(hashable)
  }

  /// The element type of a sequence; nil for other types.
  func element(of type: Type) -> Type? {
    inference.element(of: type) ?? ownElement(of: type)
  }

  /// The element type of one of the program's own sequences: the result of `next()`, its own or its iterator's.
  func ownElement(of type: Type) -> Type? {
    if case .parameter(let parameter) = type.shallow {
      let isSequence = parameter.constraints.contains { $0.conforms(toNative: .sequence) }
      return isSequence ? associatedType("Element", of: parameter) : nil
    }
    guard let nominal = type.nominal, !nominal.isNative, nominal.kind != .proto,
      nominal.conforms(toNative: .sequence)
    else { return nil }
    if let maker = memberCandidates("makeIterator", of: type, isStatic: false).first(where: { !$0.isNative }),
      let made = try? signature(of: maker).result.substituting(substitution(for: maker, of: .type(type)))
    {
      let ofList = made.nominal?.isFamily == true ? made.genericArguments.first : nil
      return found(by: made) ?? inference.element(of: made) ?? ofList
    }
    return found(by: type) ?? elementByPlace(of: type)
  }

  /// The element type of one of the program's own collections: `subscript(position: Int) -> Card`.
  private func elementByPlace(of type: Type) -> Type? {
    guard type.nominal?.conforms(toNative: .collection) == true else { return nil }
    for member in memberCandidates("subscript", of: type, isStatic: false) where !member.isNative {
      guard let signature = try? signature(of: member), signature.parameters.count == 1,
        let only = signature.parameters.first, only.label == nil, only.type.isNominal(.int)
      else { continue }
      return signature.result.substituting(substitution(for: member, of: .type(type)))
    }
    return nil
  }

  private func found(by iterator: Type) -> Type? {
    guard let next = memberCandidates("next", of: iterator, isStatic: false).first(where: { !$0.isNative }) else {
      return nil
    }
    return try? signature(of: next).result.substituting(substitution(for: next, of: .type(iterator))).wrapped
  }
}

extension Inference {
  /// The element type of a sequence; nil for other types.
  func element(of type: Type) -> Type? {
    switch type.shallow {
    case .nominal(let nominal, let arguments):
      guard nominal.isNative else { return nil }
      switch nominal.name {
      case "String", "Substring": return characterType
      case "Dictionary":
        guard arguments.count == 2 else { return nil }
        return .tuple([
          TupleElement(label: "key", type: arguments[0]), TupleElement(label: "value", type: arguments[1]),
        ])
      case "LayoutSubviews": return subviewType
      case "_VariadicViewChildren": return partOfContentType
      case "IndexSet": return intType
      case "Zip2Sequence": return .tuple(arguments.map { TupleElement(label: nil, type: $0) })
      default: return nominal.conforms(toNative: .sequence) ? arguments.first : nil
      }
    case .opaque(let nominal) where nominal.conforms(toNative: .stringProtocol): return characterType
    case .opaque(let nominal):
      guard nominal.isNative, nominal.conforms(toNative: .sequence), let own = nominal.parameters.first else {
        return nil
      }
      return .parameter(own)
    default: return nil
    }
  }
}

extension Nominal {
  /// Whether it hashes its first type argument: a set or a dictionary.
  var isHashed: Bool { isNative && (name == "Set" || name == "Dictionary") }
}
