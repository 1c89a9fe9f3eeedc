import Diagnostics

/// A path inside a pack that cannot lead out of it: `Data/Images/owl.svg`.
///
/// Every name in a pack's index, manifest, scenario or archive is converted to one of these before anything is opened.
/// `PackFolder` opens the files and follows no links.
///
///     Data/owl.svg                                     → itself
///     ../owl.svg   /owl.svg   Data//owl.svg   a\b      → none
public struct PackPath: Hashable, Sendable {
  /// The components of the path.
  let parts: [String]

  /// Parses a path; nil if it could lead out of the pack, or has characters that no author types.
  public init?(_ text: String) {
    // Compares bytes, since Swift does not match a slash with a combining accent, but the system does.
    let parts = text.utf8.split(separator: Self.slash, omittingEmptySubsequences: false).map { Substring($0) }
    guard text.utf8.count <= Self.longest, parts.allSatisfy(Self.isPlain) else { return nil }
    guard text.count(where: { $0 == "/" }) == parts.count - 1 else { return nil }
    self.parts = parts.map(String.init)
  }

  /// The path as it is written.
  public var text: String { parts.joined(separator: "/") }

  /// A path in this folder.
  func appending(_ path: PackPath) -> PackPath? { PackPath("\(text)/\(path.text)") }

  private static let slash = UInt8(ascii: "/")
  /// Leaves room for the path of the folder that the pack is in.
  private static let longest = 1000
  /// The limit of Linux for one component.
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
  /// The name of a file in a folder of the pack, such as `Data/Images`.
  static func file(in folder: String) -> JSONForm {
    JSONForm("the name of a file in \(folder)") { json in
      json.string.flatMap { PackPath($0) }.flatMap { PackPath(folder)?.appending($0) }
    }
  }
}
