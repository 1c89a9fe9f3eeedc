import Curriculum
import Diagnostics

/// The files of an untrusted tar archive, without links, devices, and paths that leave the folder.
///
/// Supports the old format, ustar, GNU's long names and pax headers, as every `tar` writes them.
struct TarArchive {
  /// A file of the archive.
  struct File {
    var path: PackPath
    /// The range of its bytes in the archive.
    var content: Range<Int>
  }

  /// The limit on the number of files, more than any pack has.
  static let mostFiles = 20_000

  private(set) var files: [File] = []
  /// The names of members that are not plain files or lead out of the folder; only with `leavesOut`.
  private(set) var leftOut: [String] = []

  /// Reads the list of files.
  ///
  /// - Parameter leavesOut: whether to omit members that a pack must not have instead of rejecting the archive. A
  ///   class's archive may contain files that the sender did not choose.
  /// - Complexity: one step per file, plus its name.
  init(_ bytes: [UInt8], leavesOut: Bool = false) throws(ArchiveFault) {
    var index = 0
    var longName: String?
    while index + Self.block <= bytes.count {
      let header = bytes[index..<index + Self.block]
      if header.allSatisfy({ $0 == 0 }) { break }
      guard Self.isSumRight(header), let size = Self.number(header, at: 124, length: 12) else {
        throw .isNoTar
      }
      let start = index + Self.block
      guard size <= bytes.count - start else { throw .endsInAFile }
      let content = start..<start + size
      let name = longName ?? Self.name(header)
      longName = nil
      switch bytes[index + 156] {
      case UInt8(ascii: "L"): longName = Self.text(bytes[content])
      case UInt8(ascii: "x"): longName = Self.paxPath(bytes[content])
      case UInt8(ascii: "g"), UInt8(ascii: "5"): break
      case UInt8(ascii: "0"), 0, UInt8(ascii: "7"):
        // The oldest format marks a folder only by its trailing slash.
        if name.hasSuffix("/") { break }
        do throws(ArchiveFault) {
          files.append(File(path: try Self.checked(name), content: content))
        } catch {
          guard leavesOut else { throw error }
          leftOut.append(name)
        }
      case _ where leavesOut: leftOut.append(name)
      case UInt8(ascii: "1"), UInt8(ascii: "2"): throw .hasALink(name)
      default: throw .hasNoFile(name)
      }
      guard files.count <= Self.mostFiles || leavesOut else {
        throw .hasTooMany(Self.mostFiles)
      }
      index = start + (size + Self.block - 1) / Self.block * Self.block
    }
    if files.isEmpty { throw .hasNothing }
  }

  /// Checks a path for use inside a folder; drops the leading `./` that `tar` writes when it packs `.`.
  static func checked(_ path: String) throws(ArchiveFault) -> PackPath {
    let inside = path.utf8.starts(with: "./".utf8) ? String(path.utf8.dropFirst(2)) ?? "" : path
    if let path = PackPath(inside) { return path }
    throw .leadsOut(path.withVisibleControls)
  }

  // MARK: Headers

  private static let block = 512

  /// Whether the header's checksum is correct; the checksum's own bytes count as spaces.
  private static func isSumRight(_ header: ArraySlice<UInt8>) -> Bool {
    let first = header.startIndex
    let sum = header.indices.reduce(0) { sum, index in
      (148..<156).contains(index - first) ? sum + 0x20 : sum + Int(header[index])
    }
    return number(header, at: 148, length: 8) == sum
  }

  /// Parses an octal number; nil for anything else, and for numbers with more than eleven digits.
  private static func number(_ header: ArraySlice<UInt8>, at offset: Int, length: Int) -> Int? {
    let start = header.startIndex + offset
    let digits = header[start..<start + length].filter { $0 != 0 && $0 != 0x20 }
    guard digits.count <= 11, digits.allSatisfy({ (0x30...0x37).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
  }

  private static func name(_ header: ArraySlice<UInt8>) -> String {
    let start = header.startIndex
    let name = text(header[start..<start + 100])
    let isUstar = header[start + 257..<start + 262].elementsEqual("ustar".utf8)
    let prefix = isUstar ? text(header[start + 345..<start + 500]) : ""
    return prefix.isEmpty ? name : "\(prefix)/\(name)"
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Finds the path in a pax header, in a line such as `27 path=a/long/name.layout`.
  private static func paxPath(_ bytes: ArraySlice<UInt8>) -> String? {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard words.count == 2, words[1].starts(with: "path=".utf8) else { continue }
      return String(decoding: words[1].dropFirst(5), as: UTF8.self)
    }
    return nil
  }
}
