import Diagnostics

/// The program's own sequences: `next()` returns one element after the other.
extension Run {
  /// An iterator over a value's elements; nil if it is not one of the program's own sequences.
  func iterator(of value: Value, at range: SourceRange?) throws(Stop) -> OwnIterator? {
    switch value {
    case .instance, .object: break
    default: return nil
    }
    guard let nominal = value.nominal, nominal.conforms(toNative: .sequence) else { return nil }
    if let maker = nominal.lookUp("makeIterator", isStatic: false).first(where: { $0.code != nil }) {
      let made = try call(.member(maker, receiver: value), [], at: range)
      if let next = made.nominal?.lookUp("next", isStatic: false).first(where: { $0.code != nil }) {
        return OwnIterator(holder: Frame([made]), next: next)
      }
      if case .sequence(let view) = made, view.kind == .iterator, case .int(let position)? = view.parts.first {
        return OwnIterator(holder: Frame([made]), next: nil, position: position)
      }
      var iterator = OwnIterator(holder: Frame([made]), next: nil)
      if case .sequence(let view) = made, view.source != nil { iterator.cursor = Cursor(made, at: range) }
      return iterator
    }
    guard let next = nominal.lookUp("next", isStatic: false).first(where: { $0.code != nil }) else {
      return try elementsByPlace(of: value, nominal, at: range).map { elements in
        OwnIterator(holder: Frame([.array(elements)]), next: nil)
      }
    }
    return OwnIterator(holder: Frame([value]), next: next)
  }

  /// The elements of one of the program's own collections, in order; nil if its indices are not integers.
  private func elementsByPlace(of value: Value, _ nominal: Nominal, at range: SourceRange?) throws(Stop) -> [Value]? {
    guard nominal.conforms(toNative: .collection),
      let element = nominal.lookUp("subscript", isStatic: false).first(where: { $0.code != nil }),
      case .int(var place)? = try end("startIndex", of: value, nominal, at: range),
      case .int(let last)? = try end("endIndex", of: value, nominal, at: range)
    else { return nil }
    let following = nominal.lookUp("index", isStatic: false).first {
      $0.code != nil && $0.code?.parameterSlots.count == 1
    }
    var elements: [Value] = []
    while place != last {
      try step(at: range)
      elements.append(try call(.member(element, receiver: value), [.int(place)], at: range))
      guard let following else {
        place &+= 1
        continue
      }
      guard case .int(let next) = try call(.member(following, receiver: value), [.int(place)], at: range) else {
        return nil
      }
      place = next
    }
    return try checked(elements, at: range)
  }

  /// Whether a value is one of the program's own collections with indices of its own.
  package func hasOwnPlaces(_ value: Value) -> Bool {
    switch value {
    case .instance, .object: break
    default: return false
    }
    guard let nominal = value.nominal, nominal.conforms(toNative: .collection) else { return false }
    return nominal.lookUp("startIndex", isStatic: false).contains { !$0.isNative }
  }

  /// The index of an element by its position in a collection: `ring.startIndex` for 0.
  ///
  /// Positions count from 0; the indices of ranges, slices and of the program's own collections do not.
  package func place(_ position: Int, in value: Value?, at range: SourceRange?) throws(Stop) -> Value {
    switch value {
    case .slice(let slice)?: return .int(slice.start &+ position)
    case .range(let lower, _, isClosed: false)?: return .int(lower &+ position)
    case .dictionary?, .set?: throw Stop(problem: Problem(unsupported: .name("Index"), at: range))
    case let own? where hasOwnPlaces(own):
      guard let nominal = own.nominal, let start = try end("startIndex", of: own, nominal, at: range) else { break }
      return try place(position, after: start, in: own, at: range)
    default: break
    }
    return .int(position)
  }

  /// The index some steps after or before another one in one of the program's own collections.
  package func place(_ distance: Int, after start: Value, in own: Value, at range: SourceRange?) throws(Stop) -> Value {
    let label = distance < 0 ? "before" : "after"
    let step = own.nominal?.lookUp("index", isStatic: false).first { member in
      guard member.code?.parameterSlots.count == 1 else { return false }
      return member.labels == [label]
    }
    guard let step else {
      guard case .int(let start) = start else {
        throw Stop(problem: Problem(unsupported: .name("Index"), at: range))
      }
      return .int(start &+ distance)
    }
    var place = start
    for _ in 0..<distance.magnitude {
      try self.step(at: range)
      place = try call(.member(step, receiver: own), [place], at: range)
    }
    guard case .int = place else { throw Stop(problem: Problem(unsupported: .name("Index"), at: range)) }
    return place
  }

  private func end(
    _ name: String, of value: Value, _ nominal: Nominal, at range: SourceRange?
  ) throws(Stop) -> Value? {
    guard let member = nominal.lookUp(name, isStatic: false).first(where: { !$0.isNative }) else { return nil }
    return member.kind == .field
      ? try stored(member, in: value) : try call(.member(member, receiver: value), [], at: range)
  }

  /// The next element; nil at the end.
  func next(_ iterator: inout OwnIterator, at range: SourceRange?) throws(Stop) -> Value? {
    if let cursor = iterator.cursor { return try cursor.next(self) }
    guard let member = iterator.next else {
      iterator.position += 1
      return iterator.holder.slots[0].asSequence.element(iterator.position - 1)
    }
    let place = range ?? member.range ?? SourceRange(file: 0, lower: 0, upper: 0)
    let receiver: Argument = member.isMutating ? .place(.local(depth: 0, slot: 0)) : .value(.local(depth: 0, slot: 0))
    let found = try call(member, receiver: receiver, arguments: [], iterator.holder, at: place)
    if case .some(let element) = found { return element }
    return nil
  }
}

/// An iterator over a sequence: a value of the program's own, or an array of elements.
struct OwnIterator {
  let holder: Frame
  let next: Member?
  var position = 0
  /// The cursor of a lazy sequence.
  var cursor: Cursor?
}
