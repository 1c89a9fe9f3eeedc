/// What the text of a native declaration says of its parameters, as far as a call's labels need it.
///
///     "(width: CGFloat? = nil, _ other: Int)"     width:, which may be left out, and one without a label
///
/// Most forms of a name do not fit a call, and their labels alone say so: their types need not be read, nor made.
struct LabelSketch {
  private struct Parameter {
    /// Nil for `_`.
    var label: Range<Int>?
    /// The call may leave it out, or give it behind the parentheses.
    var mayBeMissing = false
  }

  private let bytes: [UInt8]
  private var parameters: [Parameter] = []
  private var hasVariadic = false
  /// The text has not the usual form, so nothing is known.
  private var isUnknown = false

  /// - Parameter signature: what follows a declaration's name.
  init(_ signature: String) {
    bytes = Array(signature.utf8)
    guard let start = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      isUnknown = true
      return
    }
    read(from: start + 1)
  }

  /// Whether no order of a call's arguments can fit the declaration.
  ///
  /// - Parameter isTrailing: whether closures stand behind the parentheses.
  func refuses(_ labels: [String?], isTrailing: Bool) -> Bool {
    if isUnknown { return false }
    for label in labels where !takes(label) { return true }
    if hasVariadic { return false }
    if labels.count > parameters.count { return true }
    if isTrailing { return false }
    for parameter in parameters where !parameter.mayBeMissing {
      if !labels.contains(where: { isSame($0, parameter.label) }) { return true }
    }
    return false
  }

  private func takes(_ label: String?) -> Bool {
    // One that takes many is given all but the first of them without a label.
    if label == nil, hasVariadic { return true }
    return parameters.contains { isSame(label, $0.label) }
  }

  private func isSame(_ label: String?, _ range: Range<Int>?) -> Bool {
    guard let label, let range else { return label == nil && range == nil }
    return label.utf8.count == range.count && label.utf8.elementsEqual(bytes[range])
  }

  private mutating func read(from start: Int) {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: ")") {
      guard let parameter = parameter(from: &index) else {
        isUnknown = true
        return
      }
      parameters.append(parameter)
    }
  }

  /// The first word of a parameter; behind it stands the name that the body uses, or a colon.
  private func label(from index: inout Int) -> Range<Int>? {
    while index < bytes.count {
      let start = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      let word = start..<index
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
      if word.isEmpty { return nil }
      // `@ViewBuilder` stands before the label.
      if bytes[word.lowerBound] != UInt8(ascii: "@") { return word }
    }
    return nil
  }

  /// One parameter, up to and with the comma after it.
  private mutating func parameter(from index: inout Int) -> Parameter? {
    guard let label = label(from: &index) else { return nil }
    var parameter = Parameter()
    if !(label.count == 1 && bytes[label.lowerBound] == UInt8(ascii: "_")) { parameter.label = label }
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")") where depth == 0: return parameter
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where bytes[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "="): parameter.mayBeMissing = true
      case UInt8(ascii: ".") where index + 2 < bytes.count && bytes[index + 1] == byte && bytes[index + 2] == byte:
        hasVariadic = true
      case UInt8(ascii: ",") where depth == 0:
        index += 1
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        return parameter
      default: break
      }
      index += 1
    }
    return nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }
}
