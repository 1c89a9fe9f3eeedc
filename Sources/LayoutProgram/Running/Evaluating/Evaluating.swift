import Diagnostics
import LayoutEngine

/// Evaluates expressions and executes statements.
extension Run {
  package func evaluate(_ expression: Expression, _ frame: Frame) throws(Stop) -> Value {
    try step()
    switch expression {
    case .constant(let value): return value
    case .local(let depth, let slot): return frame[depth, slot]
    case .global(let member): return try global(member)
    case .field(let base, let index): return try field(of: try evaluate(base, frame), index)
    case .tupleElement(let base, let index):
      return try part(index, of: try evaluate(base, frame))
    case .call(let member, let receiver, let arguments, let range):
      return try call(member, receiver: receiver, arguments: arguments, frame, at: range)
    case .native(let function, let arguments, let range): return try native(function, arguments, frame, at: range)
    case .callValue(let callee, let arguments, let range):
      let function = try function(callee, frame)
      if case .closure(let code, let captured) = function {
        return try call(code, captured, arguments, frame, at: range)
      }
      var values: [Value] = []
      for argument in arguments { values.append(try evaluate(argument, frame)) }
      return try call(function, values, at: range)
    case .closure(let code):
      frame.join(frames)
      return .function(.closure(code, frame))
    case .callLocal(let callee, let arguments, let range):
      guard case .closure(let code, let captured) = try function(callee, frame) else {
        throw .fault("a local function is no closure", at: range)
      }
      let inner = Frame(count: max(code.slotCount, 1), parent: captured)
      let places = try pass(arguments, to: code, in: inner, from: frame)
      return try handing(places, of: inner, back: frame) { () throws(Stop) in
        try entering(at: range) { () throws(Stop) in try run(code, inner) }
      }
    case .capturing(let values, let code):
      let captured = Frame(count: values.count, parent: frame)
      for (slot, value) in values.enumerated() { captured.slots[slot] = try evaluate(value, frame) }
      captured.join(frames)
      return .function(.closure(code, captured))
    case .dictionary(let pairs, let range): return try dictionary(pairs, frame, at: range)
    case .set(let elements):
      var set = KeyedValues()
      for element in elements { set.insert(try evaluate(element, frame)) }
      return .set(set)
    case .tryOptional(let inner, let flattens): return try attempt(inner, frame, flattens: flattens)
    case .tryForced(let inner, let range): return try attempt(inner, frame, at: range)
    case .cast(let inner, let cast, let type, let range):
      return try self.cast(try evaluate(inner, frame), cast, to: type, at: range)
    case .callExactly(let member, let receiver, let arguments, let range):
      return try call(exactly: member, try evaluate(receiver, frame), arguments, frame, at: range)
    case .initializeSuper(let member, let object, let arguments, let isOverridable, let range):
      let object = try evaluate(object, frame)
      let chosen = isOverridable ? override(of: member, in: object) : member
      return try initialize(chosen, on: object, arguments, frame, at: range)
    case .lazy(let base, let member): return try lazyValue(of: member, in: try evaluate(base, frame))
    case .dynamicType(let inner):
      return .metatype(type(of: try evaluate(inner, frame)))
    case .generic, .typeArgument, .typed: return try typeValue(expression, frame)
    case .functionReference(let member, let receiver):
      let value: Value?
      if let receiver { value = try evaluate(receiver, frame) } else { value = nil }
      if let native = member.native { return .function(.native(native, receiver: value)) }
      return .function(.member(member, receiver: value))
    case .construct(let nominal, let fields, let range): return try construct(nominal, fields, frame, at: range)
    case .enumCase(let nominal, let index, let payload):
      return .enumeration(
        Enumeration(
          nominal: nominal, index: index, payload: try self.payload(payload, of: nominal.cases[index], frame),
          judge: judge(of: nominal)))
    case .array(let elements):
      var values: [Value] = []
      for element in elements { values.append(try evaluate(element, frame)) }
      return .array(values)
    case .tuple(let elements, let labels):
      var values: [Value] = []
      for element in elements { values.append(try evaluate(element, frame)) }
      return .tuple(values, labels: labels)
    case .interpolation(let parts, let range):
      var text = ""
      for part in parts {
        text += try self.text(of: try evaluate(part, frame), at: range)
        if text.utf8.count > Budget.textLength { throw textTooLong(at: range) }
      }
      return .string(try checked(text, at: range))
    case .some(let inner): return .some(try evaluate(inner, frame))
    case .forceUnwrap(let inner, let range):
      guard case .some(let value) = try evaluate(inner, frame) else {
        throw Stop(.runtime, "Unexpectedly found nil while unwrapping an Optional value", at: range)
      }
      return value
    case .coalesce(let first, let second, let keepsOptional):
      let value = try evaluate(first, frame)
      if case .some(let inner) = value { return keepsOptional ? value : inner }
      return try evaluate(second, frame)
    case .optionalChain(let base, let slot, let rest, let flattens):
      guard case .some(let inner) = try evaluate(base, frame) else { return .none }
      frame.slots[slot] = inner
      let value = try evaluate(rest, frame)
      return flattens ? value : .some(value)
    case .conditional(let condition, let first, let second):
      return try truth(condition, frame) ? try evaluate(first, frame) : try evaluate(second, frame)
    case .arithmetic(let operation, let left, let right, let isInteger, let range):
      return try arithmetic(
        operation, try evaluate(left, frame), try evaluate(right, frame), isInteger: isInteger, at: range)
    case .negate(let inner, let range): return try negate(try evaluate(inner, frame), at: range)
    case .compare(let comparison, let left, let right):
      return .bool(try compare(comparison, try evaluate(left, frame), try evaluate(right, frame)))
    case .not(let inner): return .bool(!(try truth(inner, frame)))
    case .and(let left, let right): return .bool(try truth(left, frame) ? try truth(right, frame) : false)
    case .or(let left, let right): return .bool(try truth(left, frame) ? true : try truth(right, frame))
    case .range(let lower, let upper, let isClosed, let range):
      return try makeRange(try evaluate(lower, frame), try evaluate(upper, frame), isClosed: isClosed, at: range)
    case .element(let base, let index, let range):
      return try element(of: try evaluate(base, frame), at: try evaluate(index, frame), range)
    case .unbox(let inner):
      guard case .box(let box) = try evaluate(inner, frame) else { return try evaluate(inner, frame) }
      return try read(box)
    case .keyPath(let steps): return .function(.keyPath(steps))
    case .load(let name, let type, let range): return try load(try evaluate(name, frame).text, as: type, at: range)
    case .block(let statements):
      if case .returning(let value) = try execute(statements, frame) { return value }
      return .void
    case .assign(let place, let value):
      let result = try evaluate(value, frame)
      try store(result, in: place, frame)
      return .void
    case .assignInOrder(let place, let value):
      let place = try found(place, frame)
      try store(try evaluate(value, frame), in: place, frame)
      return .void
    case .change(.forced(let place, _), let current, let value, let operand, let result, ifThere: true):
      try changeIfThere(place, current, by: value, operand, to: result, frame)
      return .void
    case .change(let place, let current, let value, let operand, let result, _):
      try change(place, current, by: value, operand, to: result, frame)
      return .void
    case .reading(let place): return try read(place, frame)
    }
  }

  private func payload(_ written: [Expression?], of member: Member, _ frame: Frame) throws(Stop) -> [Value] {
    var values: [Value] = []
    for (index, part) in written.enumerated() {
      if let part {
        values.append(try evaluate(part, frame))
      } else if let code = member.code, index < code.defaults.count, let value = code.defaults[index] {
        values.append(try evaluate(value, Frame(count: code.slotCount, parent: nil)))
      }
    }
    return values
  }

  func truth(_ expression: Expression, _ frame: Frame) throws(Stop) -> Bool {
    if case .bool(let value) = try evaluate(expression, frame) { return value }
    throw .fault("a condition is no Bool", at: latest)
  }

  func function(_ expression: Expression, _ frame: Frame) throws(Stop) -> FunctionValue {
    if case .function(let function) = try evaluate(expression, frame) { return function }
    throw .fault("what is called is no function", at: latest)
  }

  func part(_ index: Int, of value: Value) throws(Stop) -> Value {
    if case .tuple(let parts, _) = value, index < parts.count { return parts[index] }
    throw .fault("\(value.typeName) has no part \(index)", at: latest)
  }

  package func field(of value: Value, _ index: Int) throws(Stop) -> Value {
    switch value {
    case .instance(let instance) where index < instance.fields.count: return instance.fields[index]
    case .object(let object) where index < object.fields.count: return object.fields[index]
    default: throw .fault("\(value.typeName) has no field \(index)", at: latest)
    }
  }

  package func global(_ member: Member) throws(Stop) -> Value {
    if let native = member.native {
      return try native.work.answer(self, Arguments(values: [], range: nil))
    }
    guard member.globalIndex < globals.count else { throw .fault("\(member.name) is no global", at: member.range) }
    switch globals[member.globalIndex] {
    case .known(let value): return value
    case .underway:
      throw Stop(.runtime, RuntimeMessage.needsItsOwnValue(member.name), at: member.range)
    case .unknown:
      globals[member.globalIndex] = .underway
      guard let initial = member.initialValue else {
        let value = try member.owner.map { (owner) throws(Stop) in try startValue(of: member, in: owner) } ?? .void
        globals[member.globalIndex] = .known(value)
        return value
      }
      let value = try evaluate(initial, Frame(count: 0, parent: nil))
      globals[member.globalIndex] = .known(value)
      return value
    }
  }

  // MARK: Numbers

  package func arithmetic(
    _ operation: Arithmetic, _ left: Value, _ right: Value, isInteger: Bool, at range: SourceRange?
  ) throws(Stop) -> Value {
    if case .int(let a) = left, case .int(let b) = right, isInteger {
      return .int(try integer(operation, a, b, at: range))
    }
    let a: Double
    let b: Double
    if case .double(let first) = left, case .double(let second) = right {
      (a, b) = (first, second)
    } else {
      if let answer = try narrow(operation, left, right, at: range) { return answer }
      if let answer = try own(operation, left, right, at: range) { return answer }
      (a, b) = (left.number, right.number)
    }
    switch operation {
    case .add: return .double(a + b)
    case .subtract: return .double(a - b)
    case .multiply: return .double(a * b)
    case .divide: return .double(a / b)
    case .remainder: return .double(a.truncatingRemainder(dividingBy: b))
    }
  }

  /// The program's own operator, if generic code meets one of its types; nil for any other operands.
  private func own(
    _ operation: Arithmetic, _ left: Value, _ right: Value, at range: SourceRange?
  ) throws(Stop) -> Value? {
    guard let nominal = left.nominal, !nominal.isNative else { return nil }
    let member = nominal.lookUp(operation.rawValue, isStatic: true).first { $0.code?.parameterSlots.count == 2 }
    guard let member else { return nil }
    return try call(.member(member, receiver: .metatype(nominal)), [left, right], at: range)
  }

  private func integer(_ operation: Arithmetic, _ a: Int, _ b: Int, at range: SourceRange?) throws(Stop) -> Int {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide, .remainder:
      if b == 0 {
        throw Stop(
          .runtime, operation == .divide ? "Division by zero" : "Division by zero in remainder operation", at: range)
      }
      result = operation == .divide ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    }
    if result.overflow {
      throw Stop(
        .runtime, "arithmetic operation '\(a) \(operation.rawValue) \(b)' (on type 'Int') results in an overflow",
        at: range)
    }
    return result.partialValue
  }

  private func negate(_ value: Value, at range: SourceRange?) throws(Stop) -> Value {
    switch value {
    case .int(let number): return .int(try integer(.subtract, 0, number, at: range))
    case .double(let number): return .double(-number)
    case .number(let number):
      if let float = number.float { return .number(Number(-float)) }
      return try narrow(.subtract, .whole(0, as: number.type), value, at: range) ?? value
    default: return .double(-value.number)
    }
  }

  package func makeRange(_ lower: Value, _ upper: Value, isClosed: Bool, at range: SourceRange?) throws(Stop) -> Value {
    guard case .int(let a) = lower, case .int(let b) = upper else {
      if lower.numberType != nil, upper.numberType != nil, !(lower.number <= upper.number) {
        throw Stop(.runtime, "Fatal error: Range requires lowerBound <= upperBound", at: range)
      }
      return .interval(Interval(lower: lower, upper: upper, isClosed: isClosed))
    }
    if a > b { throw Stop(.runtime, "Range requires lowerBound <= upperBound", at: range) }
    guard isClosed else { return .range(a, b) }
    guard b < Int.max else { throw Stop(.runtime, "Range end index is out of bounds", at: range) }
    return .range(a, b + 1, isClosed: true)
  }

  package func element(of base: Value, at index: Value, _ range: SourceRange?) throws(Stop) -> Value {
    if case .slice(let slice) = base, case .int(let position) = index {
      if let value = slice[position] { return value }
      throw Stop(
        .runtime, "Index out of bounds", at: range,
        notes: [Note(RuntimeMessage.indicesOfSlice(start: slice.start, end: slice.end, index: position))])
    }
    guard case .array(let values) = base, case .int(let position) = index else {
      return try element(ofCollection: base, at: index, range)
    }
    guard values.indices.contains(position) else {
      throw Stop(
        .runtime, "Index out of range", at: range,
        notes: [Note(RuntimeMessage.countOfArray(values.count, index: position))]
      )
    }
    return values[position]
  }

  /// `self[index]` in an extension of `Collection`, of whatever collection that is.
  private func element(ofCollection base: Value, at index: Value, _ range: SourceRange?) throws(Stop) -> Value {
    switch base {
    case .string, .substring:
      let text = Substring(argument: base) ?? ""
      guard case .index(let place) = index, place >= text.startIndex, place < text.endIndex else {
        throw Stop.textIndexOutOfBounds(at: range)
      }
      return .string(String(text[place]))
    case .range(let lower, let upper, _):
      if case .int(let place) = index, place >= lower, place < upper { return index }
      throw Stop(.runtime, "Index out of range", at: range)
    case .array: throw .fault("an array has an index that is no Int", at: range)
    default:
      return try element(of: .array(try elements(of: base, at: range)), at: index, range)
    }
  }

  // MARK: Comparison

  private func compare(_ comparison: Comparison, _ left: Value, _ right: Value) throws(Stop) -> Bool {
    switch comparison {
    case .equal: return try areEqual(left, right)
    case .notEqual: return !(try areEqual(left, right))
    case .less: return try isLess(left, right, at: latest)
    case .lessOrEqual: return try isLess(left, right, at: latest) ? true : try areEqual(left, right)
    case .greater: return try isLess(right, left, at: latest)
    case .greaterOrEqual: return try isLess(right, left, at: latest) ? true : try areEqual(left, right)
    }
  }

  // MARK: Statements

  /// How a block of statements ended.
  enum Ending {
    case normal
    case breaking(String?)
    case continuing(String?)
    case fallingThrough
    case returning(Value)
  }

  func execute(_ statements: [Statement], _ frame: Frame) throws(Stop) -> Ending {
    for index in statements.indices {
      if case .deferring(let last) = statements[index] {
        return try execute(Array(statements[(index + 1)...]), frame, atTheEnd: last)
      }
      let ending = try execute(statements[index], frame)
      if case .normal = ending { continue }
      return ending
    }
    return .normal
  }

  private func execute(_ statement: Statement, _ frame: Frame) throws(Stop) -> Ending {
    switch statement {
    case .expression(let expression, let range):
      try step(at: range)
      _ = try evaluate(expression, frame)
    case .view(let expression, let range):
      try step(at: range)
      _ = try evaluate(expression, frame)
    case .declare(let slot, let value):
      frame.slots[slot] = try value.map { (v) throws(Stop) in try evaluate(v, frame) } ?? .void
    case .declareTuple(let slots, let expression):
      guard case .tuple(let parts, _) = try evaluate(expression, frame) else { break }
      for (slot, part) in zip(slots, parts) { if let slot { frame.slots[slot] = part } }
    case .choose(let conditions, let then, let otherwise, _, let range):
      try step(at: range)
      if try holds(conditions, frame) { return try execute(then, frame) }
      return try execute(otherwise ?? [], frame)
    case .switching(let subject, let slot, let cases, _, _):
      if let index = try matchingCase(subject, slot, cases, frame) {
        return try execute(cases, from: index, frame)
      }
    case .forIn(let sequence, let pattern, let filter, let body, let label, let range):
      return try loop(sequence, pattern, filter, body, label, frame, at: range)
    case .whileLoop(let conditions, let body, let isRepeat, let label, let range):
      return try loop(conditions, body, isRepeat: isRepeat, label, frame, at: range)
    case .returning(let expression):
      return .returning(try expression.map { (e) throws(Stop) in try evaluate(e, frame) } ?? .void)
    case .breaking(let label): return .breaking(label)
    case .continuing(let label): return .continuing(label)
    case .fallingThrough: return .fallingThrough
    case .deferring(let last): return try execute(last, frame)
    case .throwing(let error, let range): throw raise(try evaluate(error, frame), at: range)
    case .doCatch(let body, let slot, let clauses): return try execute(body, slot, clauses, frame)
    case .labeled(let label, let body):
      let ending = try execute(body, frame)
      if case .breaking(let target) = ending, target == label { return .normal }
      return ending
    }
    return .normal
  }

  /// Executes a case's body, and those after it as long as they fall through.
  private func execute(_ cases: [SwitchCase], from index: Int, _ frame: Frame) throws(Stop) -> Ending {
    var index = index
    while index < cases.count {
      let ending = try execute(cases[index].body, frame)
      if case .breaking(nil) = ending { return .normal }
      guard case .fallingThrough = ending else { return ending }
      index += 1
    }
    return .normal
  }

  private func loop(
    _ conditions: [Condition], _ body: [Statement], isRepeat: Bool, _ label: String?, _ frame: Frame,
    at range: SourceRange?
  ) throws(Stop) -> Ending {
    var isFirst = isRepeat
    while true {
      try step(at: range)
      if !isFirst, !(try holds(conditions, frame)) { return .normal }
      isFirst = false
      let ending = try execute(body, frame)
      if ending.staysInLoop(label) { continue }
      return ending.afterLoop(label)
    }
  }

  private func loop(
    _ sequence: Expression, _ pattern: Pattern, _ filter: Expression?, _ body: FunctionCode, _ label: String?,
    _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Ending {
    var position = 0
    let source = try evaluate(sequence, frame)
    let cursor = source.isWorkedOut ? Cursor(source, at: range) : nil
    let values = cursor == nil ? source.asSequence : .void
    try requireCountable(values, at: range)
    try step(at: range, counting: values.length)
    let (statements, slotCount) = (body.body, body.slotCount)
    while let element = try cursor.map({ (cursor) throws(Stop) in try cursor.next(self) })
      ?? values.element(position)
    {
      try step(at: range)
      position += 1
      try step(counting: slotCount / 32)
      let inner = Frame(count: slotCount, parent: frame)
      if !(try matches(pattern, element, inner)) { continue }
      if let filter, !(try truth(filter, inner)) { continue }
      let ending = try execute(statements, inner)
      if ending.staysInLoop(label) { continue }
      return ending.afterLoop(label)
    }
    return .normal
  }

  // MARK: Conditions and patterns

  func holds(_ conditions: [Condition], _ frame: Frame) throws(Stop) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression): if !(try truth(expression, frame)) { return false }
      case .unwrap(let expression, let slot):
        guard case .some(let inner) = try evaluate(expression, frame) else { return false }
        if let slot { frame.slots[slot] = inner }
      case .pattern(let pattern, let expression):
        if !(try matches(pattern, try evaluate(expression, frame), frame)) { return false }
      }
    }
    return true
  }

  func matchingCase(_ subject: Expression, _ slot: Int, _ cases: [SwitchCase], _ frame: Frame) throws(Stop) -> Int? {
    let value = try evaluate(subject, frame)
    for (index, clause) in cases.enumerated() {
      for pattern in clause.patterns where try matches(pattern, value, frame) {
        if let condition = clause.condition, !(try truth(condition, frame)) { continue }
        return index
      }
    }
    return nil
  }

  func matches(_ pattern: Pattern, _ value: Value, _ frame: Frame) throws(Stop) -> Bool {
    switch pattern {
    case .any: return true
    case .bind(let slot):
      frame.slots[slot] = value
      return true
    case .value(let expression): return try areEqual(try evaluate(expression, frame), value)
    case .range(let expression):
      switch (try evaluate(expression, frame), value) {
      case (.range(let lower, let upper, _), .int(let number)): return lower <= number && number < upper
      case (.interval(let interval), _): return interval.contains(value)
      default: return false
      }
    case .enumCase(let index, let parts):
      guard case .enumeration(let found) = value, found.index == index else { return false }
      if parts.count == 1, found.payload.count > 1 {
        return try matches(parts[0], .tuple(found.payload, labels: found.labels), frame)
      }
      for (part, payload) in zip(parts, found.payload) where !(try matches(part, payload, frame)) { return false }
      return true
    case .tuple(let parts):
      guard case .tuple(let values, _) = value else { return false }
      for (part, payload) in zip(parts, values) where !(try matches(part, payload, frame)) { return false }
      return true
    case .some(let inner):
      guard case .some(let wrapped) = value else { return false }
      return try matches(inner, wrapped, frame)
    case .none:
      if case .none = value { return true }
      return false
    case .test(let slot, let test):
      frame.slots[slot] = value
      return try truth(test, frame)
    case .cast(let type, let inner):
      guard let found = self.cast(value, to: type) else { return false }
      return try matches(inner, found, frame)
    }
  }
}
