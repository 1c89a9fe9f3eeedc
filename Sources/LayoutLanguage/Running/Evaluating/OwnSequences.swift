import Diagnostics

/// Sequences that the program declares: `next()` gives one element after the other.
extension Run {
  /// What goes over a value's elements; nil for one that is no sequence of the program's own.
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

  /// What a collection of the program's own has at its places, from the first on; nil where these are no numbers.
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

/// What goes over the elements of a sequence: a value of the program's own, or a list of the library's.
struct OwnIterator {
  let holder: Frame
  let next: Member?
  var position = 0
  /// Over a sequence whose elements are worked out when they are asked for.
  var cursor: Cursor?
}
