/// The beginning of a function's, property's or initialiser's declaration, up to its name.
///
///     "static func numericText(value: Double)"     a static method; its name stands from 12 to 23
struct NativeHead: Sendable {
  let kind: Member.Kind
  let isStatic: Bool
  let isMutating: Bool
  private let nameStart: Int32
  private let nameEnd: Int32

  /// Where the name begins, in the bytes of what is written.
  var start: Int { Int(nameStart) }
  /// Where the name ends, and what follows it begins.
  var end: Int { Int(nameEnd) }

  /// Nil for a declaration of a type.
  init?(_ pieces: DeclarationPieces) {
    var written = pieces.written
    let form = pieces.form
    guard let head = written.withUTF8({ HeadReader.read($0, form) }) else { return nil }
    self = head
  }

  fileprivate init(_ kind: Member.Kind, _ name: Range<Int>, isStatic: Bool = false, isMutating: Bool = false) {
    self.kind = kind
    self.isStatic = isStatic
    self.isMutating = isMutating
    nameStart = Int32(truncatingIfNeeded: name.lowerBound)
    nameEnd = Int32(truncatingIfNeeded: name.upperBound)
  }

  /// `Text`, of `struct Text: View`.
  static func typeName(in text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var reader = HeadReader(bytes)
      _ = reader.takeName { $0 == UInt8(ascii: " ") }
      _ = reader.take(" ")
      return String(
        decoding: bytes[reader.takeName { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "<") }], as: UTF8.self)
    }
  }
}

/// Reads declarations up to their names, byte by byte.
private struct HeadReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The head of a declaration; nil for one of a type.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ form: DeclarationPieces.Form) -> NativeHead? {
    var reader = HeadReader(bytes)
    switch form {
    case .whole: return reader.head()
    case .function, .modifier: return NativeHead(.method, reader.takeFunctionName())
    case .inert: return NativeHead(.method, bytes.indices)
    case .constant: return NativeHead(.computed, bytes.indices, isStatic: true)
    }
  }

  private mutating func head() -> NativeHead? {
    var isStatic = false
    var isMutating = false
    while true {
      if take("static ") {
        isStatic = true
      } else if take("mutating ") {
        isMutating = true
      } else {
        break
      }
    }
    let start = position
    if take("func ") {
      return NativeHead(.method, takeFunctionName(), isStatic: isStatic, isMutating: isMutating)
    }
    if take("case ") { return NativeHead(.enumCase, takeFunctionName(), isStatic: true) }
    if take("init") { return NativeHead(.initializer, start..<position, isStatic: true, isMutating: isMutating) }
    if take("subscript") {
      return NativeHead(.subscripting, start..<position, isStatic: isStatic, isMutating: isMutating)
    }
    guard take("var ") || take("let ") else { return nil }
    let name = takeName { $0 == UInt8(ascii: ":") }
    return NativeHead(.computed, name, isStatic: isStatic, isMutating: isMutating)
  }

  private mutating func takeFunctionName() -> Range<Int> {
    takeName { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "<") }
  }

  /// Leaves out the word, if it stands here.
  mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    let begins = word.withUTF8Buffer { wanted in
      for offset in 0..<count where bytes[position + offset] != wanted[offset] { return false }
      return true
    }
    if begins { position += count }
    return begins
  }

  /// Takes everything before a byte that ends a name.
  mutating func takeName(upTo isEnd: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    return start..<position
  }
}
