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
    guard let next = nominal.lookUp("next", isStatic: false).first(where: { $0.code != nil }) else { return nil }
    return OwnIterator(holder: Frame([value]), next: next)
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
