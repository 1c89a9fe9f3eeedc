import Diagnostics
import LayoutNatives
import LayoutProgram

/// Adds type information to values: the labels of tuples, and the type of values stored as `Any`.
extension TypeChecker {
  /// The code of an implicit conversion; usually none.
  func shaped(_ emit: @escaping () -> Expression, from own: Type, to expected: Type) -> () -> Expression {
    switch expected.shallow {
    case .tuple(let wanted):
      guard case .tuple(let given) = own.shallow, wanted.map(\.label) != given.map(\.label)
      else { return emit }
      let labels = expected.tupleLabels
      return { Self.labeled(emit(), labels) }
    case .nominal(let nominal, _) where nominal.role == .any:
      if own.shallow.role == .any { return emit }
      return { Self.erased(emit(), own) }
    default: return emit
    }
  }

  private static func labeled(_ value: Expression, _ labels: TupleLabels?) -> Expression {
    if case .tuple(let parts, _) = value { return .tuple(parts, labels: labels) }
    let wanted = Expression.constant(.tuple([], labels: labels))
    return .native(relabeling, arguments: [.value(value), .value(wanted)], range: nil)
  }

  private static let relabeling = NativeFunction(name: "tuple") { _, arguments throws(Stop) in
    guard case .tuple(let parts, _)? = arguments[0], case .tuple(_, let labels)? = arguments[1] else {
      return try arguments.value(0)
    }
    return .tuple(parts, labels: labels)
  }

  /// The value with its type, if the value alone does not determine it.
  static func erased(_ value: Expression, _ own: Type) -> Expression {
    let type = own.resolved
    if !type.hidesInAny { return value }
    return .native(erasing, arguments: [.value(value), .value(.constant(.erased(.void, as: type)))], range: nil)
  }

  private static let erasing = NativeFunction(name: "Any") { _, arguments throws(Stop) in
    let value = try arguments.value(0)
    guard case .erased(_, let type)? = arguments[1] else { return value }
    // `reversed()` and `keys` count as arrays for the checker, but are none.
    if case .sequence = value, type.isNominal(.array) { return value }
    return .erased(value, as: type)
  }

  /// A value in an interpolation; for generic types the text includes type arguments.
  func shown(_ checked: Checked) -> () -> Expression {
    let type = checked.type
    let function = function
    return {
      type.resolved.noteShown()
      if case .parameter(let parameter) = type.shallow, let named = Self.typeValue(of: parameter, in: function, by: nil)
      {
        return .native(Self.dating, arguments: [.value(checked.emit()), .value(named)], range: nil)
      }
      return type.mentionsDates ? Self.erased(checked.emit(), type) : checked.emit()
    }
  }

  private static let dating = NativeFunction(name: "String") { _, arguments throws(Stop) in
    guard case .metatype(let nominal)? = arguments[1] else { return try arguments.value(0) }
    return arguments[0]?.withDates(of: nominal.asType) ?? .void
  }

  /// The result of `reversed()` or `enumerated()`: an array if one is expected, or else a lazy view.
  func sequenceView(
    _ called: Checked, _ name: String, of base: Checked, hint: Type?, at range: SourceRange
  ) -> Checked {
    guard let kind = Self.views[name], called.type.nominal?.isNative == true else { return called }
    if hint?.withoutOptionals.isNominal(.array) == true {
      return Checked(type: called.type) {
        .native(Self.listing, arguments: [.value(called.emit())], range: range)
      }
    }
    return Checked(type: called.type) {
      guard let inner = base.type.nameInFull else { return called.emit() }
      let name = Expression.constant(.string("\(kind)<\(inner)>"))
      return .native(Self.naming, arguments: [.value(called.emit()), .value(name)], range: range)
    }
  }

  private static let views = ["reversed": "ReversedCollection", "enumerated": "EnumeratedSequence"]

  private static let listing = NativeFunction(name: "Array") { run, a throws(Stop) in
    .array(try Natives.list(run, a))
  }

  private static let naming = NativeFunction(name: "sequence") { _, a throws(Stop) in
    guard case .sequence(var view)? = a[0] else { return try a.value(0) }
    view.name = a.string(1)
    return .sequence(view)
  }

  /// The result of `type(of: value)`: the static type, or a run-time lookup if several types are possible.
  func dynamicType(of value: Checked, at range: SourceRange) -> Checked {
    let type = value.type
    let known = typeValue(of: type)
    return Checked(type: .metatype(type)) {
      switch type.shallow {
      case .opaque: return .dynamicType(value.emit())
      case .nominal(let nominal, _) where nominal.kind == .object || nominal.kind == .proto || nominal.role == .any:
        return .dynamicType(value.emit())
      default:
        guard case let known = known(), !known.isVoid else { return .dynamicType(value.emit()) }
        return .native(Self.second, arguments: [.value(value.emit()), .value(known)], range: range)
      }
    }
  }

  private static let second = NativeFunction(name: "type") { _, arguments throws(Stop) in
    switch arguments[0] {
    case .sequence(let view)?:
      guard let name = view.name else {
        throw Stop(problem: Problem(unsupported: .textOf(view.kind.rawValue), at: arguments.range))
      }
      return .metatype(Nominal(name, .structure, isNative: true))
    case .slice(let slice)? where slice.isOfOwnCollection:
      throw Stop(problem: Problem(unsupported: .textOf("Slice"), at: arguments.range))
    default: return try arguments.value(1)
    }
  }
}

extension Expression {
  fileprivate var isVoid: Bool {
    if case .constant(.void) = self { return true }
    return false
  }
}

extension Type {
  /// Makes the program's own generic types in it keep their arguments at run time.
  fileprivate func noteShown() {
    guard case .nominal(let nominal, let arguments) = self, !arguments.isEmpty else { return }
    if !nominal.isNative { nominal.usesArguments = true }
    for argument in arguments { argument.noteShown() }
  }
}
