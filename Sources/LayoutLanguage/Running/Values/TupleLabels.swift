/// The labels of a tuple's elements, which descriptions show: `(x: 1, y: 2)`.
///
/// An object, so that all tuples of one type share it.
package final class TupleLabels: Sendable {
  let names: [String?]

  /// Nil if no element has a label.
  init?(_ names: [String?]) {
    if names.allSatisfy({ $0 == nil }) { return nil }
    self.names = names
  }

  private init(_ first: String, _ second: String) { names = [first, second] }

  subscript(index: Int) -> String? { index < names.count ? names[index] : nil }

  static let keyValue = TupleLabels("key", "value")
  static let offsetElement = TupleLabels("offset", "element")
  static let quotientRemainder = TupleLabels("quotient", "remainder")
  static let partialValue = TupleLabels("partialValue", "overflow")
  static let inserted = TupleLabels("inserted", "memberAfterInsert")
}

extension Type {
  /// The labels of values of the type.
  var tupleLabels: TupleLabels? {
    guard case .tuple(let elements) = shallow else { return nil }
    return TupleLabels(elements.map(\.label))
  }
}

extension Enumeration {
  /// The labels of the case's associated values.
  var labels: TupleLabels? {
    guard index < nominal.cases.count, case .known(let signature) = nominal.cases[index].signatureState else {
      return nil
    }
    return TupleLabels(signature.parameters.map(\.label))
  }
}
