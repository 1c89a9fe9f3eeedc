/// A sequence derived from another one, with its elements and the parts of its description.
package struct SequenceView {
  package enum Kind: String {
    case reversed = "ReversedCollection"
    case enumerated = "EnumeratedSequence"
    case zipped = "Zip2Sequence"
    case repeated = "Repeated"
    case flattened = "FlattenSequence"
    case keys = "Keys"
    case values = "Values"
    /// An `IndexingIterator`: the elements, and as its part the position of the next one.
    case iterator = "IndexingIterator"
    /// The bytes or scalars of a text.
    case text
    /// The elements of a `stride`, or of a lazy sequence.
    case other = "sequence"

    /// The labels of its parts in a description.
    var labels: [String?] {
      switch self {
      case .reversed, .enumerated, .flattened: ["_base"]
      case .zipped: ["_sequence1", "_sequence2"]
      case .repeated: ["count", "repeatedValue"]
      case .text, .keys, .values: []
      case .iterator: ["", ""]
      case .other: ["", "", ""]
      }
    }
  }

  package let kind: Kind
  package let elements: [Value]
  package var parts: [Value] = []
  /// The source of its elements, if it is lazy.
  package var source: LazySource?
  /// The full type name, if the program states it: `ReversedCollection<Array<Int>>`.
  package var name: String?

  package init(kind: Kind, elements: [Value], parts: [Value] = [], source: LazySource? = nil, name: String? = nil) {
    self.kind = kind
    self.elements = elements
    self.parts = parts
    self.source = source
    self.name = name
  }
}

extension Type {
  /// The type's name in a description: `Array<Int>`, `Optional<String>`; nil if it is known only at run time.
  package var nameInFull: String? {
    switch shallow {
    case .nominal(let nominal, let arguments):
      let names = arguments.compactMap(\.nameInFull)
      if names.count < arguments.count { return nil }
      let name = nominal.name
      return names.isEmpty ? name : "\(name)<\(names.joined(separator: ", "))>"
    case .tuple(let elements):
      let names = elements.compactMap { element in
        element.type.nameInFull.map { name in element.label.map { "\($0): \(name)" } ?? name }
      }
      return names.count == elements.count ? "(\(names.joined(separator: ", ")))" : nil
    case .function(let function):
      let names = function.parameters.compactMap(\.nameInFull)
      guard names.count == function.parameters.count, let result = function.result.nameInFull,
        function.inoutParameters.isEmpty, !function.isThrowing, !function.isAsync
      else { return nil }
      return "(\(names.joined(separator: ", "))) -> \(result)"
    case .metatype(let instance): return instance.nameInFull.map { "\($0).Type" }
    case .variable(let variable):
      switch variable.literal {
      case .integer: return "Int"
      case .float: return "Double"
      case nil: return nil
      }
    case .parameter, .opaque: return nil
    }
  }
}
