import Diagnostics

/// The name of something in a pack, known to mean nothing outside of it: `Data/Images/owl.svg`.
///
/// Every name that a pack gives, in a list, a manifest, a scenario or an archive, becomes one of these before anything
/// is opened, whoever asks. What lies there is opened by `PackFolder`, which follows no link.
///
///     Data/owl.svg                                     → itself
///     ../owl.svg   /owl.svg   Data//owl.svg   a\b      → none
public struct PackPath: Hashable, Sendable {
  /// The names of the folders on the way, and the last one's.
  let parts: [String]

  /// Takes a name; nil for one that could lead out of the pack, or that no author types.
  public init?(_ text: String) {
    // Bytes are compared, not characters: to Swift a slash with an accent on it is no slash, to the system it is.
    let parts = text.utf8.split(separator: Self.slash, omittingEmptySubsequences: false).map { Substring($0) }
    guard text.utf8.count <= Self.longest, parts.allSatisfy(Self.isPlain) else { return nil }
    guard text.count(where: { $0 == "/" }) == parts.count - 1 else { return nil }
    self.parts = parts.map(String.init)
  }

  /// The name as it is written.
  public var text: String { parts.joined(separator: "/") }

  /// The name of something in this folder.
  func appending(_ path: PackPath) -> PackPath? { PackPath("\(text)/\(path.text)") }

  private static let slash = UInt8(ascii: "/")
  /// So that a pack fits into a folder that is deep already.
  private static let longest = 1000
  /// What Linux lets a single name have.
  private static let longestPart = 255

  private static func isPlain(_ part: Substring) -> Bool {
    guard !part.isEmpty, part.utf8.count <= longestPart, !part.utf8.elementsEqual(".".utf8),
      !part.utf8.elementsEqual("..".utf8)
    else { return false }
    let text = String(part)
    return !part.utf8.contains(UInt8(ascii: "\\")) && !text.contains("\n") && text.withVisibleControls == text
  }
}

extension JSONForm where Value == PackPath {
  /// The name of a file below a folder of the pack, `Data/Images`.
  static func file(in folder: String) -> JSONForm {
    JSONForm("the name of a file in \(folder)") { json in
      json.string.flatMap { PackPath($0) }.flatMap { PackPath(folder)?.appending($0) }
    }
  }
}
