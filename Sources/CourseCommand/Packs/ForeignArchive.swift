/// Unsupported archive formats, recognized by their first bytes so that the error message can name them.
enum ForeignArchive: String, CaseIterable {
  case zip, xz, bzip2, zstd
  case sevenZip = "7z"
  case rar

  /// Recognizes a file's format by its first bytes; nil for any other.
  init?(_ bytes: [UInt8]) {
    guard let kind = Self.allCases.first(where: { bytes.starts(with: $0.mark) }) else { return nil }
    self = kind
  }

  private var mark: [UInt8] {
    switch self {
    case .zip: [0x50, 0x4B]
    case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A]
    case .bzip2: [0x42, 0x5A, 0x68]
    case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
    case .sevenZip: [0x37, 0x7A, 0xBC, 0xAF]
    case .rar: [0x52, 0x61, 0x72, 0x21]
    }
  }
}
