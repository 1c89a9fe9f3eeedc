/// Whether code always returns the same result for the same arguments.
///
///     { d in d[.bottom] - gap }                     pure: `gap` is a constant
///     { d in let half = d.height / 2; return half } pure: `half` is local
///     { d in width -= d.width; return width }       not pure: `width` belongs to someone else
///
/// The engine runs a pure guide once for all proposals with the same dimensions, and any other guide once per proposal.
/// The answer is conservative: code that runs more of the program, or reads state, is not pure.
extension FunctionCode {
  /// Computes `isPure` once the body is known.
  ///
  /// - Parameter readsVariables: whether it uses a variable that is not its own.
  package func settlePurity(readsVariables: Bool) { isPure = !readsVariables && body.isPure }
}

extension FunctionValue {
  /// Whether the function always returns the same result for the same arguments.
  package var isPure: Bool {
    if case .closure(let code, _) = self { return code.isPure }
    return false
  }
}

extension Expression {
  fileprivate var isPure: Bool {
    switch self {
    case .constant, .local, .keyPath: true
    case .global(let member): !member.isMutable
    case .closure(let code): code.isPure
    case .field(let base, _), .tupleElement(let base, _), .some(let base), .forceUnwrap(let base, _),
      .negate(let base, _), .not(let base):
      base.isPure
    case .native(_, let arguments, _): arguments.allSatisfy(\.isPure)
    case .array(let parts), .tuple(let parts, _): parts.allSatisfy(\.isPure)
    case .coalesce(let one, let other, _), .optionalChain(let one, _, let other, _), .compare(_, let one, let other),
      .arithmetic(_, let one, let other, _, _), .and(let one, let other), .or(let one, let other),
      .range(let one, let other, _, _), .element(let one, let other, _):
      one.isPure && other.isPure
    case .conditional(let condition, let one, let other): condition.isPure && one.isPure && other.isPure
    case .block(let statements): statements.isPure
    case .assign(let place, let value), .assignInOrder(let place, let value): place.isOwn && value.isPure
    case .change(let place, _, let value, _, let result, _): place.isOwn && value.isPure && result.isPure
    case .set(let parts): parts.allSatisfy(\.isPure)
    case .dictionary(let pairs, _): pairs.allSatisfy { $0.key.isPure && $0.value.isPure }
    case .cast(let value, _, _, _), .dynamicType(let value), .typeArgument(let value, _): value.isPure
    case .generic(_, let arguments): arguments.allSatisfy(\.isPure)
    case .typed(let value, let type): value.isPure && type.isPure
    case .call, .callValue, .callLocal, .callExactly, .functionReference, .construct, .enumCase, .interpolation, .unbox,
      .load, .tryOptional, .tryForced, .capturing, .initializeSuper, .lazy, .reading:
      false
    }
  }
}

extension Argument {
  fileprivate var isPure: Bool {
    switch self {
    case .value(let expression): expression.isPure
    case .place(let place): place.isOwn
    case .omitted: true
    }
  }
}

extension Place {
  /// Whether it is a variable of this very function, or a part of one.
  fileprivate var isOwn: Bool {
    switch self {
    case .local(let depth, _): depth == 0
    case .field(let base, _), .tupleElement(let base, _), .forced(let base, _): base.isOwn
    case .element(let base, let index, _): base.isOwn && index.isPure
    case .temporary(let expression): expression.isPure
    case .global, .box, .computed, .nativeElement, .subscripting, .path, .observed, .lazy, .exactly, .wrapped,
      .accessed, .watched:
      false
    }
  }
}

extension [Statement] {
  fileprivate var isPure: Bool { allSatisfy(\.isPure) }
}

extension Statement {
  fileprivate var isPure: Bool {
    switch self {
    case .expression(let expression, _), .declareTuple(_, let expression): expression.isPure
    case .declare(_, let expression), .returning(let expression): expression?.isPure ?? true
    case .choose(let conditions, let one, let other, _, _):
      conditions.allSatisfy(\.isPure) && one.isPure && (other?.isPure ?? true)
    case .switching(let subject, _, let cases, _, _): subject.isPure && cases.allSatisfy(\.isPure)
    case .breaking, .continuing, .fallingThrough: true
    case .labeled(_, let body): body.isPure
    case .view, .forIn, .whileLoop, .deferring, .throwing, .doCatch: false
    }
  }
}

extension Condition {
  fileprivate var isPure: Bool {
    switch self {
    case .expression(let expression), .unwrap(let expression, _): expression.isPure
    case .pattern(let pattern, let expression): pattern.isPure && expression.isPure
    }
  }
}

extension Pattern {
  fileprivate var isPure: Bool {
    switch self {
    case .any, .bind, .none: true
    case .value(let expression), .range(let expression): expression.isPure
    case .enumCase(_, let parts), .tuple(let parts): parts.allSatisfy(\.isPure)
    case .some(let part), .cast(_, let part): part.isPure
    case .test: false
    }
  }
}

extension SwitchCase {
  fileprivate var isPure: Bool { patterns.allSatisfy(\.isPure) && (condition?.isPure ?? true) && body.isPure }
}
