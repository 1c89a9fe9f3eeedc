/// Records which values are dates: at run time they are numbers, and only the static type distinguishes the two.
extension Value {
  /// The value with the type of each date in it recorded.
  package func withDates(of type: Type) -> Value {
    if !type.mentionsDates { return self }
    switch self {
    case .double: return type.isNominal(.date) ? .erased(self, as: type) : self
    case .some(let inner): return .some(inner.withDates(of: type.wrapped ?? type))
    case .array(let values): return .array(values.map { $0.withDates(of: type.genericArguments.first ?? type) })
    case .set(let set): return .set(KeyedValues(set.keys.map { $0.withDates(of: type.genericArguments.first ?? type) }))
    case .dictionary(let table):
      guard type.genericArguments.count == 2 else { return self }
      var dated = KeyedValues()
      for (key, value) in zip(table.keys, table.values) {
        dated.insert(key.withDates(of: type.genericArguments[0]), value.withDates(of: type.genericArguments[1]))
      }
      return .dictionary(dated)
    case .tuple(let parts, let labels):
      guard case .tuple(let elements) = type.shallow else { return self }
      return .tuple(zip(parts, elements).map { $0.withDates(of: $1.type) }, labels: labels)
    default: return self
    }
  }
}

extension Type {
  /// Whether values of the library's types may have a date inside.
  package var mentionsDates: Bool {
    switch shallow {
    case .nominal(let nominal, let arguments):
      nominal.isNative && (isNominal(.date) || arguments.contains(where: \.mentionsDates))
    case .tuple(let elements): elements.contains { $0.type.mentionsDates }
    default: false
    }
  }
}
