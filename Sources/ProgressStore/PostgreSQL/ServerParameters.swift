/// Statement values in wire format: their types, and their bytes one after another.
struct ServerParameters {
  private(set) var types: [UInt32] = []
  private(set) var lengths: [Int32] = []
  private(set) var formats: [Int32] = []
  /// The start of each value; nil for NULL.
  private var starts: [Int?] = []
  /// Never empty, so that even an empty value has an address; without one it would be NULL.
  private var bytes: [UInt8] = [0]

  init(_ values: [SQLValue]) {
    for value in values {
      switch value {
      case .null: add(nil, type: 0)
      case .integer(let number): add(withUnsafeBytes(of: number.bigEndian) { Array($0) }, type: Self.int8)
      case .text(let text): add(Array(text.utf8), type: Self.text)
      case .blob(let blob): add(blob, type: Self.bytea)
      }
    }
  }

  /// Passes the values' addresses to `use`; they are valid only while it runs.
  func pointing<Result>(_ use: ([UnsafePointer<CChar>?]) -> Result) -> Result {
    bytes.withUnsafeBytes { storage in
      let first = storage.baseAddress?.assumingMemoryBound(to: CChar.self)
      return use(starts.map { start in start.flatMap { first?.advanced(by: $0) } })
    }
  }

  private mutating func add(_ value: [UInt8]?, type: UInt32) {
    types.append(type)
    formats.append(1)
    lengths.append(Int32(clamping: value?.count ?? 0))
    starts.append(value.map { _ in bytes.count - 1 })
    bytes.insert(contentsOf: value ?? [], at: bytes.count - 1)
  }

  // PostgreSQL's type numbers from `pg_type`, which never change.
  private static let bytea: UInt32 = 17
  private static let int8: UInt32 = 20
  private static let text: UInt32 = 25
}
