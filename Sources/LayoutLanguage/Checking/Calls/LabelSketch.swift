/// The parameters of a native declaration, parsed from its text only as far as a call's labels need.
///
///     "(width: CGFloat? = nil, _ other: Int)"     width:, which is optional, and one without a label
///
/// Most overloads do not fit a call because of their labels, so their types need not be parsed. Parsing happens while a
/// call's labels are compared, so nothing is stored.
struct LabelSketch {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset after the opening parenthesis; nil if the text has an unusual form.
  private let start: Int?

  /// Prepares to parse a declaration's parameters.
  ///
  /// - Parameter signature: the declaration's text after its name.
  init(_ signature: NativeText) {
    bytes = signature.text.bytes
    start = signature.parenthesis.map { $0 + 1 }
  }

  /// Whether no order of a call's arguments can fit the declaration.
  ///
  /// - Parameter isTrailing: whether there are trailing closures.
  func refuses(_ labels: [String?], isTrailing: Bool) -> Bool {
    // A bit for each label that some parameter takes.
    guard var index = start, labels.count < UInt64.bitWidth else { return false }
    var taken: UInt64 = 0
    var count = 0
    var isAnyMissing = false
    var hasVariadic = false
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    while index < bytes.count, bytes[index] != UInt8(ascii: ")") {
      guard let parameter = parameter(from: &index) else { return false }
      count += 1
      if parameter.isVariadic { hasVariadic = true }
      let takes = places(of: parameter.label, in: labels)
      taken |= takes
      if takes == 0, !parameter.mayBeMissing { isAnyMissing = true }
    }
    // For a variadic parameter, all arguments but the first have no label.
    if hasVariadic { return (taken | places(of: nil, in: labels)).nonzeroBitCount < labels.count }
    if taken.nonzeroBitCount < labels.count || labels.count > count { return true }
    return isAnyMissing && !isTrailing
  }

  private struct Parameter {
    /// The label; nil for `_`.
    let label: Range<Int>?
    /// Whether the argument is optional, or may be a trailing closure.
    var mayBeMissing = false
    var isVariadic = false
  }

  /// The positions of a parameter's label among a call's, as bits.
  private func places(of range: Range<Int>?, in labels: [String?]) -> UInt64 {
    var places: UInt64 = 0
    for (place, label) in labels.enumerated() where isSame(label, range) { places |= 1 << UInt64(place) }
    return places
  }

  private func isSame(_ label: String?, _ range: Range<Int>?) -> Bool {
    guard let label, let range else { return label == nil && range == nil }
    return label.utf8.count == range.count && label.utf8.elementsEqual(bytes[range])
  }

  /// The first word of a parameter; then follows the internal name, or a colon.
  private func label(from index: inout Int) -> Range<Int>? {
    while index < bytes.count {
      let start = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      let word = start..<index
      // `@KeyframesBuilder<Value>`
      if index < bytes.count, bytes[index] == UInt8(ascii: "<") { skipGenericArguments(from: &index) }
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
      if word.isEmpty { return nil }
      // `@ViewBuilder` precedes the label.
      if bytes[word.lowerBound] != UInt8(ascii: "@") { return word }
    }
    return nil
  }

  private func skipGenericArguments(from index: inout Int) {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Parses one parameter and the comma after it.
  private func parameter(from index: inout Int) -> Parameter? {
    guard let label = label(from: &index) else { return nil }
    let hasNone = label.count == 1 && bytes[label.lowerBound] == UInt8(ascii: "_")
    var parameter = Parameter(label: hasNone ? nil : label)
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        repeat { index += 1 } while index < bytes.count && bytes[index] != byte
      }
      // Words are irrelevant here.
      if byte >= UInt8(ascii: "A"), byte != UInt8(ascii: "["), byte != UInt8(ascii: "]") {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")") where depth == 0: return parameter
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where bytes[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "="): parameter.mayBeMissing = true
      case UInt8(ascii: ".")
      where !parameter.mayBeMissing && index + 2 < bytes.count && bytes[index + 1] == byte && bytes[index + 2] == byte:
        parameter.isVariadic = true
      case UInt8(ascii: ",") where depth == 0:
        index += 1
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
        return parameter
      default: break
      }
      index += 1
    }
    return nil
  }

  private func isWord(_ byte: UInt8) -> Bool { byte.isPartOfWord || byte == UInt8(ascii: "@") }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
}
