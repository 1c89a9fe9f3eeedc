/// Whether evaluation may run more of the program, and so change any variable.
///
///     list[index] = width / 2       no: the place stays the same
///     list[next()] = next()         yes: the index comes first, and only once
///
/// The answer is conservative: it may be yes without need, which costs only time.
extension Expression {
  package var mayRunProgram: Bool {
    switch self {
    case .constant, .local, .keyPath, .closure: false
    case .field(let base, _), .tupleElement(let base, _), .some(let base), .forceUnwrap(let base, _),
      .negate(let base, _), .not(let base), .unbox(let base):
      base.mayRunProgram
    case .native(_, let arguments, _): arguments.contains(where: \.mayRunProgram)
    case .array(let parts), .tuple(let parts, _): parts.contains(where: \.mayRunProgram)
    case .coalesce(let one, let other, _), .arithmetic(_, let one, let other, _, _), .and(let one, let other),
      .or(let one, let other), .range(let one, let other, _, _), .element(let one, let other, _):
      one.mayRunProgram || other.mayRunProgram
    case .conditional(let condition, let one, let other):
      condition.mayRunProgram || one.mayRunProgram || other.mayRunProgram
    default: true
    }
  }
}

extension Argument {
  fileprivate var mayRunProgram: Bool {
    switch self {
    case .value(.closure): true
    case .value(let expression): expression.mayRunProgram
    case .place: true
    case .omitted: false
    }
  }
}

extension Place {
  /// Whether evaluating the place may run more of the program.
  package var mayRunProgram: Bool {
    switch self {
    case .local, .global, .accessed: false
    case .field(let base, _), .tupleElement(let base, _), .forced(let base, _), .lazy(let base, _),
      .wrapped(let base, _, _), .watched(let base, _, _):
      base.mayRunProgram
    case .element(let base, let index, _), .nativeElement(let base, _, _, let index, _):
      base.mayRunProgram || index.mayRunProgram
    case .box(let expression), .temporary(let expression), .exactly(_, let expression): expression.mayRunProgram
    case .computed(_, let receiver): receiver?.mayRunProgram ?? false
    case .subscripting(_, let receiver, let arguments, _):
      receiver.mayRunProgram || arguments.contains(where: \.mayRunProgram)
    case .path(let base, let path): base.mayRunProgram || path.mayRunProgram
    case .observed(let inner, _, let owner): inner.mayRunProgram || owner.mayRunProgram
    }
  }

  /// Whether the place depends on values: of an index, of the object that owns a property.
  var isFoundByValues: Bool {
    switch self {
    case .local, .global, .accessed: false
    case .field(let base, _), .tupleElement(let base, _), .forced(let base, _), .lazy(let base, _),
      .wrapped(let base, _, _), .watched(let base, _, _):
      base.isFoundByValues
    case .computed(_, let receiver): receiver?.isFoundByValues ?? false
    case .observed(let inner, _, let owner): inner.isFoundByValues || owner.isFoundByValues
    case .element, .nativeElement, .box, .temporary, .exactly, .subscripting, .path: true
    }
  }
}

extension Expression {
  /// An assignment in Swift's evaluation order.
  package static func assigning(_ value: Expression, to place: Place) -> Expression {
    let isPlain = !place.isFoundByValues || (!value.mayRunProgram && !place.mayRunProgram)
    return isPlain ? .assign(place, value) : .assignInOrder(place, value)
  }
}
